import { inputsOf, type Layout, layoutOf, type Shape } from './shape.ts';

/**
 * A small network that estimates each seat's chance to win, and the chance of a common defeat: one layer of hidden
 * units (rectified linear: Nair and Hinton 2010), with weights shared by all seats, over the seat's features, the mean
 * of the others' and the table's; the same features also feed the output directly; a softmax over the seats and the
 * common defeat. Since seats share all weights, permuting the seats permutes their chances. Allocates only on
 * construction.
 */
export class Network {
  readonly shape: Shape;
  readonly layout: Layout;
  readonly weights: Float64Array;
  /** By seat, then of a common defeat: chances of the last run, 0..1, summing to 1. */
  readonly chances: Float64Array;
  /** By seat and unit: the hidden units of the last run. */
  readonly units: Float64Array;
  /** The others' contribution to each unit, by seat, and that of all seats together. */
  readonly #theirs: Float64Array;
  readonly #allTheirs: Float64Array;
  /** The others' direct contribution to the output, by seat. */
  readonly #straight: Float64Array;

  /** @throws if the number of weights does not fit the shape */
  constructor(shape: Shape, weights: Float64Array = new Float64Array(layoutOf(shape).end)) {
    this.shape = shape;
    this.layout = layoutOf(shape);
    if (weights.length !== this.layout.end) {
      throw new Error(`${this.layout.end} weights are needed; ${weights.length} are given`);
    }
    this.weights = weights;
    this.chances = new Float64Array(shape.seats + 1);
    this.units = new Float64Array(shape.seats * shape.hidden);
    this.#theirs = new Float64Array(shape.seats * shape.hidden);
    this.#allTheirs = new Float64Array(shape.hidden);
    this.#straight = new Float64Array(shape.seats);
  }

  /**
   * Fills `chances` and `units`.
   * @param inputs seat by seat, then the table's, as written by `Features.measure`
   */
  run(inputs: Float64Array | Float32Array): void {
    this.#fillUnits(inputs);
    this.#score(inputs);
    this.#defeat(inputs);
    softmax(this.chances);
  }

  #fillUnits(inputs: Float64Array | Float32Array): void {
    const { seats, own, hidden } = this.shape;
    const { fromOwn, fromOthers, fromTable, hiddenBias, othersToSeat } = this.layout;
    const { weights, units } = this;
    const theirs = this.#theirs;
    const all = this.#allTheirs;
    theirs.fill(0);
    all.fill(0);
    const begin = seats * own;
    for (let unit = 0; unit < hidden; unit += 1) units[unit] = weights[hiddenBias + unit];
    for (let i = begin; i < inputsOf(this.shape); i += 1)
      addRow(units, 0, weights, fromTable, i - begin, hidden, inputs[i]);
    for (let seat = seats - 1; seat >= 0; seat -= 1) {
      const at = seat * hidden;
      // The first seat's place holds the table's part and is therefore filled last.
      for (let unit = 0; unit < hidden; unit += 1) units[at + unit] = units[unit];
      let straight = 0;
      for (let i = 0; i < own; i += 1) {
        const value = inputs[seat * own + i];
        if (value === 0) continue;
        addRow(units, at, weights, fromOwn, i, hidden, value);
        addRow(theirs, at, weights, fromOthers, i, hidden, value);
        straight += value * weights[othersToSeat + i];
      }
      this.#straight[seat] = straight;
      for (let unit = 0; unit < hidden; unit += 1) all[unit] += theirs[at + unit];
    }
    const share = seats > 1 ? 1 / (seats - 1) : 0;
    for (let i = 0; i < seats * hidden; i += 1) {
      const sum = units[i] + share * (all[i % hidden] - theirs[i]);
      units[i] = sum > 0 ? sum : 0;
    }
  }

  /** The log odds of the seats. */
  #score(inputs: Float64Array | Float32Array): void {
    const { seats, own, hidden } = this.shape;
    const { hiddenToSeat, ownToSeat } = this.layout;
    const { weights, units, chances } = this;
    const share = seats > 1 ? 1 / (seats - 1) : 0;
    let all = 0;
    for (let seat = 0; seat < seats; seat += 1) all += this.#straight[seat];
    for (let seat = 0; seat < seats; seat += 1) {
      let sum = share * (all - this.#straight[seat]);
      for (let unit = 0; unit < hidden; unit += 1) sum += units[seat * hidden + unit] * weights[hiddenToSeat + unit];
      for (let i = 0; i < own; i += 1) sum += inputs[seat * own + i] * weights[ownToSeat + i];
      chances[seat] = sum;
    }
  }

  /** The log odds of a common defeat. */
  #defeat(inputs: Float64Array | Float32Array): void {
    const { seats, own, table, hidden } = this.shape;
    const { hiddenToDefeat, ownToDefeat, tableToDefeat, defeatBias } = this.layout;
    const { weights, units } = this;
    let mean = 0;
    for (let seat = 0; seat < seats; seat += 1) {
      for (let unit = 0; unit < hidden; unit += 1) mean += units[seat * hidden + unit] * weights[hiddenToDefeat + unit];
      for (let i = 0; i < own; i += 1) mean += inputs[seat * own + i] * weights[ownToDefeat + i];
    }
    let sum = mean / seats + weights[defeatBias];
    for (let i = 0; i < table; i += 1) sum += inputs[seats * own + i] * weights[tableToDefeat + i];
    this.chances[seats] = sum;
  }
}

/** Adds `value` times the weights of a row of hidden units. */
function addRow(
  sums: Float64Array,
  at: number,
  weights: Float64Array,
  begin: number,
  row: number,
  hidden: number,
  value: number,
): void {
  const from = begin + row * hidden;
  for (let unit = 0; unit < hidden; unit += 1) sums[at + unit] += value * weights[from + unit];
}

/** Turns log odds into chances. */
function softmax(values: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i += 1) if (values[i] > most) most = values[i];
  let total = 0;
  for (let i = 0; i < values.length; i += 1) {
    values[i] = Math.exp(values[i] - most);
    total += values[i];
  }
  for (let i = 0; i < values.length; i += 1) values[i] /= total;
}
