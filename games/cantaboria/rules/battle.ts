import { firstFrom, firstOf, maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { BOAT, HORSE, KINDS, TOKENS, WEAPON } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { MOVE } from '../moves.ts';
import { PLAN, SIDE, SIDES, STEP, type State } from '../state.ts';
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
export function sideNext(s: State): void {
  if (s.asked === 0) {
    s.actor = s.turn;
    s.step = STEP.battle;
    return;
  }
  s.actor = areSidesSecret(s) ? 0 : firstFrom(s.turn + 1, s.asked, s.setup.seats);
  s.step = STEP.side;
}

/** All have answered: reveals their choices. @param chosen by seat: the move */
export function showSides(s: State, chosen: readonly Uint32Array[], events: Events): void {
  const { asked } = s;
  for (let rest = asked; rest !== 0; rest &= rest - 1) s.sides[firstOf(rest)] = chosen[firstOf(rest)][0] - MOVE.side;
  s.asked = 0;
  s.step = STEP.sideNext;
  events?.push({
    kind: 'sidesShown',
    sides: seatsOf(asked).map((seat) => ({ seat, side: SIDES[s.sides[seat]], points: pointsOfSeat(s, seat) })),
  });
}

/** An answer given in the open. */
export function takeSide(s: State, seat: Seat, side: number, events: Events): void {
  s.sides[seat] = side;
  s.asked &= ~maskOf(seat);
  s.step = STEP.sideNext;
  events?.push({ kind: 'sideTaken', seat, side: SIDES[side], points: pointsOfSeat(s, seat) });
}

/** CA-97: a third party that has resigned is neutral, whatever its answer. */
export function leaveSide(s: State, seat: Seat): void {
  s.sides[seat] = SIDE.neutral;
  s.asked &= ~maskOf(seat);
  if (s.asked === 0 || !areSidesSecret(s)) s.step = STEP.sideNext;
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
