import { inLanguage } from '@marchlands/core/language.ts';
import { useRef } from 'react';
import { useWidth } from '../ui/use-width.ts';
import { Ticks, ticksOf } from './ticks.tsx';

const HEIGHT = 130;
const [LEFT, RIGHT, TOP, BOTTOM] = [44, 14, 12, 26];
/** The moving average covers this many matches: enough to smooth, few enough to move. */
const SMOOTHED = 10;

const date = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));

/** One match's figure. */
export interface Dot {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly value: number;
}

/** A figure over time: a stem for each match, and the moving average as a line. */
export function Trend({
  title,
  mean,
  dots,
  summary,
  table,
}: {
  title: string;
  /** The label of the line. */
  mean: string;
  /** Two or more, in the order played. */
  dots: readonly Dot[];
  /** A sentence that describes the chart for screen readers. */
  summary: string;
  /** The id of the table with the same data. */
  table: string;
}) {
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  return (
    <figure className="solo-chart" ref={frame}>
      <figcaption>
        <strong>{title}</strong>
        <span className="solo-legend soft">
          <span className="solo-outcome">
            <svg className="solo-mean" width="24" height="16" aria-hidden="true">
              <path d="M0 8H24" />
            </svg>
            {mean}
          </span>
        </span>
      </figcaption>
      <svg width={width} height={HEIGHT} role="img" aria-label={summary} aria-describedby={table}>
        {width > 0 && <Drawing dots={dots} width={width} />}
      </svg>
    </figure>
  );
}

/** By dot: the mean of the last ten, this one included. */
function smoothed(dots: readonly Dot[]): readonly number[] {
  return dots.map((_, i) => {
    const last = dots.slice(Math.max(0, i + 1 - SMOOTHED), i + 1);
    return last.reduce((sum, { value }) => sum + value, 0) / last.length;
  });
}

function Drawing({ dots, width }: { dots: readonly Dot[]; width: number }) {
  const values = dots.map(({ value }) => value);
  const ticks = ticksOf(Math.min(0, ...values), Math.max(1, ...values));
  const [low, high] = [ticks[0], ticks[ticks.length - 1]];
  const y = (value: number): number => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const step = (width - LEFT - RIGHT) / Math.max(1, dots.length);
  const x = (i: number): number => LEFT + (i + 0.5) * step;
  const line = smoothed(dots)
    .map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  const base = HEIGHT - 8;
  return (
    <>
      <Ticks ticks={ticks} y={y} from={LEFT} to={width - RIGHT} textOf={(tick) => (tick < 0 ? `−${-tick}` : tick)} />
      {dots.map(({ id, value }, i) => (
        <g key={id}>
          <line className="solo-stem" x1={x(i)} x2={x(i)} y1={y(0)} y2={y(value)} />
          <circle className="solo-dot" cx={x(i)} cy={y(value)} r={3} />
        </g>
      ))}
      <path className="solo-mean" d={line} />
      <text className="solo-date" x={LEFT} y={base}>
        {date().format(dots[0].at)}
      </text>
      <text className="solo-date" x={width - RIGHT} y={base} textAnchor="end">
        {date().format(dots[dots.length - 1].at)}
      </text>
    </>
  );
}
