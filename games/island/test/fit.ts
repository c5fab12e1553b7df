// `node games/island/test/fit.ts [options]`: finds the weights of the bot's evaluation. Seats that play as in playouts meet
// each other; now and then one of them makes any of its plans instead, and the position after it is kept. A softmax over the
// seats, linear in the features, is fitted to who won, for each form by itself. Prints the log loss of the old and of the
// new weights over matches that took no part, and writes bot/weights.ts.
//
// What is kept comes after a choice made at random, so that a weight tells what a change does, not who makes it. Weights
// keep their signs: what is good to have may count for nothing, never against its owner. Old weights are brought to the
// scale of the results first, and left only as far as the results say so.
//
//   --base 6000 --knights 4000 --roaming 4000   matches of each form; 0 leaves its weights as they are
//   --seats 4                                   numbers of seats, in turn
//   --seed fit                                  equal seeds make equal matches
//   --dry                                       writes nothing
//
// It keeps one core busy for some minutes. New weights must beat the old ones in a series before they stay.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import { base, knights, roaming } from '../bot/evaluate.ts';
import { COUNT, describe, FEATURES } from '../bot/features.ts';
import { plans } from '../bot/plans.ts';
import { playoutMove } from '../bot/playout.ts';
import { apply } from '../rules/apply.ts';
import { draw } from '../rules/chance.ts';
import { finalOf } from '../rules/final.ts';
import { actors, isPartial } from '../rules/legal.ts';
import { start } from '../rules/start.ts';
import { makeSetup } from '../setup.ts';

const { values: args } = parseArgs({
  options: {
    base: { type: 'string', default: '6000' },
    knights: { type: 'string', default: '4000' },
    roaming: { type: 'string', default: '4000' },
    seats: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'fit' },
    dry: { type: 'boolean', default: false },
  },
});

/** How often a plan is made at random, and the position after it kept. */
const PROBED = 0.03;
/** A match is broken off and left out after so many turns. */
const LONGEST = 400;
/** Every fifth match is held out. */
const HELD_OUT = 5;
/** What is bad to have, and what may be either. */
const BAD: ReadonlySet<string> = new Set(['blocked', 'excess', 'risk', 'turnsAway']);
const EITHER: ReadonlySet<string> = new Set(['roadLead', 'armyLead', 'kills']);
/** Pull of the weights towards the old ones, and steps and rate of the descent (Adam: Kingma and Ba 2015). */
const PULL = 0.01;
const STEPS = 400;
const RATE = 0.03;

/** A position: features of every seat, and what each won. */
interface Sample {
  readonly features: Float32Array;
  readonly shares: readonly number[];
  readonly isHeldOut: boolean;
}

const buffer = new Float64Array(6 * COUNT);

/** Plays one match. */
function played(rules: string, seats: number, index: number): Sample[] {
  const made = makeSetup({ rules, turnLimit: LONGEST }, seats);
  if (!made.ok) throw new Error(made.problem.message);
  const rng = new Rng(`${args.seed}/${rules}/${seats}/${index}`);
  const s = start(made.value);
  const kept: Float32Array[] = [];
  let isProbed = false;
  for (let acting = actors(s); acting !== NOBODY; acting = actors(s)) {
    if (acting === CHANCE) {
      apply(s, CHANCE, draw(s, rng));
      continue;
    }
    if (isProbed) {
      describe(s, buffer);
      kept.push(Float32Array.from(buffer.subarray(0, seats * COUNT)));
      isProbed = false;
    }
    const seat = firstOf(acting);
    if (isPartial(s, seat) || rng.unit() > PROBED) {
      apply(s, seat, playoutMove(s, seat, rng));
      continue;
    }
    const rows: number[][] = [];
    plans(s, seat, rng, rows);
    for (const code of rows[rng.below(rows.length)]) apply(s, seat, code);
    isProbed = true;
  }
  const { winners, reason } = finalOf(s);
  if (reason !== 'points') return [];
  const shares = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : 0));
  return kept.map((features) => ({ features, shares, isHeldOut: index % HELD_OUT === 0 }));
}

/** Log loss of one sample; adds its gradient where one is asked for. */
function loss({ features, shares }: Sample, weights: Float64Array, gradient?: Float64Array): number {
  const sums = shares.map((_, seat) => {
    let sum = 0;
    for (let i = 0; i < COUNT; i += 1) sum += features[seat * COUNT + i] * weights[i];
    return sum;
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

/** A weight of the sign that its feature may have. */
function bounded(weight: number, feature: string): number {
  if (EITHER.has(feature)) return weight;
  return BAD.has(feature) ? Math.min(0, weight) : Math.max(0, weight);
}

/** The weights at the scale that fits best: how they rank positions stays as it was. */
function scaled(samples: readonly Sample[], weights: Float64Array): Float64Array {
  const scales = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85, 1, 1.2];
  const rows = scales.map((scale) => weights.map((weight) => weight * scale));
  const losses = rows.map((row) => meanLoss(samples, row));
  return rows[losses.indexOf(Math.min(...losses))];
}

/** Full gradients, with Adam; after each step the signs are put right. */
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
      weights[i] = bounded(weights[i], FEATURES[i]);
    }
  }
  return weights;
}

function fitForm(rules: 'base' | 'knights' | 'roaming', old: Float64Array): Float64Array {
  const matches = Number(args[rules]);
  if (matches === 0) return old;
  const counts = args.seats.split(',').map(Number);
  const samples = Array.from({ length: matches }, (_, i) => played(rules, counts[i % counts.length], i)).flat();
  const seen = samples.filter(({ isHeldOut }) => !isHeldOut);
  const held = samples.filter(({ isHeldOut }) => isHeldOut);
  const from = scaled(seen, old);
  const weights = fitted(seen, from);
  const before = `${meanLoss(held, old).toFixed(4)} (${meanLoss(held, from).toFixed(4)} scaled)`;
  const after = meanLoss(held, weights).toFixed(4);
  console.log(`${rules}: ${matches} matches, ${seen.length} positions, ${held.length} held out: ${before} -> ${after}`);
  return weights;
}

function block(weights: Float64Array): string {
  return FEATURES.map((feature, i) => `  ${feature}: ${Number(weights[i].toFixed(3))},`).join('\n');
}

const text = `import type { Feature } from './features.ts';

type Weights = { readonly [feature in Feature]: number };

/** What each feature of a seat adds to the logarithm of its odds, in the form \`base\`. Written by test/fit.ts. */
export const BASE: Weights = {
${block(fitForm('base', base))}
};

/** The same in the form \`knights\`. */
export const KNIGHTS: Weights = {
${block(fitForm('knights', knights))}
};

/** The same in the form \`roaming\`. */
export const ROAMING: Weights = {
${block(fitForm('roaming', roaming))}
};
`;
if (args.dry) console.log(text);
else writeFileSync(new URL('../bot/weights.ts', import.meta.url), text);
