import { ADRIFT, BOAT } from '../data/limits.ts';
import { boatAdrift, boatAt } from '../rules/waters.ts';
import type { State } from '../state.ts';

/** The name of a moving boat, which lies in no file. */
export const UNDER_WAY = 'adrift';

/** A place by its name: a territory's id, `M3#1` for the first boat of a file, or `adrift` for a boat under way. */
export function nameOf(s: State, place: number): string {
  const { land } = s.setup;
  if (place < BOAT) return land.territoryIds[place];
  const space = s.boatSpace[place - BOAT];
  return space === ADRIFT ? UNDER_WAY : `${land.spaceIds[space]}#${s.boatOrder[place - BOAT] + 1}`;
}

/** The number of the place with a name; -1 if there is none. */
export function placeNamed(s: State, name: string): number {
  const { land } = s.setup;
  const [, water = '', number = ''] = /^(.+)#([1-9]\d?)$/.exec(name) ?? [];
  if (number === '' && name !== UNDER_WAY) return land.territoryIds.indexOf(name);
  const boat = name === UNDER_WAY ? boatAdrift(s) : boatAt(s, land.spaceIds.indexOf(water), Number(number) - 1);
  return boat < 0 ? -1 : BOAT + boat;
}
