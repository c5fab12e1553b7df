/** An estimate with its interval. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many observations it rests on. */
  readonly n: number;
}

/** Two-sided 95 % of the normal distribution. */
export const Z95 = 1.959964;

/**
 * Wilson's score interval (1927) for a rate: honest for few observations and for rates near 0 and 1.
 * @param successes 0 .. n; may be a fraction where wins are shared
 * @param n number of trials; with 0 the interval is all of 0..1
 */
export function wilson(successes: number, n: number, z: number = Z95): Interval {
  if (n === 0) return { value: 0.5, low: 0, high: 1, n };
  const rate = successes / n;
  const z2 = z * z;
  const centre = (rate + z2 / (2 * n)) / (1 + z2 / n);
  const half = (z / (1 + z2 / n)) * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n));
  return { value: rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half), n };
}

/** Mean and spread of numbers taken one by one (Welford 1962), without keeping them. */
export class Mean {
  n = 0;
  low = Number.POSITIVE_INFINITY;
  high = Number.NEGATIVE_INFINITY;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.n += 1;
    this.low = Math.min(this.low, value);
    this.high = Math.max(this.high, value);
    const before = value - this.#mean;
    this.#mean += before / this.n;
    this.#squares += before * (value - this.#mean);
  }

  get value(): number {
    return this.#mean;
  }

  /** Standard deviation of the observations; 0 for fewer than two. */
  get deviation(): number {
    return this.n < 2 ? 0 : Math.sqrt(this.#squares / (this.n - 1));
  }

  /** Normal interval of the mean; needs some thirty observations to mean what it says. */
  interval(z: number = Z95): Interval {
    const half = this.n === 0 ? Number.POSITIVE_INFINITY : (z * this.deviation) / Math.sqrt(this.n);
    return { value: this.#mean, low: this.#mean - half, high: this.#mean + half, n: this.n };
  }
}
