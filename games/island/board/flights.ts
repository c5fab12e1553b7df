/** Pieces that move over the board: the robber, cards that change hands, barbarians, and fire. */
import type { Masked } from '@marchlands/core/types.ts';
import type { Flight } from '@marchlands/kit/flights.tsx';
import { flame, force, hand, raider } from '@marchlands/kit/icons.ts';
import type { Event } from '../events.ts';
import { idOf } from './places.ts';

export function flightsOf(event: Masked<Event>): readonly Flight[] {
  const vertex = (at: number) => ({ place: idOf('v', at) });
  switch (event.kind) {
    case 'robberMoved':
      return [{ icon: raider, from: { place: idOf('h', event.from) }, to: { place: idOf('h', event.hex) } }];
    case 'cardStolen':
      return [{ icon: hand, from: { seat: event.from }, to: { seat: event.seat }, seat: event.seat }];
    case 'dealMade':
      return [
        { icon: hand, from: { seat: event.seat }, to: { seat: event.with }, seat: event.seat },
        { icon: hand, from: { seat: event.with }, to: { seat: event.seat }, seat: event.with },
      ];
    case 'barbarianMarched':
      return [{ icon: raider, from: vertex(event.from), to: vertex(event.to) }];
    case 'barbarianFought':
      return [{ icon: force, to: vertex(event.at), seat: event.seat }];
    case 'cityLost':
      return [{ icon: flame, to: vertex(event.at), seat: event.seat }];
    default:
      return [];
  }
}
