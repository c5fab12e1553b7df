import type { GamePlan } from '@marchlands/core/conformance/conformance.ts';

/** What every run of the suite checks of this game besides the contract. */
export const plan: GamePlan = {
  sameLine: (line) => line,
  untold: ['player', 'result'],
};
