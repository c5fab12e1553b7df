import type { Knowledge } from '@marchlands/core/knowledge.ts';
import type { Types } from '../types.ts';
import { characters } from './characters.ts';
import { evaluate } from './evaluate.ts';
import { features } from './learned.ts';
import { plans } from './plans.ts';
import { playoutMove } from './playout.ts';
import { solvedAttacks } from './solved-attacks.ts';
import { knownTerms } from './terms.ts';

/** The knowledge of Cantaboria that a search needs: who is likely to win, and which whole choices deserve a look. */
export const knowledge: Knowledge<Types> = {
  evaluate,
  features,
  terms: knownTerms,
  plans,
  deepPlans: solvedAttacks,
  playoutMove,
  requests: ['offer'],
  // The evaluation accounts for threats itself.
  horizon: () => 0,
  // Measured in series of 30 to 80 matches each: without replies, four of five matches are lost to three replies; six
  // replies win seven of ten against three; thirty win more over greedy than twelve; sixty show no further gain.
  // Following eight turns for each line, with twice the iterations, won 22.5 of 40 matches against two, which shows
  // nothing yet.
  turns: { choices: 6, answers: 4, replies: 30, followed: 8 },
  characters,
  // With two seats 0.75 of 40, 1.02 of 60, 1.09 of 30 and 0.91 of 80 matches of greedy
  // (`npm run calibration -- --game cantaboria --level greedy --matches 60 --every 16`).
  certainty: ({ seats }) => (seats === 2 ? 1 : 0.75),
  // Without it scout found 32 of 40 blamed choices worse, with it 40 of 40 (docs/reviews.md).
  secondOpinion: { iterations: 200, later: 12 },
  // Judged by scout in 10 worlds (docs/reviews.md).
  blamed: { judged: 40, worse: 40 },
  calibrated: [
    { seats: 2, error: 0.024, matches: 80 },
    { seats: 3, error: 0.033, matches: 40 },
    { seats: 4, error: 0.037, matches: 20 },
  ],
  // The share each level wins against the level before it: docs/ladder.md.
  levels: [
    { name: 'random' },
    { name: 'novice', ladder: { seats: 2, own: 100.0, other: 0.0 } },
    { name: 'greedy', ladder: { seats: 2, own: 95.6, other: 4.4 } },
    { name: 'scout', iterations: 800, ladder: { seats: 2, own: 83.1, other: 16.9 } },
  ],
};
