import type { GameEntry } from '@marchlands/core/game.ts';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { dailyStreak } from '../shelf/streak.ts';
import type { MatchSummary } from '../table/table.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';
import { dayText, today } from './dates.ts';
import { MarkIcon } from './mark.tsx';
import { isDeal, type SoloResult } from './result.ts';
import { resultText } from './words.ts';

/** The state of today's deal of a game on this device. */
interface Standing {
  readonly result: SoloResult | null;
  /** Number of days in a row on which a deal was played. */
  readonly streak: number;
  /** Whether the match of that result is still stored. */
  readonly isKept: boolean;
  /** The unfinished match of today's deal. */
  readonly open: MatchSummary | null;
}

const FRESH: Standing = { result: null, streak: 0, isKept: false, open: null };

async function look(gameId: string, date: string): Promise<Standing> {
  const [{ listResults }, { listMatches }] = await Promise.all([
    import('./history.ts'),
    import('../table/local/match-store.ts'),
  ]);
  const [results, matches] = await Promise.all([listResults(gameId), listMatches()]);
  // Without storage every day is new; the table itself says so.
  if (!results.ok || !matches.ok) return FRESH;
  const result = results.value.find((one) => one.daily === date && isDeal(one)) ?? null;
  const deals = matches.value.filter((match) => match.gameId === gameId && match.daily === date && !match.isImported);
  return {
    result,
    streak: dailyStreak(results.value, date),
    isKept: deals.some(({ matchId }) => matchId === result?.matchId),
    open: deals.find((match) => match.ended === null) ?? null,
  };
}

/** True for games for one person: only those have a deal of the day. */
export function hasDeal(game: Pick<GameEntry, 'seats'>): boolean {
  return game.seats.includes(1);
}

/** Today's deal of a game: one press starts it, resumes it, or shows its result. */
export function Daily({ game }: { game: Pick<GameEntry, 'id' | 'title'> }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const date = today();
  const standing = useLoaded(() => look(game.id, date), [game.id, date]);
  const text = words.daily;
  const { result, streak, isKept, open } = standing.state === 'ready' ? standing.value : FRESH;

  async function play() {
    setIsBusy(true);
    const { startDaily } = await import('../table/local/start.ts');
    const started = await startDaily(game, today());
    if (started.ok) navigate(`/table/${started.value}`);
    else setProblem(started.problem.message);
    setIsBusy(false);
  }

  return (
    <section className="daily" aria-label={`${text.title}: ${game.title}`}>
      <div className="daily-about">
        <p className="daily-title">
          <CalendarDays size={18} aria-hidden="true" />
          <strong>{text.title}</strong>
          {result !== null && (
            <span className="solo-outcome">
              <MarkIcon result={result.result} /> {resultText(result)}
            </span>
          )}
        </p>
        <p className="soft">
          {text.about(dayText(date))}
          {streak > 1 && <strong className="tabular"> · {text.streak(streak)}</strong>}
        </p>
      </div>
      <div className="daily-doors">
        {result !== null && isKept && (
          <Link
            className="button"
            href={`/replay/${result.matchId}?at=0`}
            aria-label={words.solo.replayOf(text.of(dayText(date)))}
          >
            {words.solo.replay}
          </Link>
        )}
        {open !== null ? (
          <Link
            className={result === null ? 'button' : 'button quiet'}
            href={`/table/${open.matchId}`}
            aria-label={text.resumeLong}
          >
            {text.resume}
          </Link>
        ) : (
          <button
            type="button"
            className={result === null ? 'button' : 'button quiet'}
            onClick={() => void play()}
            disabled={isBusy || standing.state === 'loading'}
            aria-label={result === null ? text.playLong : undefined}
          >
            {result === null ? text.play : text.again}
          </button>
        )}
      </div>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
