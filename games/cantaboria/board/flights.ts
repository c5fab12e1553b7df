/** Pieces that move over the map: those that take a place, and goods that change hands. */
import type { Flight } from '@marchlands/kit/flights.tsx';
import { force, sack } from '@marchlands/kit/icons.ts';
import type { Event } from '../events.ts';
import type { Setup } from '../setup.ts';
import { idAt } from './areas.ts';

export function flightsOf(event: Event, { land }: Setup): readonly Flight[] {
  switch (event.kind) {
    case 'placeTaken':
      return [{ icon: force, to: { place: idAt(land, event.target) }, seat: event.seat }];
    case 'tradeMade':
      return [
        { icon: sack, from: { seat: event.seat }, to: { seat: event.with }, seat: event.seat },
        { icon: sack, from: { seat: event.with }, to: { seat: event.seat }, seat: event.with },
      ];
    default:
      return [];
  }
}
