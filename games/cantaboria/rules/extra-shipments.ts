import type { Seat } from '@marchlands/core/seat.ts';
import type { State } from '../state.ts';
import { placesOf } from './places.ts';

/** CA-51, CA-52: one shipment, and one for each full step beyond the first Lead's share. */
export function shipmentsOf(s: State, seat: Seat): number {
  const step = s.setup.options.extraShipmentStep;
  const more = placesOf(s, seat) - s.share;
  return 1 + (step > 0 && more > 0 ? Math.floor(more / step) : 0);
}
