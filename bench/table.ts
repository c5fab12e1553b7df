import type { Figure } from './figures.ts';

/** A number with about three significant digits and thousands separators: `2,140,000`, `17.3`, `0.02`. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= 1000) return Math.round(Number(value.toPrecision(4))).toLocaleString('en-US');
  if (size >= 10) return value.toFixed(1);
  return value.toFixed(2);
}

/** Figures as lines of a table: id, median, spread, count, unit. */
export function tableOf(figures: readonly Figure[]): string[] {
  const rows = figures.map(({ id, median, min, max, n, unit }) => [
    id,
    shortNumber(median),
    `${shortNumber(min)} .. ${shortNumber(max)}`,
    `n=${n}`,
    unit,
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => {
    const [id = '', middle = '', spread = '', n = '', unit = ''] = row;
    const [idWidth = 0, middleWidth = 0, spreadWidth = 0, nWidth = 0] = widths;
    const cells = [id.padEnd(idWidth), middle.padStart(middleWidth), spread.padStart(spreadWidth), n.padStart(nWidth)];
    return `  ${cells.join('  ')}  ${unit}`;
  });
}
