import { catalogue } from '@marchlands/core/language.ts';
import type { Lesson } from '@marchlands/kit/board.ts';

/** The form `roaming`: a barbarian's way, a knight in its way, and an attack. */
export const lesson: Lesson = {
  title: 'Island of Knights: roaming barbarians',
  seats: 3,
  options: { rules: 'roaming' },
  position: `roaming 3 P1 action robber=h5 invasion=1 bars=b5:1@22<16
P1: c17 s29 r17-23 r23-29 r29-35 k35:1+ hand=WGGO
P2: c45 r41-45 hand=B
P3: c14 r9-14 hand=L`,
  steps: [
    {
      say: [
        'Here barbarians *land in bays and roam*. The one on 22 came from 16: the red wedge shows where it faces, the dotted lines where it may go next. On a red 1 to 3 all turn left, on 4 to 6 all turn right (IK-268).',
        'A ring marks a building that can be reached within two turns, and the forecast tells the exact chances. You lose your city on 17 if the barbarian comes there and no active knight stands inside (IK-286).',
      ],
      task: 'Choose Recruit, and put a knight into your city on 17.',
      accept: ['recruit 17'],
    },
    {
      say: ['It sleeps. An inactive knight protects nothing (IK-287).'],
      task: 'Choose Activate, and wake the knight on 17.',
      accept: ['activate 17'],
      after: 'Now the forecast says that the city is never lost.',
    },
    {
      say: ['The march comes right after the roll, before anything can be done.'],
      task: 'End the turn.',
      accept: ['end'],
      replies: [
        { line: 'roll', chance: ['red 5', 'yellow 3', 'event trade'] },
        { line: 'end' },
        { line: 'roll', chance: ['red 1', 'yellow 4', 'event politics'] },
        { line: 'end' },
        { line: 'roll', chance: ['red 2', 'yellow 3', 'event science'] },
      ],
      after:
        'It turned right to 28, then left twice: to 34, and to your settlement on 29, which it leaves unharmed. Knights that were active when your turn began are *ready*: they carry a pennant.',
    },
    {
      say: [
        'A ready knight may travel over your own roads onto a barbarian and fight it: it wins if its level is at least as high (IK-184, IK-278).',
      ],
      task: 'Choose Knights act, then the knight on 35, and attack 29.',
      accept: ['attack 35-29'],
    },
    {
      say: ['Each kill brings a progress card from a deck that you name (IK-294).'],
      task: 'Name the deck of science.',
      accept: ['kill science'],
      chance: ['card crane'],
      after: 'It was the last of its invasion, and you alone killed: a Defender point (IK-297).',
    },
    {
      say: ['Invasions grow: the next brings level 2, the third level 3, then more at once. *Thirteen points win.*'],
    },
  ],
};
catalogue('island/lesson/next/next', lesson);
