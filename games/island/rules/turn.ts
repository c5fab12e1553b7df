/** The course of a turn (IK-048 to IK-055, IK-317 to IK-322). */
import { maskOf } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import { ENDING, PROMOTED, READY, STACK, STEP, type State } from '../state.ts';
import { march } from './barbarians.ts';
import { progressOf } from './counts.ts';
import { end } from './final.ts';
import { openAqueducts } from './improve.ts';
import { flagKnights } from './pieces.ts';
import { produce } from './production.ts';
import { demandDiscards, isRobberFree } from './robber.ts';

/** A turn begins (IK-047). */
export function beginTurn(s: State, events: Events): void {
  s.turn += 1;
  s.step = STEP.preRoll;
  events?.push({ kind: 'turnBegan', seat: s.active, turn: s.turn });
}

/** IK-051; with an Alchemist only the event die (IK-209). */
export function roll(s: State): void {
  s.step = s.red === 0 ? STEP.red : STEP.event;
}

/** @param index the face minus 1 */
export function rollRed(s: State, index: number, events: Events): void {
  s.red = index + 1;
  s.step = STEP.yellow;
  events?.push({ kind: 'dieRolled', die: 'red', face: s.red });
}

export function rollYellow(s: State, index: number, events: Events): void {
  s.yellow = index + 1;
  s.step = s.setup.isBase ? STEP.rolled : STEP.event;
  events?.push({ kind: 'dieRolled', die: 'yellow', face: s.yellow });
  events?.push({ kind: 'diceRolled', seat: s.active, red: s.red, yellow: s.yellow });
}

/** IK-050, IK-266: the march, in turns without a landing. */
export function marchOn(s: State, events: Events): void {
  s.step = STEP.total;
  if (s.setup.isRoaming && s.landed === 0) march(s, events);
}

/** A seven, or production (IK-064, IK-077). */
export function resolveTotal(s: State, events: Events): void {
  const total = s.red + s.yellow;
  if (total === 7) {
    s.step = STEP.robberDue;
    demandDiscards(s, events);
    return;
  }
  s.step = STEP.actionStart;
  const served = produce(s, total, events);
  if (!s.setup.isBase) openAqueducts(s, served);
}

/** IK-082: after all discards. */
export function robberDue(s: State): void {
  s.step = STEP.actionStart;
  if (isRobberFree(s)) STACK.push(s, 'robber', maskOf(s.active), { isBishop: 0 });
}

/** IK-177: makes every active knight ready. */
export function beginAction(s: State): void {
  s.step = STEP.action;
  if (!s.setup.isBase) flagKnights(s, s.active, 0, READY);
}

/** IK-205: the active player discards down to four progress cards, one by one, before the turn ends. */
export function endTurn(s: State, events: Events): void {
  if (!s.setup.isBase && progressOf(s, s.active) > s.setup.options.progressLimit)
    STACK.push(s, 'drop', maskOf(s.active));
  else finishTurn(s, events);
}

/** Ends the turn and clears what applied only to it (IK-056). */
function finishTurn(s: State, events: Events): void {
  s.red = 0;
  s.yellow = 0;
  s.event = 0;
  s.marchDie = 0;
  s.alchemist = 0;
  s.landed = 0;
  s.fleet = 0;
  s.swaps.fill(0);
  s.housed = 0;
  s.offers = 0;
  s.devPlayed = 0;
  s.bought.fill(0);
  s.boughtSize = 0;
  flagKnights(s, s.active, READY | PROMOTED, 0);
  events?.push({ kind: 'turnEnded', seat: s.active });
  if (s.setup.hasSpecial) beginSpecial(s, (s.active + 1) % s.setup.seats, events);
  else s.step = STEP.turnOver;
}

/** IK-317: a seat's special building phase. */
function beginSpecial(s: State, seat: number, events: Events): void {
  s.builder = seat + 1;
  s.step = STEP.special;
  events?.push({ kind: 'specialBegan', seat });
}

/** Ends a special building phase: the next seat's follows, and after the last one the next turn. */
export function nextSpecial(s: State, events: Events): void {
  const next = s.builder % s.setup.seats;
  flagKnights(s, s.builder - 1, PROMOTED, 0);
  if (next === s.active) s.step = STEP.turnOver;
  else beginSpecial(s, next, events);
}

/** Passes the turn to the next seat (IK-003), unless it was the last one (IK-307). */
export function passTurn(s: State, events: Events): void {
  s.builder = 0;
  if (s.turn >= s.setup.options.turnLimit) {
    end(s, ENDING.turnLimit, events);
    return;
  }
  s.active = (s.active + 1) % s.setup.seats;
  beginTurn(s, events);
}
