import type { Seat } from '@marchlands/core/seat.ts';
import { sides } from '../data/sides.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';

/** The number of cities and pieces of a seat on the board. */
export function holdings({ table }: View, { cities, codes }: Setup, seat: Seat): { cities: number; pieces: number } {
  const pieces: { readonly [code: string]: number } = table.pieces[sides[seat]];
  return {
    cities: cities.filter((area) => (pieces[codes[area]] ?? 0) > 0).length,
    pieces: Object.values(pieces).reduce((sum, n) => sum + n, 0),
  };
}
