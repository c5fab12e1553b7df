import { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { MOVE } from '../moves.ts';
import { legal } from '../rules/legal.ts';
import type { State } from '../state.ts';

/** The probability of ending a choice that can be ended. */
const ENDED = 0.5;
/** Moves that end a choice or a turn. */
const ENDS = [MOVE.end, MOVE.stop, MOVE.declare, MOVE.send, MOVE.refuse];

const list = new MoveList(8192);

/** A move of a playout: a choice once begun is soon brought to an end. */
export function playoutMove(s: State, seat: Seat, rng: Rng): number {
  legal(s, seat, list);
  if (rng.unit() < ENDED) for (const code of ENDS) if (list.has(code)) return code;
  const last = list.length - 1;
  const code = list.codes[rng.below(last + 1)];
  // An unfinished choice is given up only if nothing else is left.
  return code !== MOVE.giveUp || last === 0 ? code : list.codes[last];
}
