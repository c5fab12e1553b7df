import { inLanguage } from '@marchlands/core/language.ts';
import { useRef } from 'react';
import { useWidth } from '../ui/use-width.ts';
import { words } from '../words/words.ts';
import { Mark, MarkIcon } from './mark.tsx';
import type { SoloResult } from './result.ts';
import { Ticks, ticksOf } from './ticks.tsx';
import { scoreText } from './words.ts';

/** Most matches drawn: more could not be told apart on a phone. */
const SHOWN = 60;
const HEIGHT = 190;
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 14, 18, 28];

const date = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));

/** The meaning of the marks drawn. */
function Legend({ results, median }: { results: readonly SoloResult[]; median: number | null }) {
  const met = (['won', 'lost', 'left'] as const).filter((one) => results.some(({ result }) => result === one));
  return (
    <span className="solo-legend soft">
      {met.map((one) => (
        <span key={one} className="solo-outcome">
          <MarkIcon result={one} /> {words.solo.results[one]}
        </span>
      ))}
      {median !== null && (
        <span className="solo-outcome">
          <svg className="solo-median" width="24" height="16" aria-hidden="true">
            <line x1="0" x2="24" y1="8" y2="8" />
          </svg>
          {words.solo.chartMedian(scoreText(median))}
        </span>
      )}
    </span>
  );
}

/** Scores over time, a mark for each match; in games without scores, wins above the rest. */
export function Chart({
  results,
  median,
  table,
}: {
  results: readonly SoloResult[];
  median: number | null;
  table: string;
}) {
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  const text = words.solo;
  const shown = results.slice(-SHOWN);
  const [first, last] = [shown.at(0), shown.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure className="solo-chart" ref={frame}>
      <figcaption>
        <strong>{text.chart}</strong>
        {shown.length < results.length && <span className="soft">{text.chartOf(shown.length, results.length)}</span>}
        <Legend results={shown} median={median} />
      </figcaption>
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={text.chartSummary(shown.length, date().format(first.ended), date().format(last.ended))}
        aria-describedby={table}
      >
        {width > 0 && <Drawing shown={shown} median={median} width={width} />}
      </svg>
    </figure>
  );
}

function Drawing({ shown, median, width }: { shown: readonly SoloResult[]; median: number | null; width: number }) {
  const counted = shown.flatMap(({ score }) => score ?? []);
  const ticks = counted.length === 0 ? [0, 1] : ticksOf(Math.min(0, ...counted), Math.max(1, ...counted));
  const [low, high] = [ticks[0], ticks.at(-1) as number];
  const y = (value: number): number => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const step = (width - LEFT - RIGHT) / Math.max(1, shown.length);
  const x = (i: number): number => LEFT + (i + 0.5) * step;
  const size = Math.max(3, Math.min(6, step * 0.42));
  const heightOf = ({ score, result }: SoloResult): number =>
    y(counted.length > 0 ? (score ?? 0) : result === 'won' ? 1 : 0);
  const [first, last] = [shown[0], shown.at(-1) as SoloResult];
  const base = HEIGHT - 8;
  return (
    <>
      <Ticks
        ticks={ticks}
        y={y}
        from={LEFT}
        to={width - RIGHT}
        textOf={(tick) => (counted.length > 0 ? tick : tick === 1 ? words.solo.results.won : '')}
      />
      {shown.map((one, i) => (
        <line key={one.matchId} className="solo-stem" x1={x(i)} x2={x(i)} y1={y(0)} y2={heightOf(one)} />
      ))}
      {shown.map((one, i) => (
        <Mark key={one.matchId} result={one.result} x={x(i)} y={heightOf(one)} size={size} />
      ))}
      {median !== null && (
        <g className="solo-median">
          <line x1={LEFT} x2={width - RIGHT} y1={y(median)} y2={y(median)} />
        </g>
      )}
      <text className="solo-date" x={LEFT} y={base}>
        {date().format(first.ended)}
      </text>
      {shown.length > 1 && (
        <text className="solo-date" x={width - RIGHT} y={base} textAnchor="end">
          {date().format(last.ended)}
        </text>
      )}
    </>
  );
}
