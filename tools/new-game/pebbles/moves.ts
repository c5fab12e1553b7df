import { type MoveOf, moves } from '@marchlands/core/moves.ts';
import { whole } from '@marchlands/core/params.ts';
import { open } from '@marchlands/core/sight.ts';
import { MOST_TAKEN } from './options.ts';

const MOVES = {
  take: { count: open(whole(1, MOST_TAKEN)) },
};
/** Nothing is left to chance. */
const OUTCOMES = {};

export type Move = MoveOf<typeof MOVES>;
export type Outcome = MoveOf<typeof OUTCOMES>;

export const moveCodec = moves(MOVES);
export const outcomeCodec = moves(OUTCOMES);
