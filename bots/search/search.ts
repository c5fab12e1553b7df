import type { Game, Resampler } from '@marchlands/core/game.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { firstOf, isActing, isSimultaneous, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { plansOf } from '../candidates.ts';
import { assertActing, MoveSampler } from '../move-sampler.ts';
import { Playout } from '../playout.ts';
import { chooseByBound, expand } from './bound.ts';
import { Mixing } from './mixing.ts';
import { NodeCandidates } from './node-candidates.ts';
import type { SearchSettings } from './settings.ts';
import { Stack } from './stack.ts';
import { NO_SEAT, Tree } from './tree.ts';

/** In place of a node: the tree ends here and a playout follows. */
const OUTSIDE = -1;

/**
 * Monte Carlo tree search over the contract alone, for any number of seats, chance and hidden information: each
 * iteration begins with a state sampled from the view (information set MCTS, Cowling, Powley, Whitehouse 2012),
 * descends the tree by moves and random chance outcomes, adds a node, plays on to the end, and credits every node with
 * the payoff of the seat that chose it. In simultaneous decisions each seat learns its own mixture (`Mixing`).
 */
export class Search {
  readonly tree = new Tree();
  /** By seat, at the root: plans in place of moves, with a plan's number as its node's code; null if there are none. */
  readonly plans: (readonly (readonly number[])[] | null)[];
  iterations = 0;
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #rng: Rng;
  readonly #settings: SearchSettings;
  readonly #moveSampler: MoveSampler;
  readonly #playout: Playout;
  readonly #mixing: Mixing;
  readonly #state: AnyState;
  /** Scratch state in which a seat makes its choice while the others have not chosen. */
  readonly #draft: AnyState;
  readonly #payoffs: Float64Array;
  #nodeCandidates: NodeCandidates;
  /** Null until the search has begun. */
  #sampler: Resampler | null = null;
  /** The nodes of this iteration, from the root down. */
  readonly #path = new Stack();
  /** The seats' simultaneous choices: all codes, seat after seat, and where each seat's end. */
  readonly #codes = new Stack();
  readonly #ends: Int32Array;

  constructor(game: Game, setup: Setup, rng: Rng, settings: SearchSettings) {
    this.#game = game;
    this.#setup = setup;
    this.#rng = rng;
    this.#settings = settings;
    this.#moveSampler = new MoveSampler(game, setup, rng);
    this.#playout = new Playout(game, setup, rng, settings.playout);
    this.#mixing = new Mixing(this.tree, rng, settings);
    this.#state = game.State.blank(setup);
    this.#draft = game.State.blank(setup);
    this.#payoffs = new Float64Array(setup.seats);
    this.#nodeCandidates = new NodeCandidates(game, setup, rng, 0);
    this.#ends = new Int32Array(setup.seats);
    this.plans = new Array(setup.seats).fill(null);
  }

  /**
   * Starts afresh from a view's sampler, for a seat that must act.
   * @returns one sampled state, owned by the caller
   */
  begin(sampler: Resampler, seat: Seat): AnyState {
    this.tree.clear();
    this.iterations = 0;
    this.#sampler = sampler;
    sampler.draw(this.#rng, this.#draft);
    const actors = this.#game.actors(this.#draft);
    assertActing(actors, seat);
    for (let each = 0; each < this.#setup.seats; each += 1) {
      const acts = isActing(actors, each);
      this.plans[each] = acts ? plansOf(this.#game, this.#draft, each, this.#rng, this.#moveSampler.moves) : null;
    }
    const most = Math.max(...this.plans.map((plans) => plans?.length ?? 0));
    if (most > this.#nodeCandidates.list.codes.length) {
      this.#nodeCandidates = new NodeCandidates(this.#game, this.#setup, this.#rng, most);
    }
    return this.#draft.clone();
  }

  /** The number of a seat's candidates in a sampled state of the root decision. */
  candidates(root: AnyState, seat: Seat): number {
    return this.plans[seat]?.length ?? this.#candidatesAt(0, seat, root).list.length;
  }

  /** One iteration: descend, add a node, play out, and credit the path. */
  iterate(): void {
    if (this.#sampler === null) throw new Error('a search iterates only after it has begun');
    this.iterations += 1;
    this.#sampler.draw(this.#rng, this.#state);
    this.#mixing.start(this.iterations);
    this.#path.clear();
    this.#path.push(0);
    let node = 0;
    while (node !== OUTSIDE) node = this.#descend(node);
    this.#playout.run(this.#state, this.#payoffs);
    this.#mixing.learn(this.#payoffs);
    this.#credit();
  }

  /** A child drawn from the mixture that a seat has learnt at a node; 0 if the tree has none. */
  drawFromMixture(node: number, seat: Seat): number {
    return this.#mixing.draw(node, seat);
  }

  #descend(node: number): number {
    this.#moveSampler.settle(this.#state);
    const actors = this.#game.actors(this.#state);
    if (actors === NOBODY) return OUTSIDE;
    this.#codes.clear();
    if (isSimultaneous(actors)) return this.#together(node, actors);
    const seat = firstOf(actors);
    const candidates = this.#candidatesAt(node, seat, this.#state);
    return this.#go(
      this.#state,
      node,
      seat,
      chooseByBound(this.tree, node, seat, candidates, this.#state, this.#settings),
    );
  }

  /**
   * A simultaneous decision. Each seat makes its whole choice on a draft in which the others have not chosen,
   * descending its own part of the tree; then all choices are made, and a joint node stands for the result.
   */
  #together(node: number, actors: number): number {
    let joined = 0;
    for (let rest = actors; rest !== 0; rest &= rest - 1) {
      const seat = firstOf(rest);
      const leaf = this.#makeUp(node, seat);
      this.#ends[seat] = this.#codes.length;
      if (joined === OUTSIDE || leaf === OUTSIDE) joined = OUTSIDE;
      else joined = joined === 0 ? leaf : this.#join(joined, leaf);
    }
    let at = 0;
    for (let rest = actors; rest !== 0; rest &= rest - 1) {
      const seat = firstOf(rest);
      for (; at < this.#ends[seat]; at += 1) this.#game.apply(this.#state, seat, this.#codes.at(at));
    }
    return joined;
  }

  /** One seat's whole choice in a simultaneous decision; returns the node where it ends. */
  #makeUp(node: number, seat: Seat): number {
    const draft = this.#draft;
    draft.copyFrom(this.#state);
    let at = node;
    do {
      if (at === OUTSIDE) this.#act(draft, seat, this.#moveSampler.sensibleMove(draft, seat));
      else at = this.#go(draft, at, seat, this.#mixing.choose(at, seat, this.#candidatesAt(at, seat, draft)));
    } while (isActing(this.#game.actors(draft), seat));
    return at;
  }

  /** The joint node of two choices; OUTSIDE if it is new. */
  #join(one: number, other: number): number {
    const { tree } = this;
    const found = tree.find(one, NO_SEAT, other);
    if (found === 0 && tree.isFull) return OUTSIDE;
    const node = found === 0 ? tree.add(one, NO_SEAT, other, 0) : found;
    this.#path.push(node);
    return found === 0 ? OUTSIDE : node;
  }

  #candidatesAt(node: number, seat: Seat, state: AnyState): NodeCandidates {
    const plans = node === 0 ? this.plans[seat] : null;
    if (plans) this.#nodeCandidates.fillPlans(plans.length);
    else this.#nodeCandidates.fill(state, seat);
    return this.#nodeCandidates;
  }

  /** Goes to a child, or to a new one if none was chosen (0), and makes its moves. */
  #go(state: AnyState, node: number, seat: Seat, chosen: number): number {
    const { tree } = this;
    if (chosen === 0 && tree.isFull) {
      this.#act(state, seat, this.#moveSampler.uniformMove(state, seat));
      return OUTSIDE;
    }
    const child = chosen === 0 ? expand(tree, node, seat, this.#nodeCandidates, state) : chosen;
    this.#path.push(child);
    const code = tree.code(child);
    const plan = node === 0 ? this.plans[seat]?.[code] : undefined;
    if (plan === undefined) this.#act(state, seat, code);
    else this.#follow(state, seat, plan);
    return chosen === 0 ? OUTSIDE : child;
  }

  /**
   * Plays a plan. It was made in another sampled state: moves that are illegal in this one are replaced by uniform
   * ones.
   */
  #follow(state: AnyState, seat: Seat, plan: readonly number[]): void {
    const { moves } = this.#moveSampler;
    for (let i = 0; i < plan.length && isActing(this.#game.actors(state), seat); i += 1) {
      this.#game.legal(state, seat, moves);
      const code = plan[i];
      this.#act(state, seat, moves.has(code) ? code : moves.codes[this.#rng.below(moves.length)]);
    }
  }

  #act(state: AnyState, seat: Seat, code: number): void {
    this.#codes.push(code);
    this.#game.apply(state, seat, code);
  }

  #credit(): void {
    const { tree } = this;
    for (let i = 0; i < this.#path.length; i += 1) {
      const node = this.#path.at(i);
      const seat = tree.seat(node);
      tree.credit(node, seat === NO_SEAT ? 0 : this.#payoffs[seat]);
    }
  }
}
