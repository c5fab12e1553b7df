/** Both sides of an attack place by place. */
import type { Seat } from '@marchlands/core/seat.ts';
import { type Lent, type Totals, totalsOf } from '../advice/totals.ts';
import type { State } from '../state.ts';

/** Points of one seat at one place, for or against an attack. */
export interface Part {
  readonly place: number;
  readonly owner: Seat;
  readonly points: number;
  /** Points brought by the planned move. */
  readonly isMoved: boolean;
}

/** Both sides of an attack place by place; third parties that have answered are with the side they took. */
export interface Sides {
  readonly totals: Totals;
  readonly offence: readonly Part[];
  readonly defence: readonly Part[];
}

/** The state's planned or declared attack. */
export function sidesOf(s: State): Sides {
  const totals = totalsOf(s);
  const parts = new Map<string, Part>();
  for (const { place, seat, points, isMoved } of totals.pieces) {
    const key = `${place} ${isMoved}`;
    const before = parts.get(key)?.points ?? 0;
    parts.set(key, { place, owner: seat, points: before + points, isMoved });
  }
  const sideOf = (seat: Seat): Lent['side'] => {
    if (seat === totals.attacker) return 'attacker';
    if (seat === totals.defender) return 'defender';
    return totals.thirds.find((third) => third.seat === seat)?.side ?? null;
  };
  const of = (side: Lent['side']): readonly Part[] => [...parts.values()].filter(({ owner }) => sideOf(owner) === side);
  return { totals, offence: of('attacker'), defence: of('defender') };
}
