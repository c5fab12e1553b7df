import type { GameEntry, Preset } from '@marchlands/core/game.ts';
import { boards } from '@marchlands/games/boards.ts';
import { games } from '@marchlands/games/index.ts';
import { Clock, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useGuest } from '../online/guest.ts';
import { choose, chosenOf, forgetChosen, isSameSetup } from '../shelf/chosen.ts';
import { WayOnLink } from '../shelf/way-on-link.tsx';
import { Daily, hasDeal } from '../solo/daily.tsx';
import { RecordLink } from '../solo/links.tsx';
import { MatchRow } from '../ui/match-row.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';

const Turns = lazy(() => import('../online/turns.tsx'));

/** The match to resume, a suggestion, and all games. */
export function Home() {
  usePageTitle('');
  return (
    <main id="main" className="page wide">
      <h1>{words.home.title}</h1>
      <p className="lede">{words.home.lede}</p>
      <Online />
      <Unfinished />
      <WayOnLink />
      {games.length === 0 && <p>{words.home.none}</p>}
      <ul className="games">
        {games.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </ul>
    </main>
  );
}

function GameCard({ game }: { game: GameEntry }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const board = boards.find((entry) => entry.id === game.id);
  const chosen = chosenOf(game.id);
  const usual = chosen ?? game.presets[0];
  const known = game.presets.find((preset) => isSameSetup(preset, usual));
  const others = game.presets.filter((preset) => preset !== known);

  async function play(preset: Pick<Preset, 'players' | 'options'>) {
    setBusy(true);
    const { startPreset } = await import('../table/local/start.ts');
    const started = await startPreset(game, preset);
    if (started.ok) {
      choose(game.id, preset);
      navigate(`/table/${started.value}`);
    } else {
      // An older version of the page may have offered it.
      if (chosen !== null) forgetChosen();
      setProblem(started.problem.message);
    }
    setBusy(false);
  }

  return (
    <li className="game-card">
      <div className="picture">{board === undefined ? <span>{game.title}</span> : <board.Picture />}</div>
      <div className="about">
        <h2>{game.title}</h2>
        <p>{game.summary}</p>
        <div className="facts tabular">
          <span>
            <Users size={18} aria-hidden="true" />
            {words.home.seats(game.seats)}
          </span>
          <span>
            <Clock size={18} aria-hidden="true" />
            {words.home.minutes(...game.minutes)}
          </span>
        </div>
        {problem !== null && (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        )}
        <div className="doors first">
          <button type="button" className="button primary" onClick={() => void play(usual)} disabled={busy}>
            <span>
              {words.home.play}
              <span className="visually-hidden"> {game.title}: </span>
              <small>{known?.title ?? words.home.asLast}</small>
            </span>
          </button>
          {board?.lesson !== undefined && (
            <Link className="button" href={`/learn/${game.id}`} aria-label={`${words.home.learn} ${game.title}`}>
              {words.home.learn}
            </Link>
          )}
        </div>
        {others.length > 0 && (
          <div className="doors">
            {others.map((preset) => (
              <button
                key={preset.id}
                type="button"
                className="button"
                onClick={() => void play(preset)}
                disabled={busy}
                aria-label={words.home.playPreset(game.title, preset.title)}
              >
                {preset.title}
              </button>
            ))}
          </div>
        )}
        <div className="doors last">
          <Link className="button" href={`/setup/${game.id}`} aria-label={`${words.home.setUp}: ${game.title}`}>
            {words.home.setUp}
          </Link>
          {board?.rulebook !== undefined && (
            <Link className="button" href={`/rules/${game.id}`} aria-label={`${words.home.rules}: ${game.title}`}>
              {words.home.rules}
            </Link>
          )}
          {board?.problems !== undefined && (
            <Link className="button" href={`/problems/${game.id}`} aria-label={words.problems.title(game.title)}>
              {words.problems.link}
            </Link>
          )}
        </div>
        {hasDeal(game) && <Daily game={game} />}
        <RecordLink gameId={game.id} title={game.title} />
      </div>
    </li>
  );
}

/** Online turns, for guests who have played there; reserves its space while loading. */
function Online() {
  if (useGuest() === null) return null;
  return (
    <section className="turns" aria-label={words.home.online}>
      <Suspense>
        <Turns />
      </Suspense>
    </section>
  );
}

/** The last match, if it awaits the person. */
function Unfinished() {
  const list = useLoaded(async () => {
    const { allMatches } = await import('../table/local/unsaved-matches.ts');
    // The page of all matches explains why saved ones cannot be read.
    return (await allMatches()).list.filter((match) => match.ended === null);
  }, []);
  if (list.state !== 'ready' || list.value.length === 0) return null;
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished">{words.home.unfinished}</h2>
      <ul className="matches">
        {list.value.slice(0, 1).map((match) => (
          <MatchRow key={match.matchId} match={match} />
        ))}
      </ul>
      {list.value.length > 1 && <Link href="/matches">{words.home.moreUnfinished(list.value.length)}</Link>}
    </section>
  );
}
