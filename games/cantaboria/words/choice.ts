/** The parts of a whole choice that are told one by one, in any language. */
import type { Seat } from '@marchlands/core/seat.ts';
import type { Token } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import type { State } from '../state.ts';

/** A move of a choice, with those right behind it that do the same with other tokens. */
export interface Part {
  readonly move: Move;
  /** All that goes; none where the move names no token. */
  readonly tokens: readonly Token[];
  /** Where it is made. */
  readonly state: State;
}

/** Ends that go without saying once all before them is told. */
const SILENT: readonly Move['kind'][] = ['stop', 'send'];

/** The parts of a choice. Allocates. */
export function partsOf(moves: readonly Move[], before: State, seat: Seat): readonly Part[] {
  const parts: { move: Move; tokens: Token[]; state: State }[] = [];
  let state = before;
  for (const [i, move] of moves.entries()) {
    if (i > 0) {
      state = state.clone();
      apply(state, seat, moveCodec.encode(moves[i - 1]));
    }
    const last = parts.at(-1);
    const tokens = 'token' in move ? [move.token] : [];
    if (last !== undefined && isAlike(last.move, move)) last.tokens.push(...tokens);
    else if (i === 0 || !SILENT.includes(move.kind)) parts.push({ move, tokens, state });
  }
  return parts;
}

/** True where two moves differ in their tokens at most. What goes along a chain takes its own way. */
function isAlike(a: Move, b: Move): boolean {
  if (a.kind !== b.kind || a.kind === 'chain' || !('token' in a) || !('token' in b)) return false;
  return 'from' in a && 'from' in b ? a.from === b.from : 'into' in a && 'into' in b && a.into === b.into;
}
