import type { Game } from '@marchlands/core/game.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { MoveSampler } from './move-sampler.ts';
import { payoffOf } from './payoff.ts';

/** How a playout estimates the value of a leaf. */
export interface PlayoutSettings {
  /** Probability of the game's own playout move instead of a uniform one, 0..1; 0 if the game has none. */
  readonly guided: number;
  /**
   * Moves of a playout before the game's evaluation replaces the rest; each move of a longer choice counts. Pending
   * chance acts first, so the evaluation always sees a state in which a seat must move: with 0 after the new node's
   * move and its luck, with 1 after one more move and its luck. Infinity plays to the end.
   */
  readonly cutoff: number;
}

export const FULL_RANDOM: PlayoutSettings = { guided: 0, cutoff: Number.POSITIVE_INFINITY };

/** Plays states to the end, or until the evaluation takes over. */
export class Playout {
  readonly #game: Game;
  readonly #moveSampler: MoveSampler;
  readonly #guided: number;
  readonly #cutoff: number;

  constructor(game: Game, setup: Setup, rng: Rng, settings: PlayoutSettings) {
    this.#game = game;
    this.#moveSampler = new MoveSampler(game, setup, rng);
    this.#guided = game.knowledge?.playoutMove === undefined ? 0 : settings.guided;
    this.#cutoff = cutoffOf(game, setup, settings);
  }

  /** Changes the state; writes each seat's payoff, 0..1. */
  run(state: AnyState, values: Float64Array): void {
    const game = this.#game;
    const moveSampler = this.#moveSampler;
    let moves = 0;
    for (;;) {
      const actors = game.actors(state);
      if (actors === CHANCE) {
        game.apply(state, CHANCE, moveSampler.outcome(state));
      } else if (actors === NOBODY) {
        payoffOf(game.result(state), values, game.knowledge?.defeatShare);
        return;
      } else {
        if (moves >= this.#cutoff && game.knowledge !== undefined) {
          game.knowledge.evaluate(state, values);
          return;
        }
        moves += 1;
        const seat = firstOf(actors);
        const guided = this.#guided > 0 && (this.#guided >= 1 || moveSampler.rng.unit() < this.#guided);
        const code = guided ? moveSampler.sensibleMove(state, seat) : moveSampler.uniformMove(state, seat);
        game.apply(state, seat, code);
      }
    }
  }
}

/** Games without an evaluation are played to the end; a game's own horizon overrides the searcher's finite one. */
function cutoffOf(game: Game, setup: Setup, { cutoff }: PlayoutSettings): number {
  if (game.knowledge === undefined) return Number.POSITIVE_INFINITY;
  return Number.isFinite(cutoff) ? (game.knowledge.horizon?.(setup) ?? cutoff) : cutoff;
}
