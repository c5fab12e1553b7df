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

/** What a training is. Equal plans give equal weights, to the bit, on one version of the program. */
export interface TrainingPlan {
  readonly game: Game;
  readonly setup: Setup;
  readonly seed: string;
  /** Generations of self-play, each by the network that was fitted to those before; the first by the game's own evaluation. */
  readonly generations: number;
  /** Matches of each generation. */
  readonly matches: number;
  /** Iterations of a decision in them. */
  readonly iterations: number;
  readonly hidden: number;
  /** `Knowledge.defeatShare` in them. */
  readonly defeatShare: number;
  readonly fit?: FitSettings;
}

/** Where a training keeps what it has done, so that it may be stopped and goes on from there. */
export interface TrainingStore {
  /** The matches of a generation that are kept, in their order. */
  matches(generation: number): readonly PlayedMatch[];
  keepMatch(generation: number, match: PlayedMatch): void;
  /** The weights that a generation has come to; null where it is not through. */
  weights(generation: number): Float64Array | null;
  keepWeights(generation: number, weights: Float64Array): void;
}

/** What a generation has brought. */
export interface Generation {
  readonly generation: number;
  readonly matches: number;
  readonly samples: number;
  /** Mean log loss over matches that took no part, in nats: of the network, and of the game's own evaluation. */
  readonly loss: number;
  readonly ownLoss: number;
}

/** Hears how far a training is. */
export interface TrainingListener {
  onMatch?(generation: number, done: number): void;
  onGeneration?(generation: Generation): void;
}

/** Every tenth match takes no part in the fit. */
const HELD_OUT = 10;
/** How many of the last generations are learned from. */
const KEPT = 3;
/**
 * How far ahead, in decisions, a network's own estimate is part of what is to be foretold, and how much the outcome is
 * beside it (temporal differences: Sutton 1988).
 */
const AHEAD = 10;
const OUTCOME = 0.3;
/** The least that a chance of the game's own evaluation is taken for, in its log loss. */
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

/** A search over the network, or over the game's own evaluation while there is none. */
function playerOf({ game, setup, iterations, defeatShare }: TrainingPlan, network: Network | null): Bot {
  const seen = seenAs(game, { ...(network === null ? {} : { network }), defeatShare, horizon: 0 });
  return new SearchBot('learner', seen, setup, { seed: 0, iterations, settings: SEARCH });
}

/** The first network learns from outcomes; later ones begin where the last one is, and from its estimates too. */
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

/** Samples of a match whose target is in part what a network says some decisions later. */
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

/** A seat's share of the win; of the table, the chance that all lose. */
const SHARE = { share: [0, 1, 'Share of the win'] } as const;

/** The mean log loss of the game's own evaluation over the matches that take no part in the fit. */
function ownLoss({ game, setup }: TrainingPlan, played: readonly PlayedMatch[]): number {
  const { seats } = setup;
  const values = new Float64Array(seats);
  // What a game's evaluation leaves of the win is the chance of a common defeat.
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
