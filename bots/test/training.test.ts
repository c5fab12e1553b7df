import { Rng } from '@marchlands/core/rng.ts';
import { NOBODY } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { fitNetwork, freshNetwork, meanLoss } from '../training/fit.ts';
import { CONTENDERS, playGate } from '../training/gate.ts';
import { Gradient, lossOf, type Sample } from '../training/gradient.ts';
import { Network } from '../training/network.ts';
import type { PlayedMatch } from '../training/self-play.ts';
import { inputsOf, type Shape } from '../training/shape.ts';
import { type TrainingPlan, type TrainingStore, train } from '../training/training.ts';
import { seenAs } from '../training/variant.ts';
import { networkFor, readWeights, withNetwork } from '../training/weights.ts';
import { toy } from './toys.ts';

const SHAPE: Shape = { seats: 3, own: 4, table: 2, hidden: 5 };

/** Random numbers, of which some are 0, and random chances. */
function sampleOf(shape: Shape, rng: Rng): Sample {
  const inputs = Float32Array.from({ length: inputsOf(shape) }, () => (rng.below(4) === 0 ? 0 : 2 * rng.unit() - 1));
  const target = Float64Array.from({ length: shape.seats + 1 }, () => rng.unit());
  const total = target.reduce((a, b) => a + b, 0);
  return { inputs, target: target.map((value) => value / total) };
}

/** Random weights everywhere, behind the hidden units too. */
function randomNetwork(shape: Shape, rng: Rng): Network {
  const network = new Network(shape);
  for (let i = 0; i < network.weights.length; i += 1) network.weights[i] = 2 * rng.unit() - 1;
  return network;
}

describe('the network', () => {
  test('gives chances that are together 1', () => {
    const rng = new Rng('chances');
    const network = randomNetwork(SHAPE, rng);
    network.run(sampleOf(SHAPE, rng).inputs);
    expect(network.chances).toHaveLength(4);
    expect(network.chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  });

  test('gives seats in another order their chances in that order, and the common defeat the same', () => {
    const rng = new Rng('order');
    const network = randomNetwork(SHAPE, rng);
    const { inputs } = sampleOf(SHAPE, rng);
    network.run(inputs);
    const [a, b, c, defeat] = network.chances;
    const [first, second, third] = [0, 4, 8].map((at) => Array.from(inputs.slice(at, at + 4)));
    network.run(Float32Array.from([...third, ...first, ...second, ...inputs.slice(12)]));
    for (const [i, chance] of [c, a, b, defeat].entries()) expect(network.chances[i]).toBeCloseTo(chance, 12);
  });

  test('has the gradient that finite differences have', () => {
    const rng = new Rng('gradient');
    const network = randomNetwork(SHAPE, rng);
    const samples = Array.from({ length: 5 }, () => sampleOf(SHAPE, rng));
    const gradient = new Gradient(network);
    for (const sample of samples) gradient.add(sample);
    const loss = (): number => samples.reduce((sum, sample) => sum + lossOf(network, sample), 0);
    const step = 1e-6;
    for (const [i, weight] of network.weights.entries()) {
      network.weights[i] = weight + step;
      const above = loss();
      network.weights[i] = weight - step;
      const below = loss();
      network.weights[i] = weight;
      expect(gradient.sums[i], `weight ${i}`).toBeCloseTo((above - below) / (2 * step), 5);
    }
  });

  test('has it with one seat too, which has no others', () => {
    const shape: Shape = { ...SHAPE, seats: 1 };
    const rng = new Rng('alone');
    const network = randomNetwork(shape, rng);
    const sample = sampleOf(shape, rng);
    const gradient = new Gradient(network);
    gradient.add(sample);
    for (const i of [network.layout.hiddenBias, network.layout.ownToSeat, network.layout.ownToDefeat]) {
      const weight = network.weights[i];
      network.weights[i] = weight + 1e-6;
      const above = lossOf(network, sample);
      network.weights[i] = weight - 1e-6;
      const below = lossOf(network, sample);
      network.weights[i] = weight;
      expect(gradient.sums[i]).toBeCloseTo((above - below) / 2e-6, 5);
    }
  });

  test('a fit finds what another network says, and the same from the same', () => {
    const rng = new Rng('teacher');
    const teacher = randomNetwork(SHAPE, rng);
    const samples = Array.from({ length: 2_000 }, () => {
      const { inputs } = sampleOf(SHAPE, rng);
      teacher.run(inputs);
      return { inputs, target: teacher.chances.slice() };
    });
    const least = meanLoss(teacher, samples);
    const learn = (): Network => {
      const own = new Rng('pupil');
      const network = freshNetwork(SHAPE, own);
      fitNetwork(network, samples, own, { epochs: 30, batch: 32, rate: 0.02, decay: 0 });
      return network;
    };
    const pupil = learn();
    expect(meanLoss(freshNetwork(SHAPE, new Rng('pupil')), samples) - least).toBeGreaterThan(0.1);
    expect(meanLoss(pupil, samples) - least).toBeLessThan(0.03);
    expect(learn().weights).toEqual(pupil.weights);
  });
});

/** Seats in turn take one to three of a heap; the seat that takes the last wins. n = [heap, turn, winner]. */
function heap(size: number) {
  return toy({
    seats: 2,
    start: [size, 0, -1],
    actors: (n) => (n[0] > 0 ? 1 << n[1] : NOBODY),
    legal: (n) => [1, 2, 3].filter((take) => take <= n[0]),
    apply(n, actor, code) {
      n[0] = n[0] - code;
      if (n[0] === 0) n[2] = actor;
      n[1] = 1 - n[1];
    },
    winners: (n) => [n[2]],
    knowledge: {
      evaluate: (_state, values) => values.fill(0.5),
      // A random move after a good one would hide what it is worth.
      horizon: () => 0,
      features: {
        version: 7,
        seat: {
          toTake0: [0, 1, 'In turn, with none left beside fours'],
          toTake1: [0, 1, 'In turn, with one'],
          toTake2: [0, 1, 'In turn, with two'],
          toTake3: [0, 1, 'In turn, with three'],
        },
        table: { heap: [0, 1, 'What is left'] },
        measure({ n }, out) {
          out.fill(0);
          out[n[1] * 4 + (n[0] % 4)] = 1;
          out[8] = n[0] / 21;
        },
      },
    },
  });
}

const { game, setup } = heap(21);
const PLAN: TrainingPlan = {
  game,
  setup,
  seed: 'heap',
  generations: 2,
  matches: 200,
  iterations: 60,
  hidden: 4,
  defeatShare: 0,
  fit: { epochs: 20, batch: 64, rate: 0.02, decay: 0 },
};

/** Keeps a training in memory. */
class Memory implements TrainingStore {
  readonly played = new Map<number, PlayedMatch[]>();
  readonly through = new Map<number, Float64Array>();

  matches(generation: number): readonly PlayedMatch[] {
    return this.played.get(generation) ?? [];
  }

  keepMatch(generation: number, match: PlayedMatch): void {
    this.played.set(generation, [...this.matches(generation), match]);
  }

  weights(generation: number): Float64Array | null {
    return this.through.get(generation) ?? null;
  }

  keepWeights(generation: number, weights: Float64Array): void {
    this.through.set(generation, weights.slice());
  }
}

describe('a training', () => {
  const whole = new Memory();
  const network = train(PLAN, whole);

  test('learns a toy: who is to take from a multiple of four loses', () => {
    for (let left = 1; left <= 12; left += 1) {
      const state = heap(left).game.start(setup);
      const inputs = new Float64Array(inputsOf(network.shape));
      game.knowledge?.features?.measure(state, inputs);
      network.run(inputs);
      const [first, second, defeat] = network.chances;
      expect(first > second, `${left} left`).toBe(left % 4 !== 0);
      expect(defeat).toBeLessThan(0.05);
    }
  });

  test('gives the same weights again', () => {
    expect(train(PLAN, new Memory()).weights).toEqual(network.weights);
  });

  test('gives other weights from another seed', () => {
    expect(train({ ...PLAN, seed: 'other' }, new Memory()).weights).not.toEqual(network.weights);
  });

  test.each([
    ['in the middle of the first generation', 1, 73],
    ['before its fit', 1, 200],
    ['in the middle of the second', 2, 50],
  ])('stopped %s and gone on with, it gives the same weights', (_, generation, matches) => {
    const stopped = new Memory();
    for (let each = 1; each <= generation; each += 1) {
      const all = whole.matches(each);
      stopped.played.set(each, all.slice(0, each < generation ? all.length : matches));
      if (each < generation) stopped.keepWeights(each, whole.weights(each) as Float64Array);
    }
    expect(train(PLAN, stopped).weights).toEqual(network.weights);
  });

  test('the gate tells that what was learned wins, and that the control does not', () => {
    const budget = { iterations: 4 };
    const plan = { game, setup, network, defeatShare: 0, seed: 'gate', deals: 20, budget };
    const [learned, control] = CONTENDERS.map((contender) => playGate(plan, contender));
    expect(learned.gain.low).toBeGreaterThan(0.2);
    expect(control.gain.low).toBeLessThan(0);
  });

  test('its file has the network again, up to its digits', () => {
    const file = readWeights(game, JSON.parse(JSON.stringify(withNetwork(null, game, setup, network))));
    if (!file.ok) throw new Error(file.problem.message);
    const found = networkFor(game, setup, file.value);
    if (!found.ok) throw new Error(found.problem.message);
    for (const [i, weight] of network.weights.entries()) expect(found.value.weights[i]).toBeCloseTo(weight, 4);
    expect(withNetwork(file.value, game, setup, network).networks).toHaveLength(1);
  });

  test('there is none for a game that names nothing to learn from', () => {
    const mute = { ...game, knowledge: { evaluate: (_: unknown, values: Float64Array) => void values.fill(0.5) } };
    const file = readWeights(mute, {});
    expect(file.ok ? '' : file.problem.message).toContain('names nothing');
  });

  test.each([
    [{ game: 'chess' }, 'must be weights of toy.'],
    [{ features: 6 }, 'must be weights of version 7 of the features, not 6.'],
    [{ networks: [{ seats: 2, options: {}, hidden: 4, weights: [1] }] }, /^must be \d+ numbers, not 1\.$/],
    [
      { networks: [{ seats: 9, options: {}, hidden: 4, weights: [] }] },
      /^must be a whole number from 1 to 2, not 9\.$/,
    ],
  ])('a file with %j is refused', (change, message) => {
    const read = readWeights(game, { ...withNetwork(null, game, setup, network), ...change });
    expect(read).toMatchObject({ ok: false, problem: { message: expect.stringMatching(message) } });
  });
});

describe('a searcher that counts a common defeat', () => {
  const ruin = toy({
    seats: 2,
    actors: (n) => (n[0] === 0 ? 1 : NOBODY),
    legal: () => [1, 2],
    apply(n, _, code) {
      n[0] = code;
    },
    winners: () => [],
    defeat: () => true,
    knowledge: {
      evaluate(_state, values) {
        values[0] = 0.3;
        values[1] = 0.1;
      },
    },
  });

  test('gets part of what the evaluation leaves of the win', () => {
    const values = new Float64Array(2);
    const state = ruin.game.start(ruin.setup);
    seenAs(ruin.game, { defeatShare: 0.5 }).knowledge?.evaluate(state, values);
    expect(values[0]).toBeCloseTo(0.45, 12);
    expect(values[1]).toBeCloseTo(0.25, 12);
  });
});
