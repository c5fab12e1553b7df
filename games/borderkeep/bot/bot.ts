import type { Knowledge } from '@marchlands/core/knowledge.ts';
import type { Types } from '../types.ts';
import { evaluate } from './evaluate.ts';
import { features } from './learned.ts';
import { playoutMove, prior } from './policy.ts';
import { knownTerms } from './terms.ts';

/** Against others a playout covers about a turn, so that a battle once begun is fought to its end. */
const HORIZON = 10;
/** Alone the evaluation accounts for the coming battle itself: playouts would only add luck of the dice. */
const SOLO_HORIZON = 0;

/**
 * The knowledge of Borderkeep that a search needs: how well each seat stands, and how a sensible player moves. Mixed
 * payments, swaps and discards come last, since they are seldom better and every turn has many of them.
 */
export const knowledge: Knowledge<Types> = {
  evaluate,
  features,
  terms: knownTerms,
  playoutMove,
  prior,
  horizon: ({ isSolo }) => (isSolo ? SOLO_HORIZON : HORIZON),
  patience: 8,
  // From 200 matches of greedy (`npm run calibration -- --game borderkeep --level greedy`); without cards 1.51 of 60.
  certainty: ({ hasCards }) => (hasCards ? 0.89 : 1.4),
  // Judged by scout in 120 worlds (docs/reviews.md).
  blamed: { judged: 40, worse: 37 },
  calibrated: [
    { seats: 1, options: { form: 'cards' }, error: 0.011, matches: 100 },
    { seats: 2, options: { form: 'cards' }, error: 0.021, matches: 100 },
    { seats: 3, options: { form: 'cards' }, error: 0.028, matches: 60 },
    { seats: 4, options: { form: 'cards' }, error: 0.034, matches: 40 },
    { seats: 2, options: { form: 'nonCard' }, error: 0.037, matches: 100 },
    { seats: 2, options: { form: 'nonCard' }, level: 'novice', certainty: 1.2, error: 0.019, matches: 200 },
  ],
  // The share each level wins against the level before it: docs/ladder.md.
  levels: [
    { name: 'random' },
    { name: 'novice', ladder: { seats: 2, own: 75.3, other: 24.8 } },
    { name: 'greedy', ladder: { seats: 2, own: 58.0, other: 42.0 } },
    { name: 'scout', ladder: { seats: 2, own: 67.3, other: 32.8 } },
  ],
};
