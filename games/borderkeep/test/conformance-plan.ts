import type { GamePlan } from '@marchlands/core/conformance/conformance.ts';

/** What every run of the suite checks of this game besides the contract. */
export const plan: GamePlan = {
  // What is asked next and what it works with, a battle between two dice, and what becomes of an attack card at its end.
  untold: [
    ...[
      'step',
      'actor',
      'victim',
      'cursor',
      'chosen',
      'left',
      'sum',
      'source',
      'table',
      'bought',
      'opening',
      'artifact',
    ],
    ...['battle', 'towns.units.lost', 'towns.fallen', 'attackCard', 'discard'],
  ],
};
