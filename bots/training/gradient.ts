import type { Network } from './network.ts';

/** A position to learn from. */
export interface Sample {
  /** Seat by seat, then the table's, as written by `Features.measure`. */
  readonly inputs: Float32Array;
  /** By seat, then for a common defeat: the probabilities to predict, summing to 1. */
  readonly target: Float64Array;
}

/** The log loss of a network for a sample, in nats; at least the entropy of the target. */
export function lossOf(network: Network, { inputs, target }: Sample): number {
  network.run(inputs);
  let loss = 0;
  for (let i = 0; i < target.length; i += 1) {
    if (target[i] > 0) loss -= target[i] * Math.log(Math.max(1e-12, network.chances[i]));
  }
  return loss;
}

/** Sums the gradients of the log loss over samples (back-propagation: Rumelhart, Hinton and Williams 1986). */
export class Gradient {
  /** In the order of the network's weights. */
  readonly sums: Float64Array;
  readonly #network: Network;
  /** By seat and unit: the slope of the loss by the unit's input; and the sum over seats, by unit. */
  readonly #slopes: Float64Array;
  readonly #allSlopes: Float64Array;

  constructor(network: Network) {
    this.#network = network;
    this.sums = new Float64Array(network.weights.length);
    this.#slopes = new Float64Array(network.units.length);
    this.#allSlopes = new Float64Array(network.shape.hidden);
  }

  clear(): void {
    this.sums.fill(0);
  }

  /** Adds a sample's gradient; returns its loss. */
  add(sample: Sample): number {
    const loss = lossOf(this.#network, sample);
    this.#addOutputs(sample);
    this.#addUnits(sample.inputs);
    return loss;
  }

  /** The weights after the hidden units, and the slopes at these. */
  #addOutputs({ inputs, target }: Sample): void {
    const { weights, units, chances, layout, shape } = this.#network;
    const { seats, own, table, hidden } = shape;
    const { sums } = this;
    const share = seats > 1 ? 1 / (seats - 1) : 0;
    const defeat = chances[seats] - target[seats];
    let all = 0;
    for (let seat = 0; seat < seats; seat += 1) all += chances[seat] - target[seat];
    this.#allSlopes.fill(0);
    for (let seat = 0; seat < seats; seat += 1) {
      const error = chances[seat] - target[seat];
      for (let i = 0; i < own; i += 1) {
        const value = inputs[seat * own + i];
        if (value === 0) continue;
        sums[layout.ownToSeat + i] += error * value;
        sums[layout.othersToSeat + i] += share * (all - error) * value;
        sums[layout.ownToDefeat + i] += (defeat * value) / seats;
      }
      for (let unit = 0; unit < hidden; unit += 1) {
        const at = seat * hidden + unit;
        const value = units[at];
        sums[layout.hiddenToSeat + unit] += error * value;
        sums[layout.hiddenToDefeat + unit] += (defeat * value) / seats;
        const slope =
          error * weights[layout.hiddenToSeat + unit] + (defeat * weights[layout.hiddenToDefeat + unit]) / seats;
        this.#slopes[at] = value > 0 ? slope : 0;
        this.#allSlopes[unit] += this.#slopes[at];
      }
    }
    for (let i = 0; i < table; i += 1) sums[layout.tableToDefeat + i] += defeat * inputs[seats * own + i];
    sums[layout.defeatBias] += defeat;
  }

  /** The weights before the hidden units. */
  #addUnits(inputs: Float32Array): void {
    const { layout, shape } = this.#network;
    const { seats, own, table, hidden } = shape;
    const { sums } = this;
    const slopes = this.#slopes;
    const all = this.#allSlopes;
    const share = seats > 1 ? 1 / (seats - 1) : 0;
    for (let seat = 0; seat < seats; seat += 1) {
      for (let i = 0; i < own; i += 1) {
        const value = inputs[seat * own + i];
        if (value === 0) continue;
        for (let unit = 0; unit < hidden; unit += 1) {
          const slope = slopes[seat * hidden + unit];
          sums[layout.fromOwn + i * hidden + unit] += value * slope;
          sums[layout.fromOthers + i * hidden + unit] += value * share * (all[unit] - slope);
        }
      }
    }
    for (let i = 0; i < table; i += 1) {
      const value = inputs[seats * own + i];
      if (value === 0) continue;
      for (let unit = 0; unit < hidden; unit += 1) sums[layout.fromTable + i * hidden + unit] += value * all[unit];
    }
    for (let unit = 0; unit < hidden; unit += 1) sums[layout.hiddenBias + unit] += all[unit];
  }
}
