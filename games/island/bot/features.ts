import { featureNames } from '@marchlands/core/features.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { numbersOf } from '@marchlands/core/steps.ts';
import { DEV, DEV_CARDS } from '../data/cards.ts';
import { ALL_KINDS, RESOURCES, TRACK_KIND, TRACKS } from '../data/kinds.ts';
import { ABILITY_LEVEL, TOP_LEVEL } from '../data/pieces.ts';
import { progressOf } from '../rules/counts.ts';
import { isMetropolisWon } from '../rules/improve.ts';
import { nextPlainCity } from '../rules/loss.ts';
import { pointsOf } from '../rules/points.ts';
import { limitOf } from '../rules/robber.ts';
import { isEmptySet } from '../rules/sites.ts';
import { levelOnTrack } from '../rules/tracks.ts';
import { STEP, type State } from '../state.ts';
import { SEAT } from './counted.ts';
import { countProduction, type Production } from './production.ts';
import { findProspects } from './prospects.ts';
import { findThreats, type Threats } from './threats.ts';
import { countHands, type Hands, rollsUntil } from './waiting.ts';

/** The features of a seat, in the order of their numbers; each is of the order of 1. */
export const FEATURES = featureNames(SEAT);
export type Feature = keyof typeof SEAT;
export const F = numbersOf(FEATURES);
export const COUNT = FEATURES.length;

/** Cards in 36 rolls that count as 1. */
const OUTPUT = 20;
/** Waiting this many rolls halves the value of a purchase. */
const HALF = 7;
/** The yield of a good place to settle, in cards of 36 rolls. */
const GOOD_SITE = 12;
/** Chance that a roll is not a seven. */
const NO_SEVEN = 5 / 6;

const price = new Float64Array(ALL_KINDS);

/** A cost, times `times`, plus another cost; valid until the next call. */
function priceOf(cost: Uint8Array, times = 0, other = cost): Float64Array {
  for (let kind = 0; kind < ALL_KINDS; kind += 1) price[kind] = cost[kind] + times * other[kind];
  return price;
}

/** Counts over all seats; valid until the next state is described. */
export interface Counted {
  readonly production: Production;
  readonly hands: Hands;
  readonly threats: Threats;
}

/** 1 for a price payable at once, less the longer the wait. */
function nearness(s: State, hands: Hands, seat: Seat, price: Float64Array): number {
  return HALF / (HALF + rollsUntil(s, hands, seat, price));
}

function describeOutput(s: State, { production, hands }: Counted, seat: Seat, out: Float64Array, at: number): void {
  let output = 0;
  let kinds = 0;
  let exchange = 0;
  for (let kind = 0; kind < s.setup.kinds; kind += 1) {
    const cards = production.income[seat * ALL_KINDS + kind];
    out[at + F.brick + kind] = Math.sqrt(cards) / 3;
    output += cards;
    exchange += cards / hands.rates[seat * ALL_KINDS + kind];
    if (cards > 0 && kind < RESOURCES) kinds += 1;
  }
  out[at + F.output] = output / OUTPUT;
  out[at + F.kinds] = kinds / RESOURCES;
  out[at + F.exchange] = exchange / 6;
  out[at + F.blocked] = production.blocked[seat] / 5;
}

/** The nearest level of a track that may be bought, by the wait for the missing cards. */
function levelNearness(s: State, hands: Hands, seat: Seat): number {
  if (isEmptySet(s.cities, seat)) return 0;
  let best = 0;
  for (let track = 0; track < TRACKS.length; track += 1) {
    const level = levelOnTrack(s, seat, track) + 1;
    if (level > TOP_LEVEL) continue;
    price.fill(0);
    price[TRACK_KIND[track]] = level;
    best = Math.max(best, nearness(s, hands, seat, price));
  }
  return best;
}

/** The number of rolls before the seat's own next one. */
function rollsBefore(s: State, seat: Seat): number {
  const { seats } = s.setup;
  const next = s.step === STEP.preRoll || s.step === STEP.red ? s.active : s.active + 1;
  return (seat - next + 2 * seats) % seats;
}

function describeHand(s: State, { production, hands }: Counted, seat: Seat, out: Float64Array, at: number): void {
  const prospects = findProspects(s, production, seat);
  const { costs, options } = s.setup;
  const settlements = s.settlementPieces[seat] + s.sidePieces[seat];
  const citiesLeft = options.pieces.cities - s.cityPieces[seat] + s.sidePieces[seat];
  if (settlements > 0 && citiesLeft > 0) {
    out[at + F.cityWait] = nearness(s, hands, seat, priceOf(costs.city));
  }
  out[at + F.upgrades] = Math.min(settlements, citiesLeft, 3) / 3;
  if (prospects.best > 0) {
    const price = priceOf(costs.settlement, prospects.roads, costs.road);
    out[at + F.settlementWait] = nearness(s, hands, seat, price);
  }
  out[at + F.site] = prospects.best / GOOD_SITE;
  out[at + F.siteReady] = prospects.ready / GOOD_SITE;
  out[at + F.room] = Math.min(prospects.room, 3) / 3;
  if (!s.setup.isBase) out[at + F.levelWait] = levelNearness(s, hands, seat);
  const price = s.setup.isBase ? priceOf(costs.development) : priceOf(costs.recruit, 1, costs.activate);
  out[at + F.cardWait] = nearness(s, hands, seat, price);
  let cards = 0;
  for (let kind = 0; kind < s.setup.kinds; kind += 1) cards += hands.hand[seat * ALL_KINDS + kind];
  const limit = limitOf(s, seat);
  out[at + F.cards] = Math.min(cards, limit) / s.setup.handLimit;
  const before = rollsBefore(s, seat);
  out[at + F.excess] = cards > limit ? ((1 - NO_SEVEN ** (before + 1)) * (cards >> 1)) / 3 : 0;
  out[at + F.turnsAway] = s.turn === 0 ? 0 : before / s.setup.seats;
}

/** The largest of the others' numbers. */
function mostOfOthers(s: State, seat: Seat, numbers: Uint8Array): number {
  let most = 0;
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (other !== seat && numbers[other] > most) most = numbers[other];
  }
  return most;
}

/** A lead or deficit, up to 3, as -1 .. 1. */
function lead(own: number, other: number): number {
  return Math.max(-3, Math.min(3, own - other)) / 3;
}

function describeRaces(s: State, seat: Seat, out: Float64Array, at: number): void {
  const road = s.roadLength[seat];
  out[at + F.road] = road / 10;
  if (road > 0) out[at + F.roadLead] = lead(road, mostOfOthers(s, seat, s.roadLength));
  if (s.setup.isBase) {
    const row = seat * DEV_CARDS.length;
    const knights = s.dev[row + DEV.knight];
    out[at + F.army] = s.army[seat] / 4;
    out[at + F.knightCards] = knights / 3;
    out[at + F.otherCards] =
      (s.dev[row + DEV['road-building']] + s.dev[row + DEV.plenty] + s.dev[row + DEV.monopoly]) / 2;
    if (s.army[seat] + knights > 1) out[at + F.armyLead] = lead(s.army[seat] + knights, mostOfOthers(s, seat, s.army));
  }
}

/** Whether the next level of a track wins its metropolis. */
function isCrownNear(s: State, seat: Seat, track: number): boolean {
  const level = levelOnTrack(s, seat, track) + 1;
  return level <= TOP_LEVEL && isMetropolisWon(s, seat, track, level);
}

function describeCities(s: State, { threats }: Counted, seat: Seat, out: Float64Array, at: number): void {
  out[at + F.force] = threats.force[seat] / 6;
  out[at + F.active] = threats.active[seat] / 6;
  out[at + F.risk] = threats.risk[seat];
  out[at + F.hunt] = threats.hunt[seat];
  if (s.kills[seat] > 0) out[at + F.kills] = lead(s.kills[seat], mostOfOthers(s, seat, s.kills));
  out[at + F.walls] = s.walls[seat] / 3;
  out[at + F.progress] = Math.sqrt(progressOf(s, seat)) / 2;
  let abilities = 0;
  let crowns = 0;
  for (let track = 0; track < TRACKS.length; track += 1) {
    const level = levelOnTrack(s, seat, track);
    out[at + F.science + track] = level / TOP_LEVEL;
    if (level >= ABILITY_LEVEL) abilities += 1;
    if (isCrownNear(s, seat, track)) crowns += 1;
  }
  out[at + F.abilities] = abilities / TRACKS.length;
  const isPlain = nextPlainCity(s, seat, -1) >= 0;
  out[at + F.plainCity] = isPlain ? 1 : 0;
  out[at + F.metropolisNear] = isPlain ? crowns / 2 : 0;
}

/** Writes the features of one seat. */
function describeSeat(s: State, counted: Counted, seat: Seat, out: Float64Array): void {
  const { target, isBase } = s.setup;
  const at = seat * COUNT;
  out.fill(0, at, at + COUNT);
  const points = pointsOf(s, seat);
  out[at + F.points] = points / target;
  out[at + F.oneShort] = points >= target - 1 ? 1 : 0;
  out[at + F.twoShort] = points >= target - 2 ? 1 : 0;
  describeOutput(s, counted, seat, out, at);
  describeHand(s, counted, seat, out, at);
  describeRaces(s, seat, out, at);
  if (!isBase) describeCities(s, counted, seat, out, at);
}

/** Writes the features of every seat into `out`, COUNT numbers each. */
export function describe(s: State, out: Float64Array): Counted {
  const production = countProduction(s);
  const counted = { production, hands: countHands(s, production), threats: findThreats(s) };
  for (let seat = 0; seat < s.setup.seats; seat += 1) describeSeat(s, counted, seat, out);
  return counted;
}

/** The same if only the hands of two seats have changed since. @param counted the result of `describe` */
export function describeHands(s: State, counted: Counted, one: Seat, other: Seat, out: Float64Array): void {
  countHands(s, counted.production);
  describeSeat(s, counted, one, out);
  describeSeat(s, counted, other, out);
}
