import { seatTermNames } from '@marchlands/core/seat-terms.ts';
import { numbersOf } from '@marchlands/core/steps.ts';
import { MAX_SEATS } from '../data/limits.ts';

/**
 * The terms with which a hint explains a choice; their words: `words/goal.ts`. Alone, goods and hand are weighed
 * together: `means`.
 */
const parts = ['structures', 'walls', 'defence', 'income', 'means', 'goods', 'hand', 'monsters', 'battle'] as const;

/** By term: its number. */
export const TERM = numbersOf(parts);
/** The number of the first seat's term. */
export const SEATS = parts.length;

export const names = [...parts, ...seatTermNames(MAX_SEATS)];
