import type { Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import type { Setup } from '../setup.ts';
import { LEDGER } from '../state.ts';
import { restore } from '../view/resample.ts';
import type { View } from '../view/view.ts';

/** A viewer's knowledge of a hand: by kind the fewest and the most cards. */
export interface KnownHand {
  readonly seat: Seat;
  readonly fewest: readonly number[];
  readonly most: readonly number[];
}

/** By seat: the viewer's knowledge of its hand by counting; exact for the draws visible in the view. */
export function knownHands(setup: Setup, view: View): readonly KnownHand[] {
  const { fewest, most } = LEDGER.dealer(restore(setup, view.table, view.own), view.viewer).ranges();
  return view.table.seats.map((_, seat) => {
    const rowOf = (counts: ArrayLike<number>): number[] =>
      Array.from({ length: setup.kinds }, (_one, kind) => counts[seat * ALL_KINDS + kind]);
    return {
      seat,
      fewest: rowOf(fewest),
      most: rowOf(most).map((count) => Math.min(count, view.table.seats[seat].hand)),
    };
  });
}
