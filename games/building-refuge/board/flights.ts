/** Pieces that move over the board: bands to a city, their payment, and fire. */
import type { Masked } from '@marchlands/core/types.ts';
import type { Flight } from '@marchlands/kit/flights.tsx';
import { chest, flame, raider } from '@marchlands/kit/icons.ts';
import type { Event } from '../events.ts';
import type { Setup } from '../setup.ts';

export function flightsOf(event: Masked<Event>, { options }: Setup): readonly Flight[] {
  const square = (cell: number) => ({ place: String((cell >> 3) * options.boardSize + (cell & 7)) });
  switch (event.kind) {
    case 'cityReached':
      return [{ icon: raider, from: square(event.from), to: square(event.at) }];
    case 'cityPlacated':
      return [{ icon: chest, from: { seat: event.seat }, to: square(event.at), seat: event.seat }];
    case 'cityRazed':
      return [{ icon: flame, to: square(event.at), seat: event.seat }];
    default:
      return [];
  }
}
