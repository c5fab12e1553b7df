/** An estimate with its 95 % interval. */
export interface Interval {
  readonly value: number;
  /** Infinite if the spread cannot be estimated. */
  readonly low: number;
  readonly high: number;
  /** Number of independent observations. */
  readonly n: number;
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Two-sided 95 % of the normal distribution. */
const Z95 = 1.959964;

/** Two-sided 95 % of Student's distribution with 1 .. 10 degrees of freedom, from index 0. */
const T95: { readonly [place: number]: number | undefined } = [
  12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.306, 2.26216, 2.22814,
];

/**
 * Two-sided 95 % of Student's distribution: a table for few degrees of freedom, else the expansion around the normal
 * distribution (Abramowitz and Stegun 1964, 26.7.5), accurate to four digits there.
 */
export function student95(freedom: number): number {
  return T95[freedom - 1] ?? studentAt(Z95, freedom);
}

/** The same for any quantile of the normal distribution, accurate to four digits from 11 degrees of freedom. */
function studentAt(z: number, freedom: number): number {
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}

/** The probability that a standard normal variable lies within this many deviations of its mean. */
function within(deviations: number): number {
  // The series of the error function, which converges fast in the range of usual intervals.
  const x = deviations / Math.SQRT2;
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-17 * sum; n += 1) {
    term *= -(x * x) / n;
    sum += term / (2 * n + 1);
  }
  return (2 * sum) / Math.sqrt(Math.PI);
}

/**
 * The number of deviations that cover a central share of the normal distribution.
 * @param level 0.5 .. 0.999999
 */
export function normalQuantile(level: number): number {
  let [low, high] = [0, 5];
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (within(middle) < level) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Two-sided quantile of Student's distribution at any level; infinite for too few observations. */
export function studentQuantile(level: number, freedom: number): number {
  if (level === 0.95) return student95(freedom);
  return freedom < 11 ? Number.POSITIVE_INFINITY : studentAt(normalQuantile(level), freedom);
}

/** Wilson's score interval (1927) around a rate, for a squared quantile over the number of trials. */
function score(rate: number, square: number): readonly [low: number, high: number] {
  const centre = (rate + square / 2) / (1 + square);
  const half = Math.sqrt(square * rate * (1 - rate) + (square * square) / 4) / (1 + square);
  return [Math.max(0, Math.min(rate, centre - half)), Math.min(1, Math.max(rate, centre + half))];
}

/**
 * Wilson's score interval for a rate of independent trials: reliable for few trials and for rates near 0 and 1.
 * @param successes 0 .. n
 * @param n number of trials; with 0 the interval is all of 0..1
 */
export function wilson(successes: number, n: number, z: number = Z95): Interval {
  if (n === 0) return { value: 0.5, low: 0, high: 1, n };
  const [low, high] = score(successes / n, (z * z) / n);
  return { value: successes / n, low, high, n };
}

/** The fraction of an observation at the bounds added to the spread of bounded numbers. */
const UNSEEN = 0.25;

/** Running mean and spread of independent numbers (Welford 1962). */
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

  /**
   * Student's interval (1908) of the mean of unbounded numbers; infinite for fewer than two.
   * @param level levels other than 0.95 need twelve numbers
   */
  interval(level = 0.95): Interval {
    const quantile = this.n < 2 ? Number.POSITIVE_INFINITY : studentQuantile(level, this.n - 1);
    const half = quantile === Number.POSITIVE_INFINITY ? quantile : (quantile * this.deviation) / Math.sqrt(this.n);
    return { value: this.#mean, low: this.#mean - half, high: this.#mean + half, n: this.n };
  }

  /**
   * Interval of the mean of bounded numbers, such as shares won per deal: Wilson's, for the number of trials that has
   * the observed spread (the effective sample size of clustered surveys), with Student's quantile since the spread is
   * an estimate (Korn and Graubard 1998; Franco, Little, Louis and Slud 2019).
   *
   * The spread is widened by a fraction of an observation at the bounds, so that equal observations do not look
   * certain. Bounded numbers vary most if all lie at a bound (Bhatia and Davis 2000), so the interval is never wider
   * than Wilson's for n trials.
   */
  bounded(least = 0, most = 1): Interval {
    const { n } = this;
    const width = most - least;
    if (n === 0) return { value: (least + most) / 2, low: least, high: most, n };
    const rate = Math.min(1, Math.max(0, (this.#mean - least) / width));
    const widest = rate * (1 - rate);
    const squares = this.#squares / (width * width);
    const spread = widest > 0 ? (squares / widest + UNSEEN) / n : 1;
    const square = n < 2 ? Z95 ** 2 : Math.min(Z95 ** 2, student95(n - 1) ** 2 * spread);
    const [low, high] = score(rate, square / n);
    return { value: this.#mean, low: least + width * low, high: least + width * high, n };
  }
}
