import type { Terms } from '@marchlands/core/knowledge.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { numbersOf } from '@marchlands/core/steps.ts';
import { MAX_SEATS } from '../data/limits.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { weightsFor } from './evaluate.ts';
import { COUNT, describe, FEATURES, type Feature } from './features.ts';

const names = [
  'points',
  'production',
  'hand',
  'room',
  'road',
  'cards',
  'knights',
  'danger',
  'levels',
  'others',
] as const;
const T = numbersOf(names);

/** By feature: its term. */
const TERM_OF: { readonly [feature in Feature]: number } = {
  points: T.points,
  oneShort: T.points,
  twoShort: T.points,
  brick: T.production,
  lumber: T.production,
  wool: T.production,
  grain: T.production,
  ore: T.production,
  paper: T.production,
  cloth: T.production,
  coin: T.production,
  output: T.production,
  kinds: T.production,
  exchange: T.production,
  blocked: T.production,
  cityWait: T.hand,
  settlementWait: T.hand,
  cardWait: T.hand,
  levelWait: T.hand,
  cards: T.hand,
  excess: T.hand,
  turnsAway: T.hand,
  site: T.room,
  siteReady: T.room,
  room: T.room,
  upgrades: T.room,
  road: T.road,
  roadLead: T.road,
  army: T.cards,
  armyLead: T.cards,
  knightCards: T.cards,
  otherCards: T.cards,
  progress: T.cards,
  force: T.knights,
  active: T.knights,
  hunt: T.knights,
  kills: T.knights,
  risk: T.danger,
  walls: T.danger,
  science: T.levels,
  trade: T.levels,
  politics: T.levels,
  abilities: T.levels,
  metropolisNear: T.levels,
  plainCity: T.levels,
};
const terms = Uint8Array.from(FEATURES, (feature) => TERM_OF[feature]);
const features = new Float64Array(MAX_SEATS * COUNT);

/** A seat's sums, and the mean of the others' against it. */
function measure(s: State, seat: Seat, out: Float64Array): void {
  const weights = weightsFor(s);
  const { seats } = s.setup;
  out.fill(0);
  describe(s, features);
  for (let other = 0; other < seats; other += 1) {
    for (let i = 0; i < COUNT; i += 1) {
      const worth = features[other * COUNT + i] * weights[i];
      if (other === seat) out[terms[i]] += worth;
      else out[T.others] -= worth / (seats - 1);
    }
  }
}

/** The terms with which a hint can explain a choice. */
export const knownTerms: Terms<Types> = { names, measure };
