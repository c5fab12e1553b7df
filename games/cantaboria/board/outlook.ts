/** The effect of moves, tried on a copy of the view's state. */
import { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { type Totals, totalsOf } from '../advice/totals.ts';
import type { Event } from '../events.ts';
import { MOVE, type Move, moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { advance } from '../rules/flow.ts';
import { isPartial, legal, play, refusal } from '../rules/legal.ts';
import type { State } from '../state.ts';

/** The totals if a seat attacked another seat's place now. */
export { totalsWithoutMove } from '../advice/totals.ts';

/** The effect of a choice as composed so far. */
export interface Prospect {
  /** The state it leads to; a declared attack is shown before anybody answers and anything moves. */
  readonly state: State;
  readonly events: readonly Event[];
  /** True if nothing is left to choose, so that it may be sent. */
  readonly isWhole: boolean;
}

/**
 * @param rest the state from which the choice is made; it is not changed
 * @returns null if one of the moves is illegal
 */
export function prospectOf(rest: State, seat: Seat, moves: readonly Move[]): Prospect | null {
  const state = rest.clone();
  const events: Event[] = [];
  for (const move of moves) {
    const code = moveCodec.encode(move);
    if (refusal(state, seat, code) !== null) return null;
    play(state, seat, code, events);
    if (events.at(-1)?.kind === 'attackDeclared') return { state, events, isWhole: true };
    advance(state, events);
  }
  return { state, events, isWhole: !isPartial(state, seat) };
}

/** The moves of a choice, followed by any forced moves, not counting giving up: nobody has to choose these. */
export function withLone(rest: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const state = rest.clone();
  const list = new MoveList(state.setup.bounds.moves);
  for (const move of moves) {
    const code = moveCodec.encode(move);
    if (refusal(state, seat, code) !== null) return moves;
    apply(state, seat, code);
  }
  const all = [...moves];
  while (isPartial(state, seat)) {
    legal(state, seat, list);
    const going = list.toArray().filter((one) => one !== MOVE.giveUp);
    if (going.length !== 1) break;
    all.push(moveCodec.decode(going[0]));
    apply(state, seat, going[0]);
  }
  return all;
}

/** The totals after one more move of the plan; null if it is illegal. */
export function totalsAfter(s: State, seat: Seat, move: Move): Totals | null {
  const code = moveCodec.encode(move);
  if (refusal(s, seat, code) !== null) return null;
  const after = s.clone();
  play(after, seat, code, undefined);
  return totalsOf(after);
}
