import type { Knowledge } from '@marchlands/core/knowledge.ts';
import type { AndiaTypes } from '../types.ts';
import { evaluate, measure } from './evaluate.ts';
import { plans } from './plans.ts';
import { features } from './survey.ts';

/** What search may use of Andia, and what it is worth: beyond scout, four times the thinking is not shown to gain anything. */
export const knowledge: Knowledge<AndiaTypes> = {
  evaluate,
  terms: { names: features, measure },
  plans,
  // Fewer than some two thousand cells of a matrix do not reach as far as greedy looks.
  levels: [{ name: 'random' }, { name: 'novice' }, { name: 'greedy' }, { name: 'scout', iterations: 4_000 }],
};
