import { numbersOf } from '@marchlands/core/steps.ts';

/**
 * The terms with which a hint explains a choice; their words: `words/goal.ts`. Alone, goods and hand are weighed
 * together: `means`.
 */
export const names = [
  'structures',
  'walls',
  'defence',
  'income',
  'means',
  'goods',
  'hand',
  'monsters',
  'battle',
  'others',
] as const;

/** By term: its number. */
export const TERM = numbersOf(names);
