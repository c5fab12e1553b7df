import { MoveList } from '@marchlands/core/lists.ts';
import { rulesOf } from '@marchlands/core/rules.ts';
import { CHANCE, isActing, maskOf, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { MOST_MOVES } from '../bounds.ts';
import { MOVE, moveCodec } from '../moves.ts';
import { FIRST_STEP, STEP, State } from '../state.ts';
import { areSidesSecret } from './battle.ts';
import { votersOf } from './cycle.ts';
import { kinds } from './kinds.ts';
import type { Refusal } from './refusals.ts';

export function actors(s: State): number {
  if (s.step === STEP.over) return NOBODY;
  if (s.step < FIRST_STEP.seats) return CHANCE;
  if (s.step === STEP.vote) return votersOf(s);
  return isAnsweredTogether(s) ? s.asked & ~s.answered : maskOf(s.actor);
}

/** CA-90: whether third parties decide in secret now. */
export function isAnsweredTogether(s: State): boolean {
  return s.step === STEP.side && areSidesSecret(s);
}

/** What is sent whole: a boat with its water and position, a shipment, an attack with its plan. */
export function isPartial(s: State, seat: Seat): boolean {
  return s.partial === 1 && s.actor === seat;
}

function whyNotActing(s: State, seat: Seat): Refusal | null {
  if (s.step === STEP.over) return 'matchOver';
  if (s.step < FIRST_STEP.seats) return 'chanceActs';
  return isActing(actors(s), seat) ? null : 'notYourTurn';
}

const rules = rulesOf(moveCodec, kinds, {
  steps: FIRST_STEP.inner,
  stepOf: (s) => s.step,
  whyNotActing,
  noSuchMove: 'noSuchMove',
  notNow: () => 'notNow',
});

export const { refusal, apply: applyMove } = rules;

/** The list made last to see whether a move is forced, and the position that it was made for: it is asked for next. */
const listed = new MoveList(MOST_MOVES);
let position: State | null = null;

/** The only move that there is where a seat decides, or -1. Votes are given even so: nobody may see who has one. What was begun is given up by nobody but its seat. */
export function forcedMove(s: State): number {
  if (s.step < FIRST_STEP.seats || s.step === STEP.vote || s.step >= FIRST_STEP.end) return -1;
  if (isAnsweredTogether(s)) return -1;
  rules.legal(s, s.actor, listed);
  position ??= new State(s.setup);
  position.copyFrom(s);
  return listed.length === 1 && listed.codes[0] !== MOVE.giveUp ? listed.codes[0] : -1;
}

export function legal(s: State, seat: Seat, out: MoveList): void {
  const isListed = position !== null && s.step === position.step && s.setup === position.setup && s.equals(position);
  if (!isListed || seat !== s.actor) {
    rules.legal(s, seat, out);
    return;
  }
  out.clear();
  for (let i = 0; i < listed.length; i += 1) out.push(listed.codes[i]);
}
