/** What would come of moves: they are tried on a copy of the state that the view tells of. */
import { isActing, type Seat } from '@marchlands/core/seat.ts';
import { type Totals, totalsOf } from '../advice/totals.ts';
import type { Event } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { actors, applyMove, refusal } from '../rules/legal.ts';
import type { State } from '../state.ts';

/** Whether a move may be made. */
export function isLegal(s: State, seat: Seat, move: Move): boolean {
  return refusal(s, seat, moveCodec.encode(move)) === null;
}

/** CA-10: what would be lost by a move: the Horses and Weapons that a place cannot keep. */
export function lossesOf(s: State, seat: Seat, move: Move): readonly (Event & { readonly kind: 'tokenLost' })[] {
  if (!isLegal(s, seat, move)) return [];
  const events: Event[] = [];
  apply(s.clone(), seat, moveCodec.encode(move), events);
  return events.flatMap((event) => (event.kind === 'tokenLost' ? [event] : []));
}

/**
 * Whether a move may be made at a tap: with all that follows of itself the seat still goes on choosing, so that it can be
 * taken back, and nothing is lost.
 */
export function isTakenBack(s: State, seat: Seat, move: Move): boolean {
  if (!isLegal(s, seat, move)) return false;
  const events: Event[] = [];
  const after = s.clone();
  apply(after, seat, moveCodec.encode(move), events);
  return isActing(actors(after), seat) && !events.some(({ kind }) => kind === 'tokenLost');
}

/** The totals after one more move of the plan; null where it may not be made. */
export function totalsAfter(s: State, seat: Seat, move: Move): Totals | null {
  if (!isLegal(s, seat, move)) return null;
  const after = s.clone();
  applyMove(after, seat, moveCodec.encode(move), undefined);
  return totalsOf(after);
}
