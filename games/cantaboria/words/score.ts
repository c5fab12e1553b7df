/** A seat's final score, in any language. */
import type { Words } from '@marchlands/core/words.ts';
import type { Types } from '../types.ts';

/** CA-99: the score counts Cities; a seat that is out, or has resigned, ranks below the others without them. */
export function scoreIn(cities: string): NonNullable<Words<Types>['score']> {
  return ({ table }, _setup, seat) => {
    const one = table.seats[seat];
    return one.isOut || one.hasResigned ? [] : [{ label: cities, points: one.cities }];
  };
}
