import { playing, type Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/land.ts';
import {
  ADRIFT,
  BOAT,
  CITY,
  GOODS,
  HORSE,
  HULL,
  KINDS,
  MAX_NEIGHBOURS,
  MAX_PLACES,
  MAX_TERRITORIES,
  WEAPON,
} from '../data/limits.ts';
import type { Spot } from '../events.ts';
import type { State } from '../state.ts';
import { areBoatsAdjacent, type Boats, highBank, isBankOf, lowBank, moor } from './waters.ts';

/** Places and their owners: a state, or any other map of boats. */
export interface Places extends Boats {
  /** By place: seat + 1, 0 if there is no Warrior or no such place. */
  readonly owner: Uint8Array;
}

/** True if a seat's Warrior stands there (CA-01). */
export function isOwn(m: Places, seat: Seat, place: number): boolean {
  return m.owner[place] === seat + 1;
}

/** The upper bound of place numbers: one past the last boat. */
export function endOfBoats(s: State): number {
  return BOAT + s.boats;
}

/** The place after this one, -1 for the first; or -1 at the end. Skips the gap between territories and boats. */
export function nextPlace(s: State, place: number): number {
  const next = place + 1;
  if (next < s.setup.land.territories) return next;
  if (next < BOAT) return s.boats > 0 ? BOAT : -1;
  return next < endOfBoats(s) ? next : -1;
}

/** The seat's next place after this one, -1 for the first; or -1. */
export function nextOwn(s: State, seat: Seat, place: number): number {
  let at = nextPlace(s, place);
  while (at >= 0 && s.owner[at] !== seat + 1) at = nextPlace(s, at);
  return at;
}

/** CA-02 to CA-06: whether two places are adjacent. */
export function areAdjacent(m: Places, a: number, b: number): boolean {
  const { land } = m.setup;
  if (a < BOAT && b < BOAT) return land.isNear[a * MAX_TERRITORIES + b] === 1;
  if (a >= BOAT && b >= BOAT) return areBoatsAdjacent(m, a - BOAT, b - BOAT);
  return isBankOf(m.setup, Math.min(a, b), m.boatSpace[Math.max(a, b) - BOAT]);
}

const ANYBODY = -1;

/**
 * CA-02 to CA-06: fills a list with the places adjacent to one, territories first.
 * @param owner if given, only those of this owner (seat + 1)
 * @returns their number
 */
export function neighboursOf(m: Places, place: number, out: Uint8Array, owner = ANYBODY): number {
  const { land } = m.setup;
  let count = 0;
  if (place < BOAT) {
    const near = land.near[place];
    for (let i = 0; i < near.length; i += 1) {
      if (owner !== ANYBODY && m.owner[near[i]] !== owner) continue;
      out[count] = near[i];
      count += 1;
    }
    for (let boat = 0; boat < m.boats; boat += 1) {
      if (owner !== ANYBODY && m.owner[BOAT + boat] !== owner) continue;
      if (!isBankOf(m.setup, place, m.boatSpace[boat])) continue;
      out[count] = BOAT + boat;
      count += 1;
    }
    return count;
  }
  const boat = place - BOAT;
  const low = lowBank(m.setup, m.boatSpace[boat]);
  const high = highBank(m.setup, m.boatSpace[boat]);
  if (owner === ANYBODY || m.owner[low] === owner) {
    out[count] = low;
    count += 1;
  }
  if (high !== NONE && (owner === ANYBODY || m.owner[high] === owner)) {
    out[count] = high;
    count += 1;
  }
  for (let other = 0; other < m.boats; other += 1) {
    if (owner !== ANYBODY && m.owner[BOAT + other] !== owner) continue;
    if (!areBoatsAdjacent(m, boat, other)) continue;
    out[count] = BOAT + other;
    count += 1;
  }
  return count;
}

/** Fills a list with the seat's places adjacent to one. @returns their number */
export function ownNear(m: Places, seat: Seat, place: number, out: Uint8Array): number {
  return neighboursOf(m, place, out, seat + 1);
}

const near = new Uint8Array(MAX_NEIGHBOURS);

/** Whether a place of the seat lies beside this one. Most often it is a territory, so these are tried first. */
export function hasOwnNear(m: Places, seat: Seat, place: number): boolean {
  if (place < BOAT) {
    const beside = m.setup.land.near[place];
    for (let i = 0; i < beside.length; i += 1) if (m.owner[beside[i]] === seat + 1) return true;
  }
  return neighboursOf(m, place, near, seat + 1) > 0;
}

/** A set of places, in the order of insertion. */
export class PlaceSet {
  count = 0;
  readonly list = new Uint8Array(MAX_PLACES);
  /** By place: 1 if it is in the set. */
  readonly has = new Uint8Array(MAX_PLACES);

  clear(): void {
    this.count = 0;
    this.has.fill(0);
  }

  add(place: number): void {
    this.has[place] = 1;
    this.list[this.count] = place;
    this.count += 1;
  }
}

/**
 * Adds the seat's places that pass a test and are connected with one through such places, itself first; skips places
 * already in the set.
 */
export function joinWith<M extends Places>(
  m: M,
  seat: Seat,
  from: number,
  isMember: (m: M, place: number) => boolean,
  joined: PlaceSet,
): void {
  let at = joined.count;
  for (joined.add(from); at < joined.count; at += 1) {
    const count = ownNear(m, seat, joined.list[at], near);
    for (let i = 0; i < count; i += 1) {
      if (joined.has[near[i]] === 0 && isMember(m, near[i])) joined.add(near[i]);
    }
  }
}

export function tokensAt(s: State, place: number, kind: number): number {
  return s.tokens[place * KINDS + kind];
}

/** Moves tokens to a place from the supply, or back if the count is negative (CA-09). */
export function supply(s: State, place: number, kind: number, count: number): void {
  s.tokens[place * KINDS + kind] += count;
  s.supply[kind] -= count;
}

export function goodsAt(s: State, place: number): number {
  let count = 0;
  for (let good = 0; good < GOODS; good += 1) count += s.tokens[place * KINDS + good];
  return count;
}

/** CA-62: how many goods a place has room for. */
export function roomFor(s: State, place: number): number {
  const most = s.setup.capacity.boatGoods;
  if (place < BOAT || most === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
  return Math.max(0, most - goodsAt(s, place));
}

/** CA-78, CA-79: the points of a place without its City. */
export function pointsWithoutCity(s: State, place: number): number {
  const base = place * KINDS;
  const hull = place < BOAT ? 0 : s.setup.options.hullPoints;
  return 1 + hull + s.tokens[base + HORSE] + 3 * s.tokens[base + WEAPON];
}

/** CA-78, CA-79: all points of a place. */
export function pointsOf(s: State, place: number): number {
  return pointsWithoutCity(s, place) + (place < BOAT ? 3 * s.city[place] : 0);
}

/** CA-06: territories and boats of a seat. */
export function placesOf(s: State, seat: Seat): number {
  let count = 0;
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) count += 1;
  return count;
}

export function citiesOf(s: State, seat: Seat): number {
  let count = 0;
  for (let t = 0; t < s.setup.land.territories; t += 1) count += s.owner[t] === seat + 1 ? s.city[t] : 0;
  return count;
}

/** Bits of the seats still in play. */
export function living(s: State): number {
  return playing(s) & ~s.out;
}

/** A place as written in an event. */
export function spotOf(s: State, place: number): Spot {
  if (place < BOAT) return place;
  return { space: s.boatSpace[place - BOAT], position: s.boatOrder[place - BOAT] };
}

/** Adds a boat for a seat, `behind` others of its file. @returns its place */
export function addBoat(s: State, seat: Seat, space: number, behind: number): number {
  const boat = s.boats;
  s.boatSpace[boat] = ADRIFT;
  s.owner[BOAT + boat] = seat + 1;
  s.boats += 1;
  s.supply[HULL] -= 1;
  moor(s, boat, space, behind);
  return BOAT + boat;
}

/** CA-11: puts a City here. */
export function addCity(s: State, at: number): void {
  s.city[at] = 1;
  s.supply[CITY] -= 1;
}
