import { MoveSampler } from '@marchlands/bots/move-sampler.ts';
import { payoffOf } from '@marchlands/bots/payoff.ts';
import type { Game } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Setup } from '@marchlands/core/types.ts';
import {
  type Batch,
  type BatchShape,
  type Board,
  bytesOf,
  CUT_OFF,
  checkChoices,
  ENDED,
  GOES_ON,
  layOut,
  NO_MOVE,
} from './batch.ts';
import type { Column } from './columns.ts';
import { Observer } from './observer.ts';
import { Row } from './row.ts';

/** The plan of an environment. Plain data. */
export interface EnvironmentOptions {
  /** Matches side by side, at least 1. */
  readonly matches: number;
  /** Equal seeds and choices give bit-identical batches. */
  readonly seed: string | number;
  /** States drawn per observation (default 1); features are averaged over them. */
  readonly draws?: number;
  /** Whether an observation includes the fields of the drawn state (default false). */
  readonly withState?: boolean;
  /** Seat moves after which a match is cut off; default: never, since every match ends. */
  readonly longest?: number;
}

/** A thread's rows of a batch. */
export interface Share {
  readonly from: number;
  readonly to: number;
  readonly board: Board;
}

function observerOf(game: Game, setup: Setup, { draws = 1, withState = false }: EnvironmentOptions): Observer {
  return new Observer(game, setup, { draws, withState });
}

/** The sizes of an environment's batch. */
export function shapeOf(game: Game, setup: Setup, options: EnvironmentOptions): BatchShape {
  const { columns } = observerOf(game, setup, options);
  return { matches: options.matches, seats: setup.seats, columns: columns.length, moves: setup.bounds.moves };
}

/**
 * Many matches of one game side by side, for learning programs. Row r plays the matches r, r + matches, r + 2 * matches
 * and so on of the seed, in order, however many threads share the rows.
 */
export class Environment {
  readonly columns: readonly Column[];
  readonly shape: BatchShape;
  readonly #game: Game;
  readonly #options: EnvironmentOptions;
  readonly #observer: Observer;
  readonly #sampler: MoveSampler;
  readonly #share: Share;
  readonly #rows: readonly Row[];
  /** By row: its match number. */
  readonly #numbers: number[];
  readonly #payoffs: Float64Array;

  /** @param share the rows that are played here, of a batch that several threads share; all, of a batch of its own, by default */
  constructor(game: Game, setup: Setup, options: EnvironmentOptions, share?: Share) {
    this.#game = game;
    this.#options = options;
    this.#observer = observerOf(game, setup, options);
    this.columns = this.#observer.columns;
    this.shape = shapeOf(game, setup, options);
    this.#share = share ?? {
      from: 0,
      to: options.matches,
      board: layOut(this.shape, new ArrayBuffer(bytesOf(this.shape))),
    };
    this.#sampler = new MoveSampler(game, setup, new Rng(0));
    this.#payoffs = new Float64Array(setup.seats);
    const first = game.start(setup);
    const { from, to } = this.#share;
    this.#rows = Array.from({ length: to - from }, () => new Row(this.#sampler, this.#observer, first));
    this.#numbers = this.#rows.map((_, i) => from + i);
  }

  /** The last batch. */
  get batch(): Batch {
    return this.#share.board.batch;
  }

  /** Starts the first match of every row. */
  reset(): Batch {
    for (let i = 0; i < this.#rows.length; i += 1) {
      const row = this.#share.from + i;
      this.#numbers[i] = row;
      this.#begin(i);
      this.#reward(row, GOES_ON);
      this.#show(i);
    }
    return this.batch;
  }

  /**
   * Plays one move in every match.
   * @param choices by row, the index of the move among the legal ones; default: the batch's own choices
   * @throws RangeError if one is invalid; then nothing has changed
   */
  step(choices?: ArrayLike<number>): Batch {
    const { from, board } = this.#share;
    const chosen = choices ?? board.choices;
    checkChoices(board.batch, chosen, from, this.#share.to);
    for (let i = 0; i < this.#rows.length; i += 1) {
      const row = from + i;
      const match = this.#rows[i];
      match.choose(board.batch.moves[row * this.shape.moves + chosen[row]]);
      this.#reward(row, this.#endOf(match));
      if (board.batch.ends[row] !== GOES_ON) {
        this.#numbers[i] += this.#options.matches;
        this.#begin(i);
      }
      this.#show(i);
    }
    return board.batch;
  }

  #begin(i: number): void {
    this.#rows[i].begin(`${this.#options.seed}/${this.#numbers[i]}`);
  }

  #endOf({ actor, decisions }: Row): number {
    if (actor < 0) return ENDED;
    return decisions >= (this.#options.longest ?? Number.POSITIVE_INFINITY) ? CUT_OFF : GOES_ON;
  }

  /** Writes the result of a row's match, and each seat's share. */
  #reward(row: number, end: number): void {
    const { from, board } = this.#share;
    const { rewards, ends } = board.batch;
    ends[row] = end;
    this.#payoffs.fill(0);
    if (end === ENDED) payoffOf(this.#game.result(this.#rows[row - from].state), this.#payoffs);
    rewards.set(this.#payoffs, row * this.shape.seats);
  }

  /** Writes the current decision of a row. */
  #show(i: number): void {
    const { from, board } = this.#share;
    const row = from + i;
    const match = this.#rows[i];
    const { observations, moves, counts, actors } = board.batch;
    const list = this.#sampler.moves;
    // From the drawn state: legal moves depend only on the seat's knowledge.
    this.#game.legal(match.drawn[0], match.actor, list);
    const at = row * this.shape.moves;
    for (let k = 0; k < list.length; k += 1) moves[at + k] = list.codes[k];
    moves.fill(NO_MOVE, at + list.length, at + this.shape.moves);
    counts[row] = list.length;
    actors[row] = match.actor;
    this.#observer.write(match.drawn, match.actor, match.isWithin, observations, row * this.shape.columns);
  }
}
