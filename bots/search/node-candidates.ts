import type { Game } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { KeyIndex } from './key-index.ts';

/** A seat's options at the visited node, and which of them already have a node. */
export class NodeCandidates {
  readonly list: MoveList;
  readonly index: KeyIndex;
  /** How many candidates have a node; set by the caller that took them. */
  taken = 0;
  /** Whether the game gives priors for them. */
  hasPrior = false;
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #priors: Float64Array;
  #highest = 0;
  /** Whether `#priors` belong to the visited node. */
  #arePriorsKnown = false;

  /** @param plans most plans used in place of moves */
  constructor(game: Game, setup: Setup, rng: Rng, plans: number) {
    const capacity = Math.max(setup.bounds.moves, plans, 1);
    this.#game = game;
    this.#rng = rng;
    this.list = new MoveList(capacity);
    this.index = new KeyIndex(Math.max(game.moveCodec.size, plans), capacity);
    this.#priors = new Float64Array(capacity);
  }

  /** The legal moves of a seat. */
  fill(state: AnyState, seat: Seat): void {
    this.hasPrior = this.#game.knowledge?.prior !== undefined;
    this.#arePriorsKnown = false;
    this.#game.legal(state, seat, this.list);
    this.index.fill(this.list);
  }

  /** The numbers of plans, 0 .. count - 1, in place of moves. */
  fillPlans(count: number): void {
    this.hasPrior = false;
    this.list.clear();
    for (let i = 0; i < count; i += 1) this.list.push(i);
    this.index.fill(this.list);
  }

  /**
   * The place of the most promising candidate without a node: by the game's prior, or at random without one. At least
   * one must be left. The prior is computed at most once per visit.
   */
  pickFresh(state: AnyState, seat: Seat): number {
    if (this.hasPrior) {
      if (!this.#arePriorsKnown) this.#game.knowledge?.prior?.(state, seat, this.list, this.#priors);
      this.#arePriorsKnown = true;
      return this.#mostPromising();
    }
    let skipped = this.#rng.below(this.list.length - this.taken);
    let place = 0;
    while (this.index.isTaken(place) || skipped > 0) {
      if (!this.index.isTaken(place)) skipped -= 1;
      place += 1;
    }
    return place;
  }

  #mostPromising(): number {
    let highest = 0;
    let best = -1;
    let ties = 0;
    for (let place = 0; place < this.list.length; place += 1) {
      const prior = this.#priors[place];
      if (prior > highest) highest = prior;
      if (prior < best || this.index.isTaken(place)) continue;
      ties = prior === best ? ties + 1 : 1;
      best = prior;
    }
    this.#highest = highest;
    let skipped = this.#rng.below(ties);
    let place = 0;
    while (this.#priors[place] !== best || this.index.isTaken(place) || skipped > 0) {
      if (this.#priors[place] === best && !this.index.isTaken(place)) skipped -= 1;
      place += 1;
    }
    return place;
  }

  /** Whether the most promising candidate without a node has waited long enough, by the game's patience. */
  isDue(state: AnyState, seat: Seat, visits: number): boolean {
    const patience = this.#game.knowledge?.patience ?? 0;
    if (patience <= 0 || !this.hasPrior) return true;
    const share = this.relativePrior(this.pickFresh(state, seat));
    return share > 0 && visits >= patience * (1 / share - 1);
  }

  /**
   * A place's prior relative to the highest in the list, 0..1; 0 without a prior. Only valid right after `pickFresh`.
   */
  relativePrior(place: number): number {
    return this.hasPrior && this.#highest > 0 ? this.#priors[place] / this.#highest : 0;
  }
}
