import { type Account, accountsOf } from '@marchlands/bots/review/account.ts';
import { errorCountsOf, type Grade } from '@marchlands/bots/review/errors.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { type ReactNode, useMemo } from 'react';
import type { MatchReview } from '../table/table.ts';
import { words } from '../words/words.ts';
import { dashOf } from './lines.ts';
import { defeatAfter, defeatBefore } from './reckoning.ts';
import { shareText, signedTenths, tenths } from './words.ts';

/** The parts of an account, in display order. */
const PARTS = ['luck', 'guesses', 'own', 'others', 'revised'] as const;
type Part = (typeof PARTS)[number];
const GRADES: readonly Grade[] = ['doubtful', 'bad', 'blunder'];

/** The changes of each seat's share of the win, as a bar and in figures that add up. */
export function Accounts({ review, seats }: { review: MatchReview; seats: readonly SeatInfo[] }) {
  const text = words.review;
  const accounts = useMemo(() => accountsOf(review), [review]);
  const errors = useMemo(() => errorCountsOf(review), [review]);
  const isSealed = review.passages.some(({ guesses }) => guesses !== null);
  const parts = PARTS.filter((part) => part !== 'guesses' || isSealed);
  const lost = [defeatBefore(review), defeatAfter(review)] as const;
  const hasDefeat = lost.some((share) => share >= 0.0005);
  return (
    <>
      <h3>{text.account}</h3>
      <ul className="review-bars">
        {accounts.map((one) => (
          <li key={one.seat}>
            <Bar account={one} parts={parts} most={mostOf(accounts)} />
            <span>{text.course(seats[one.seat].name, shareText(one.start), shareText(one.end))}</span>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="review-account" tabIndex={0} aria-label={text.account}>
        <table className="tabular">
          <thead>
            <tr>
              <th scope="col">{text.percent}</th>
              {seats.map(({ seat, name }) => (
                <th key={seat} scope="col">
                  <Line seat={seat} />
                  <SeatBadge seat={seat} size={22} />
                  <span className="visually-hidden">{name}</span>
                </th>
              ))}
              {hasDefeat && <th scope="col">{text.nobody}</th>}
            </tr>
          </thead>
          <tbody>
            <Row head={text.before} figures={accounts.map(({ start }) => tenths(start))}>
              {hasDefeat && <td>{tenths(lost[0])}</td>}
            </Row>
            {parts.map((part) => (
              <Row
                key={part}
                head={text.parts[part]}
                part={part}
                figures={accounts.map((one) => signedTenths(one[part]))}
              >
                {/* All shares sum to 1: what the seats lose together is lost to all. */}
                {hasDefeat && <td>{signedTenths(-accounts.reduce((sum, one) => sum + one[part], 0))}</td>}
              </Row>
            ))}
            <Row head={text.after} figures={accounts.map(({ end }) => tenths(end))}>
              {hasDefeat && <td>{tenths(lost[1])}</td>}
            </Row>
          </tbody>
          <tbody>
            {GRADES.map((grade) => (
              <Row key={grade} head={text.grades[grade]} figures={errors.map(({ counts }) => String(counts[grade]))} />
            ))}
            <Row head={text.mattered} figures={errors.map(({ mattered }) => String(mattered))} />
            <Row head={text.rate} figures={errors.map(({ rate }) => tenths(rate))} />
          </tbody>
        </table>
      </section>
      <p className="soft review-note">{text.accountHelp(isSealed)}</p>
    </>
  );
}

function Row({
  head,
  part,
  figures,
  children,
}: {
  head: string;
  part?: Part;
  figures: readonly string[];
  children?: ReactNode;
}) {
  return (
    <tr>
      <th scope="row">
        {part !== undefined && <span className={`review-part ${part}`} aria-hidden="true" />}
        {head}
      </th>
      {figures.map((figure, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat
        <td key={seat}>{figure}</td>
      ))}
      {children}
    </tr>
  );
}

/** A seat's line style in the chart. */
function Line({ seat }: { seat: number }) {
  return (
    <svg width="22" height="6" aria-hidden="true" focusable="false">
      <line
        className="review-line"
        x1="1"
        x2="21"
        y1="3"
        y2="3"
        stroke={lookOf(seat).colour}
        strokeDasharray={dashOf(seat)}
      />
    </svg>
  );
}

/** Losses to the left of the middle, gains to the right; the table has the figures. */
function Bar({ account, parts, most }: { account: Account; parts: readonly Part[]; most: number }) {
  const side = (sign: number) => (
    <span className={sign < 0 ? 'less' : 'more'}>
      {parts
        .filter((part) => account[part] * sign > 0)
        .map((part) => (
          <span
            key={part}
            className={`review-part ${part}`}
            style={{ width: `${(100 * Math.abs(account[part])) / most}%` }}
          />
        ))}
    </span>
  );
  return (
    <span className="review-bar" aria-hidden="true">
      <SeatBadge seat={account.seat} size={22} />
      {side(-1)}
      {side(1)}
    </span>
  );
}

/** The longest side of any bar. */
function mostOf(accounts: readonly Account[]): number {
  const sides = accounts.flatMap((one) =>
    [-1, 1].map((sign) => PARTS.reduce((sum, part) => sum + Math.max(0, sign * one[part]), 0)),
  );
  return Math.max(0.01, ...sides);
}
