import type { Rng } from '@marchlands/core/rng.ts';
import { Gradient, lossOf, type Sample } from './gradient.ts';
import { Network } from './network.ts';
import type { Shape } from './shape.ts';

/** How weights are fitted to samples. */
export interface FitSettings {
  /** Number of passes over the samples. */
  readonly epochs: number;
  /** Samples per step. */
  readonly batch: number;
  /** Initial step size; it falls to zero along half a cosine (Loshchilov and Hutter 2017). */
  readonly rate: number;
  /** Decay of weights towards 0 per step, as a share of the step (decoupled decay: Loshchilov and Hutter 2019). */
  readonly decay: number;
}

export const FIT: FitSettings = { epochs: 12, batch: 256, rate: 0.004, decay: 0.02 };

/** Initial weights: small random ones into the hidden units (He and others 2015), zeros after them. */
export function freshNetwork(shape: Shape, rng: Rng): Network {
  const network = new Network(shape);
  const { fromOwn, hiddenBias, hiddenToSeat, ownToSeat } = network.layout;
  const spread = Math.sqrt(6 / (2 * shape.own + shape.table));
  const fill = (begin: number, end: number, most: number): void => {
    for (let i = begin; i < end; i += 1) network.weights[i] = most * (2 * rng.unit() - 1);
  };
  fill(fromOwn, hiddenBias, spread);
  fill(hiddenToSeat, ownToSeat, 0.1);
  return network;
}

/** The mean log loss of a network over samples, in nats. */
export function meanLoss(network: Network, samples: readonly Sample[]): number {
  let sum = 0;
  for (const sample of samples) sum += lossOf(network, sample);
  return sum / samples.length;
}

/** Shuffles a list (Fisher and Yates). */
function shuffle(list: Uint32Array, rng: Rng): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = rng.below(i + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
}

/**
 * Fits the weights of a network to samples, in steps of Adam (Kingma and Ba 2015). Equal samples in equal order, equal
 * initial weights and an equal generator give equal weights.
 */
export function fitNetwork(network: Network, samples: readonly Sample[], rng: Rng, settings: FitSettings = FIT): void {
  const { weights } = network;
  const gradient = new Gradient(network);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  const order = Uint32Array.from(samples, (_, i) => i);
  const steps = settings.epochs * Math.ceil(samples.length / settings.batch);
  let step = 0;
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    shuffle(order, rng);
    for (let begin = 0; begin < order.length; begin += settings.batch) {
      const end = Math.min(order.length, begin + settings.batch);
      gradient.clear();
      for (let i = begin; i < end; i += 1) gradient.add(samples[order[i]]);
      const rate = settings.rate * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      step += 1;
      const meanScale = 1 / (1 - 0.9 ** step);
      const squareScale = 1 / (1 - 0.999 ** step);
      for (let i = 0; i < weights.length; i += 1) {
        const slope = gradient.sums[i] / (end - begin);
        mean[i] = 0.9 * mean[i] + 0.1 * slope;
        square[i] = 0.999 * square[i] + 0.001 * slope * slope;
        const towards = (mean[i] * meanScale) / (Math.sqrt(square[i] * squareScale) + 1e-8);
        weights[i] -= rate * (towards + settings.decay * weights[i]);
      }
    }
  }
}
