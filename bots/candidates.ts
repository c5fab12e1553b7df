import type { Game } from '@marchlands/core/game.ts';
import type { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { isSimultaneous, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';

/**
 * The sequences that a game's knowledge gives for a decision, each a row of codes; null where it gives none.
 * Where a seat chooses alone, single moves with which no sequence begins are added, so that nothing is ruled out;
 * where several choose at once the sequences stand for the whole choice, and are all there is.
 * @param moves a list to work with
 */
export function plansOf(game: Game, state: AnyState, seat: Seat, rng: Rng, moves: MoveList): number[][] | null {
  const plans: number[][] = [];
  game.knowledge?.plans?.(state, seat, rng, plans);
  if (plans.length === 0) return null;
  if (!isSimultaneous(game.actors(state))) {
    game.legal(state, seat, moves);
    const begun = new Set(plans.map((plan) => plan[0]));
    for (const code of moves.toArray()) if (!begun.has(code)) plans.push([code]);
  }
  return plans;
}

/** All that a seat may choose from: its plans, or its single legal moves. */
export function candidatesOf(game: Game, state: AnyState, seat: Seat, rng: Rng, moves: MoveList): number[][] {
  const plans = plansOf(game, state, seat, rng, moves);
  if (plans !== null) return plans;
  game.legal(state, seat, moves);
  return moves.toArray().map((code) => [code]);
}
