import type { Game } from '@marchlands/core/game.ts';
import type { MoveList } from '@marchlands/core/lists.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { isSimultaneous, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { MoveSampler } from './move-sampler.ts';

/**
 * The plans of a game's knowledge for a decision, each a sequence of codes, or null. If a seat chooses alone, single
 * moves that begin no plan are added, so that nothing is ruled out; in a simultaneous decision plans are whole choices,
 * and nothing is added.
 * @param moves scratch list
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

/**
 * The moves of a seat that chooses alone, completed with sensible ones if they end inside a choice that is sent whole.
 * @param state the state before them; not changed
 */
export function completed(
  moveSampler: MoveSampler,
  state: AnyState,
  seat: Seat,
  codes: readonly number[],
): readonly number[] {
  const { game, walk } = moveSampler;
  if (game.isPartial === undefined) return codes;
  const whole = [...codes];
  walk.copyFrom(state);
  for (const code of codes) game.apply(walk, seat, code);
  while (!isAtRest(game, walk)) {
    const code = moveSampler.sensibleMove(walk, seat);
    game.apply(walk, seat, code);
    whole.push(code);
  }
  return whole;
}

/** A seat's candidates: its plans, or its single legal moves. */
export function candidatesOf(game: Game, state: AnyState, seat: Seat, rng: Rng, moves: MoveList): number[][] {
  const plans = plansOf(game, state, seat, rng, moves);
  if (plans !== null) return plans;
  game.legal(state, seat, moves);
  return moves.toArray().map((code) => [code]);
}
