import type { Knowledge, MatrixTuning } from '@marchlands/core/knowledge.ts';
import type { Types } from '../types.ts';
import { evaluate, measure } from './evaluate.ts';
import { features } from './learned.ts';
import { plans } from './plans.ts';
import { features as names } from './survey.ts';

/**
 * Measured in series of 40 to 120 matches each, `naive` against a bot that looks one choice ahead: without a naive
 * share 7 of 10 are won, with 0.4 more than 9 of 10, and half of those between the two. Checking deviations costs no
 * wins; without it an opponent who knows the mixtures wins nearly always on a reduced board.
 */
const MATRIX: MatrixTuning = { naive: 0.4, naiveChoices: 4, deviations: 4, deviationLoss: 0.05, depth: 6, followed: 2 };

/** The knowledge of Andia that a search needs. Beyond scout, four times the thinking shows no gain. */
export const knowledge: Knowledge<Types> = {
  evaluate,
  features,
  terms: { names, measure },
  plans,
  matrix: MATRIX,
  // Three turns: a loss of pieces shows in cities.
  horizon: () => 6,
  // From 150 matches of scout (`npm run calibration -- --game andia --matches 150`).
  certainty: () => 0.75,
  // Judged by scout in 40 worlds (docs/reviews.md).
  blamed: { judged: 72, worse: 45 },
  calibrated: [
    { seats: 2, error: 0.018, matches: 150 },
    { seats: 2, level: 'novice', certainty: 0.32, error: 0.027, matches: 300 },
  ],
  // Fewer than some two thousand cells of a matrix do not reach as far as greedy looks. The share each level wins
  // against the level before it: docs/ladder.md.
  levels: [
    { name: 'random' },
    { name: 'novice', ladder: { seats: 2, own: 100.0, other: 0.0 } },
    { name: 'greedy', ladder: { seats: 2, own: 88.8, other: 11.3 } },
    { name: 'scout', iterations: 4_000, ladder: { seats: 2, own: 86.7, other: 13.3 } },
  ],
};
