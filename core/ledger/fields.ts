/**
 * A ledger's part of a view, declared once for all games: the public facts on hands and thefts, and a seat's private
 * ones.
 */
import type { LedgerState } from '../ledger.ts';
import { ownRowsOf, seesOwn } from '../own-rows.ts';
import { from1, type Param, whole } from '../params.ts';
import { isWhole } from '../result.ts';
import type { Seat } from '../seat.ts';
import { type Field, fieldsOf, type TableOf } from '../table.ts';
import type { Setup } from '../types.ts';
import { MOST_THEFTS, signed } from './thefts.ts';

/** A public count of a hand, which may be below 0. @param value converts the stored number */
function countOf(most: number, value: (stored: number) => number): Param<number> {
  const read = (count: unknown): number => (isWhole(count, -MOST_THEFTS, most) ? count & 0xffff : -1);
  return { ...whole(-MOST_THEFTS, most), value, read };
}
const byte = whole(0, 255);
const wide = countOf(255, (stored) => stored);
const small = countOf(127, signed);

/**
 * The fields of a ledger: `table` and `seat` (one row per seat) belong to the table, `own` to a viewer's private part.
 * Restored into a blank state they give the hands that the viewer sees and everything that its dealer needs.
 * @param size most seats and kinds of cards
 * @param inPlay number of kinds in the match
 */
export function ledgerFields<C extends Setup>(
  State: { readonly prototype: LedgerState<C> },
  { seats, kinds }: { readonly seats: number; readonly kinds: number },
  inPlay: (s: LedgerState<C>) => number,
) {
  type S = LedgerState<C>;
  type Counts = Field<S, readonly number[]>;
  const f = fieldsOf(State);
  const { seat, rows, known } = ownRowsOf(State, seats);
  const seatParam = whole(0, seats - 1);
  const seatHere = (s: S): Param<Seat> => whole(0, s.setup.seats - 1);
  const byKind = (key: 'held' | 'inHands' | 'taken' | 'fewest' | 'most'): Counts => f.nums(key, kinds, byte, inPlay);
  /** Of a row by viewer and seat: the public part. */
  const forAll = (row: Counts): Counts => ({
    get: (s, of) => row.get(s, seats * seats + of),
    put: (s, of, values) => row.put?.(s, seats * seats + of, values),
    take: (r, value, at, s, of) => row.take?.(r, value, at, s, seats * seats + of),
  });
  const bounds = (key: 'fewest' | 'most'): Counts => f.nums(key, seats * kinds, byte, (s) => s.setup.seats * kinds);
  const then = (key: 'countedThen' | 'leastOfFrom' | 'leastOfTo'): Counts => f.nums(key, kinds, small, inPlay);
  const counted = (key: 'counted' | 'least'): Counts => f.nums(key, kinds, wide, inPlay);

  const theftFields = {
    from: f.num('theftFrom', from1(seatParam), { in: seatHere }),
    to: f.num('theftTo', from1(seatParam), { in: seatHere }),
    isLook: f.flag('isLook'),
    countedThen: then('countedThen'),
    leastOfFrom: then('leastOfFrom'),
    leastOfTo: then('leastOfTo'),
    noneOfFrom: f.num('noneOfFrom', byte),
    noneOfTo: f.num('noneOfTo', byte),
  };
  const thefts: Field<S, readonly TableOf<typeof theftFields>[]> = f.rows(f.record(theftFields), {
    count: (s) => s.thefts,
    setCount(s, _i, count) {
      s.thefts = count;
    },
    most: MOST_THEFTS,
  });

  return {
    table: {
      /** By kind: cards in all hands together. */
      inHands: byKind('inHands'),
      /** The public facts of remembered thefts and looks at hands, oldest first (`thefts.ts`). */
      thefts,
    },
    seat: {
      /** Cards in hand. */
      hand: f.num('handSize', whole(0, 65_535)),
      /** By kind: the public bounds on the number it holds. */
      fewest: forAll(byKind('fewest')),
      most: forAll(byKind('most')),
      /**
       * The public count of a hand without unseen thefts; its minimum since the last one, and a mask of the kinds that
       * it lacked.
       */
      counted: counted('counted'),
      least: counted('least'),
      none: f.num('none', byte),
    },
    own: {
      /** Hands by kind. */
      hands: rows(['seat'], { seat, cards: byKind('held') }),
      /** By seat and kind: the bounds on each hand, as far as `viewer` knows. */
      bounds: rows(['viewer'], { viewer: seat, fewest: bounds('fewest'), most: bounds('most') }),
      /** By remembered theft: the stolen card, or the one seen in a look, if the viewer knows it; else null. */
      taken: known(
        byKind('taken'),
        (s) => s.thefts,
        (s, viewer, theft) => seesOwn(viewer, s.theftFrom[theft] - 1) || seesOwn(viewer, s.theftTo[theft] - 1),
      ),
    },
  };
}
