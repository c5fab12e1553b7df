import type { Terms } from '@marchlands/core/knowledge.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { numbersOf } from '@marchlands/core/steps.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { living } from '../rules/places.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { weightsFor } from './evaluate.ts';
import { COUNT, describe, FEATURES } from './features.ts';

const names = ['cities', 'building', 'goods', 'sites', 'horses', 'force', 'land', 'danger', 'targets'] as const;
const T = numbersOf(names);

/** By feature: the term that it counts to. */
const TERM_OF: { readonly [feature in (typeof FEATURES)[number]]: number } = {
  cities: T.cities,
  oneShort: T.cities,
  atGoal: T.cities,
  heldGoal: T.cities,
  ready: T.building,
  readyNow: T.building,
  readyToWin: T.building,
  progress: T.building,
  near: T.building,
  kinds: T.goods,
  arms: T.building,
  armsNow: T.building,
  timber: T.goods,
  gold: T.goods,
  iron: T.goods,
  magic: T.goods,
  forests: T.sites,
  goldMines: T.sites,
  ironMines: T.sites,
  universities: T.sites,
  grounds: T.sites,
  doubled: T.sites,
  coming: T.sites,
  joined: T.sites,
  horses: T.horses,
  chain: T.horses,
  weapons: T.force,
  front: T.force,
  boats: T.land,
  places: T.land,
  extra: T.land,
  links: T.land,
  border: T.land,
  cityRisk: T.danger,
  cityLater: T.danger,
  cityGuard: T.danger,
  placeRisk: T.danger,
  placeLater: T.danger,
  cityTarget: T.targets,
  placeTarget: T.targets,
  initiative: T.targets,
  lead: T.targets,
  feud: T.danger,
};
const terms = Uint8Array.from(FEATURES, (feature) => TERM_OF[feature]);
const features = new Float64Array(MAX_SEATS * COUNT);

/** A seat's sums, less the mean of those of the others that still play. */
function measure(s: State, seat: Seat, out: Float64Array): void {
  const weights = weightsFor(s);
  const alive = living(s);
  let others = 0;
  for (let other = 0; other < s.setup.seats; other += 1)
    if (other !== seat && (alive & maskOf(other)) !== 0) others += 1;
  out.fill(0);
  describe(s, features);
  for (let other = 0; other < s.setup.seats; other += 1) {
    if ((alive & maskOf(other)) === 0) continue;
    const share = other === seat ? 1 : -1 / others;
    for (let i = 0; i < COUNT; i += 1) out[terms[i]] += share * features[other * COUNT + i] * weights[i];
  }
}

/** What a hint can say of a choice. */
export const knownTerms: Terms<Types> = { names, measure };
