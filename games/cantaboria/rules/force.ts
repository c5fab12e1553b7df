import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/land.ts';
import { BOAT, MAX_NEIGHBOURS, MAX_SEATS } from '../data/limits.ts';
import { PLAN, SIDE, type State } from '../state.ts';
import { areAdjacent, living, neighboursOf, pointsOf, pointsWithoutCity } from './places.ts';
import { hasFiles, isBankOf, orderWithout } from './waters.ts';

/** Of the boat that a plan moves: no such boat. */
export const NO_BOAT = -1;

/** By owner (seat + 1): the points beside the target looked at last. */
const beside = new Int32Array(MAX_SEATS + 1);
const around = new Uint8Array(MAX_NEIGHBOURS);

/** How many boats lie before one once another boat has gone and, below NONE, come to lie behind `position` others. */
function orderAfter(s: State, boat: number, moved: number, position: number): number {
  const order = orderWithout(s, boat, moved);
  return position <= order ? order + 1 : order;
}

/**
 * CA-81: fills `around` with the places beside the target once a boat lies in `space` behind `position` others; how many
 * there are. Boats before and behind a target in a file change with the boat that comes or goes.
 */
function neighboursAfter(s: State, target: number, boat: number, space: number, position: number): number {
  const isTouching = space !== NONE && isBankOf(s.setup, target, space);
  let count = neighboursOf(s, target, around);
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const isStaying = around[i] < BOAT || (target < BOAT && around[i] !== BOAT + boat);
    if (isStaying) around[kept++] = around[i];
  }
  count = kept;
  if (target < BOAT) {
    if (isTouching) around[count++] = BOAT + boat;
    return count;
  }
  const mate = target - BOAT;
  const water = s.boatSpace[mate];
  if (!hasFiles(s.setup, water)) return count;
  const after = space === water ? position : NONE;
  const own = orderAfter(s, mate, boat, after);
  for (let other = 0; other < s.boats; other += 1) {
    const isThere = other === boat ? space === water : s.boatSpace[other] === water;
    if (!isThere) continue;
    const order = other === boat ? position : orderAfter(s, other, boat, after);
    if (order - own === 1 || own - order === 1) around[count++] = BOAT + other;
  }
  return count;
}

/** What the planned boat has taken on counts aboard it, and no more where it was taken. */
function planShift(s: State, at: number): number {
  if (s.plan !== PLAN.boat) return 0;
  if (at === s.planBoat - 1) return (s.planHorse > 0 ? 1 : 0) + (s.planWeapon > 0 ? 3 : 0);
  return (at === s.planHorse - 1 ? -1 : 0) - (at === s.planWeapon - 1 ? 3 : 0);
}

/** All points of a place with what the planned boat takes from it or has taken on. */
export function plannedPointsOf(s: State, at: number): number {
  return pointsOf(s, at) + planShift(s, at);
}

/** CA-78 to CA-80: the points of a place that count beside a target. */
export function pointsBeside(s: State, at: number): number {
  return s.setup.options.adjacentCities ? pointsOf(s, at) : pointsWithoutCity(s, at);
}

/** CA-80, CA-81: sums up what stands beside a target, by owner; a boat may be thought of as lying elsewhere. */
function reckon(s: State, target: number, boat: number, space: number, position: number): void {
  const count = boat === NO_BOAT ? neighboursOf(s, target, around) : neighboursAfter(s, target, boat, space, position);
  beside.fill(0);
  for (let i = 0; i < count; i += 1) {
    const at = around[i];
    beside[s.owner[at]] += pointsBeside(s, at) + planShift(s, at);
  }
}

function isThird(s: State, seat: Seat, target: number, other: Seat): boolean {
  return other !== seat && s.owner[target] !== other + 1 && (living(s) & maskOf(other)) !== 0;
}

/** CA-82: what pieces planned to come into the target add: those that were not beside it before. */
function planGain(s: State): number {
  if (s.plan === PLAN.boat) return 0;
  let gain = 0;
  if (s.planHorse > 0 && !areAdjacent(s, s.planHorse - 1, s.target)) gain += 1;
  if (s.planWeapon > 0 && !areAdjacent(s, s.planWeapon - 1, s.target)) gain += 3;
  return gain;
}

function reckonPlan(s: State): void {
  if (s.plan === PLAN.boat) reckon(s, s.target, s.planBoat - 1 - BOAT, s.planSpace - 1, s.planPosition);
  else reckon(s, s.target, NO_BOAT, NONE, 0);
}

/** CA-80, CA-81: what the seats on one side have beside the target of the attack as it is planned. */
function lent(s: State, side: number): number {
  let sum = 0;
  for (let other = 0; other < s.setup.seats; other += 1) if (s.sides[other] === side) sum += beside[other + 1];
  return sum;
}

/** CA-81: offence with the third parties that have answered. */
export function offence(s: State): number {
  reckonPlan(s);
  return beside[s.turn + 1] + planGain(s) + lent(s, SIDE.attacker);
}

/** CA-80: defence with the third parties that have answered. */
export function defence(s: State): number {
  reckonPlan(s);
  return pointsOf(s, s.target) + beside[s.owner[s.target]] + lent(s, SIDE.defender);
}

/** CA-89: points that a seat may lend. */
export function pointsOfThird(s: State, seat: Seat): number {
  reckonPlan(s);
  return beside[seat + 1];
}

/** CA-89: bits of the seats that may lend points; who has resigned is neutral (CA-97). */
export function thirdParties(s: State): number {
  reckonPlan(s);
  let seats = 0;
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (beside[other + 1] > 0 && isThird(s, s.turn, s.target, other)) seats |= maskOf(other);
  }
  return seats;
}
