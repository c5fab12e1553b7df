import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { MoveSampler } from '../move-sampler.ts';
import type { Choices } from './choices.ts';

/**
 * Plays on from the ends of turns. Chance is drawn from a seed, so that compared turns meet the same luck as far as
 * their chance events agree (common random numbers).
 */
export class Ahead {
  readonly #choices: Choices;
  readonly #chance: MoveSampler;
  readonly #policy: MoveSampler;

  constructor(choices: Choices, setup: Setup) {
    const { game } = choices;
    this.#choices = choices;
    this.#chance = new MoveSampler(game, setup, new Rng(0));
    this.#policy = new MoveSampler(game, setup, new Rng(0));
  }

  /**
   * The value of a state to a seat after this many more moves, 0..1; changes the state.
   * @param seed of the chance draws
   */
  value(state: AnyState, seat: Seat, moves: number, seed: number): number {
    const { game } = this.#choices;
    this.#chance.rng.reseed(seed);
    this.#policy.rng.reseed(-seed);
    for (let made = 0; ; ) {
      const actors = game.actors(state);
      if (actors === NOBODY) break;
      if (actors === CHANCE) {
        if (made >= moves && game.knowledge?.isQuiet?.(state) === true) break;
        game.apply(state, CHANCE, this.#chance.outcome(state));
        continue;
      }
      if (made >= moves) break;
      made += 1;
      const by = firstOf(actors);
      const move = game.knowledge?.aheadMove?.(state, by, this.#policy.rng) ?? this.#policy.sensibleMove(state, by);
      game.apply(state, by, move);
    }
    return this.#choices.value(state, seat);
  }
}
