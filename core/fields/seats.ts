/** Fields that hold a seat of the match. */
import { orNull, type Param, whole } from '../params.ts';
import { isActing, type Seat, seatsOf } from '../seat.ts';
import type { AnyState } from '../types.ts';
import { composedFields } from './composed.ts';
import type { Field } from './field.ts';
import type { SeatOptions } from './settings.ts';
import { singleFields } from './single.ts';
import type { ScalarKey, StateClass, VectorKey } from './slot.ts';

/** Every seat that a mask can hold. */
const SEAT = whole(0, 30);
const SEAT_OR_NULL = orNull(SEAT);

/** The seats of a mask, numbered as all are. */
function seatAmong(mask: number): Param<Seat> {
  const read = (value: unknown): number => {
    const seat = SEAT.read(value);
    return isActing(mask, seat) ? seat : -1;
  };
  return { ...SEAT, read, expected: `one of the seats ${seatsOf(mask).join(', ') || '(none)'}` };
}

/** The makers of such fields for one class of states. */
export function seatFields<S extends AnyState>(State: StateClass<S>) {
  const { num } = singleFields(State);
  const { rows } = composedFields<S>();
  /** The seats that a field may hold here; by default all of the match. */
  const seatsFor =
    (among: SeatOptions<S, unknown>['among']) =>
    (s: S, i: number): Param<Seat> =>
      among === undefined ? whole(0, s.setup.seats - 1) : seatAmong(among(s, i));

  /** A seat. */
  function seat(key: ScalarKey<S> | VectorKey<S>, { among, ...options }: SeatOptions<S, Seat> = {}): Field<S, Seat> {
    return num(key, SEAT, { ...options, in: seatsFor(among) });
  }

  /** A seat, stored as its number plus 1, or null, stored as 0. */
  function seatOrNull(
    key: ScalarKey<S> | VectorKey<S>,
    { among, ...options }: SeatOptions<S, Seat | null> = {},
  ): Field<S, Seat | null> {
    const seats = seatsFor(among);
    return num(key, SEAT_OR_NULL, { ...options, in: (s, i) => orNull(seats(s, i)) });
  }

  /**
   * A list with one row for each seat of the match.
   * @param width in a record of a list: how many rows each record has; row `i` begins at `i * width`
   */
  function bySeat<V>(row: Field<S, V>, width = 0): Field<S, readonly V[]> {
    return rows(row, { count: (s) => s.setup.seats, row: (i, seat) => i * width + seat });
  }

  return { seat, seatOrNull, bySeat };
}
