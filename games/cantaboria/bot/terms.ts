import type { Terms } from '@marchlands/core/knowledge.ts';
import { addTerms, type LinearTerms } from '@marchlands/core/linear.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { seatTermNames } from '@marchlands/core/seat-terms.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { living } from '../rules/places.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { weightsFor } from './evaluate.ts';
import { COUNT, describe, FEATURES } from './features.ts';

type Feature = (typeof FEATURES)[number];

/** By term: its features; each feature belongs to one term. */
const TERMS = {
  cities: ['cities', 'oneShort', 'atGoal', 'heldGoal'],
  building: ['ready', 'readyNow', 'readyToWin', 'progress', 'near'],
  arms: ['arms', 'armsNow'],
  goods: ['kinds', 'timber', 'gold', 'iron', 'magic'],
  forests: ['forests'],
  goldMines: ['goldMines'],
  ironMines: ['ironMines'],
  universities: ['universities'],
  grounds: ['grounds'],
  joined: ['joined'],
  sites: ['doubled', 'coming'],
  horses: ['horses', 'chain'],
  force: ['weapons', 'front'],
  land: ['boats', 'places', 'extra', 'links', 'border'],
  danger: ['cityRisk', 'cityLater', 'cityGuard', 'placeRisk', 'placeLater', 'feud'],
  targets: ['cityTarget', 'placeTarget', 'initiative', 'lead'],
} as const satisfies { readonly [term: string]: readonly Feature[] };

type Counted = (typeof TERMS)[keyof typeof TERMS][number];

/** By feature: the number of its term. A feature without a term does not compile below. */
const termOf = new Map<Counted, number>(
  Object.values(TERMS).flatMap((counted, term) => counted.map((feature) => [feature, term] as const)),
);
const terms: LinearTerms = {
  own: Int8Array.from(FEATURES, (feature) => termOf.get(feature) ?? -1),
  seats: Object.keys(TERMS).length,
};
const features = new Float64Array(MAX_SEATS * COUNT);

/** A seat's sums, and those of each other one still in play against it. */
function measure(s: State, seat: Seat, out: Float64Array): void {
  out.fill(0);
  describe(s, features);
  addTerms(features, weightsFor(s), terms, seat, living(s), out);
}

/** The terms with which a hint can explain a choice. */
export const knownTerms: Terms<Types> = {
  names: [...Object.keys(TERMS), ...seatTermNames(MAX_SEATS), 'refused'],
  measure,
  refused: 'refused',
};
