import { MoveList } from '@marchlands/core/lists.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import type { Seat } from '@marchlands/core/seat.ts';

/** A whole choice of a seat that chooses alone: each of its moves picked from those that are legal then. */
export function wholeChoice(match: Match, seat: Seat, pick: (codes: readonly number[]) => number): number[] {
  const { game, setup } = match;
  const state = match.state.clone();
  const legal = new MoveList(setup.bounds.moves);
  const row: number[] = [];
  do {
    game.legal(state, seat, legal);
    const code = pick(legal.toArray());
    game.apply(state, seat, code);
    row.push(code);
  } while (!isAtRest(game, state));
  return row;
}
