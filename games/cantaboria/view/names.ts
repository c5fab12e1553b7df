import { ADRIFT, BOAT } from '../data/limits.ts';
import { countIn, firstIn } from '../rules/places.ts';
import type { State } from '../state.ts';

/** The name of a boat that moves and lies in no file. */
export const UNDER_WAY = 'adrift';

/** A place by its name: a territory's id, `M3#1` for the first boat of a file, or `adrift` for a boat under way. */
export function nameOf(s: State, place: number): string {
  const { land } = s.setup;
  if (place < BOAT) return land.territoryIds[place];
  const space = s.boatSpace[place - BOAT];
  return space === ADRIFT ? UNDER_WAY : `${land.spaceIds[space]}#${place - BOAT - firstIn(s, space) + 1}`;
}

/** The number of a place by its name; -1 where there is none. */
export function placeNamed(s: State, name: string): number {
  const { land } = s.setup;
  if (name === UNDER_WAY) return s.boats > 0 && s.boatSpace[s.boats - 1] === ADRIFT ? BOAT + s.boats - 1 : -1;
  const boat = /^(.+)#([1-9]\d?)$/.exec(name);
  if (boat === null) return land.territoryIds.indexOf(name);
  const space = land.spaceIds.indexOf(boat[1]);
  const behind = Number(boat[2]) - 1;
  return space < 0 || behind >= countIn(s, space) ? -1 : BOAT + firstIn(s, space) + behind;
}
