import type { Game } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Setup } from '@marchlands/core/types.ts';
import type { Bot } from '../bot.ts';
import { SearchBot } from '../search/bot.ts';
import { SEARCH } from '../search/settings.ts';
import { FIT, type FitSettings, fitNetwork, freshNetwork, meanLoss } from './fit.ts';
import type { Sample } from './gradient.ts';
import { Network } from './network.ts';
import { type PlayedMatch, playToLearn, samplesOf } from './self-play.ts';
import { inputsOf, shapeOf } from './shape.ts';
import { seenAs } from './variant.ts';

/** The parameters of a training. Equal plans give equal weights, to the bit, on one version of the program. */
export interface TrainingPlan {
  readonly game: Game;
  readonly setup: Setup;
  readonly seed: string;
  /**
   * Generations of self-play, each by the network fitted to the earlier ones; the first by the game's own evaluation.
   */
  readonly generations: number;
  /** Matches per generation. */
  readonly matches: number;
  /** Iterations per decision. */
  readonly iterations: number;
  readonly hidden: number;
  /** `Knowledge.defeatShare` for these matches. */
  readonly defeatShare: number;
  readonly fit?: FitSettings;
}

/** Stores a training's progress, so that it can be stopped and resumed. */
export interface TrainingStore {
  /** The stored matches of a generation, in order. */
  matches(generation: number): readonly PlayedMatch[];
  keepMatch(generation: number, match: PlayedMatch): void;
  /** The weights after a generation; null if it is unfinished. */
  weights(generation: number): Float64Array | null;
  keepWeights(generation: number, weights: Float64Array): void;
}

/** The result of a generation. */
export interface Generation {
  readonly generation: number;
  readonly matches: number;
  readonly samples: number;
  /** Mean log loss over held-out matches, in nats: of the network, and of the game's own evaluation. */
  readonly loss: number;
  readonly ownLoss: number;
}

/** Observes the progress of a training. */
export interface TrainingListener {
  onMatch?(generation: number, done: number): void;
  onGeneration?(generation: Generation): void;
}

/** Every tenth match is held out of the fit. */
const HELD_OUT = 10;
/** Number of recent generations to learn from. */
const KEPT = 3;
/**
 * The target mixes the outcome with the network's own estimate this many decisions later; the second number is the
 * outcome's weight (temporal differences: Sutton 1988).
 */
const AHEAD = 10;
const OUTCOME = 0.3;
/** A floor under the chances of the game's own evaluation, in its log loss. */
const LEAST = 0.002;

interface Samples {
  readonly seen: readonly (readonly Sample[])[];
  readonly held: readonly Sample[];
}

/** Trains a network for one number of seats and one form of a game. */
export function train(plan: TrainingPlan, store: TrainingStore, listener: TrainingListener = {}): Network {
  const { game, setup, seed, generations, matches, hidden } = plan;
  const features = game.knowledge?.features;
  if (features === undefined) throw new Error(`${game.id} names no features to learn from`);
  const shape = shapeOf(features, setup.seats, hidden);
  const all: Samples[] = [];
  let network: Network | null = null;
  for (let generation = 1; generation <= generations; generation += 1) {
    const bot = playerOf(plan, network);
    const played = [...store.matches(generation)].slice(0, matches);
    for (let index = played.length; index < matches; index += 1) {
      const match = playToLearn(game, setup, bot, `${seed}/${generation}/${index}`);
      store.keepMatch(generation, match);
      played.push(match);
      listener.onMatch?.(generation, index + 1);
    }
    const byMatch = played.map((match) => samplesOf(game, setup, features, shape, match));
    all.push({
      seen: byMatch.filter((_, index) => index % HELD_OUT > 0),
      held: byMatch.filter((_, index) => index % HELD_OUT === 0).flat(),
    });
    const kept = store.weights(generation);
    network = kept === null ? fitted(plan, all.slice(-KEPT), network, generation) : new Network(shape, kept);
    if (kept === null) store.keepWeights(generation, network.weights);
    listener.onGeneration?.({
      generation,
      matches: played.length,
      samples: byMatch.reduce((sum, samples) => sum + samples.length, 0),
      loss: meanLoss(network, all.at(-1)?.held ?? []),
      ownLoss: ownLoss(plan, played),
    });
  }
  if (network === null) throw new Error('a training has one generation at least');
  return network;
}

/** A search with the network, or with the game's own evaluation before there is one. */
function playerOf({ game, setup, iterations, defeatShare }: TrainingPlan, network: Network | null): Bot {
  const seen = seenAs(game, { ...(network === null ? {} : { network }), defeatShare });
  return new SearchBot('learner', seen, setup, { seed: 0, iterations, settings: SEARCH });
}

/** The first network learns from outcomes; later ones start from the previous one and learn from its estimates too. */
function fitted(plan: TrainingPlan, parts: readonly Samples[], before: Network | null, generation: number): Network {
  const { game, setup, seed, hidden } = plan;
  const rng = new Rng(`${seed}/fit/${generation}`);
  const samples = parts.flatMap(({ seen }) => seen);
  const features = game.knowledge?.features ?? { seat: {}, table: {} };
  const network = freshNetwork(shapeOf(features, setup.seats, hidden), rng);
  const targets = before === null ? samples.flat() : samples.flatMap((match) => lookingAhead(match, before));
  fitNetwork(network, targets, rng, plan.fit ?? FIT);
  return network;
}

/** A match's samples with targets that mix in the network's estimates some decisions later. */
function lookingAhead(match: readonly Sample[], network: Network): Sample[] {
  const estimates = match.map(({ inputs }) => {
    network.run(inputs);
    return network.chances.slice();
  });
  return match.map(({ inputs, target }, i) => {
    const later = estimates[i + AHEAD] ?? target;
    return { inputs, target: target.map((outcome, at) => OUTCOME * outcome + (1 - OUTCOME) * later[at]) };
  });
}

/** A seat's share of the win; for the table, the chance that all lose. */
const SHARE = { share: [0, 1, 'Share of the win'] } as const;

/** The mean log loss of the game's own evaluation over the held-out matches. */
function ownLoss({ game, setup }: TrainingPlan, played: readonly PlayedMatch[]): number {
  const { seats } = setup;
  const values = new Float64Array(seats);
  // The part of the win that a game's evaluation leaves over is the chance of a common defeat.
  const measure = (state: Parameters<NonNullable<typeof game.knowledge>['evaluate']>[0], out: Float64Array): void => {
    game.knowledge?.evaluate(state, values);
    out.set(values);
    out[seats] = Math.max(0, 1 - values.reduce((sum, value) => sum + value, 0));
  };
  const own = { version: 0, seat: SHARE, table: SHARE, measure };
  const shape = shapeOf(own, seats, 0);
  let sum = 0;
  let count = 0;
  for (const [index, match] of played.entries()) {
    if (index % HELD_OUT > 0) continue;
    for (const { inputs, target } of samplesOf(game, setup, own, shape, match)) {
      for (let at = 0; at < inputsOf(shape); at += 1) sum -= target[at] * Math.log(Math.max(LEAST, inputs[at]));
      count += 1;
    }
  }
  return sum / count;
}
