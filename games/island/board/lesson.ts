import { catalogue } from '@marchlands/core/language.ts';
import type { Lesson } from '@marchlands/kit/board.ts';

/** The form `base`: a turn with one of everything, and a seven. */
export const lesson: Lesson = {
  title: 'Island of Knights: base',
  seats: 3,
  options: { rules: 'base' },
  position: `base 3 P1 action robber=h5
P1: s29 r23-29 hand=BBLLWWWWWGGGOOO
P2: s45 r41-45 s1 r1-4 hand=WW
P3: s31 r31-36 s14 r9-14 hand=OOG`,
  steps: [
    {
      say: [
        'An island of hexes. You are Amber, with the tower. Forest yields lumber, pasture wool, fields grain, hills brick, mountains ore; the desert yields nothing.',
        'Each hex carries a number. When the dice show it, every settlement beside the hex gets a card. The *pips* below a number say how often: five for 6 and 8, one for 2 and 12.',
        'You have a settlement, a road and fifteen cards. A *road* costs a brick and a lumber, and goes on from your own roads and buildings (IK-114).',
      ],
      task: 'Choose Road, and lay one from 17 to 23.',
      accept: ['road 17-23'],
      after: 'Only edges where you may build were lit.',
    },
    {
      say: [
        'A *settlement* needs a road of yours and no building on a neighbouring vertex (IK-117). Point at a vertex, where three hexes meet: the line above the board says what it yields, and which harbours lie near.',
      ],
      task: 'Choose Settlement, and build on 17.',
      accept: ['settle 17'],
      after: 'Two points on the board.',
    },
    {
      say: ['A *city* takes the place of a settlement, yields two cards where that yields one, and is worth 2 points.'],
      task: 'Choose City, and build on 29.',
      accept: ['city 29'],
    },
    {
      say: [
        'The bank takes four equal cards for one of your choice; a harbour where you have built makes that three, or two of its own kind (IK-089 to IK-091).',
        'With other players you trade freely: put an offer together in the tray, send it, and choose among the answers.',
      ],
      task: 'Open Trade, and give the bank four wool for one ore.',
      accept: ['bank WWWW>O'],
    },
    {
      say: [
        'Whatever you do not use stays in your hand, but if you hold more than seven cards when a *seven* is rolled, you lose half of them (IK-078).',
      ],
      task: 'End the turn.',
      accept: ['end'],
      replies: [
        { line: 'roll', chance: ['red 3', 'yellow 5'] },
        { line: 'end' },
        { line: 'roll', chance: ['red 6', 'yellow 4'] },
        { line: 'end' },
        { line: 'roll', chance: ['red 3', 'yellow 4'] },
      ],
      after: 'A seven: nothing is produced, and you move the robber.',
    },
    {
      say: [
        'The *robber* stops the hex it stands on, and steals a card from somebody with a building there (IK-082, IK-083).',
      ],
      task: 'Move the robber to h14, the pasture with the 9 beside the settlement on 45.',
      accept: ['robber h14'],
      chance: ['steal wool'],
      after: 'Only you and the victim know what was stolen.',
    },
    {
      say: [
        'So it goes on. The longest road of five or more and the largest army of three Knight cards bring 2 points each. *Ten points on your own turn win* (IK-301, IK-303).',
      ],
    },
  ],
  next: { title: 'knights', load: async () => (await import('./lesson-knights.ts')).lesson },
};
catalogue('island/lesson', lesson);
