/** The course of a turn (IK-048 to IK-055, IK-317 to IK-322). */
import { maskOf } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import { ENDING, STACK, STEP, type State } from '../state.ts';
import { end } from './final.ts';
import { produce } from './production.ts';
import { demandDiscards, isRobberFree } from './robber.ts';

/** A turn begins (IK-047). */
export function beginTurn(s: State, events: Events): void {
  s.turn += 1;
  s.step = STEP.preRoll;
  events?.push({ kind: 'turnBegan', seat: s.active, turn: s.turn });
}

/** IK-051. */
export function roll(s: State): void {
  s.step = STEP.red;
}

/** @param index the face less 1 */
export function rollRed(s: State, index: number, events: Events): void {
  s.red = index + 1;
  s.step = STEP.yellow;
  events?.push({ kind: 'dieRolled', die: 'red', face: s.red });
}

export function rollYellow(s: State, index: number, events: Events): void {
  s.yellow = index + 1;
  s.step = STEP.rolled;
  events?.push({ kind: 'dieRolled', die: 'yellow', face: s.yellow });
}

/** All dice lie: a seven, or production (IK-064, IK-077). */
export function rolled(s: State, events: Events): void {
  const total = s.red + s.yellow;
  if (total === 7) {
    s.step = STEP.robberDue;
    demandDiscards(s, events);
    return;
  }
  produce(s, total, events);
  s.step = STEP.actionStart;
}

/** IK-082: after all discards. */
export function robberDue(s: State): void {
  s.step = STEP.actionStart;
  if (isRobberFree(s)) STACK.push(s, 'robber', maskOf(s.active));
}

export function beginAction(s: State): void {
  s.step = STEP.action;
}

/** The action phase is over (IK-055): what counted for this turn alone is forgotten. */
export function endTurn(s: State, events: Events): void {
  s.red = 0;
  s.yellow = 0;
  s.offers = 0;
  s.devPlayed = 0;
  s.bought.fill(0);
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

/** A special building phase is over: the next one's, and once all had theirs the next turn. */
export function nextSpecial(s: State, events: Events): void {
  const next = s.builder % s.setup.seats;
  if (next === s.active) s.step = STEP.turnOver;
  else beginSpecial(s, next, events);
}

/** The turn passes to the next seat (IK-003), unless it was the last one (IK-307). */
export function passTurn(s: State, events: Events): void {
  s.builder = 0;
  if (s.turn >= s.setup.options.turnLimit) {
    end(s, ENDING.turnLimit, events);
    return;
  }
  s.active = (s.active + 1) % s.setup.seats;
  beginTurn(s, events);
}
