import type { Game } from '@marchlands/core/game.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { MoveSampler } from './move-sampler.ts';
import { payoffOf } from './payoff.ts';

/** How a match is played on from a leaf to find its value. */
export interface PlayoutSettings {
  /** How often the game's own playout move is played instead of a uniform one, 0..1; 0 where the game brings none. */
  readonly guided: number;
  /**
   * Moves that a playout makes before the game's evaluation stands for the rest; of a choice of several moves each counts.
   * Chance acts first wherever it is due, so that the evaluation is always asked where a seat must move: with 0 after the
   * new node's move and its luck, with 1 after one more move and its luck. Infinity plays on to the end.
   */
  readonly cutoff: number;
}

export const FULL_RANDOM: PlayoutSettings = { guided: 0, cutoff: Number.POSITIVE_INFINITY };

/** Plays states on to the end, or to where the evaluation takes over. */
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

/** A game without an evaluation is played to the end; a game's own horizon goes before the searcher's finite one. */
function cutoffOf(game: Game, setup: Setup, { cutoff }: PlayoutSettings): number {
  if (game.knowledge === undefined) return Number.POSITIVE_INFINITY;
  return Number.isFinite(cutoff) ? (game.knowledge.horizon?.(setup) ?? cutoff) : cutoff;
}
