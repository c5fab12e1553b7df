import type { Game } from '@marchlands/core/game.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import { isActing, isSimultaneous, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { Candidate, Ending, Thinking, Thought } from '../bot.ts';
import { completed } from '../candidates.ts';
import { type Limits, Meter } from '../meter.ts';
import type { MoveSampler } from '../move-sampler.ts';
import { mixtureOf } from './mixing.ts';
import type { Search } from './search.ts';
import type { Tree } from './tree.ts';

/** Iterations between two checks whether the choice is settled. */
const BATCH = 16;
/** Enough iterations with only one candidate: its value is wanted, not a choice. */
const FORCED = 32;

/** A search in progress, for one decision of one seat. */
export class SearchThinking implements Thinking {
  readonly #game: Game;
  readonly #search: Search;
  readonly #moveSampler: MoveSampler;
  readonly #seat: Seat;
  readonly #limits: Limits;
  readonly #meter: Meter;
  /** The decision in one state sampled from the view; the seat's own choices are the same in all. */
  readonly #root: AnyState;
  readonly #isWhole: boolean;
  /** True if there is only one candidate. */
  readonly #isForced: boolean;
  #isSettled = false;

  constructor(game: Game, search: Search, moveSampler: MoveSampler, root: AnyState, seat: Seat, limits: Limits) {
    this.#game = game;
    this.#search = search;
    this.#moveSampler = moveSampler;
    this.#seat = seat;
    this.#root = root;
    this.#isWhole = isSimultaneous(game.actors(root));
    this.#isForced = !this.#isWhole && search.candidates(root, seat) === 1;
    const iterations = Math.min(limits.iterations, this.#isForced ? FORCED : Number.POSITIVE_INFINITY);
    this.#limits = { ...limits, iterations };
    this.#meter = new Meter(this.#limits);
  }

  step(iterations: number): boolean {
    const meter = this.#meter;
    const end = meter.spent + Math.max(1, iterations);
    while (!this.#isSettled && meter.spent < end && !meter.isOut) this.#iterate();
    return this.#isSettled || meter.isOut;
  }

  progress(): number {
    return this.#meter.progress();
  }

  best(): Thought {
    if (this.#meter.spent === 0) this.#iterate();
    const considered = this.#considered();
    const moves = this.#isWhole ? this.#wholeChoice() : [...considered[0].codes];
    return { moves, considered, iterations: this.#meter.spent, ending: this.#ending() };
  }

  #ending(): Ending {
    if (this.#isSettled) return 'settled';
    const { ending } = this.#meter;
    return this.#isForced && ending === 'budget' ? 'one choice' : ending;
  }

  #iterate(): void {
    this.#search.iterate();
    this.#meter.spent += 1;
    if (this.#meter.spent % BATCH === 0) this.#isSettled = this.#isMade();
  }

  /**
   * Whether the choice is settled: the leader by visits is ahead by more than the iterations left. Mixtures change to
   * the end.
   */
  #isMade(): boolean {
    const { tree } = this.#search;
    const { spent } = this.#meter;
    const left = this.#limits.iterations - spent;
    if (!this.#limits.endsEarly || this.#isWhole || left <= 0 || spent <= left) return false;
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
   * A choice made alone is sent whole: the child's moves, then those of the most visited children below it, and
   * sensible ones past the end of the tree. In a simultaneous decision, the moves as they are.
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

  /** Drawn from the learnt mixtures up to the seat's commit; past the end of the tree, playout moves. */
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
      // Node 0 is the root and nobody's child: here it means that the tree has ended.
      node = node === 0 ? 0 : search.drawFromMixture(node, seat);
      act(node === 0 ? this.#moveSampler.sensibleMove(state, seat) : search.tree.code(node));
    }
    return codes;
  }
}

/** The child that a seat tried most often, or 0 if it tried none. */
function mostVisited(tree: Tree, node: number, seat: Seat): number {
  let most = 0;
  for (let child = tree.first(node); child !== 0; child = tree.next(child)) {
    if (tree.seat(child) === seat && (most === 0 || tree.visits(child) > tree.visits(most))) most = child;
  }
  return most;
}
