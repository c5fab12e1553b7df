import type { GamePlan } from '@marchlands/core/conformance/conformance.ts';

/** What every run of the suite checks of this game besides the contract. */
export const plan: GamePlan = {
  shorten: (drawn) => ({ ...drawn, turnLimit: 20, offersPerTurn: 1, offerMaxCards: 2 }),
};
