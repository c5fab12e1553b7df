/** Each event's time on screen, and its place. */
import type { Playback } from '@marchlands/kit/playback.ts';
import type { Land } from '../data/land.ts';
import type { Event, Spot } from '../events.ts';
import { idAt } from './areas.ts';

export const playback: Playback<Event> = {
  ms: {
    openingRolled: 350,
    sitePlaced: 160,
    siteTurned: 160,
    warriorPlaced: 160,
    dieRolled: 400,
    votesShown: 400,
    built: 320,
    boatPlaced: 320,
    produced: 160,
    horseBred: 240,
    tokenMoved: 260,
    tokenTaken: 120,
    tokenDropped: 120,
    horseStepped: 220,
    boatSailed: 200,
    boatStopped: 350,
    passageAnswered: 350,
    tokenLost: 320,
    attackDeclared: 400,
    sideTaken: 400,
    sidesShown: 900,
    attackFailed: 400,
    placeTaken: 400,
    offerMade: 350,
    offerRefused: 320,
    tradeMade: 400,
    shipmentsUndone: 400,
    seatOut: 400,
    seatResigned: 400,
  },
  sounds: {
    openingRolled: 'dice',
    sitePlaced: 'tile',
    siteTurned: 'card',
    warriorPlaced: 'tile',
    dieRolled: 'dice',
    votesShown: 'card',
    built: 'tile',
    boatPlaced: 'tile',
    tokenMoved: 'march',
    horseStepped: 'march',
    boatSailed: 'march',
    attackDeclared: 'march',
    attackFailed: 'fight',
    placeTaken: 'fight',
    tradeMade: 'card',
  },
};

/** Ids of an event's places; empty if it has none. */
export function placesOf(land: Land, event: Event): readonly string[] {
  const at = (...where: readonly Spot[]): readonly string[] => where.map((one) => idAt(land, one));
  const water = (...spaces: readonly number[]): readonly string[] => spaces.map((space) => land.spaceIds[space]);
  switch (event.kind) {
    case 'sitePlaced':
    case 'siteTurned':
    case 'warriorPlaced':
    case 'built':
    case 'produced':
    case 'tokenLost':
      return at(event.at);
    case 'horseBred':
      return at(event.into ?? event.ground);
    case 'tokenMoved':
    case 'horseStepped':
      return at(event.from, event.into);
    case 'tokenTaken':
      return at(event.from);
    case 'tokenDropped':
      return at(event.into);
    case 'attackDeclared':
    case 'attackFailed':
    case 'placeTaken':
      return at(event.target);
    case 'offerMade':
      return at(...event.give.map((one) => one.from), ...event.get.map((one) => one.into));
    case 'tradeMade':
      return at(...[...event.given, ...event.received].map(({ into }) => into));
    case 'boatPlaced':
    case 'boatMoored':
    case 'boatCastOff':
      return water(event.space);
    case 'boatSailed':
      return water(event.from, event.into);
    case 'boatStopped':
    case 'passageAsked':
    case 'passageAnswered':
      return water(event.reach);
    default:
      return [];
  }
}
