import '../style/problems.css';
import { GRADES, type Problem } from '@marchlands/bots/problems/problem.ts';
import { games } from '@marchlands/games/index.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { CircleCheck, CircleDashed, Eye } from 'lucide-react';
import { Link } from 'wouter';
import { matchPath } from '../lines/paths.ts';
import { numberOf, problemsIn } from '../problems/collections.ts';
import { problemsOf } from '../problems/days.ts';
import { lastMatches, mistakesIn, type OwnMistake } from '../problems/mistakes.ts';
import { mistakePath, problemPath } from '../problems/paths.ts';
import { type Outcome, type Outcomes, outcomes, problemKey } from '../problems/solved.ts';
import { shareText } from '../review/words.ts';
import { playedText, today } from '../solo/dates.ts';
import type { MatchSummary } from '../table/table.ts';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';
import { NotFound } from './not-found.tsx';

/** The problems of a game: those of the day, those from the person's own matches, all. */
export default function ProblemsPage({ gameId }: { gameId: string }) {
  const entry = games.find(({ id }) => id === gameId);
  const all = useLoaded(() => problemsIn(gameId), [gameId]);
  const text = words.problems;
  if (entry === undefined) return <NotFound />;
  const known = outcomes();
  return (
    <Page title={text.title(entry.title)}>
      <p className="lede">{text.lede}</p>
      {all.state === 'loading' && <p className="soft">{words.loading}</p>}
      {all.state === 'failed' && <p className="notice bad">{all.message}</p>}
      {all.state === 'ready' && all.value.length === 0 && <p>{text.none}</p>}
      {all.state === 'ready' && all.value.length > 0 && <Today gameId={gameId} all={all.value} known={known} />}
      <Own gameId={gameId} known={known} />
      {all.state === 'ready' && all.value.length > 0 && <All gameId={gameId} all={all.value} known={known} />}
    </Page>
  );
}

interface ListProps {
  readonly gameId: string;
  readonly all: readonly Problem[];
  readonly known: Outcomes;
}

function Today({ gameId, all, known }: ListProps) {
  const text = words.problems;
  return (
    <section aria-labelledby="problems-today">
      <h2 id="problems-today">{text.today}</h2>
      <ul className="problems-day">
        {problemsOf(today(), all).map((one) => (
          <li key={one.id}>
            <Link className="card" href={problemPath(gameId, one.id)}>
              <SeatBadge seat={one.seat} size={28} />
              <span>
                <strong>{text.grades[one.grade]}</strong>
                <br />
                {text.about(lookOf(one.seat).name, one.seats)}
              </span>
              <Mark outcome={known[problemKey(gameId, one.id)]} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function All({ gameId, all, known }: ListProps) {
  const text = words.problems;
  const atOnce = all.filter(({ id }) => known[problemKey(gameId, id)] === 'first').length;
  return (
    <section aria-labelledby="problems-all">
      <h2 id="problems-all">{text.all}</h2>
      <p className="soft tabular">{text.found(atOnce, all.length)}</p>
      {GRADES.map((grade) => {
        const graded = all.filter((one) => one.grade === grade);
        if (graded.length === 0) return null;
        return (
          <div key={grade} className="problems-grade">
            <h3>{text.grades[grade]}</h3>
            <ul className="problems-all tabular">
              {graded.map((one) => (
                <li key={one.id}>
                  <Link className="button" href={problemPath(gameId, one.id)}>
                    <span className="visually-hidden">{text.number(numberOf(all, one))}</span>
                    <span aria-hidden="true">{numberOf(all, one)}</span>
                    <Mark outcome={known[problemKey(gameId, one.id)]} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** The outcome of a problem. */
function Mark({ outcome }: { outcome: Outcome | undefined }) {
  if (outcome === undefined) return null;
  const Icon = outcome === 'first' ? CircleCheck : outcome === 'later' ? CircleDashed : Eye;
  return <Icon className="problem-mark" size={18} role="img" aria-label={words.problems.outcomes[outcome]} />;
}

interface Own {
  readonly mistakes: readonly OwnMistake[];
  readonly unreviewed: readonly MatchSummary[];
}

async function own(gameId: string): Promise<Own> {
  const matches = await lastMatches(gameId);
  const found = await Promise.all(matches.map(async (match) => ({ match, mistakes: await mistakesIn(match) })));
  return {
    mistakes: found.flatMap(({ mistakes }) => mistakes ?? []),
    unreviewed: found.filter(({ mistakes }) => mistakes === null).map(({ match }) => match),
  };
}

/** The person's own mistakes as problems; renders nothing before the first match. */
function Own({ gameId, known }: { gameId: string; known: Outcomes }) {
  const found = useLoaded(() => own(gameId), [gameId]);
  const text = words.problems;
  if (found.state !== 'ready') return null;
  const { mistakes, unreviewed } = found.value;
  if (mistakes.length === 0 && unreviewed.length === 0) return null;
  return (
    <section aria-labelledby="problems-own">
      <h2 id="problems-own">{text.own}</h2>
      <p className="soft">{text.ownAbout}</p>
      {mistakes.length === 0 && unreviewed.length === 0 && <p>{text.ownNone}</p>}
      <ul className="problems-own tabular">
        {mistakes.map(({ match, passage, seat, error }) => (
          <li key={`${match.matchId}/${passage}`}>
            <Link href={mistakePath(match.matchId, passage, seat)}>
              {text.ownOf(playedText(match.touched), shareText(error.bestValue - error.value))}
            </Link>
            <Mark outcome={known[mistakePath(match.matchId, passage, seat)]} />
          </li>
        ))}
      </ul>
      {unreviewed.length > 0 && (
        <>
          <p>{text.unreviewed(unreviewed.length)}</p>
          <ul className="problems-own tabular">
            {unreviewed.map((match) => (
              <li key={match.matchId}>
                <Link href={matchPath(match.matchId, { at: null, hasReview: true })}>
                  {text.review(playedText(match.touched))}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
