import { type OptionsOf, wholeOption } from '@marchlands/core/options.ts';

export const MOST_PEBBLES = 40;
export const MOST_TAKEN = 5;

export const optionSchema = {
  heap: wholeOption([5, MOST_PEBBLES], 21, { description: 'Pebbles in the heap at the start.', rules: ['PB-01'] }),
  most: wholeOption([2, MOST_TAKEN], 3, { description: 'Most pebbles that a seat may take.', rules: ['PB-03'] }),
};

/** The options of one match, all filled in. */
export type Options = OptionsOf<typeof optionSchema>;
