import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { shareText, tenths } from '../review/words.ts';
import { DEFAULT_LEVEL } from '../table/levels.ts';
import { startMatch } from '../table/local/start.ts';
import type { Attempt, ProblemTable } from '../table/problems/problem-table.ts';
import { begin } from '../ui/use-arrival.ts';
import { useFollowed } from '../ui/use-followed.ts';
import { words } from '../words/words.ts';
import { addOutcomes } from './solved.ts';

/** The text beside a problem's board. */
export interface ProblemSheet {
  readonly title: string;
  /** The task, in a sentence. */
  readonly ask: string;
  /** The value of the choice, shown once it is found; null if unknown. */
  readonly worth: string | null;
  /** The key under which its outcome is stored. */
  readonly key: string;
  /** The address of the next one; null if there is none. */
  readonly next: string | null;
  /** The address of the review that it is from; null if it is from none. */
  readonly review: string | null;
}

interface Props {
  readonly table: ProblemTable;
  readonly sheet: ProblemSheet;
}

/** The task, the verdict, and the next steps. */
export function ProblemPanel({ table, sheet }: Props) {
  const attempt = useFollowed(table, attemptOf);
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = words.problems;
  const { state } = attempt;
  const { gameId, seats, options, position, seat, names } = table.puzzle;

  useEffect(() => {
    if (state === 'found') addOutcomes({ [sheet.key]: tries === 0 ? 'first' : 'later' });
    if (state === 'shown') addOutcomes({ [sheet.key]: 'shown' });
  }, [state, sheet.key, tries]);

  // The pressed button goes with what it asked for: the next ones follow the heading.
  function toHeading() {
    if (heading.current !== null) begin(heading.current);
  }

  function again() {
    toHeading();
    setTries(tries + 1);
    table.again();
  }

  function show() {
    toHeading();
    table.show();
  }

  async function playOn() {
    const players = names.map((name, one) => ({ name, level: one === seat ? null : DEFAULT_LEVEL }));
    const started = await startMatch({ gameId, seats, options: { ...options }, players, position });
    if (started.ok) navigate(`/table/${started.value}`);
    else setProblem(started.problem.message);
  }

  const isDone = state === 'found' || state === 'shown';
  return (
    <section className="lesson problem" aria-labelledby="problem">
      <h2 id="problem" ref={heading}>
        {sheet.title}
      </h2>
      <div aria-live="polite">
        <Says attempt={attempt} table={table} sheet={sheet} />
      </div>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        {isDone && sheet.next !== null && (
          <Link className="button primary" href={sheet.next}>
            {text.next}
          </Link>
        )}
        {(state === 'worse' || state === 'unjudged') && (
          <button type="button" className="button primary" onClick={again}>
            {text.again}
          </button>
        )}
        {isDone && (
          <>
            <button
              type="button"
              className={`button ${sheet.next === null ? 'primary' : ''}`}
              onClick={() => void playOn()}
            >
              {text.playOn}
            </button>
            <button type="button" className="button" onClick={again}>
              {text.again}
            </button>
          </>
        )}
        {(state === 'open' || state === 'worse') && (
          <button type="button" className="button" onClick={show}>
            {text.show}
          </button>
        )}
        {sheet.review !== null && (
          <Link className="button quiet" href={sheet.review}>
            {text.toReview}
          </Link>
        )}
        <Link className="button quiet" href={`/problems/${gameId}`}>
          {text.list}
        </Link>
      </div>
    </section>
  );
}

function Says({ attempt, table, sheet }: Props & { attempt: Attempt }) {
  const text = words.problems;
  switch (attempt.state) {
    case 'open':
      return (
        <>
          <p className="lesson-task">{sheet.ask}</p>
          <p className="soft">{text.hintNote}</p>
        </>
      );
    case 'judging':
      return <p>{text.judging}</p>;
    case 'unjudged':
      return <p>{text.unjudged}</p>;
    case 'worse':
      return <p>{text.worse(tenths(Math.max(0, attempt.loss.low)), tenths(attempt.loss.high))}</p>;
    case 'found':
    case 'shown':
      return (
        <>
          <p className="lesson-said">
            {attempt.state === 'shown' ? text.shown : attempt.isSame ? text.right : text.asGood}{' '}
            <strong>{table.bestWords}</strong>
          </p>
          {attempt.state === 'shown' && attempt.why !== '' && <p>{attempt.why}</p>}
          {sheet.worth !== null && <p>{sheet.worth}</p>}
          {table.expected.length > 0 && (
            <>
              <p>{text.expected}</p>
              <ul>
                {table.expected.map(({ name, words: said, probability }) => (
                  <li key={`${name} ${said}`}>{text.expectedOf(name, said, shareText(probability))}</li>
                ))}
              </ul>
            </>
          )}
        </>
      );
    default:
      return attempt satisfies never;
  }
}

function attemptOf({ attempt }: ProblemTable): Attempt {
  return attempt;
}
