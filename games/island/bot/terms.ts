import type { Terms } from '@marchlands/core/knowledge.ts';
import { addTerms, type LinearTerms } from '@marchlands/core/linear.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { seatTermNames } from '@marchlands/core/seat-terms.ts';
import { numbersOf } from '@marchlands/core/steps.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { ANSWER, dueStep, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { bestDeal, COUNTERED, everyone, exchange, SENT, weightsFor } from './evaluate.ts';
import { COUNT, describe, FEATURES, type Feature } from './features.ts';

const names = [
  'points',
  'brick',
  'lumber',
  'wool',
  'grain',
  'ore',
  'paper',
  'cloth',
  'coin',
  'output',
  'kinds',
  'exchange',
  'robber',
  'city',
  'upgrades',
  'settlement',
  'site',
  'room',
  'development',
  'knight',
  'level',
  'seven',
  'road',
  'army',
  'cards',
  'force',
  'active',
  'hunt',
  'danger',
  'walls',
  'science',
  'trade',
  'politics',
  'abilities',
  'metropolis',
  'refused',
  'askCity',
  'askSettlement',
  'askDevelopment',
  'askKnight',
  'askLevel',
] as const;
const T = numbersOf(names);

/** By feature: its term; null for what sets no choice apart. */
const TERM_OF: { readonly [feature in Feature]: number | null } = {
  points: T.points,
  oneShort: T.points,
  twoShort: T.points,
  brick: T.brick,
  lumber: T.lumber,
  wool: T.wool,
  grain: T.grain,
  ore: T.ore,
  paper: T.paper,
  cloth: T.cloth,
  coin: T.coin,
  output: T.output,
  kinds: T.kinds,
  exchange: T.exchange,
  blocked: T.robber,
  cityWait: T.city,
  settlementWait: T.settlement,
  // With knights an active one takes the place of a development card.
  cardWait: T.development,
  levelWait: T.level,
  // The hand itself weighs next to nothing.
  cards: T.seven,
  excess: T.seven,
  // A roll is over once it is made.
  turnsAway: null,
  site: T.site,
  siteReady: T.site,
  room: T.room,
  upgrades: T.upgrades,
  road: T.road,
  roadLead: T.road,
  army: T.army,
  armyLead: T.army,
  knightCards: T.cards,
  otherCards: T.cards,
  progress: T.cards,
  force: T.force,
  active: T.active,
  hunt: T.hunt,
  kills: T.hunt,
  risk: T.danger,
  walls: T.walls,
  science: T.science,
  trade: T.trade,
  politics: T.politics,
  abilities: T.abilities,
  metropolisNear: T.metropolis,
  plainCity: T.metropolis,
};
const termsWith = (cardWait: number): LinearTerms => ({
  own: Int8Array.from(FEATURES, (feature) => (feature === 'cardWait' ? cardWait : (TERM_OF[feature] ?? -1))),
  seats: names.length,
});
const terms = termsWith(T.development);
const knightTerms = termsWith(T.knight);
const features = new Float64Array(MAX_SEATS * COUNT);

/** The features of every seat; while an offer is answered, those after the deal that the evaluation counts on. */
function describeDealt(s: State, dealer: Seat): void {
  if (dealer >= 0) exchange(s, dealer, 1);
  describe(s, features);
  if (dealer >= 0) exchange(s, dealer, -1);
}

/** By feature that a trade can improve: the term of an offer for it. */
const HOPES: { readonly [feature in Feature]?: number } = {
  cityWait: T.askCity,
  settlementWait: T.askSettlement,
  cardWait: T.askDevelopment,
  levelWait: T.askLevel,
};
const hopes = FEATURES.flatMap((feature, i) => {
  const term = HOPES[feature];
  return term === undefined ? [] : [{ i, term }];
});
const own = new Float64Array(COUNT);

/**
 * The cost of an offer that nobody is expected to accept. What it would help most counts as much as that cost: without
 * hope nobody would offer.
 */
function measureRefused(s: State, seat: Seat, out: Float64Array): void {
  const weights = weightsFor(s);
  out[T.refused] = Math.log(SENT);
  describe(s, features);
  own.set(features.subarray(seat * COUNT, (seat + 1) * COUNT));
  exchangeOwn(s, 1);
  describe(s, features);
  exchangeOwn(s, -1);
  let most = 0;
  let best = -1;
  for (const { i, term } of hopes) {
    const gain = (features[seat * COUNT + i] - own[i]) * weights[i];
    if (gain <= most) continue;
    most = gain;
    best = term === T.askDevelopment && !s.setup.isBase ? T.askKnight : term;
  }
  if (best >= 0) out[best] = -out[T.refused];
}

/** Exchanges the offering seat's cards as by its offer, or back. */
function exchangeOwn(s: State, sign: 1 | -1): void {
  for (let kind = 0; kind < s.setup.kinds; kind += 1) {
    s.held[s.active * ALL_KINDS + kind] += sign * (s.want[kind] - s.give[kind]);
  }
}

/** A seat's sums, and each other one's against it. */
function measure(s: State, seat: Seat, out: Float64Array): void {
  const step = dueStep(s);
  const isTalking = step === STEP.answer || step === STEP.choose;
  const dealer = isTalking ? bestDeal(s) : -1;
  out.fill(0);
  if (step === STEP.answer && seat === s.active && dealer < 0) measureRefused(s, seat, out);
  if (isTalking && s.answer[seat] === ANSWER.counter && dealer !== seat) out[T.refused] = Math.log(COUNTERED);
  describeDealt(s, dealer);
  addTerms(features, weightsFor(s), s.setup.isBase ? terms : knightTerms, seat, everyone(s), out);
}

/** The terms with which a hint can explain a choice. */
export const knownTerms: Terms<Types> = { names: [...names, ...seatTermNames(MAX_SEATS)], measure };
