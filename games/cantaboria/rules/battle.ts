import { firstFrom, maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { BOAT, HORSE, KINDS, TOKENS, WEAPON } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { PLAN, SIDE, SIDES, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { rememberAttack } from './attack-memory.ts';
import { dropOut, endAtGoal } from './final.ts';
import { defence, offence, pointsOfSeat, thirdParties } from './force.ts';
import { spotOf } from './places.ts';
import { removeSurplus } from './shipment.ts';
import { castOff, moor } from './waters.ts';

/** CA-88, CA-94: declares the attack and asks the third parties beside the target. */
export function declare(s: State, events: Events): void {
  const { target, turn } = s;
  const attack = offence(s);
  const against = defence(s);
  s.partial = 0;
  s.shipAt = 0;
  s.shipSteps = 0;
  const needs = s.setup.options.logisticsNeeds;
  if (needs === 'declaration' || (needs === 'edge' && attack > against)) s.hasEdge = 1;
  s.asked = thirdParties(s);
  rememberAttack(s, turn, s.owner[target] - 1);
  s.step = STEP.sideNext;
  events?.push({ kind: 'attackDeclared', seat: turn, target: spotOf(s, target), offence: attack, defence: against });
}

/** CA-90: whether third parties answer in secret and are revealed together. */
function areSidesSecret(s: State): boolean {
  return s.setup.options.thirdPartyOrder === 'together';
}

/** CA-90: whether third parties decide in secret now. */
export function isAnsweredTogether(s: State): boolean {
  return s.step === STEP.side && areSidesSecret(s);
}

/** CA-90: third parties answer in order from the attacker's left, or all at once. */
export function sideNext(s: State, events: Events): void {
  if (areSidesSecret(s) && (s.asked & ~s.answered) === 0) showSides(s, events);
  if (s.asked === 0) {
    s.actor = s.turn;
    s.step = STEP.battle;
    return;
  }
  if (areSidesSecret(s)) {
    s.actor = 0;
    s.step = STEP.side;
    return;
  }
  s.actor = firstFrom(s.turn + 1, s.asked, s.setup.seats);
  s.step = STEP.side;
}

/** All have answered: reveals their choices. */
function showSides(s: State, events: Events): void {
  const seats = seatsOf(s.asked);
  s.asked = 0;
  s.answered = 0;
  if (seats.length === 0) return;
  events?.push({
    kind: 'sidesShown',
    sides: seats.map((seat) => ({ seat, side: SIDES[s.sides[seat]], points: pointsOfSeat(s, seat) })),
  });
}

/** CA-90: refuses a third party that has answered and waits for the others. */
export function whyNotSide(s: State, seat: Seat): Refusal | null {
  return (s.answered & maskOf(seat)) === 0 ? null : 'answeredAlready';
}

export function takeSide(s: State, seat: Seat, side: number, events: Events): void {
  s.sides[seat] = side;
  if (areSidesSecret(s)) {
    s.answered |= maskOf(seat);
    s.step = STEP.sideNext;
    return;
  }
  s.asked &= ~maskOf(seat);
  s.step = STEP.sideNext;
  events?.push({ kind: 'sideTaken', seat, side: SIDES[side], points: pointsOfSeat(s, seat) });
}

/** CA-97: a third party that has resigned is neutral, whatever its answer. */
export function leaveSide(s: State, seat: Seat): void {
  s.sides[seat] = SIDE.neutral;
  s.asked &= ~maskOf(seat);
  s.answered &= ~maskOf(seat);
  s.step = STEP.sideNext;
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
  events?.push({ kind: 'attackFailed', seat: turn, target: spotOf(s, target), offence: attack, defence: against });
}

/** Clears the planned or declared attack. */
export function clearAttack(s: State): void {
  s.asked = 0;
  s.answered = 0;
  s.target = 0;
  s.plan = PLAN.none;
  s.planHorse = 0;
  s.planWeapon = 0;
  s.planBoat = 0;
  s.planSpace = 0;
  s.planPosition = 0;
  s.planLanding = 0;
  s.sides.fill(0);
}

/** CA-91: makes the planned move and replaces the Warrior; everything else in the place goes to the attacker. */
function capture(s: State, attack: number, against: number, events: Events): void {
  if (s.plan === PLAN.boat) sailPlanned(s, events);
  else {
    move(s, HORSE, s.planHorse, s.target, events);
    move(s, WEAPON, s.planWeapon, s.target, events);
  }
  const { target, turn } = s;
  const from = s.owner[target] - 1;
  s.owner[target] = turn + 1;
  clearAttack(s);
  events?.push({ kind: 'placeTaken', seat: turn, from, target: spotOf(s, target), offence: attack, defence: against });
  removeSurplus(s, turn, events);
  s.won += 1;
  s.hasEdge = 1;
  if (s.setup.options.redeclare !== 'oncePerTurn') s.failed.fill(0);
  s.step = s.won === 2 ? STEP.turnEnd : STEP.attack;
  if (!dropOut(s, from, events) && s.setup.options.victoryCheck === 'atOnce') endAtGoal(s, events);
}

/** Moves a planned piece into the target or aboard; `from` is its place + 1. */
function move(s: State, kind: number, from: number, into: number, events: Events): void {
  if (from === 0) return;
  s.tokens[(from - 1) * KINDS + kind] -= 1;
  s.tokens[into * KINDS + kind] += 1;
  events?.push({
    kind: 'tokenMoved',
    seat: s.turn,
    token: TOKENS[kind],
    from: spotOf(s, from - 1),
    into: spotOf(s, into),
  });
}

/** CA-86: the boat takes on the planned pieces, sails to its planned position, and lands the Horse and the Weapon. */
function sailPlanned(s: State, events: Events): void {
  const place = s.planBoat - 1;
  const boat = place - BOAT;
  const space = s.planSpace - 1;
  move(s, HORSE, s.planHorse, place, events);
  move(s, WEAPON, s.planWeapon, place, events);
  const from = { space: s.boatSpace[boat], position: s.boatOrder[boat] };
  castOff(s, boat);
  events?.push({ kind: 'boatCastOff', seat: s.turn, ...from });
  moor(s, boat, space, s.planPosition);
  events?.push({ kind: 'boatMoored', seat: s.turn, space, position: s.planPosition });
  if ((s.planLanding & 1) !== 0) move(s, HORSE, place + 1, s.target, events);
  if ((s.planLanding & 2) !== 0) move(s, WEAPON, place + 1, s.target, events);
}
