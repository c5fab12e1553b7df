/** A measured figure with the limit that it must keep. */
export interface Figure {
  readonly id: string;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Number of samples. */
  readonly n: number;
  readonly unit: string;
  /** The most that is allowed. */
  readonly limit: number;
  /** The statistic that is compared with the limit. */
  readonly judged: 'median' | 'max';
}

/** A figure from its samples; at least one is needed. */
export function figure(
  id: string,
  unit: string,
  values: readonly number[],
  limit: number,
  judged: Figure['judged'] = 'median',
): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) throw new Error(`nothing was measured of ${id}`);
  const middle = sorted[sorted.length >> 1];
  return { id, median: middle, min: sorted[0], max: sorted[sorted.length - 1], n: sorted.length, unit, limit, judged };
}

/** True if a figure exceeds its limit. */
export function isOver(one: Figure): boolean {
  return one[one.judged] > one.limit;
}

/** One line of the table: the name, the measurement, and the limit. */
export function lineOf(one: Figure): string {
  const value = one[one.judged];
  const shown = (n: number) => (one.unit === 'bytes' ? n.toLocaleString('en-US') : n.toFixed(1));
  const spread = one.n > 1 ? `  (${shown(one.min)} .. ${shown(one.max)}, n=${one.n})` : '';
  return `${isOver(one) ? 'OVER' : 'ok  '}  ${one.id.padEnd(26)} ${shown(value).padStart(9)} of ${shown(one.limit).padStart(9)} ${one.unit}${spread}`;
}
