import type { Knowledge } from '@marchlands/core/knowledge.ts';
import { citiesOf, piecesOf } from './rules/areas.ts';
import type { AndiaTypes } from './types.ts';

/** What search may use of Andia. */
export const knowledge: Knowledge<AndiaTypes> = {
  evaluate(state, values) {
    const lead = 4 * (citiesOf(state, 0) - citiesOf(state, 1)) + piecesOf(state, 0) - piecesOf(state, 1);
    values[0] = 1 / (1 + Math.exp(-lead / 6));
    values[1] = 1 - (values[0] as number);
  },
};
