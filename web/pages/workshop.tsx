import '../style/workshop.css';
import { levelsOf } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import { changedOptions } from '@marchlands/core/options.ts';
import { problemText } from '@marchlands/core/result.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { DEFAULT_LEVEL } from '../table/levels.ts';
import { startMatch } from '../table/local/start.ts';
import { CopyButton } from '../ui/copy.tsx';
import { HouseRules } from '../ui/house-rules.tsx';
import { Page, PageLoading } from '../ui/page.tsx';
import { SeatCount, usualSeats } from '../ui/presets.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { levelName } from '../words/level-name.ts';
import { words } from '../words/words.ts';
import { workshopWords as text } from '../words/workshop.ts';
import { isTooLong, keepVariant, readWorkshop, workshopPath } from '../workshop/paths.ts';
import { Progress } from '../workshop/progress.tsx';
import { Results } from '../workshop/results.tsx';
import type { Variant } from '../workshop/trial.ts';
import { keep } from '../workshop/tried.ts';
import { TriedList } from '../workshop/tried-list.tsx';
import { useTrial } from '../workshop/use-trial.ts';
import { NotFound } from './not-found.tsx';

/** Selectable numbers of deals. */
const DEALS = [20, 50, 200, 1000];
const USUAL_DEALS = 50;
/** The default level: quick, and it plays to win. */
const USUAL_LEVEL = 'novice';

/** Changes and tries the rules of a game. */
export default function WorkshopPage({ gameId }: { gameId: string }) {
  const game = useLoaded(() => loadGame(gameId), [gameId]);
  if (game.state === 'loading') return <PageLoading />;
  if (game.state !== 'ready' || !game.value.ok) return <NotFound />;
  return <Workshop game={game.value.value} />;
}

/** The values in the address, and what is wrong with it, in words. */
function asked(game: Game, search: string): { readonly variant: Variant; readonly wrong: string | null } {
  const usual = { seats: usualSeats(game), options: {}, level: USUAL_LEVEL, deals: USUAL_DEALS };
  const read = readWorkshop(game.id, search);
  if (!read.ok) return { variant: usual, wrong: problemText(read.problem) };
  const variant = { ...usual, ...read.value };
  const offered = levelsOf(game).some(({ name }) => name === variant.level);
  if (!offered) return { variant: usual, wrong: words.setUp.noLevel(variant.level) };
  if (!game.seats.includes(variant.seats)) {
    return { variant: usual, wrong: words.setUp.noSeats(game.title, game.seats, variant.seats) };
  }
  const setup = game.setup(variant.options, variant.seats);
  return setup.ok ? { variant, wrong: null } : { variant: usual, wrong: problemText(setup.problem) };
}

function Workshop({ game }: { game: Game }) {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [{ variant: first, wrong }] = useState(() => asked(game, search));
  const [variant, setVariant] = useState(first);
  const [problem, setProblem] = useState(wrong === null ? null : `${words.setUp.invitation} ${wrong}`);
  const { state, problem: failure, start, stop } = useTrial();
  const { seats, options, level, deals } = variant;
  const checked = useMemo(() => game.setup(options, seats), [game, options, seats]);
  const at = checked.ok ? undefined : checked.problem.at?.replace(/^options\./, '');
  const path = workshopPath(game.id, variant);
  const change = (changes: Partial<Variant>) => setVariant({ ...variant, ...changes });
  const field = useId();
  const results = useRef<HTMLDivElement>(null);

  // The address names the variant, so that it can be shared and returned to.
  useEffect(() => {
    if (!checked.ok) return;
    window.history.replaceState(null, '', isTooLong(path) ? keepVariant(game.id, { seats, options, level }) : path);
  }, [checked, path, game, seats, options, level]);
  useEffect(() => {
    if (state !== null && !state.isRunning && !state.isStopped && state.bug === null) keep(state);
  }, [state]);

  function run(event: FormEvent) {
    event.preventDefault();
    if (!checked.ok) return;
    setProblem(null);
    // Scroll the results into view if they are below the form.
    results.current?.scrollIntoView({ block: 'nearest' });
    void start(game, { ...variant, options: changedOptions(game.optionSchema, seats, checked.value.options) });
  }

  async function play() {
    const players = Array.from({ length: seats }, (_, seat) => ({
      name: lookOf(seat).name,
      level: seat === 0 ? null : DEFAULT_LEVEL,
    }));
    const started = await startMatch({ gameId: game.id, seats, options, players });
    if (started.ok) navigate(`/table/${started.value}`);
    else setProblem(started.problem.message);
  }

  return (
    <Page title={text.title(game.title)} width="wide">
      <p className="lede">{text.lede}</p>
      <div className="workshop">
        <form onSubmit={run}>
          {game.seats.length > 1 && <h2>{words.setUp.players}</h2>}
          <SeatCount counts={game.seats} seats={seats} onChange={(count) => change({ seats: count })} />
          <p className="setting">
            <label htmlFor={`${field}-level`}>{text.level}</label>
            <select
              id={`${field}-level`}
              className="field"
              aria-describedby={`${field}-level-about`}
              value={level}
              onChange={(event) => change({ level: event.target.value })}
            >
              {levelsOf(game).map(({ name }) => (
                <option key={name} value={name}>
                  {levelName(name)}
                </option>
              ))}
            </select>
            <span id={`${field}-level-about`} className="soft">
              {text.levelAbout}
            </span>
          </p>
          <p className="setting">
            <label htmlFor={`${field}-deals`}>{text.deals}</label>
            <select
              id={`${field}-deals`}
              className="field"
              aria-describedby={`${field}-deals-about`}
              value={deals}
              onChange={(event) => change({ deals: Number(event.target.value) })}
            >
              {DEALS.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
            <span id={`${field}-deals-about`} className="soft">
              {text.dealsAbout(seats)}
            </span>
          </p>
          <HouseRules
            game={game}
            seats={seats}
            options={options}
            onChange={(changed) => change({ options: changed })}
            isOpen
          />
          <p>
            <span className="soft">{isTooLong(path) ? text.tooLong : text.share}</span>{' '}
            {!isTooLong(path) && <CopyButton text={`${window.location.origin}${path}`} />}
          </p>
          <div className="sticky-go">
            {!checked.ok && (
              <p className="notice bad" role="alert">
                {words.setUp.problem} {at === undefined ? '' : `${game.words.options[at] ?? at} `}
                {checked.problem.message}
              </p>
            )}
            {problem !== null && (
              <p className="notice bad" role="alert">
                {problem}
              </p>
            )}
            <div className="row">
              <button type="submit" className="button primary" disabled={!checked.ok || state?.isRunning === true}>
                {text.start}
              </button>
              <button type="button" className="button" disabled={!checked.ok} onClick={() => void play()}>
                {text.play}
              </button>
            </div>
          </div>
        </form>
        <div className="trial" ref={results}>
          {failure !== null && (
            <p className="notice bad" role="alert">
              {text.problem(failure)}
            </p>
          )}
          {state?.isRunning === true && <Progress state={state} onStop={stop} />}
          {state === null ? <p className="soft">{text.before}</p> : <Results state={state} />}
        </div>
      </div>
      <TriedList game={game} />
    </Page>
  );
}
