import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { BOAT, GOODS, HORSE, KINDS, MAX_NEIGHBOURS, MAX_SEATS, MAX_TERRITORIES, WEAPON } from '../data/limits.ts';
import { comesIn } from '../rules/attack.ts';
import { broughtPoints, sumPoints } from '../rules/force.ts';
import { HORSE_STEPS } from '../rules/horse.ts';
import { living, neighboursOf, nextOwn, nextPlace, pointsOf, tokensAt } from '../rules/places.ts';
import { PHASE, type State } from '../state.ts';
import { landingsIn } from './courses.ts';

/** CA-78: the points of a Weapon. */
const WEAPON_POINTS = 3;
/** The value of a City relative to a bare place: it is taken first. */
const CITY_VALUE = 8;
/** How likely a place is to fall later, by the points that offence lacks: from 1 too few on. */
const LATER = [0.5, 0.3, 0.25, 0.2, 0.15] as const;
/** A City needs no more spare points than this. */
const GUARD = 5;
/** CA-75: the most attacks that a seat can win in a turn. */
const MOST_WON = 2;

/** The best targets of each attacker now, best first: values and places, two for each seat; a value of 0 means none. */
const value = new Float64Array(MAX_SEATS * MOST_WON);
const place = new Uint8Array(MAX_SEATS * MOST_WON);
const around = new Uint8Array(MAX_NEIGHBOURS);
const beside = new Int32Array(MAX_SEATS + 1);

/** By seat. Cities are counted; other places are weighed by their contents. */
export type Threats = typeof threats;
const threats = {
  /** Cities, and other places, that others can take before the cycle ends. */
  cityRisk: new Float64Array(MAX_SEATS),
  placeRisk: new Float64Array(MAX_SEATS),
  /** The same for later cycles. */
  cityLater: new Float64Array(MAX_SEATS),
  /** By how much defence exceeds the strongest offence, summed over Cities, each capped at GUARD. */
  cityGuard: new Float64Array(MAX_SEATS),
  placeLater: new Float64Array(MAX_SEATS),
  /** The targets that the seat itself can take before the cycle ends. */
  cityTarget: new Float64Array(MAX_SEATS),
  placeTarget: new Float64Array(MAX_SEATS),
};

/** CA-75: the number of attacks that a seat may still win in this cycle. */
export function attacksLeft(s: State, seat: Seat): number {
  const most = s.cycle === 1 ? 1 : MOST_WON;
  if (s.phase !== PHASE.attack || (s.played & maskOf(seat)) === 0) return most;
  return s.turn === seat && s.actor === seat ? Math.max(0, most - s.won) : 0;
}

/** The value of a place to its captor: 1 for a bare one. */
function worthOf(s: State, at: number): number {
  if (at < BOAT && s.city[at] > 0) return CITY_VALUE;
  const base = at * KINDS;
  let sum = at < BOAT && s.site[at] > 0 ? 1.7 : 1;
  for (let good = 0; good < GOODS; good += 1) sum += 0.3 * s.tokens[base + good];
  return sum + 0.3 * s.tokens[base + HORSE] + s.tokens[base + WEAPON];
}

/** CA-84, CA-85: the most that a Horse ridden into the target adds, alone or with a Weapon. */
function rideGain(s: State, seat: Seat, target: number): number {
  let best = 0;
  for (let from = nextOwn(s, seat, -1); from >= 0; from = nextOwn(s, seat, from)) {
    if (tokensAt(s, from, HORSE) === 0 || !comesIn(s, seat, from, target, HORSE_STEPS)) continue;
    best = Math.max(best, broughtPoints(s, target, from + 1, tokensAt(s, from, WEAPON) > 0 ? from + 1 : 0));
  }
  return best;
}

/** Keeps a target if it is among the best of its attacker. */
function note(seat: Seat, at: number, worth: number): void {
  const first = seat * MOST_WON;
  if (worth > value[first]) {
    value[first + 1] = value[first];
    place[first + 1] = place[first];
    value[first] = worth;
    place[first] = at;
  } else if (worth > value[first + 1]) {
    value[first + 1] = worth;
    place[first + 1] = at;
  }
}

/** The places that each seat can take from each other one, without third parties. Valid until the next call. */
export function threatsIn(s: State): Threats {
  const { seats } = s.setup;
  const alive = living(s);
  value.fill(0);
  const { cityRisk, placeRisk, cityLater, cityGuard, placeLater, cityTarget, placeTarget } = threats;
  for (const numbers of Object.values(threats)) numbers.fill(0);
  if (s.phase === PHASE.opening) return threats;
  const brought = landingsIn(s);
  for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) {
    const owner = s.owner[at];
    if (owner === 0) continue;
    const count = neighboursOf(s, at, around);
    sumPoints(s, around, count, beside);
    const defence = pointsOf(s, at) + beside[owner];
    let later = 0;
    let guard = GUARD;
    for (let seat = 0; seat < seats; seat += 1) {
      const offence = beside[seat + 1];
      const afloat = at < BOAT ? brought[seat * MAX_TERRITORIES + at] : 0;
      if (offence + afloat === 0 || seat + 1 === owner || (alive & maskOf(seat)) === 0) continue;
      let lack = defence - offence;
      // CA-84: one move, by Horse or by boat.
      const ride = lack > -1 && lack < 1 + WEAPON_POINTS ? rideGain(s, seat, at) : 0;
      if (lack > -1) lack -= Math.max(ride, afloat);
      if (lack < 0) note(seat, at, worthOf(s, at));
      guard = Math.min(guard, lack);
      later = Math.max(later, lack < 0 ? LATER[0] : lack < LATER.length - 1 ? LATER[lack + 1] : 0);
    }
    if (at < BOAT && s.city[at] > 0) {
      cityLater[owner - 1] += later;
      cityGuard[owner - 1] += Math.max(guard, -GUARD);
    } else placeLater[owner - 1] += later * worthOf(s, at);
  }
  for (let seat = 0; seat < seats; seat += 1) {
    const left = attacksLeft(s, seat);
    for (let i = 0; i < left; i += 1) {
      const worth = value[seat * MOST_WON + i];
      if (worth === 0) break;
      const victim = s.owner[place[seat * MOST_WON + i]] - 1;
      if (worth === CITY_VALUE) {
        cityTarget[seat] += 1;
        cityRisk[victim] += 1;
      } else {
        placeTarget[seat] += worth;
        placeRisk[victim] += worth;
      }
    }
  }
  return threats;
}
