import type { Interval } from '@marchlands/bots/stats.ts';
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { escaped } from './html.ts';

// Plots are drawn without a browser, into their own document.
const { document } = parseHTML('<!doctype html><html><body></body></html>');

const WIDTH = 760;
/** The label of the lower axis stands below its numbers. */
const AXIS = { labelAnchor: 'center', labelArrow: 'none', labelOffset: 36 } as const;
const MARGIN_BELOW = 42;

/** One interval of a plot. */
export interface PlottedInterval {
  readonly name: string;
  /** Its group, such as a form of the game; '' if there is only one. */
  readonly kind: string;
  readonly interval: Interval;
}

/** @param name of the plot in its page */
function figure(options: Plot.PlotOptions, name: string, caption: string): string {
  const svg = Plot.plot({
    ...options,
    marginBottom: MARGIN_BELOW,
    document,
    width: WIDTH,
    style: { background: 'none', fontSize: '13px' },
  });
  return `<figure id="${name}">${svg.outerHTML}<figcaption>${escaped(caption)}</figcaption></figure>`;
}

const known = ({ interval: { n } }: PlottedInterval): boolean => n > 0;

/** Intervals below each other, with a reference line. @param unit the label of the axis */
export function intervalsPlot(
  name: string,
  intervals: readonly PlottedInterval[],
  line: number,
  unit: string,
  caption: string,
  percent = false,
): string {
  const data = intervals.filter(known).map(({ name: row, kind, interval: { value, low, high } }) => ({
    row: kind === '' ? row : `${row}, ${kind}`,
    kind,
    value,
    low,
    high,
  }));
  const drawn = data.filter(({ low }) => Number.isFinite(low));
  return figure(
    {
      marginLeft: 7 * Math.max(...data.map(({ row }) => row.length), 1) + 12,
      x: {
        ...AXIS,
        label: unit,
        grid: true,
        ...(percent ? { tickFormat: (value: number) => `${Math.round(100 * value)} %` } : {}),
      },
      y: { label: null, domain: data.map(({ row }) => row) },
      symbol: { domain: [...new Set(data.map(({ kind }) => kind))] },
      marks: [
        Plot.ruleX([line], { stroke: 'var(--accent)', strokeDasharray: '4 4' }),
        Plot.ruleY(drawn, { y: 'row', x1: 'low', x2: 'high', strokeWidth: 2 }),
        Plot.dot(data, { y: 'row', x: 'value', symbol: 'kind', fill: 'currentColor', r: 4 }),
      ],
    },
    name,
    caption,
  );
}

/** The frequency of each number, by form of the game. */
export function histogramPlot(
  name: string,
  values: readonly { readonly kind: string; readonly value: number }[],
  unit: string,
  caption: string,
): string {
  const kinds = [...new Set(values.map(({ kind }) => kind))];
  return figure(
    {
      ...(kinds.length > 1 ? { fy: { label: null, domain: kinds } } : {}),
      marginRight: kinds.length > 1 ? 90 : 20,
      x: { ...AXIS, label: unit },
      y: { label: 'matches', grid: true },
      height: 80 + 120 * kinds.length,
      marks: [
        Plot.rectY(values, {
          ...Plot.binX({ y: 'count' }, { x: 'value', ...(kinds.length > 1 ? { fy: 'kind' } : {}) }),
          fill: 'var(--soft)',
        }),
        Plot.ruleY([0]),
      ],
    },
    name,
    caption,
  );
}
