import type { Game } from '@marchlands/core/game.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import { isActing, isSimultaneous, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { Candidate, Thinking, Thought } from '../bot.ts';
import { completed } from '../candidates.ts';
import type { MoveSampler } from '../move-sampler.ts';
import { mixtureOf } from './mixing.ts';
import type { Search } from './search.ts';
import type { Tree } from './tree.ts';

/** Milliseconds since any fixed moment. */
export type Clock = () => number;

/** When a search ends, whichever comes first; `milliseconds` counts by the clock. */
export interface Limits {
  readonly iterations: number;
  /** Whether it may end sooner, once the iterations that are left cannot change the choice. */
  readonly endsEarly: boolean;
  readonly milliseconds: number;
  readonly clock: Clock;
  /** Asked between batches; true ends the search at once. */
  readonly shouldStop: () => boolean;
}

/** Iterations between two looks at the clock: well under a millisecond. */
const BATCH = 16;

/** A search that has begun, for one decision of one seat. */
export class SearchThinking implements Thinking {
  readonly #game: Game;
  readonly #search: Search;
  readonly #moveSampler: MoveSampler;
  readonly #seat: Seat;
  readonly #limits: Limits;
  readonly #started: number;
  /** The decision in one state sampled from the view; the seat's own choices are the same in all. */
  readonly #root: AnyState;
  readonly #isWhole: boolean;

  constructor(game: Game, search: Search, moveSampler: MoveSampler, root: AnyState, seat: Seat, limits: Limits) {
    this.#game = game;
    this.#search = search;
    this.#moveSampler = moveSampler;
    this.#seat = seat;
    this.#limits = limits;
    this.#started = limits.clock();
    this.#root = root;
    this.#isWhole = isSimultaneous(game.actors(root));
  }

  step(iterations: number): boolean {
    const search = this.#search;
    const end = Math.min(this.#limits.iterations, search.iterations + Math.max(1, iterations));
    while (search.iterations < end) {
      search.iterate();
      if (search.iterations % BATCH === 0 && (this.#isOut() || this.#isSettled())) return true;
    }
    return search.iterations >= this.#limits.iterations || this.#isOut() || this.#isSettled();
  }

  progress(): number {
    const { iterations, milliseconds } = this.#limits;
    return Math.min(1, Math.max(this.#search.iterations / iterations, this.#elapsed() / milliseconds));
  }

  best(): Thought {
    const search = this.#search;
    if (search.iterations === 0) search.iterate();
    const considered = this.#considered();
    const moves = this.#isWhole ? this.#wholeChoice() : [...considered[0].codes];
    return { moves, considered, iterations: search.iterations };
  }

  #elapsed(): number {
    return this.#limits.clock() - this.#started;
  }

  #isOut(): boolean {
    return this.#limits.shouldStop() || this.#elapsed() >= this.#limits.milliseconds;
  }

  /**
   * Whether the choice is made: the leader by visits is ahead by more than all iterations that are left. Mixtures go on
   * changing to the end.
   */
  #isSettled(): boolean {
    const { tree, iterations } = this.#search;
    const left = this.#limits.iterations - iterations;
    if (!this.#limits.endsEarly || this.#isWhole || iterations <= left) return false;
    let most = 0;
    let second = 0;
    for (let child = tree.first(0); child !== 0; child = tree.next(child)) {
      const visits = tree.seat(child) === this.#seat ? tree.visits(child) : 0;
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    return most - second > left;
  }

  #considered(): Candidate[] {
    const { tree, plans } = this.#search;
    const children = tree.childrenOf(0, this.#seat);
    const shares = this.#isWhole ? mixtureOf(tree, children) : [];
    const considered = children.map((child, i) => {
      const code = tree.code(child);
      return {
        codes: this.#completed(child, plans[this.#seat]?.[code] ?? [code]),
        value: tree.mean(child),
        visits: tree.visits(child),
        probability: shares[i] ?? 0,
      };
    });
    considered.sort((a, b) => b.probability - a.probability || b.visits - a.visits || b.value - a.value);
    if (this.#isWhole) return considered;
    return considered.map((each, i) => ({ ...each, probability: i === 0 ? 1 : 0 }));
  }

  /**
   * A choice made alone is sent whole: the child's moves, then those of the most visited children below it, and where
   * the tree ends what is sensible. Where several choose at once, the moves as they are.
   */
  #completed(child: number, codes: readonly number[]): readonly number[] {
    const game = this.#game;
    if (this.#isWhole || game.isPartial === undefined) return codes;
    const { tree } = this.#search;
    const state = this.#root.clone();
    const whole: number[] = [];
    const act = (code: number): void => {
      whole.push(code);
      game.apply(state, this.#seat, code);
    };
    codes.forEach(act);
    for (let node = child; !isAtRest(game, state) && node !== 0; ) {
      node = mostVisited(tree, node, this.#seat);
      if (node !== 0) act(tree.code(node));
    }
    return completed(this.#moveSampler, this.#root, this.#seat, whole);
  }

  /** Drawn from the mixtures learnt, up to the seat's commit; where the tree ends, the rest is as in a playout. */
  #wholeChoice(): number[] {
    const search = this.#search;
    const seat = this.#seat;
    const state = this.#root.clone();
    const codes: number[] = [];
    const act = (code: number): void => {
      codes.push(code);
      this.#game.apply(state, seat, code);
    };
    let node = search.drawFromMixture(0, seat);
    const plan = search.plans[seat]?.[search.tree.code(node)];
    if (plan === undefined) act(search.tree.code(node));
    else plan.forEach(act);
    while (isActing(this.#game.actors(state), seat)) {
      // Node 0 is the root and no child of any node: here it means that the tree has ended.
      node = node === 0 ? 0 : search.drawFromMixture(node, seat);
      act(node === 0 ? this.#moveSampler.sensibleMove(state, seat) : search.tree.code(node));
    }
    return codes;
  }
}

/** The child that a seat tried most, or 0 where it has tried none. */
function mostVisited(tree: Tree, node: number, seat: Seat): number {
  let most = 0;
  for (let child = tree.first(node); child !== 0; child = tree.next(child)) {
    if (tree.seat(child) === seat && (most === 0 || tree.visits(child) > tree.visits(most))) most = child;
  }
  return most;
}
