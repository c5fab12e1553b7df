import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { HORSE, KINDS, WEAPON } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { PLAN, SIDE, SIDES, STEP, type State } from '../state.ts';
import { dropOut } from './final.ts';
import { areAdjacent, living, NEAR, neighboursOf, pointsOf, pointsWithoutCity } from './places.ts';
import { removeSurplus } from './shipment.ts';

/** CA-78 to CA-81: points beside the target of one owner (seat + 1). */
function pointsBeside(s: State, target: number, owner: number): number {
  const count = neighboursOf(s, target);
  const withCities = s.setup.options.adjacentCities;
  let sum = 0;
  for (let i = 0; i < count; i += 1) {
    if (s.owner[NEAR[i]] === owner) sum += withCities ? pointsOf(s, NEAR[i]) : pointsWithoutCity(s, NEAR[i]);
  }
  return sum;
}

/** CA-80: defence without third parties. */
export function defenceOf(s: State, target: number): number {
  return pointsOf(s, target) + pointsBeside(s, target, s.owner[target]);
}

/** CA-81: offence without a move and without third parties. */
export function standingOffence(s: State, seat: Seat, target: number): number {
  return pointsBeside(s, target, seat + 1);
}

/** CA-82: what the planned move adds: pieces that were not beside the target before. */
export function planGain(s: State): number {
  let gain = 0;
  if (s.planHorse > 0 && !areAdjacent(s, s.planHorse - 1, s.target)) gain += 1;
  if (s.planWeapon > 0 && !areAdjacent(s, s.planWeapon - 1, s.target)) gain += 3;
  return gain;
}

/** CA-89: all that third parties might lend; who has resigned is neutral (CA-97). */
export function thirdPoints(s: State, seat: Seat, target: number): number {
  let sum = 0;
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (isThird(s, seat, target, other)) sum += pointsBeside(s, target, other + 1);
  }
  return sum;
}

function isThird(s: State, seat: Seat, target: number, other: Seat): boolean {
  return other !== seat && s.owner[target] !== other + 1 && (living(s) & maskOf(other)) !== 0;
}

/** Offence and defence with the third parties that have answered. */
function offence(s: State): number {
  let sum = standingOffence(s, s.turn, s.target) + planGain(s);
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (s.sides[other] === SIDE.attacker) sum += pointsBeside(s, s.target, other + 1);
  }
  return sum;
}

function defence(s: State): number {
  let sum = defenceOf(s, s.target);
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (s.sides[other] === SIDE.defender) sum += pointsBeside(s, s.target, other + 1);
  }
  return sum;
}

/** CA-88, CA-94: the attack is declared; third parties beside the target are asked. */
export function declare(s: State, events: Events): void {
  const { target, turn } = s;
  const attack = offence(s);
  const against = defence(s);
  s.partial = 0;
  s.shipAt = 0;
  s.shipSteps = 0;
  const needs = s.setup.options.logisticsNeeds;
  if (needs === 'declaration' || (needs === 'edge' && attack > against)) s.hasEdge = 1;
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (isThird(s, turn, target, other) && pointsBeside(s, target, other + 1) > 0) s.asked |= maskOf(other);
  }
  s.step = STEP.sideNext;
  events?.push({ kind: 'attackDeclared', seat: turn, target, offence: attack, defence: against });
}

/** CA-90: third parties answer in order from the attacker's left. */
export function sideNext(s: State): void {
  if (s.asked === 0) {
    s.actor = s.turn;
    s.step = STEP.battle;
    return;
  }
  let seat = (s.turn + 1) % s.setup.seats;
  while ((s.asked & maskOf(seat)) === 0) seat = (seat + 1) % s.setup.seats;
  s.actor = seat;
  s.step = STEP.side;
}

export function takeSide(s: State, seat: Seat, side: number, events: Events): void {
  s.sides[seat] = side;
  s.asked &= ~maskOf(seat);
  s.step = STEP.sideNext;
  events?.push({ kind: 'sideTaken', seat, side: SIDES[side], points: pointsBeside(s, s.target, seat + 1) });
}

/** CA-83: offence must exceed defence. */
export function battle(s: State, events: Events): void {
  const { target, turn } = s;
  const attack = offence(s);
  const against = defence(s);
  if (attack > against) {
    capture(s, attack, against, events);
    return;
  }
  s.failed[target] += 1;
  clearAttack(s);
  s.step = STEP.attack;
  events?.push({ kind: 'attackFailed', seat: turn, target, offence: attack, defence: against });
}

function clearAttack(s: State): void {
  s.target = 0;
  s.plan = PLAN.none;
  s.planHorse = 0;
  s.planWeapon = 0;
  s.sides.fill(0);
}

/** CA-91: the planned move is made and the Warrior replaced; all else in the place is the attacker's. */
function capture(s: State, attack: number, against: number, events: Events): void {
  const { target, turn } = s;
  const from = s.owner[target] - 1;
  move(s, HORSE, s.planHorse, target);
  move(s, WEAPON, s.planWeapon, target);
  s.owner[target] = turn + 1;
  clearAttack(s);
  events?.push({ kind: 'placeTaken', seat: turn, from, target, offence: attack, defence: against });
  removeSurplus(s, turn, events);
  s.won += 1;
  s.hasEdge = 1;
  s.failed.fill(0);
  s.step = s.won === 2 ? STEP.turnEnd : STEP.attack;
  dropOut(s, from, events);
}

/** A planned piece goes into the target; `from` is its place + 1. */
function move(s: State, kind: number, from: number, target: number): void {
  if (from === 0) return;
  s.tokens[(from - 1) * KINDS + kind] -= 1;
  s.tokens[target * KINDS + kind] += 1;
}
