/** One measured figure, as stored in `latest.json`. */
export interface Figure {
  readonly id: string;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Number of samples. */
  readonly n: number;
  readonly unit: string;
}

/** The median; of an even count the mean of the middle two. At least one number is needed. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('there is no median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle];
  return sorted.length % 2 === 1 ? high : (sorted[middle - 1] + high) / 2;
}

/** A figure from its samples. */
export function figure(id: string, unit: string, values: readonly number[]): Figure {
  return { id, median: median(values), min: Math.min(...values), max: Math.max(...values), n: values.length, unit };
}

/** Sample by sample, one series divided by another: samples of the same round met the same machine load. */
export function ratios(over: readonly number[], under: readonly number[]): number[] {
  return over.slice(0, under.length).map((value, i) => value / under[i]);
}
