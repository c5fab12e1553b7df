import type { Game } from '@marchlands/core/game.ts';
import { mustGoOn } from '@marchlands/core/partial.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { isSimultaneous, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, AnyView, Setup } from '@marchlands/core/types.ts';
import type { Bot, Thinking, Thought } from './bot.ts';
import { assertActing, MoveSampler } from './move-sampler.ts';

/** Plays uniformly at random among the legal moves. */
export class RandomBot implements Bot {
  readonly name: string;
  readonly isUniform = true;
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #rng: Rng;
  readonly #moveSampler: MoveSampler;
  readonly #state: AnyState;

  constructor(name: string, game: Game, setup: Setup, seed: string | number) {
    this.name = name;
    this.#game = game;
    this.#setup = setup;
    this.#rng = new Rng(seed);
    this.#moveSampler = new MoveSampler(game, setup, this.#rng);
    this.#state = game.State.blank(setup);
  }

  begin(view: AnyView, seat: Seat): Thinking {
    const thought = this.think(view, seat);
    return { step: () => true, progress: () => 1, best: () => thought };
  }

  think(view: AnyView, seat: Seat): Thought {
    const state = this.#state;
    this.#game.resampler(this.#setup, view).draw(this.#rng, state);
    assertActing(this.#game.actors(state), seat);
    return {
      moves: randomChoice(this.#game, this.#moveSampler, state, seat),
      considered: [],
      iterations: 0,
      ending: 'fixed',
    };
  }

  restart(seed: string | number): void {
    this.#rng.reseed(seed);
  }
}

/**
 * A whole choice of uniform moves, up to the seat's commit in a simultaneous decision. Changes the state.
 * @param codes is cleared and filled
 */
export function randomChoice(
  game: Game,
  moveSampler: MoveSampler,
  state: AnyState,
  seat: Seat,
  codes: number[] = [],
): number[] {
  codes.length = 0;
  const isShared = isSimultaneous(game.actors(state));
  do {
    const code = moveSampler.uniformMove(state, seat);
    codes.push(code);
    game.apply(state, seat, code);
  } while (mustGoOn(game, state, seat, isShared));
  return codes;
}
