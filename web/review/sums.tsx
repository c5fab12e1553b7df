import type { SeatInfo } from '@marchlands/kit/board.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { useMemo } from 'react';
import type { MatchReview } from '../table/table.ts';
import { words } from '../words/words.ts';
import { dashOf } from './lines.ts';
import { sumsOf } from './reckoning.ts';
import { signed } from './words.ts';

/** What luck and what its choices did to each seat, with how its line is drawn. */
export function Sums({ review, seats }: { review: MatchReview; seats: readonly SeatInfo[] }) {
  const text = words.review;
  const sums = useMemo(() => sumsOf(review), [review]);
  return (
    <>
      <h3>{text.sums}</h3>
      <ul className="review-sums tabular">
        {seats.map(({ seat, name }) => (
          <li key={seat}>
            <svg width="28" height="10" aria-hidden="true" focusable="false">
              <line
                className="review-line"
                x1="1"
                x2="27"
                y1="5"
                y2="5"
                stroke={lookOf(seat).colour}
                strokeDasharray={dashOf(seat)}
              />
            </svg>
            <SeatBadge seat={seat} size={22} />
            <span className="review-sum">
              <strong>{name}</strong>
              <span>{text.sum(signed(sums[seat].luck), signed(-sums[seat].givenAway))}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="soft review-note">{text.sumHelp}</p>
    </>
  );
}
