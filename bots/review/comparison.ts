import type { Game, Resampler } from '@marchlands/core/game.ts';
import { isAtRest, mustGoOn } from '@marchlands/core/partial.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, isSimultaneous, NOBODY, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import type { AnyState, AnyView, Setup } from '@marchlands/core/types.ts';
import type { Bot } from '../bot.ts';
import { GreedyBot } from '../greedy.ts';
import { MoveSampler } from '../move-sampler.ts';
import { payoffOf } from '../payoff.ts';
import { type Interval, Mean } from '../stats.ts';

/** The expected whole choice of another seat that chooses at the same time, or null if unknown. */
export type Expected = (seat: Seat, rng: Rng) => readonly number[] | null;

export interface ComparisonOptions {
  /** Number of decisions to play on, instead of the game's horizon; Infinity: to the end. */
  readonly later?: number;
  /** Makes these decisions, instead of a quick policy. */
  readonly bot?: Bot;
}

/** Number of decisions to play on before the evaluation replaces the rest, if the game sets no horizon. */
const LATER = 4;
/**
 * The next decisions are made by looking one ply ahead, before the quick policy: it accepts offers that a player
 * refuses. Where sealed decisions follow each other, all are.
 */
const SOON = 4;

/**
 * Compares two choices over the same sampled worlds: in each world both are made, followed by the same chance draws and
 * some decisions of the same policy. The difference is then due to the choices and not to luck.
 */
export class Comparison {
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #seed: string | number;
  readonly #later: number;
  readonly #bot: Bot | null;
  /** Makes the first `#soon` of these decisions. */
  readonly #ahead: Bot;
  readonly #soon: number;
  readonly #rng = new Rng(0);
  readonly #chance: MoveSampler;
  readonly #moves: MoveSampler;
  readonly #sample: AnyState;
  readonly #state: AnyState;
  /** The state once all have chosen. */
  readonly #trial: AnyState;
  /** Scratch state for trying moves. */
  readonly #next: AnyState;
  readonly #values: Float64Array;

  constructor(game: Game, setup: Setup, seed: string | number, { later, bot }: ComparisonOptions = {}) {
    this.#game = game;
    this.#setup = setup;
    this.#seed = seed;
    this.#bot = bot ?? null;
    this.#later = later ?? game.knowledge?.horizon?.(setup) ?? LATER;
    const { knowledge } = game;
    const isSealed = knowledge?.matrix !== undefined;
    const isQuick = knowledge?.playoutMove !== undefined;
    this.#soon = isSealed ? this.#later : isQuick ? SOON : 0;
    this.#ahead = bot ?? new GreedyBot('ahead', game, setup, seed);
    this.#chance = new MoveSampler(game, setup, new Rng(0));
    this.#moves = new MoveSampler(game, setup, new Rng(0), this.#chance);
    this.#sample = game.State.blank(setup);
    this.#state = game.State.blank(setup);
    this.#trial = game.State.blank(setup);
    this.#next = game.State.blank(setup);
    this.#values = new Float64Array(setup.seats);
  }

  /** Begins to compare `made` with `best` for a seat that must choose now. Equal arguments give equal figures. */
  begin(view: AnyView, seat: Seat, made: readonly number[], best: readonly number[], expected?: Expected): Compared {
    const sampler = this.#game.resampler(this.#setup, view);
    return new Compared(this.#setup.seats, seat, (world, into) => {
      this.#draw(sampler, world);
      const others = this.#others(seat, expected);
      this.#play(seat, made, others, world, into.made);
      const after = this.#trial.clone();
      this.#play(seat, best, others, world, into.best);
      return after.equals(this.#trial);
    });
  }

  #draw(sampler: Resampler, world: number): void {
    this.#rng.reseed(`${this.#seed}/${world}`);
    sampler.draw(this.#rng, this.#sample);
  }

  /** The others' simultaneous choices in this world; empty if the seat chooses alone. */
  #others(seat: Seat, expected: Expected | undefined): readonly (readonly [Seat, readonly number[]])[] {
    const actors = this.#game.actors(this.#sample);
    if (!isSimultaneous(actors)) return [];
    return seatsOf(actors)
      .filter((other) => other !== seat)
      .map((other) => [other, expected?.(other, this.#rng) ?? this.#sensible(other)]);
  }

  #sensible(seat: Seat): readonly number[] {
    const codes: number[] = [];
    this.#state.copyFrom(this.#sample);
    do {
      const code = this.#moves.sensibleMove(this.#state, seat);
      codes.push(code);
      this.#game.apply(this.#state, seat, code);
    } while (mustGoOn(this.#game, this.#state, seat, true));
    return codes;
  }

  /** Makes the choice, plays on, and writes each seat's payoff; `#trial` is then the state once all have chosen. */
  #play(
    seat: Seat,
    codes: readonly number[],
    others: readonly (readonly [Seat, readonly number[]])[],
    world: number,
    values: Float64Array,
  ): void {
    const game = this.#game;
    const state = this.#state;
    state.copyFrom(this.#sample);
    for (const code of codes) game.apply(state, seat, code);
    for (const [other, choice] of others) for (const code of choice) game.apply(state, other, code);
    this.#trial.copyFrom(state);
    this.#chance.rng.reseed(`${this.#seed}/${world}/chance`);
    this.#moves.rng.reseed(`${this.#seed}/${world}/moves`);
    this.#ahead.restart(`${this.#seed}/${world}/bot`);
    this.#playOn(state, values);
  }

  #playOn(state: AnyState, values: Float64Array): void {
    const game = this.#game;
    let left = this.#later;
    for (;;) {
      const actors = game.actors(state);
      if (actors === NOBODY) {
        payoffOf(game.result(state), values);
        return;
      }
      const isQuiet = actors !== CHANCE || game.knowledge?.isQuiet?.(state) === true;
      const bot = this.#bot ?? (this.#later - left < this.#soon ? this.#ahead : null);
      const isDone = left <= 0 || (bot === null && isSimultaneous(actors));
      if (game.knowledge !== undefined && isQuiet && isDone && isAtRest(game, state)) {
        game.knowledge.evaluate(state, values);
        return;
      }
      if (actors === CHANCE) {
        game.apply(state, CHANCE, this.#chance.outcome(state));
        continue;
      }
      this.#decide(state, firstOf(actors), bot);
      if (isAtRest(game, state)) left -= 1;
    }
  }

  #decide(state: AnyState, seat: Seat, bot: Bot | null): void {
    const game = this.#game;
    // A bot never sees sealed choices, and inside a whole choice there is no view to ask it with.
    if (bot === null || !isAtRest(game, state)) game.apply(state, seat, this.#move(state, seat));
    else for (const code of bot.think(game.view(state, seat), seat).moves) game.apply(state, seat, code);
  }

  /** A sensible move; in a game without playout moves, the one with the best evaluated result. */
  #move(state: AnyState, seat: Seat): number {
    const game = this.#game;
    const { knowledge } = game;
    if (knowledge === undefined || knowledge.playoutMove !== undefined) return this.#moves.sensibleMove(state, seat);
    const { moves } = this.#moves;
    game.legal(state, seat, moves);
    const codes = moves.toArray();
    let best = codes[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const code of codes) {
      this.#next.copyFrom(state);
      game.apply(this.#next, seat, code);
      this.#moves.settle(this.#next);
      if (game.actors(this.#next) === NOBODY) payoffOf(game.result(this.#next), this.#values);
      else knowledge.evaluate(this.#next, this.#values);
      if (this.#values[seat] <= most) continue;
      most = this.#values[seat];
      best = code;
    }
    return best;
  }
}

/** The value of a world to each seat after either choice. */
interface Worth {
  readonly made: Float64Array;
  readonly best: Float64Array;
}

/** A comparison in progress: more worlds narrow its interval. */
export class Compared {
  readonly #seat: Seat;
  readonly #look: (world: number, into: Worth) => boolean;
  readonly #loss = new Mean();
  readonly #sums: Worth;
  readonly #worth: Worth;
  #worlds = 0;
  #isSame = true;

  /** @param look plays a world; true if both choices led to the same state in it */
  constructor(seats: number, seat: Seat, look: (world: number, into: Worth) => boolean) {
    this.#seat = seat;
    this.#look = look;
    this.#sums = { made: new Float64Array(seats), best: new Float64Array(seats) };
    this.#worth = { made: new Float64Array(seats), best: new Float64Array(seats) };
  }

  add(worlds: number): void {
    const { made, best } = this.#worth;
    for (let i = 0; i < worlds; i += 1) {
      const isSame = this.#look(this.#worlds, this.#worth);
      this.#isSame &&= isSame;
      this.#worlds += 1;
      this.#loss.add(best[this.#seat] - made[this.#seat]);
      for (let seat = 0; seat < made.length; seat += 1) {
        this.#sums.made[seat] = this.#sums.made[seat] + made[seat];
        this.#sums.best[seat] = this.#sums.best[seat] + best[seat];
      }
    }
  }

  /** True if both choices led to the same state in every world, so they are equivalent. */
  get isSame(): boolean {
    return this.#isSame;
  }

  /** By seat: the mean payoff after the choice made. */
  get made(): readonly number[] {
    return Array.from(this.#sums.made, (sum) => sum / this.#worlds);
  }

  /** By seat: the mean payoff after the other one. */
  get best(): readonly number[] {
    return Array.from(this.#sums.best, (sum) => sum / this.#worlds);
  }

  /** The seat's loss of payoff, with its 95 % interval. */
  get loss(): Interval {
    return this.#loss.interval();
  }
}
