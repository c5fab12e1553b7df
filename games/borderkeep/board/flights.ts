/** Pieces that move between the towns: marching units, the outcome of a battle, and fire. */
import type { Masked } from '@marchlands/core/types.ts';
import type { Flight } from '@marchlands/kit/flights.tsx';
import { flame, force, palace, raider } from '@marchlands/kit/icons.ts';
import type { Event } from '../events.ts';

export function flightsOf(event: Masked<Event>): readonly Flight[] {
  switch (event.kind) {
    case 'battleBegan':
      return [{ icon: raider, from: { seat: event.seat }, to: { seat: event.victim }, seat: event.seat }];
    case 'battleEnded':
      // Side 1 is the town.
      return [{ icon: event.winner === 1 ? palace : force, to: { seat: event.victim } }];
    case 'wallsLost':
    case 'townEliminated':
      return [{ icon: flame, to: { seat: event.seat }, seat: event.seat }];
    default:
      return [];
  }
}
