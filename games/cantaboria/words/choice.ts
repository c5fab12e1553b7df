/** Describes whole choices part by part, in any language. */
import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { Token } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import type { State } from '../state.ts';
import { type Ends, endedBy, type MoveTelling } from './move-telling.ts';
import type { Names } from './naming.ts';

/** A move of a choice, merged with the following moves that do the same with other tokens. */
interface Part {
  readonly move: Move;
  /** All tokens that go; empty if the move names none. */
  readonly tokens: readonly Token[];
  /** The state in which it is made. */
  readonly state: State;
}

/** Ends that need no words once everything before them is described. */
const SILENT: readonly Move['kind'][] = ['stop', 'send'];

/** The parts of a choice. Allocates. */
function partsOf(moves: readonly Move[], before: State, seat: Seat): readonly Part[] {
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

/** True if two moves differ at most in their tokens. Tokens along a chain each take their own way. */
function isAlike(a: Move, b: Move): boolean {
  if (a.kind !== b.kind || a.kind === 'chain' || !('token' in a) || !('token' in b)) return false;
  return 'from' in a && 'from' in b ? a.from === b.from : 'into' in a && 'into' in b && a.into === b.into;
}

/**
 * Tells a whole choice as one sentence: `Attack E4 Vespertine, carry 1 Weapon from E5 Ossuar by foot`.
 * @param ends by ended activity
 */
export function choiceTelling(move: MoveTelling, names: Names, ends: Ends) {
  return (moves: readonly Move[], before: State, seat: Seat, name: SeatName): string => {
    const texts = partsOf(moves, before, seat).map(({ move: one, tokens, state }) => {
      if (one.kind === 'end') return ends[endedBy(state) ?? 'attack'];
      const load = tokens.length > 0 ? names.tokens(tokens) : undefined;
      return move(one, state.setup, name, (place) => names.placeIn(state, place), load);
    });
    return texts.map((text, i) => (i === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1))).join(', ');
  };
}
