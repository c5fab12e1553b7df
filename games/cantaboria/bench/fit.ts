// `node games/cantaboria/bench/fit.ts [options]`: fits the weights of the bot's evaluation. Fast versions of the bot
// play each other, with some random moves; a softmax over the seats, linear in the features, is fitted to the results.
// Prints the log loss of the old and of the new weights on held-out matches, and writes bot/weights.ts.
//
// Weights keep their signs: a good feature may get zero, but never counts against its owner. Without that a fit
// predicts better and plays far worse, since a losing seat often holds goods that it cannot use.
//
//   --matches 7000,1600,1600   matches of each number of seats
//   --seats 2,3,4     numbers of seats; two have weights of their own
//   --seed fit        equal seeds make equal matches
//   --workers 2       threads that play; any number of them plays the same matches
//   --dry             writes nothing
//
// An idle core plays about ten matches of two a second, or four matches of four. New weights must beat the old ones in
// a series before they stay.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { countBits } from '@marchlands/core/bits.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { characters } from '../bot/characters.ts';
import { duel, evaluate, several } from '../bot/evaluate.ts';
import { COUNT, describe, FEATURES } from '../bot/features.ts';
import { living } from '../rules/places.ts';
import { makeSetup } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import { playOut } from './self-play.ts';

const { values: args } = parseArgs({
  options: {
    matches: { type: 'string', default: '7000,1600,1600' },
    seats: { type: 'string', default: '2,3,4' },
    seed: { type: 'string', default: 'fit' },
    workers: { type: 'string', default: '2' },
    dry: { type: 'boolean', default: false },
  },
});

/** The share of decisions that are kept: neighbouring ones are nearly alike. */
const KEPT = 0.15;
/** How often players choose any plan at random, by match and seat in turn. */
const SLIPS = [0.02, 0.1, 0.2, 0.35];
/** The players' evaluations: half of them the bot's, the others its characters', so that some are raiders. */
const MANNERS = [evaluate, evaluate, evaluate, ...characters.map((one) => one.evaluate)];
/** Every fifth match is held out. */
const HELD_OUT = 5;
/** Features that are bad to have, and features that may be either. */
const BAD: ReadonlySet<string> = new Set(['cityRisk', 'cityLater', 'placeRisk', 'placeLater', 'border', 'feud']);
const EITHER: ReadonlySet<string> = new Set(['lead', 'front']);
/** Weights that stay as set by hand: these bots bear no grudge, so they attack alike whomever they attacked before. */
const KEPT_AS_SET: ReadonlySet<string> = new Set(['feud']);
/** Strength of the pull towards the old weights; steps and rate of the descent (Adam: Kingma and Ba 2015). */
const PULL = 0.0005;
const STEPS = 400;
const RATE = 0.03;

/** Positions with one number of seats: features of every seat, the seats in play, and each one's share of the win. */
interface Sample {
  readonly features: Float32Array;
  readonly alive: number;
  readonly shares: readonly number[];
  readonly isHeldOut: boolean;
}

const buffer = new Float64Array(6 * COUNT);

function played(seats: number, index: number): Sample[] {
  const made = makeSetup({}, seats);
  if (!made.ok) throw new Error(made.problem.message);
  const rng = new Rng(`${args.seed}/${seats}/${index}`);
  const players = Array.from({ length: seats }, (_, seat) => ({
    evaluate: MANNERS[rng.below(MANNERS.length)],
    slips: SLIPS[(index + seat) % SLIPS.length],
  }));
  const kept: { readonly features: Float32Array; readonly alive: number }[] = [];
  const look = (s: State): void => {
    if (s.step === STEP.site || rng.unit() > KEPT) return;
    describe(s, buffer);
    kept.push({ features: Float32Array.from(buffer.subarray(0, seats * COUNT)), alive: living(s) });
  };
  const end = playOut(made.value, rng, players, look);
  const shares = Array.from({ length: seats }, (_, seat) => ((end.winners >> seat) & 1) / countBits(end.winners));
  return kept.map((one) => ({ ...one, shares, isHeldOut: index % HELD_OUT === 0 }));
}

/** Log loss of one sample; adds its gradient if requested. */
function loss({ features, alive, shares }: Sample, weights: Float64Array, gradient?: Float64Array): number {
  const sums = shares.map((_, seat) => {
    let sum = 0;
    for (let i = 0; i < COUNT; i += 1) sum += features[seat * COUNT + i] * weights[i];
    return ((alive >> seat) & 1) === 1 ? sum : Number.NEGATIVE_INFINITY;
  });
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((a, b) => a + b, 0);
  let sum = 0;
  for (const [seat, share] of shares.entries()) {
    const chance = powers[seat] / total;
    if (share > 0) sum -= share * Math.log(Math.max(1e-9, chance));
    if (gradient === undefined) continue;
    for (let i = 0; i < COUNT; i += 1) gradient[i] += (chance - share) * features[seat * COUNT + i];
  }
  return sum;
}

function meanLoss(samples: readonly Sample[], weights: Float64Array): number {
  return samples.reduce((sum, sample) => sum + loss(sample, weights), 0) / samples.length;
}

/** Clamps a weight to the sign allowed for its feature. */
function bounded(weight: number, old: number, feature: string): number {
  if (KEPT_AS_SET.has(feature)) return old;
  if (EITHER.has(feature)) return weight;
  return BAD.has(feature) ? Math.min(0, weight) : Math.max(0, weight);
}

/** Full-batch gradients with Adam; signs are restored after each step. */
function fitted(samples: readonly Sample[], start: Float64Array): Float64Array {
  const weights = start.slice();
  const mean = new Float64Array(COUNT);
  const square = new Float64Array(COUNT);
  const gradient = new Float64Array(COUNT);
  for (let step = 1; step <= STEPS; step += 1) {
    gradient.fill(0);
    for (const sample of samples) loss(sample, weights, gradient);
    const rate = RATE * Math.min(1, (2 * (STEPS - step)) / STEPS);
    for (let i = 0; i < COUNT; i += 1) {
      const slope = gradient[i] / samples.length + PULL * (weights[i] - start[i]);
      mean[i] = 0.9 * mean[i] + 0.1 * slope;
      square[i] = 0.999 * square[i] + 0.001 * slope * slope;
      weights[i] -= (rate * (mean[i] / (1 - 0.9 ** step))) / (Math.sqrt(square[i] / (1 - 0.999 ** step)) + 1e-8);
      weights[i] = bounded(weights[i], start[i], FEATURES[i]);
    }
  }
  return weights;
}

function fitNamed(name: string, samples: readonly Sample[], old: Float64Array): Float64Array {
  if (samples.length === 0) return old;
  const seen = samples.filter(({ isHeldOut }) => !isHeldOut);
  const held = samples.filter(({ isHeldOut }) => isHeldOut);
  const weights = fitted(seen, old);
  const before = meanLoss(held, old).toFixed(4);
  console.log(
    `${name}: ${seen.length} positions, held out ${held.length}: ${before} -> ${meanLoss(held, weights).toFixed(4)}`,
  );
  return weights;
}

const rounded = (weight: number): number => Number(weight.toFixed(3));

/** A match by its number of seats and its index among those. */
interface Numbered {
  readonly seats: number;
  readonly index: number;
}

/** The result of a match. */
interface Part extends Numbered {
  readonly samples: readonly Sample[];
}

const workers = Number(args.workers);
const counts = args.matches.split(',').map(Number);
const matches: readonly Numbered[] = args.seats
  .split(',')
  .map(Number)
  .flatMap((seats, i) =>
    Array.from({ length: counts[Math.min(i, counts.length - 1)] }, (_, index) => ({ seats, index })),
  );

/** Plays the matches of one worker and posts each. */
function playShare(worker: number): void {
  for (const [i, { seats, index }] of matches.entries()) {
    if (i % workers === worker) parentPort?.postMessage({ seats, index, samples: played(seats, index) } satisfies Part);
  }
}

/** All matches, in the same order whichever worker played them. */
async function playAll(): Promise<readonly Part[]> {
  const parts: Part[] = [];
  await Promise.all(
    Array.from({ length: workers }, (_, share) => {
      const worker = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2), workerData: share });
      return new Promise<void>((resolve, reject) => {
        worker.on('message', (part: Part) => {
          parts.push(part);
          if (parts.length % 500 === 0) console.error(`${parts.length} of ${matches.length} matches`);
        });
        worker.on('error', reject);
        worker.on('exit', () => resolve());
      });
    }),
  );
  return parts.sort((a, b) => a.seats - b.seats || a.index - b.index);
}

async function main(): Promise<void> {
  const parts = await playAll();
  const two = parts.flatMap(({ seats, samples }) => (seats === 2 ? samples : []));
  const more = parts.flatMap(({ seats, samples }) => (seats > 2 ? samples : []));
  console.log(`${parts.length} matches`);
  const ofTwo = fitNamed('two seats', two, duel);
  const ofMore = fitNamed('three seats and more', more, several);
  const text = `import type { FEATURES } from './features.ts';

type Weights = { readonly [feature in (typeof FEATURES)[number]]: readonly [duel: number, several: number] };

/**
 * How much each feature of a seat adds to the logarithm of its odds: with two seats, and with more. Written by
 * bench/fit.ts.
 */
export const WEIGHTS: Weights = {
${FEATURES.map((feature, i) => `  ${feature}: [${rounded(ofTwo[i])}, ${rounded(ofMore[i])}],`).join('\n')}
};
`;
  if (args.dry) console.log(text);
  else writeFileSync(new URL('../bot/weights.ts', import.meta.url), text);
}

if (isMainThread) await main();
// The main thread passes a number.
else playShare(workerData as number);
