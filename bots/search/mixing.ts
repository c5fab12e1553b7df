import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { childrenAllowed } from './bound.ts';
import type { NodeCandidates } from './node-candidates.ts';
import type { SearchSettings } from './settings.ts';
import type { Tree } from './tree.ts';

/** One sampled choice, to learn from when its payoff is known. */
interface Sample {
  node: number;
  seat: Seat;
  child: number;
  /** The probability with which the child was sampled, trials included. */
  chance: number;
  /** The sum of the legal children's positive regrets, and the number of legal children. */
  positive: number;
  legal: number;
}

/**
 * Simultaneous decisions: each seat learns its own mixture by regret matching (Hart, Mas-Colell 2000; in trees Lisy et
 * al. 2013) on sampled payoffs. Children that were not sampled count with their mean, the sampled one is corrected by
 * its probability, which keeps the regrets unbiased at a low variance (Schmid et al. 2019). The mixture to play is the
 * average over all visits, with more weight on later ones.
 */
export class Mixing {
  readonly #tree: Tree;
  readonly #rng: Rng;
  readonly #settings: SearchSettings;
  readonly #samples: Sample[] = [];
  #count = 0;
  #iteration = 0;

  constructor(tree: Tree, rng: Rng, settings: SearchSettings) {
    this.#tree = tree;
    this.#rng = rng;
    this.#settings = settings;
  }

  /** Call before each iteration; iterations count from 1. */
  start(iteration: number): void {
    this.#iteration = iteration;
    this.#count = 0;
  }

  /**
   * Samples a child for a seat at a node.
   * @param candidates filled with the seat's options
   * @returns the child, or 0 if a new one is wanted
   */
  choose(node: number, seat: Seat, candidates: NodeCandidates): number {
    const tree = this.#tree;
    const iteration = this.#iteration;
    let legal = 0;
    let positive = 0;
    for (let child = tree.first(node); child !== 0; child = tree.next(child)) {
      if (tree.seat(child) !== seat || candidates.index.take(tree.code(child)) < 0) continue;
      tree.noteLegal(child, iteration);
      legal += 1;
      positive += Math.max(0, tree.regret(child));
    }
    candidates.taken = legal;
    const visits = tree.visits(node);
    if (legal < candidates.list.length && legal < childrenAllowed(this.#settings, candidates, visits) && !tree.isFull)
      return 0;
    if (legal === 0) return 0;
    return this.#sample(node, seat, legal, positive);
  }

  #sample(node: number, seat: Seat, legal: number, positive: number): number {
    const tree = this.#tree;
    const { trials } = this.#settings;
    const isTrial = this.#rng.unit() < trials;
    let rest = this.#rng.unit();
    let chosen = 0;
    let chosenShare = 0;
    for (let child = tree.first(node); child !== 0; child = tree.next(child)) {
      if (tree.seat(child) !== seat || tree.legalAt(child) !== this.#iteration) continue;
      const share = this.#share(child, positive, legal);
      const weight = tree.visits(node) + 1;
      tree.addStrategy(child, weight * share);
      if (rest < 0) continue;
      const chance = isTrial ? 1 / legal : share;
      // Rounding may leave a rest after the last child: then take the last one with a positive share.
      if (chance > 0) {
        chosen = child;
        chosenShare = share;
      }
      rest -= chance;
    }
    this.#remember(node, seat, chosen, (1 - trials) * chosenShare + trials / legal, positive, legal);
    return chosen;
  }

  /** A child's share in the current mixture: in proportion to its regret; equal shares if nothing is regretted. */
  #share(child: number, positive: number, legal: number): number {
    return positive > 0 ? Math.max(0, this.#tree.regret(child)) / positive : 1 / legal;
  }

  #remember(node: number, seat: Seat, child: number, chance: number, positive: number, legal: number): void {
    if (this.#count === this.#samples.length) {
      this.#samples.push({ node: 0, seat: 0, child: 0, chance: 0, positive: 0, legal: 0 });
    }
    const sample = this.#samples[this.#count];
    sample.node = node;
    sample.seat = seat;
    sample.child = child;
    sample.chance = chance;
    sample.positive = positive;
    sample.legal = legal;
    this.#count += 1;
  }

  /** Learns from this iteration's payoffs; call before they are added to the means. */
  learn(payoffs: Float64Array): void {
    for (let i = 0; i < this.#count; i += 1) this.#learnFrom(this.#samples[i], payoffs);
  }

  #learnFrom(sample: Sample, payoffs: Float64Array): void {
    const tree = this.#tree;
    const { node, seat, child: chosen, positive, legal } = sample;
    const surprise = (payoffs[seat] - tree.mean(chosen)) / sample.chance;
    let expected = this.#share(chosen, positive, legal) * surprise;
    for (let child = tree.first(node); child !== 0; child = tree.next(child)) {
      if (tree.seat(child) !== seat || tree.legalAt(child) !== this.#iteration) continue;
      expected += this.#share(child, positive, legal) * tree.mean(child);
    }
    for (let child = tree.first(node); child !== 0; child = tree.next(child)) {
      if (tree.seat(child) !== seat || tree.legalAt(child) !== this.#iteration) continue;
      const value = tree.mean(child) + (child === chosen ? surprise : 0);
      tree.addRegret(child, value - expected);
    }
  }

  /** A child drawn from the mixture learnt for a seat at a node, or 0 if there is none. */
  draw(node: number, seat: Seat): number {
    const children = this.#tree.childrenOf(node, seat);
    const shares = mixtureOf(this.#tree, children);
    let rest = this.#rng.unit();
    for (let i = 0; i < children.length; i += 1) {
      rest -= shares[i];
      if (rest < 0) return children[i];
    }
    return children[children.length - 1] ?? 0;
  }
}

/** The average mixture over sibling nodes, summing to 1; in proportion to visits if no mixture was sampled. */
export function mixtureOf(tree: Tree, children: readonly number[]): number[] {
  const learnt = children.map((child) => tree.strategy(child));
  const weights = learnt.some((weight) => weight > 0) ? learnt : children.map((child) => tree.visits(child));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
