import type { Game } from '@marchlands/core/game.ts';
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { games } from '@marchlands/games/index.ts';

/** Forms of the catalogue's games with non-standard rules: `game:preset`. */
export const forms: readonly string[] = games.flatMap(({ id, presets }) =>
  presets.filter(({ options }) => Object.keys(options).length > 0).map((preset) => `${id}:${preset.id}`),
);

/**
 * A game of the catalogue for two seats if it allows two, by its standard rules or a preset's.
 * @param name of the game, or of a form of it: `game:preset`
 */
export async function gameOf(name: string): Promise<{ readonly game: Game; readonly setup: Setup }> {
  const [id, form = null] = name.split(':');
  const entry = games.find((each) => each.id === id);
  const options = form === null ? {} : entry?.presets.find((preset) => preset.id === form)?.options;
  if (entry === undefined || options === undefined) throw new Error(`there is no game ${name}`);
  const game = await entry.load();
  const seats = game.seats.includes(2) ? 2 : game.seats[0];
  const setup = game.setup(options, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  return { game, setup: setup.value };
}

/** Random play, counted. */
export class RandomPlay {
  decisions = 0;
  chances = 0;
  matches = 0;
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #first: AnyState;
  readonly #state: AnyState;
  readonly #moves: MoveList;
  readonly #outcomes: OutcomeList;
  readonly #hasList: boolean;

  /** @param hasList true: a legal list at every decision, and a move drawn from it; false: the game's `randomMove` */
  constructor(game: Game, setup: Setup, hasList: boolean, seed: string) {
    this.#game = game;
    this.#rng = new Rng(seed);
    this.#first = game.start(setup);
    this.#state = game.State.blank(setup);
    this.#moves = new MoveList(setup.bounds.moves);
    this.#outcomes = new OutcomeList(setup.bounds.outcomes);
    this.#hasList = hasList || game.randomMove === undefined;
  }

  /** One match from start to end. */
  match(): void {
    const game = this.#game;
    const state = this.#state;
    state.copyFrom(this.#first);
    for (;;) {
      const actors = game.actors(state);
      if (actors === NOBODY) break;
      if (actors === CHANCE) {
        game.apply(state, CHANCE, this.#outcome(state));
        this.chances += 1;
      } else {
        const seat = firstOf(actors);
        game.apply(state, seat, this.#move(state, seat));
        this.decisions += 1;
      }
    }
    this.matches += 1;
  }

  /** Plays matches for about this many seconds; returns the actual seconds. */
  run(seconds: number): number {
    const start = performance.now();
    const end = start + 1000 * seconds;
    let now = start;
    while (now < end) {
      this.match();
      now = performance.now();
    }
    return (now - start) / 1000;
  }

  #move(state: AnyState, seat: number): number {
    if (!this.#hasList) return this.#game.randomMove?.(state, seat, this.#rng) as number;
    this.#game.legal(state, seat, this.#moves);
    return this.#moves.codes[this.#rng.below(this.#moves.length)];
  }

  #outcome(state: AnyState): number {
    if (this.#game.draw !== undefined) return this.#game.draw(state, this.#rng);
    this.#game.outcomes(state, this.#outcomes);
    return this.#outcomes.at(this.#rng.below(this.#outcomes.total));
  }
}
