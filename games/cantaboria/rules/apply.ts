import { MoveList } from '@marchlands/core/lists.ts';
import { type Actor, CHANCE } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import { FIRST_STEP, STEP, type State } from '../state.ts';
import { applyOutcome } from './chance.ts';
import { advance } from './flow.ts';
import { applyMove, legal } from './legal.ts';

const forced = new MoveList(8192);

/** One legal move or outcome takes effect, and all that follows without a decision; forced moves are not made. */
export function applyOne(s: State, actor: Actor, code: number, events: Events): void {
  if (actor === CHANCE) applyOutcome(s, code, events);
  else applyMove(s, actor, code, events);
  advance(s, events);
}

/** The only move that there is where a seat decides, or -1. Votes are given even so: nobody may see who has one. */
export function forcedMove(s: State): number {
  if (s.step < FIRST_STEP.seats || s.step === STEP.vote || s.step >= FIRST_STEP.end) return -1;
  legal(s, s.actor, forced);
  return forced.length === 1 ? forced.codes[0] : -1;
}

/** A choice with one alternative is made without asking: all is open here. */
export function settle(s: State, events: Events): void {
  for (let only = forcedMove(s); only >= 0; only = forcedMove(s)) applyOne(s, s.actor, only, events);
}

export function apply(s: State, actor: Actor, code: number, events?: Events): void {
  applyOne(s, actor, code, events);
  settle(s, events);
}
