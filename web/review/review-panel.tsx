import { levelName } from '../words/level-name.ts';
import '../style/review.css';
import { percent } from '@marchlands/core/percent.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import { useReturnedFocus } from '@marchlands/kit/use-returned-focus.ts';
import { X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { LogLine, MatchReview, Table, TableInfo } from '../table/table.ts';
import { calledAt } from '../ui/names.ts';
import { words } from '../words/words.ts';
import { Accounts } from './accounts.tsx';
import { mistakeInAddress, REVIEW_OPENER } from './address.ts';
import { BetterChoices } from './better-choices.tsx';
import { Chart } from './chart.tsx';
import { isRough, turningPointsOf } from './reckoning.ts';
import { SharesTable } from './shares-table.tsx';
import { LONGER, REVIEW_HEADING, type ReviewControls } from './use-review.ts';
import { decidedText, linesOf, toldOf, turningPointText } from './words.ts';

interface Props {
  readonly table: Table;
  readonly info: TableInfo;
  readonly log: readonly LogLine[];
  /** Why the match ended, in a sentence; empty if all agreed to end it. */
  readonly ending: string;
  readonly controls: ReviewControls;
  /** The step on the board; null for the end. */
  readonly at: number | null;
  /** Shows a step on the board; with its line of the log, marks its place. */
  readonly onGo: (at: number, line?: LogLine) => void;
  /** Scrolls the board into view if needed. */
  readonly onLook: () => void;
  /** Opens lines from a step. */
  readonly onLines: (at: number) => void;
}

/** The review of a finished match: shares of the win, the decisive moments, better choices. */
export default function ReviewPanel(props: Props) {
  const { controls } = props;
  const { now } = controls;
  const text = words.review;
  const heading = useRef<HTMLHeadingElement>(null);
  useReturnedFocus(opener);
  useEffect(() => heading.current?.focus(), []);
  const isReady = now.state === 'ready';
  // A longer look takes a minute: meanwhile, and if it fails, the earlier review stays on the screen.
  const shown = now.state === 'ready' ? now.review : now.state === 'closed' ? null : now.before;
  const isShown = shown !== null;
  useEffect(() => {
    if (!isShown) return;
    const left = mistakeInAddress();
    if (left === null) heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
    else {
      left.querySelector('a')?.focus({ preventScroll: true });
      left.scrollIntoView({ block: 'center' });
    }
  }, [isShown]);
  if (now.state === 'closed') return null;
  return (
    <section className="review card" aria-labelledby={REVIEW_HEADING} aria-busy={now.state === 'working'}>
      <div className="review-head">
        <h2 id={REVIEW_HEADING} ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
        <span className="visually-hidden" role="status">
          {isReady ? text.ready : ''}
        </span>
        <button type="button" className="button quiet icon" aria-label={words.close} onClick={controls.close}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      {now.state === 'working' && (
        <>
          <p>{text.working}</p>
          <div className="review-progress">
            <progress aria-label={text.progress} max={1} {...(now.progress === null ? {} : { value: now.progress })} />
            <button type="button" className="button" onClick={controls.stop}>
              {text.stop}
            </button>
          </div>
        </>
      )}
      {now.state === 'failed' && (
        <>
          <p className="notice bad" role="alert">
            {now.message}
          </p>
          <button type="button" className="button" onClick={now.again}>
            {text.again}
          </button>
        </>
      )}
      {shown !== null && <Whole {...props} review={shown} onLengthen={isReady ? controls.lengthen : null} />}
    </section>
  );
}

interface WholeProps extends Props {
  readonly review: MatchReview;
  /** Makes the review again in more time; null while that goes on. */
  readonly onLengthen: (() => void) | null;
}

function Whole({ table, info, log, ending, at, onGo, onLook, onLines, review, onLengthen }: WholeProps) {
  const text = words.review;
  const seats = useMemo(() => info.seats.map((one) => ({ ...one, name: calledAt(info, one.seat) })), [info]);
  const turningPoints = useMemo(() => turningPointsOf(review), [review]);
  const seatName = useCallback((seat: number) => nameOf(seats, seat), [seats]);
  const reason = review.decided === null ? ending : decidedText(review.decided, seatName);
  const here = at === null ? review.passages.length : passagesBy(review, at);
  const go = useCallback(
    (to: number) => {
      if (to === 0) onGo(0);
      else onGo(review.passages[to - 1].at, linesOf(log, review, to - 1).findLast(isTold));
    },
    [log, onGo, review],
  );
  return (
    <>
      <p className="soft review-note">{text.made(levelName(review.level))}</p>
      {isRough(review) && (
        <p className="notice review-note">
          {review.error === null ? text.unmeasured : text.rough(percent(review.error))}
        </p>
      )}
      <h3>{text.chart}</h3>
      <Chart review={review} seats={seats} turningPoints={turningPoints} at={here} onGo={go} />
      <p className="soft review-note">{text.chartHelp}</p>
      <Accounts review={review} seats={seats} />
      <h3>{text.moments}</h3>
      {turningPoints.length === 0 && <p>{text.noMoments}</p>}
      <ol className="review-moments">
        {turningPoints.map((one) => (
          <li key={one.passage}>
            <button
              type="button"
              className="button quiet"
              aria-current={here === one.passage + 1 ? 'step' : undefined}
              onClick={() => {
                go(one.passage + 1);
                onLook();
              }}
            >
              {turningPointText(toldOf(log, review, one.passage, seatName), one, seatName(one.seat))}
            </button>
          </li>
        ))}
      </ol>
      {reason !== '' && <p>{reason}</p>}
      <BetterChoices
        table={table}
        info={{ ...info, seats }}
        review={review}
        log={log}
        onShow={(passage) => {
          onGo(stepBefore(review, passage));
          onLook();
        }}
        onLines={(passage) => onLines(stepBefore(review, passage))}
        onLengthen={review.milliseconds !== null && review.milliseconds < LONGER ? onLengthen : null}
      />
      <SharesTable review={review} seats={seats} log={log} here={here} onGo={go} />
    </>
  );
}

/** The button that opens the review or, in a replay, which has no such button, the slider of its steps. */
function opener(): HTMLElement | null {
  return document.getElementById(REVIEW_OPENER) ?? document.querySelector('.scrubber input');
}

function isTold({ events }: LogLine): boolean {
  return events.some(({ sentence }) => sentence !== null);
}

function nameOf(seats: readonly SeatInfo[], seat: number): string {
  return seats[seat]?.name ?? words.seatName(seat);
}

/** The step before a passage. */
function stepBefore({ passages }: MatchReview, passage: number): number {
  return passage === 0 ? 0 : passages[passage - 1].at;
}

/** The number of passages completed at a step. */
function passagesBy({ passages }: MatchReview, at: number): number {
  return passages.findLastIndex((one) => one.at <= at) + 1;
}
