import type { Knowledge } from '@marchlands/core/knowledge.ts';
import type { Types } from '../types.ts';
import { evaluate, isQuiet } from './evaluate.ts';
import { deepPlans, plans } from './plans.ts';
import { playoutMove } from './playout.ts';
import { knownTerms } from './terms.ts';

/** What a search may know of Island of Knights: who is likely to win, and which whole choices deserve a look. */
export const knowledge: Knowledge<Types> = {
  evaluate,
  isQuiet,
  terms: knownTerms,
  plans,
  deepPlans,
  playoutMove,
  // Turns are played on for about four rounds of two seats. Choices that differ by it were played out to the end by the
  // playout's own policy, from positions of greedy seats: a decision gains +0.50 % of the win in `base` (0.09 to 0.91, 260
  // positions, with a trust of 16), +0.36 % in `knights` (0.09 to 0.63, 220) and +0.30 % in `roaming` (0.06 to 0.54, 220).
  // Discards and answers of several seats hardly touch each other.
  turns: { choices: 8, answers: 3, replies: 30, ahead: { moves: 40, trust: 64 }, isApart: true },
  // Between 0.43 of 200 matches of greedy with four seats and 0.66 of 100 with two
  // (`npm run calibration -- --game island --level greedy --options '{"rules":"base"}' --seats 4`).
  certainty: 0.5,
  levels: [{ name: 'random' }, { name: 'novice' }, { name: 'greedy' }, { name: 'scout', iterations: 1000 }],
};
