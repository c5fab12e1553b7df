import { catalogue } from '@marchlands/core/language.ts';
import type { Lesson } from '@marchlands/kit/board.ts';

/** The form `knights`: an improvement, a knight, and the arriving ship. */
export const lesson: Lesson = {
  title: 'Island of Knights: knights',
  seats: 3,
  options: { rules: 'knights' },
  position: `knights 3 P1 action robber=h5 ship=6
P1: c29 s17 r17-23 r23-29 r29-35 hand=WGOPP
P2: c45 r41-45 hand=B
P3: c14 r9-14 hand=L`,
  steps: [
    {
      say: [
        'In this form cities yield *commodities*: paper from forest, cloth from pasture, coin from mountains. They buy improvements on three tracks; the flip-chart beside the board has a page for each level.',
        'A level also opens a gate: when the event die shows it, a low red die lets you draw a progress card (IK-060).',
      ],
      task: 'Buy level 1 of science.',
      accept: ['improve science'],
      after: 'One paper for level 1; level 2 costs two.',
    },
    {
      say: [
        'The ship stands one step from the island. When it comes, the cities on the board are its strength, and all *active knights* together are the defence (IK-245, IK-246).',
        'A knight is recruited where a road of yours ends, for wool and ore.',
      ],
      task: 'Choose Recruit, and put a knight on 35.',
      accept: ['recruit 35'],
      after: 'A hollow shield: it sleeps.',
    },
    {
      say: ['A grain wakes it. It acts from your next turn on, but defends at once.'],
      task: 'Choose Activate, and wake the knight on 35.',
      accept: ['activate 35'],
    },
    {
      say: [
        'Three cities against one knight: the island will not hold. Those who did least lose a plain city each; you did most.',
      ],
      task: 'End the turn, and see the ship come.',
      accept: ['end'],
      replies: [{ line: 'roll', chance: ['red 2', 'yellow 3', 'event ship'] }],
      after: 'Teal and Violet gave nothing, and each lost a city (IK-251). All knights sleep again.',
    },
    {
      say: [
        'Walls let you keep more cards on a seven, knights drive off others and chase the robber, and the first on level 4 of a track wins its *metropolis*. *Thirteen points win* (IK-302).',
      ],
    },
  ],
  next: { title: 'roaming barbarians', load: async () => (await import('./lesson-roaming.ts')).lesson },
};
catalogue('island/lesson/next', lesson);
