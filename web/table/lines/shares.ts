import { payoffOf } from '@marchlands/bots/payoff.ts';
import { Shares } from '@marchlands/bots/review/shares.ts';
import type { Game } from '@marchlands/core/game.ts';
import { NOBODY } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';

/**
 * By seat: the expected share of the win, as in a review of a match without weak bots, since any player may follow a
 * line; once it is over, the actual one.
 */
export function sharesOf(game: Game, setup: Setup, state: AnyState): readonly number[] {
  if (game.actors(state) === NOBODY) {
    const values = new Float64Array(setup.seats);
    payoffOf(game.result(state), values);
    return Array.from(values);
  }
  return new Shares(game, setup, 'lines').ofAll(state);
}
