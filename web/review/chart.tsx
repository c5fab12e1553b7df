import type { SeatInfo } from '@marchlands/kit/board.ts';
import { Marker } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import type { MatchReview } from '../table/table.ts';
import { useWidth } from '../ui/use-width.ts';
import { words } from '../words/words.ts';
import { dashOf, momentAt, placeOf, placesOfMarkers, spread } from './lines.ts';
import type { TurningPoint } from './reckoning.ts';
import { shareText } from './words.ts';

const HEIGHT = 190;
const [LEFT, RIGHT, TOP, BOTTOM] = [44, 10, 22, 10];
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const MARKER = 18;
/** Radius of the numbers of moments. */
const NUMBER = 9;
/** Radius of the dot at the end of a seat's line. */
const END_DOT = 5;
/** Number of passages that Page Up and Page Down skip. */
const PAGE = 10;

interface Props {
  readonly review: MatchReview;
  readonly seats: readonly SeatInfo[];
  readonly turningPoints: readonly TurningPoint[];
  /** The passage after which the board is shown: 0 for the start, the number of passages for the end. */
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** Each seat's share of the win over the match; a click or an arrow key goes to a moment. */
export function Chart({ review, seats, turningPoints, at, onGo }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const last = review.passages.length;
  const sharesAt = (i: number): readonly number[] => (i === 0 ? review.start : review.passages[i - 1].shares);
  const said = seats.map(({ seat, name }) => words.review.share(name, shareText(sharesAt(at)[seat]))).join(', ');

  function onKeyDown(event: KeyboardEvent) {
    const to = goesTo(event.key, at, last);
    if (to === null) return;
    event.preventDefault();
    onGo(Math.max(0, Math.min(last, to)));
  }
  function onPointer(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left } = event.currentTarget.getBoundingClientRect();
    const to = momentAt(event.clientX - left - LEFT, last, width - LEFT - RIGHT);
    if (event.type === 'pointerdown' || to !== at) onGo(to);
  }

  return (
    <div
      className="review-chart"
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={words.review.chart}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={words.review.moment(at === 0 ? 0 : review.passages[at - 1].at, said)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      <svg width={width} height={HEIGHT} aria-hidden="true" focusable="false">
        {width > 0 && (
          <>
            <Lines review={review} seats={seats} width={width} />
            <Moments turningPoints={turningPoints} at={at} last={last} width={width} />
          </>
        )}
      </svg>
    </div>
  );
}

function goesTo(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return at + 1;
    case 'PageUp':
      return at + PAGE;
    case 'PageDown':
      return at - PAGE;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

function xOf(i: number, last: number, width: number): number {
  return LEFT + placeOf(i, last, width - LEFT - RIGHT);
}

function yOf(share: number): number {
  return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
}

/** The lines alone, not re-rendered when the moment changes. */
function Lines({ review, seats, width }: Pick<Props, 'review' | 'seats'> & { width: number }) {
  return useMemo(() => {
    const courses = [review.start, ...review.passages.map(({ shares }) => shares)];
    const last = courses.length - 1;
    const places = placesOfMarkers(courses, MARKER / (HEIGHT - TOP - BOTTOM));
    return (
      <>
        {TICKS.map((tick) => (
          <g key={tick} className="review-tick">
            <line x1={LEFT} x2={width - RIGHT} y1={yOf(tick)} y2={yOf(tick)} />
            <text x={LEFT - 6} y={yOf(tick)} dy="0.35em" textAnchor="end">
              {shareText(tick)}
            </text>
          </g>
        ))}
        {seats.map(({ seat }) => (
          <polyline
            key={seat}
            className="review-line"
            points={courses
              .map((shares, i) => `${xOf(i, last, width).toFixed(1)},${yOf(shares[seat]).toFixed(1)}`)
              .join(' ')}
            stroke={lookOf(seat).colour}
            strokeDasharray={dashOf(seat)}
          />
        ))}
        {seats.map(({ seat }) => (
          <circle
            key={seat}
            className="review-end"
            cx={xOf(last, last, width)}
            cy={yOf(courses[last][seat])}
            r={END_DOT}
            fill={lookOf(seat).colour}
          />
        ))}
        {places.map((i, seat) => (
          <Marker key={seats[seat]?.seat} seat={seat} x={xOf(i, last, width)} y={yOf(courses[i][seat])} size={MARKER} />
        ))}
      </>
    );
  }, [review, seats, width]);
}

/** The decisive moments, numbered, and the one on the board. */
function Moments({
  turningPoints,
  at,
  last,
  width,
}: Pick<Props, 'turningPoints' | 'at'> & { last: number; width: number }) {
  const here = xOf(at, last, width);
  const lines = turningPoints.map(({ passage }) => xOf(passage + 1, last, width));
  const numbers = spread(lines, 2 * NUMBER + 2, width - RIGHT);
  return (
    <>
      {turningPoints.map(({ passage }, i) => {
        return (
          <g key={passage} className="review-turn">
            <line x1={lines[i]} x2={lines[i]} y1={TOP - 3} y2={HEIGHT - BOTTOM} />
            <circle cx={numbers[i]} cy={NUMBER + 1} r={NUMBER} />
            <text x={numbers[i]} y={NUMBER + 1} dy="0.35em" textAnchor="middle">
              {i + 1}
            </text>
          </g>
        );
      })}
      <g className="review-here">
        <line x1={here} x2={here} y1={TOP - 4} y2={HEIGHT - BOTTOM} />
        <path d={`M${here - 6} ${HEIGHT}h12l-6 -9z`} />
      </g>
    </>
  );
}
