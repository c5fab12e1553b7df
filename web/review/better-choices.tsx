import { gradeOf, isBlameRough } from '@marchlands/bots/review/errors.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { useId, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { mistakePath } from '../problems/paths.ts';
import type { LogLine, MatchReview, Table, TableInfo } from '../table/table.ts';
import { words } from '../words/words.ts';
import { mistakeId, noteMistake } from './address.ts';
import { type Mistake, mistakesOf } from './reckoning.ts';
import { startFrom } from './start-from.ts';
import { movesText, noneText, playedOf, shareText, tenths } from './words.ts';

/** Choices shown at first; the rest is folded. */
const FIRST = 4;

interface Props {
  readonly table: Table;
  readonly info: TableInfo;
  readonly review: MatchReview;
  readonly log: readonly LogLine[];
  /** Shows the board before a passage. */
  readonly onShow: (passage: number) => void;
  /** Opens lines from before a passage. */
  readonly onLines: (passage: number) => void;
  /** Makes the review again in more time; null if it had that time. */
  readonly onLengthen: (() => void) | null;
}

/** The choices that had better alternatives, the largest losses first. */
export function BetterChoices({ table, info, review, log, onShow, onLines, onLengthen }: Props) {
  const text = words.review;
  // On the way back from a problem, the list shows the mistake that was opened as one.
  const isLeft = ({ passage, seat }: Mistake): boolean => window.location.hash === `#${mistakeId(passage, seat)}`;
  const [whose, setWhose] = useState(() => {
    const isElse = mistakesOf(review, null).some(isLeft) && !mistakesOf(review, info.you).some(isLeft);
    return isElse ? null : info.you;
  });
  const [isOpen, setIsOpen] = useState(() => mistakesOf(review, whose).findIndex(isLeft) >= FIRST);
  const [hasLines, setHasLines] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const field = useId();
  const mistakes = useMemo(() => mistakesOf(review, whose), [review, whose]);
  const { suspected, closely } = review.examined;
  const shown = isOpen ? mistakes : mistakes.slice(0, FIRST);

  async function tryFrom({ passage, seat }: Mistake) {
    const started = await startFrom(table, info, review.passages[passage].from, seat);
    if (started.ok) navigate(`/table/${started.value}`);
    else setProblem(started.problem.message);
  }

  return (
    <>
      <h3>{text.choices}</h3>
      {info.seats.length > 1 && (
        <label className="review-whose" htmlFor={field}>
          {text.whose}
          <select
            id={field}
            className="field"
            value={whose ?? ''}
            onChange={(event) => setWhose(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{text.all}</option>
            {info.seats.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {mistakes.length === 0 && <p>{noneText(review.examined, whose !== null)}</p>}
      {mistakes.length > 0 && isBlameRough(review) && (
        <p className="notice review-note">
          {review.blamed === null ? text.blameUnmeasured : text.blameRough(review.blamed.worse, review.blamed.judged)}
        </p>
      )}
      {suspected > closely && (
        <p className="notice review-note">
          {text.hurried(closely, suspected)} {onLengthen === null ? '' : text.lengthenHelp}
        </p>
      )}
      <ul className="review-choices">
        {shown.map((one) => (
          <Choice
            key={`${one.passage}/${one.seat}`}
            mistake={one}
            played={playedOf(log, review, one.passage, one.seat, one.error.words)}
            hasLines={hasLines}
            step={review.passages[one.passage].at}
            onShow={() => onShow(one.passage)}
            onTry={() => void tryFrom(one)}
            onLines={() => onLines(one.passage)}
            id={mistakeId(one.passage, one.seat)}
            problem={info.isRemote ? null : mistakePath(info.matchId, one.passage, one.seat)}
          />
        ))}
      </ul>
      <div className="row">
        {mistakes.length > shown.length && (
          <button type="button" className="button" onClick={() => setIsOpen(true)}>
            {text.more(mistakes.length - shown.length)}
          </button>
        )}
        {onLengthen !== null && (
          <button type="button" className="button" onClick={onLengthen}>
            {text.lengthen}
          </button>
        )}
        {mistakes.length > 0 && (
          <button type="button" className="button quiet" aria-pressed={hasLines} onClick={() => setHasLines(!hasLines)}>
            {text.notation}
          </button>
        )}
      </div>
    </>
  );
}

function Choice({
  mistake: { seat, error },
  played,
  hasLines,
  step,
  onShow,
  onTry,
  onLines,
  id,
  problem,
}: {
  mistake: Mistake;
  /** In words. */
  played: string;
  /** Whether both choices are shown in notation too. */
  hasLines: boolean;
  step: number;
  onShow: () => void;
  onTry: () => void;
  onLines: () => void;
  /** The id of its element, which the address names. */
  id: string;
  /** A link to it as a problem; null if it is none. */
  problem: string | null;
}) {
  const text = words.review;
  const { value, bestValue, low, high } = error;
  return (
    <li id={id}>
      <SeatBadge seat={seat} size={22} />
      <dl className="tabular">
        <dt>{text.played}</dt>
        <dd>
          {played} {hasLines && <code>{error.line}</code>}
        </dd>
        <dt>{text.better}</dt>
        <dd>
          {movesText(error.bestWords)} {hasLines && <code>{error.bestLine}</code>}
        </dd>
        <dt>{text.grade[gradeOf(error)]}</dt>
        <dd>
          {text.worth(shareText(value), shareText(bestValue))}{' '}
          <span className="soft">{text.givenAway(tenths(low), tenths(high))}</span>
        </dd>
      </dl>
      <div className="row">
        <button type="button" className="button quiet" aria-label={text.showLong(step, played)} onClick={onShow}>
          {text.show}
        </button>
        <button type="button" className="button quiet" aria-label={text.tryLong(step, played)} onClick={onTry}>
          {text.tryIt}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={words.lines.fromLong(step, played)}
          onClick={onLines}
        >
          {words.lines.title}
        </button>
        {problem !== null && (
          <Link
            className="button quiet"
            href={problem}
            aria-label={words.problems.asOneLong(step, played)}
            onClick={() => noteMistake(id)}
          >
            {words.problems.asOne}
          </Link>
        )}
      </div>
    </li>
  );
}
