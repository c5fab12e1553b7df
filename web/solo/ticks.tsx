import type { ReactNode } from 'react';

/** Round steps of 1, 2 or 5 that divide a range into at most four, and cover it. */
export function ticksOf(low: number, high: number): readonly number[] {
  const least = Math.max(1, (high - low) / 4);
  const ten = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5, 10].find((one) => one * ten >= least) ?? 10) * ten;
  const first = Math.floor(low / step) * step;
  const ticks = [first];
  for (let last = first; last < high; ) {
    last += step;
    ticks.push(last);
  }
  return ticks;
}

/** A chart's tick lines with their values. */
export function Ticks({
  ticks,
  y,
  from,
  to,
  textOf,
}: {
  ticks: readonly number[];
  /** The position of a value, in pixels from the top. */
  y: (value: number) => number;
  /** The ends of the lines, in pixels from the left. */
  from: number;
  to: number;
  textOf: (tick: number) => ReactNode;
}) {
  return ticks.map((tick) => (
    <g key={tick} className="solo-tick">
      <line x1={from} x2={to} y1={y(tick)} y2={y(tick)} />
      <text x={from - 8} y={y(tick)} dy="0.35em" textAnchor="end">
        {textOf(tick)}
      </text>
    </g>
  ));
}
