/** Pieces that move over the map as a turn is carried out: moves, a bombardment, and new holders of areas. */
import type { Flight } from '@marchlands/kit/flights.tsx';
import { bomb, force } from '@marchlands/kit/icons.ts';
import type { Event } from '../events.ts';

export function flightsOf(event: Event): readonly Flight[] {
  switch (event.kind) {
    case 'piecesArrived':
      return event.moves.map(({ from, to }) => ({
        icon: force,
        from: { place: from },
        to: { place: to },
        seat: event.seat,
      }));
    case 'areaFought':
      return event.winner === null ? [] : [{ icon: force, to: { place: event.area }, seat: event.winner }];
    case 'areaBombarded':
      return [{ icon: bomb, from: { seat: event.seat }, to: { place: event.area }, seat: event.seat }];
    default:
      return [];
  }
}
