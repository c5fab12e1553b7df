import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { BOAT, CITY, GOODS, HULL, MAX_BOATS, MAX_PLACES, WEAPON } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { BUILT } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { endAtGoal } from './final.ts';
import { addBoat, addCity, isOwn, nextOwn, spotOf, supply, tokensAt } from './places.ts';
import { countIn } from './waters.ts';

/** The buildings, in the order of the codes. */
export const BUILDINGS = ['weapon', 'city', 'boat'] as const;
/** CA-28 to CA-30: prices in goods, in the order of TOKENS; a boat's Timber is an option. */
const PRICES: readonly (readonly number[])[] = [
  [0, 0, 1, 1],
  [1, 1, 1, 1],
  [1, 0, 0, 0],
];
const GOLD = 1;
/** Codes of one kind of development: two prices for each place. */
const PRICED = 2;

/** CA-28 to CA-32: the prices of a building, each in goods in the order of TOKENS. */
export function pricesOf(options: Setup['options'], what: (typeof BUILDINGS)[number]): readonly (readonly number[])[] {
  const price = (isGold: boolean): readonly number[] =>
    Array.from({ length: GOODS }, (_, good) => priceOf(options, BUILDINGS.indexOf(what), isGold, good));
  return [price(false), price(true)].filter((one) => one.some((amount) => amount > 0));
}

/** The price of a development in one good; 0 if it needs none. */
function priceOf(options: Setup['options'], what: number, isGold: boolean, good: number): number {
  if (!isGold) return PRICES[what][good] * (what === BUILT.boat ? options.boatTimber : 1);
  if (good !== GOLD) return 0;
  if (what === BUILT.weapon) return options.goldForWeapon;
  return what === BUILT.city ? options.goldForCity : options.goldForBoat;
}

/** CA-31, CA-32: whether the tokens for one price are together here. */
function canPay(s: State, what: number, at: number, isGold: boolean): boolean {
  if (isGold && priceOf(s.setup.options, what, true, GOLD) === 0) return false;
  for (let good = 0; good < GOODS; good += 1)
    if (tokensAt(s, at, good) < priceOf(s.setup.options, what, isGold, good)) return false;
  return true;
}

/** CA-28 to CA-32: whether one of a development's prices, in goods or in Gold, is together here. */
export function isPayable(s: State, what: number, at: number): boolean {
  return canPay(s, what, at, false) || canPay(s, what, at, true);
}

/** CA-33, CA-34: whether it is built aboard a boat, from the boat's own cargo. */
function isBuiltAboard(s: State, what: number): boolean {
  return what === BUILT.weapon && s.setup.options.buildAboard === 'weapon';
}

/** CA-08, CA-33 to CA-35: why a development may not be built in a place, whatever its price. */
function whyNotThere(s: State, what: number, at: number): Refusal | null {
  if (at >= BOAT && !isBuiltAboard(s, what)) return 'noBuildingAboard';
  if (what === BUILT.boat) {
    if (s.supply[HULL] === 0 || s.boats === MAX_BOATS) return 'noneLeft';
    return s.setup.land.waters[at].length === 0 ? 'noWater' : null;
  }
  if (s.supply[what === BUILT.city ? CITY : WEAPON] === 0) return 'noneLeft';
  if (what === BUILT.city) return s.city[at] > 0 ? 'cityThere' : null;
  return tokensAt(s, at, WEAPON) > 0 ? 'weaponThere' : null;
}

/** @param index building, place and price, as encoded */
export function whyNotBuild(s: State, seat: Seat, index: number): Refusal | null {
  const at = (index >> 1) % MAX_PLACES;
  const what = Math.floor(index / (MAX_PLACES * PRICED));
  if (s.owner[at] === 0) return 'notOnTheMap';
  if (!isOwn(s, seat, at)) return 'notYours';
  const there = whyNotThere(s, what, at);
  if (there !== null) return there;
  return canPay(s, what, at, index % PRICED === 1) ? null : 'cannotPay';
}

export function legalBuilds(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let what = 0; what < 3; what += 1) {
    const end = isBuiltAboard(s, what) ? MAX_PLACES : BOAT;
    for (let at = nextOwn(s, seat, -1); at >= 0 && at < end; at = nextOwn(s, seat, at)) {
      const index = (what * MAX_PLACES + at) * PRICED;
      if (whyNotThere(s, what, at) !== null) continue;
      if (canPay(s, what, at, false)) out.push(base + index);
      if (canPay(s, what, at, true)) out.push(base + index + 1);
    }
  }
}

/** CA-31: the price leaves the territory and the development is placed there; for a boat, its water is chosen next. */
export function build(s: State, seat: Seat, index: number, events: Events): void {
  const at = (index >> 1) % MAX_PLACES;
  const what = Math.floor(index / (MAX_PLACES * PRICED));
  const isGold = index % PRICED === 1;
  for (let good = 0; good < GOODS; good += 1) supply(s, at, good, -priceOf(s.setup.options, what, isGold, good));
  if (what === BUILT.weapon) supply(s, at, WEAPON, 1);
  else if (what === BUILT.city) addCity(s, at);
  else {
    s.partial = 1;
    s.shipFrom = at;
    s.step = STEP.enter;
  }
  events?.push({ kind: 'built', seat, what: BUILDINGS[what], at: spotOf(s, at), isGold });
  if (what === BUILT.city && s.setup.options.victoryCheck === 'atOnce') endAtGoal(s, events);
}

/** CA-35: the water of the builder's territory. */
export function whyNotEnter(s: State, _seat: Seat, space: number): Refusal | null {
  return s.setup.land.waters[s.shipFrom].includes(space) ? null : 'noWater';
}

/** CA-35: in empty water there is one position. */
export function enter(s: State, seat: Seat, space: number, events: Events): void {
  s.shipAt = space;
  s.step = STEP.position;
  if (countIn(s, space) === 0) position(s, seat, 0, events);
}

/** CA-35: anywhere in the file, counted from 0. */
export function whyNotPosition(s: State, _seat: Seat, behind: number): Refusal | null {
  return behind <= countIn(s, s.shipAt) ? null : 'noSuchPosition';
}

/**
 * CA-97: a boat whose builder has resigned is launched: in the chosen water, or the first one there, behind all others.
 */
export function leaveBuilding(s: State, seat: Seat, events: Events): void {
  if (s.step === STEP.enter) s.shipAt = s.setup.land.waters[s.shipFrom][0];
  position(s, seat, countIn(s, s.shipAt), events);
}

export function position(s: State, seat: Seat, behind: number, events: Events): void {
  const space = s.shipAt;
  addBoat(s, seat, space, behind);
  s.shipFrom = 0;
  s.shipAt = 0;
  s.partial = 0;
  s.step = STEP.develop;
  events?.push({ kind: 'boatPlaced', seat, space, position: behind });
}
