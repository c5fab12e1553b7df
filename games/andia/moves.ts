import { moves } from '@marchlands/core/moves.ts';
import { oneOf, whole } from '@marchlands/core/params.ts';
import { open } from '@marchlands/core/sight.ts';
import { AREA_CODES } from './data/map.ts';
import { FORMS } from './state.ts';

/** More pieces than any player can ever have in one area: 9,999 at the start and 25 in each of 2,000 turns. */
export const MOST_PIECES = 60_000;

const area = open(oneOf(...AREA_CODES));

/**
 * The small choices that make up a placing (D1) and an order (D2 to D5). Areas are named by their codes, which are the
 * same on every map.
 */
export const moveCodec = moves({
  /** D1: the destination of the next city's piece: that city, or its province. */
  place: { area },
  /** D2: the form of the move. */
  form: { form: open(oneOf(...FORMS)) },
  /** D3: the start of a spread, or the destination of a gather. */
  area: { area },
  /** D5: the area to bombard. */
  bomb: { area: open(oneOf('none', ...AREA_CODES)) },
  /** D4: the number of pieces to, or from, the next neighbour. */
  count: { pieces: open(whole(0, MOST_PIECES)) },
});

/** Andia has no chance. */
export const outcomeCodec = moves({});

export type Move = ReturnType<typeof moveCodec.decode>;
export type Outcome = ReturnType<typeof outcomeCodec.decode>;

/**
 * First codes of the kinds. The first code of `bomb` means "no bombardment"; an area's is 1 + its number in
 * `AREA_CODES`.
 */
export const MOVE = moveCodec.base;
