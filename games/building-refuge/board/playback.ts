/** Each event's time on screen, and its place. */
import type { Playback } from '@marchlands/kit/playback.ts';
import type { Event } from '../events.ts';

export const playback: Playback<Event> = {
  ms: {
    tileDrawn: 170,
    faceDownPlaced: 200,
    tilePlaced: 320,
    roadBuilt: 320,
    networkScored: 800,
    treasureKept: 320,
    barbarianKept: 320,
    nothingLeft: 320,
    attackBegan: 900,
    cityReached: 650,
    cityRazed: 750,
    cityPlacated: 750,
  },
  sounds: {
    tileDrawn: 'card',
    faceDownPlaced: 'tile',
    tilePlaced: 'tile',
    roadBuilt: 'tile',
    attackBegan: 'march',
    cityReached: 'march',
    cityRazed: 'fight',
  },
};

/** The place of an event, or null. */
export function placeOf(event: { readonly kind: string }): number | null {
  const { at, into } = event as { readonly at?: unknown; readonly into?: unknown };
  if (typeof at === 'number') return at;
  return typeof into === 'number' ? into : null;
}
