/** The contents of the map as drawn: plain values, so that only changes are redrawn. */

import { ADRIFT, BOAT, HORSE, KINDS } from '../data/limits.ts';
import { siteKinds } from '../data/map.ts';
import { pointsOf } from '../rules/places.ts';
import { countIn } from '../rules/waters.ts';
import { FACE_DOWN, STEP, type State } from '../state.ts';
import { nameOf as placeName } from '../view/names.ts';
import { type Mooring, mooringsOf } from './map/boats.ts';
import type { Held } from './map/place.tsx';

export interface BoatScene {
  readonly id: string;
  readonly place: number;
  readonly mooring: Mooring;
  readonly owner: number;
  readonly tokens: string;
  readonly force: number;
}

export interface Scene {
  /** By territory. */
  readonly places: readonly (Held & { readonly force: number })[];
  readonly boats: readonly BoatScene[];
}

/** Steps at which tokens are on their way over land: `shipAt` is then a place and not a water space. */
export const ON_LAND: readonly number[] = [STEP.foot, STEP.horse, STEP.link];

/** Tokens of a place; a load on its way over land is drawn where it would be set down now. */
function tokensOf(s: State, place: number): readonly number[] {
  const counts = Array.from(s.tokens.subarray(place * KINDS, (place + 1) * KINDS));
  if (place !== s.shipAt || !ON_LAND.includes(s.step)) return counts;
  // The Horse itself is no load.
  return counts.map((count, kind) => count + s.load[kind] + (s.step === STEP.horse && kind === HORSE ? 1 : 0));
}

export function siteOf(s: State, territory: number): Held['site'] {
  const site = s.site[territory];
  return site === 0 ? null : site === FACE_DOWN ? 'hidden' : siteKinds[site - 1];
}

export function sceneOf(s: State): Scene {
  const { land } = s.setup;
  const places = Array.from({ length: land.territories }, (_, at) => ({
    owner: s.owner[at] === 0 ? null : s.owner[at] - 1,
    city: s.city[at] === 1,
    site: siteOf(s, at),
    tokens: tokensOf(s, at).join(),
    force: pointsOf(s, at),
  }));
  const boats: BoatScene[] = [];
  for (let boat = 0; boat < s.boats; boat += 1) {
    const space = s.boatSpace[boat];
    // A moving boat lies before all others in its space.
    const mooring = space === ADRIFT ? mooringsOf(land.map, s.shipAt, 1)[0] : mooringOf(s, boat, space);
    const at = BOAT + boat;
    boats.push({
      ...{ id: placeName(s, at), place: at, mooring, owner: s.owner[at] - 1 },
      ...{ tokens: tokensOf(s, at).join(), force: pointsOf(s, at) },
    });
  }
  return { places, boats };
}

function mooringOf(s: State, boat: number, space: number): Mooring {
  return mooringsOf(s.setup.land.map, space, countIn(s, space))[s.boatOrder[boat]];
}
