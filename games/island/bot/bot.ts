import type { Knowledge } from '@marchlands/core/knowledge.ts';
import type { Types } from '../types.ts';
import { evaluate, isQuiet } from './evaluate.ts';
import { features } from './learned.ts';
import { deepPlans, plans } from './plans.ts';
import { playoutMove } from './playout.ts';
import { knownTerms } from './terms.ts';

/**
 * The knowledge of Island of Knights that a search needs: who is likely to win, and which whole choices deserve a look.
 */
export const knowledge: Knowledge<Types> = {
  evaluate,
  isQuiet,
  features,
  terms: knownTerms,
  plans,
  deepPlans,
  playoutMove,
  requests: ['offer', 'counter'],
  // A choice is compared over about two rounds: an evaluation in the middle of a turn overrates every trade.
  horizon: () => 12,
  // Turns are played on for about four rounds of two seats. Choices that differ because of this were played out to the
  // end with the playout's own policy, from positions of greedy seats: a decision gains +0.50 % of the win in `base`
  // (0.09 to 0.91, 260 positions, with a trust of 16), +0.36 % in `knights` (0.09 to 0.63, 220) and +0.30 % in
  // `roaming` (0.06 to 0.54, 220). Discards and answers of different seats hardly affect each other.
  turns: { choices: 8, answers: 3, replies: 30, ahead: { moves: 40, trust: 64 }, isApart: true },
  // Base: 0.43 of 200 and 0.48 of 60 matches of greedy with four seats; 0.66 of 100 and 0.67 of 100 with two. Roaming: 0.76
  // of 60 and 0.80 of 80 with two, 0.82 of 40 and 0.70 of 60 with four. Knights: 1.20 of 60 and 0.98 of 80 and 1.24 of 60 with two,
  // 1.11 of 40 and 1.10 of 60 with four
  // (`npm run calibration -- --game island --levels greedy --options '{"rules":"base"}' --seats 4`).
  certainty: ({ seats, options }) => {
    if (options.rules === 'knights') return 1.1;
    return seats === 2 || options.rules === 'roaming' ? 0.75 : 0.5;
  },
  // Judged by scout in 30 or 60 worlds (docs/reviews.md).
  blamed: { judged: 33, worse: 30 },
  calibrated: [
    { seats: 2, options: { rules: 'base' }, error: 0.026, matches: 100 },
    { seats: 2, options: { rules: 'base' }, level: 'novice', certainty: 0.34, error: 0.035, matches: 200 },
    { seats: 3, options: { rules: 'base' }, error: 0.025, matches: 80 },
    { seats: 4, options: { rules: 'base' }, error: 0.018, matches: 60 },
    { seats: 2, options: { rules: 'knights' }, error: 0.017, matches: 60 },
    { seats: 2, options: { rules: 'knights' }, level: 'novice', certainty: 0.62, error: 0.014, matches: 240 },
    { seats: 3, options: { rules: 'knights' }, error: 0.029, matches: 80 },
    { seats: 3, options: { rules: 'knights' }, level: 'novice', certainty: 0.77, error: 0.025, matches: 120 },
    { seats: 4, options: { rules: 'knights' }, error: 0.024, matches: 60 },
    { seats: 4, options: { rules: 'knights' }, level: 'novice', certainty: 0.7, error: 0.028, matches: 60 },
    { seats: 2, options: { rules: 'roaming' }, error: 0.008, matches: 80 },
    { seats: 3, options: { rules: 'roaming' }, error: 0.022, matches: 80 },
    { seats: 4, options: { rules: 'roaming' }, error: 0.036, matches: 60 },
  ],
  // The share each level wins against the level before it: docs/ladder.md.
  levels: [
    { name: 'random' },
    { name: 'novice', ladder: { seats: 4, own: 98.8, other: 0.0 } },
    { name: 'greedy', ladder: { seats: 4, own: 84.7, other: 7.2 } },
    { name: 'scout', iterations: 1000, ladder: { seats: 4, own: 48.9, other: 17.9 } },
  ],
};
