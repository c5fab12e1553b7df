import type { GamePlan } from '../../../conformance/conformance.ts';
import type { MoveLaw } from '../../../conformance/exact.ts';
import { CHOOSE, PLACE_UP } from './moves.ts';
import { MAX_RANKS } from './setup.ts';
import type { State } from './state.ts';

/** The declared law (`Unseen`) of Hidden Draw: a seat picks one of its cards at random, counting duplicates. */
export const byCard: MoveLaw = (before, { by, code }) => {
  if (code < CHOOSE || code >= PLACE_UP) return 1;
  // The law is used only for Hidden Draw.
  const state = before as State;
  return state.hand[by * MAX_RANKS + code - CHOOSE] / state.handSize[by];
};

/** A set-up so small that the states that fit a view can be counted. */
export const SMALL = { ranks: 3, copies: 2, hand: 1 };

/** This game's additions to every run of the suite. */
export const plan: GamePlan = {
  memory: { options: SMALL, seats: 2, entries: 16, law: byCard },
  shorten: (options) => ({ ...options, copies: 2 }),
};
