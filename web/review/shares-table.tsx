import type { SeatInfo } from '@marchlands/kit/board.ts';
import { useState } from 'react';
import type { LogLine, MatchReview } from '../table/table.ts';
import { words } from '../words/words.ts';
import { shareText, toldOf } from './words.ts';

/** Smaller changes of shares are left out. */
const LEAST = 0.01;

interface Props {
  readonly review: MatchReview;
  readonly seats: readonly SeatInfo[];
  readonly log: readonly LogLine[];
  /** The number of passages completed on the board. */
  readonly here: number;
  readonly onGo: (passages: number) => void;
}

/** The chart as a table, folded; rendered when opened. */
export function SharesTable(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const text = words.review;
  return (
    <details className="review-table" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{text.table}</summary>
      {isOpen && <Rows {...props} />}
    </details>
  );
}

function Rows({ review, seats, log, here, onGo }: Props) {
  const text = words.review;
  const { start, passages } = review;
  const told = passages.flatMap(({ shares }, i) => {
    const before = passages[i - 1]?.shares ?? start;
    return i === passages.length - 1 || shares.some((share, seat) => Math.abs(share - before[seat]) >= LEAST)
      ? [i]
      : [];
  });
  return (
    <>
      <p className="soft review-note">{text.tableHelp}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="review-rows" tabIndex={0} aria-label={text.chart}>
        <table className="tabular">
          <thead>
            <tr>
              <th scope="col">{text.tableStep}</th>
              {seats.map(({ seat, name }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{text.tableWhat}</th>
            </tr>
          </thead>
          <tbody>
            {told.map((i) => (
              <tr key={passages[i].to} aria-current={here === i + 1 ? 'step' : undefined}>
                <td>
                  <button type="button" className="button quiet" onClick={() => onGo(i + 1)}>
                    {passages[i].at}
                  </button>
                </td>
                {seats.map(({ seat }) => (
                  <td key={seat}>{shareText(passages[i].shares[seat])}</td>
                ))}
                <td>{toldOf(log, review, i, (seat) => seats[seat].name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
