import type { Game } from '@marchlands/core/game.ts';
import { mustGoOn } from '@marchlands/core/partial.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { isSimultaneous, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, AnyView, Setup } from '@marchlands/core/types.ts';
import type { Bot, Candidate, Thinking, Thought } from './bot.ts';
import { candidatesOf, completed } from './candidates.ts';
import { Expectation } from './expectation.ts';
import { assertActing, MoveSampler } from './move-sampler.ts';
import { chancesOf, type Noise } from './noise.ts';

/** Settings of the greedy bot: the care of its look one ply ahead, and its errors. */
interface GreedySettings {
  /** States sampled from the view, weighted equally. */
  readonly samples: number;
  /** About how many chance results to evaluate for each candidate in each of them. */
  readonly leaves: number;
  /** The same for a game without an evaluation, where each result costs a playout. */
  readonly leavesPlayedOut: number;
  /** Its errors; null: it always takes the best. */
  readonly noise: Noise | null;
}

export const GREEDY: GreedySettings = { samples: 4, leaves: 32, leavesPlayedOut: 8, noise: null };
export const NOVICE: GreedySettings = { ...GREEDY, noise: { spread: 0.6, most: 0.06 } };

/** The continuations of a prefix; `chosen` holds the codes of one of the considered ones. */
interface Continuation {
  readonly chosen: readonly number[];
  readonly considered: Candidate[];
}

/** One ply over the game's evaluation, chance averaged. It ignores the other seats' replies. */
export class GreedyBot implements Bot {
  readonly name: string;
  readonly isUniform = false;
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #settings: GreedySettings;
  readonly #rng: Rng;
  readonly #moveSampler: MoveSampler;
  readonly #expectation: Expectation;
  readonly #leaves: number;
  readonly #samples: AnyState[];
  /** The samples to weigh, without duplicates. */
  #distinct: readonly AnyState[] = [];
  readonly #state: AnyState;
  readonly #values: Float64Array;
  /** The values of groups of moves that are alike, while candidates are weighed. */
  readonly #known = new Map<number, number>();

  constructor(name: string, game: Game, setup: Setup, seed: string | number, settings: GreedySettings = GREEDY) {
    this.name = name;
    this.#game = game;
    this.#setup = setup;
    this.#settings = settings;
    this.#rng = new Rng(seed);
    this.#moveSampler = new MoveSampler(game, setup, this.#rng);
    this.#expectation = new Expectation(game, setup, this.#rng);
    this.#leaves = game.knowledge === undefined ? settings.leavesPlayedOut : settings.leaves;
    this.#samples = Array.from({ length: settings.samples }, () => game.State.blank(setup));
    this.#state = game.State.blank(setup);
    this.#values = new Float64Array(setup.seats);
  }

  begin(view: AnyView, seat: Seat): Thinking {
    const thought = this.think(view, seat);
    return { step: () => true, progress: () => 1, best: () => thought };
  }

  think(view: AnyView, seat: Seat): Thought {
    const sampler = this.#game.resampler(this.#setup, view);
    for (const sample of this.#samples) sampler.draw(this.#rng, sample);
    // If nothing is hidden, all samples are equal; playouts differ even then.
    const [one] = this.#samples;
    const isOpen = this.#game.knowledge !== undefined && this.#samples.every((sample) => sample.equals(one));
    this.#distinct = isOpen ? [one] : this.#samples;
    const actors = this.#game.actors(this.#samples[0]);
    assertActing(actors, seat);

    const first = this.#weigh(seat, []);
    const moves = [...first.chosen];
    // The answer must be whole: continue from the chosen moves, in a simultaneous decision up to the commit.
    const isShared = isSimultaneous(actors);
    while (this.#isUnfinished(seat, moves, isShared)) moves.push(...this.#weigh(seat, moves).chosen);
    const considered = isShared ? first.considered : this.#completed(seat, first, moves);
    const ending = considered.length === 1 ? 'one choice' : 'fixed';
    return { moves, considered, iterations: considered.length, ending };
  }

  restart(seed: string | number): void {
    this.#rng.reseed(seed);
  }

  #isUnfinished(seat: Seat, moves: readonly number[], isShared: boolean): boolean {
    this.#advance(this.#samples[0], seat, moves);
    return mustGoOn(this.#game, this.#state, seat, isShared);
  }

  /** The candidates as whole choices: the chosen one with its chosen continuation, the others with sensible ones. */
  #completed(seat: Seat, { chosen, considered }: Continuation, moves: readonly number[]): Candidate[] {
    return considered.map((each) => ({
      ...each,
      codes: each.codes === chosen ? moves : completed(this.#moveSampler, this.#samples[0], seat, each.codes),
    }));
  }

  /** Weighs the continuations of a prefix of the seat's own moves. */
  #weigh(seat: Seat, prefix: readonly number[]): Continuation {
    this.#advance(this.#samples[0], seat, prefix);
    const candidates = candidatesOf(this.#game, this.#state, seat, this.#rng, this.#moveSampler.moves);
    const values = this.#weighed(seat, prefix, candidates);
    const { noise } = this.#settings;
    const chances = noise === null ? null : chancesOf(values, noise);
    const choice = chances === null ? this.#bestOf(values) : this.#drawn(chances);
    const considered = candidates.map((codes, i) => ({
      codes,
      value: values[i],
      visits: 1,
      probability: chances?.[i] ?? (i === choice ? 1 : 0),
    }));
    const chosen = candidates[choice];
    considered.sort((a, b) => b.probability - a.probability || b.value - a.value);
    return { chosen, considered };
  }

  /** The index of the highest value; ties are broken at random, so that no corner of the board is favoured. */
  #bestOf(values: readonly number[]): number {
    let best = 0;
    let ties = 1;
    for (let i = 1; i < values.length; i += 1) {
      const lead = values[i] - values[best];
      if (lead > 0) ties = 0;
      if (lead >= 0) {
        ties += 1;
        if (this.#rng.below(ties) === 0) best = i;
      }
    }
    return best;
  }

  /** A random index. */
  #drawn(chances: readonly number[]): number {
    let left = this.#rng.unit();
    for (const [i, chance] of chances.entries()) {
      left -= chance;
      if (left < 0) return i;
    }
    return chances.length - 1;
  }

  /** The value of each candidate; of single moves that are alike only one is evaluated. */
  #weighed(seat: Seat, prefix: readonly number[], candidates: readonly (readonly number[])[]): readonly number[] {
    const places = candidates.map((codes) =>
      codes.length === 1 ? this.#expectation.alike(this.#state, codes[0]) : null,
    );
    const known = this.#known;
    known.clear();
    return candidates.map((codes, i) => {
      const place = places[i];
      const found = place === null ? undefined : known.get(place);
      if (found !== undefined) return found;
      const value = this.#value(seat, prefix, codes);
      if (place !== null) known.set(place, value);
      return value;
    });
  }

  #value(seat: Seat, prefix: readonly number[], codes: readonly number[]): number {
    this.#values.fill(0);
    const share = 1 / this.#distinct.length;
    const leaves = this.#leaves * this.#samples.length * share;
    for (const sample of this.#distinct) {
      this.#advance(sample, seat, prefix);
      for (const code of codes) this.#game.apply(this.#state, seat, code);
      this.#expectation.add(this.#state, share, leaves, this.#values);
    }
    return this.#values[seat];
  }

  #advance(from: AnyState, seat: Seat, moves: readonly number[]): void {
    this.#state.copyFrom(from);
    for (const code of moves) this.#game.apply(this.#state, seat, code);
  }
}
