import type { Game, GameEntry } from '@marchlands/core/game.ts';
import type { GameLab } from '@marchlands/core/lab.ts';
import { fail, ok, problemText, type Result } from '@marchlands/core/result.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { type ReactNode, useState } from 'react';
import { Chance } from '../solo/chance.tsx';
import { Chart } from '../solo/chart.tsx';
import { Daily, hasDeal } from '../solo/daily.tsx';
import { today } from '../solo/dates.ts';
import { figuresOf, formsOf } from '../solo/figures.ts';
import { deleteResults, listResults } from '../solo/history.ts';
import { Month } from '../solo/month.tsx';
import { Openings } from '../solo/openings.tsx';
import { Play } from '../solo/play.tsx';
import { isDeal, type SoloResult } from '../solo/result.ts';
import { Results } from '../solo/results.tsx';
import { Shares } from '../solo/shares.tsx';
import { SoloFigures } from '../solo/solo-figures.tsx';
import { formText } from '../solo/words.ts';
import { storeProblemText } from '../table/local/answer.ts';
import { listMatches } from '../table/local/match-store.ts';
import { saveAsFile } from '../ui/copy.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';
import { NotFound } from './not-found.tsx';

/** Format and version of the file for an exported history. */
const FORMAT = 'marchlands-solo/1';

/** A person's record at a game: figures, daily deals, every match. */
export default function SoloPage({ gameId }: { gameId: string }) {
  const entry = games.find(({ id }) => id === gameId);
  return entry === undefined ? <NotFound /> : <SoloRecord entry={entry} />;
}

interface Found {
  readonly game: Game;
  /** The game's lab figures; null if it has none. */
  readonly lab: GameLab | null;
  readonly results: readonly SoloResult[];
  readonly kept: ReadonlySet<string>;
}

/** The content of the page. */
async function find(gameId: string): Promise<Result<Found>> {
  const [game, results, matches] = await Promise.all([loadGame(gameId), listResults(gameId), listMatches()]);
  if (!game.ok) return game;
  if (!results.ok) return fail(storeProblemText(results.problem));
  // If the matches cannot be listed, no result links to a replay.
  const kept = matches.ok ? matches.value.map(({ matchId }) => matchId) : [];
  // Loaded after the game, so that it speaks the current language.
  const lab = (await games.find(({ id }) => id === gameId)?.lab?.()) ?? null;
  return ok({ game: game.value, lab, results: results.value, kept: new Set(kept) });
}

function SoloRecord({ entry }: { entry: GameEntry }) {
  const [changes, setChanges] = useState(0);
  const found = useLoaded(() => find(entry.id), [entry.id, changes]);
  const text = words.solo;
  const ready = found.state === 'ready' && found.value.ok ? found.value.value : null;
  const deals = ready?.results.filter(isDeal) ?? [];
  return (
    <Page title={text.title(entry.title)}>
      {found.state === 'loading' && <p className="soft">{words.loading}</p>}
      {found.state === 'failed' && <p className="notice bad">{found.message}</p>}
      {found.state === 'ready' && !found.value.ok && <p className="notice bad">{problemText(found.value.problem)}</p>}
      {changes > 0 && <p role="status">{text.removed}</p>}
      {ready?.results.length === 0 && <p>{text.none}</p>}
      {ready !== null && (
        <Forms found={ready}>
          {hasDeal(entry) && (
            <>
              <Month today={today()} deals={deals} kept={ready.kept} />
              <Daily key={changes} game={entry} />
            </>
          )}
        </Forms>
      )}
      {ready !== null && ready.results.length > 0 && (
        <Keeping entry={entry} results={ready.results} onDeleted={() => setChanges(changes + 1)} />
      )}
    </Page>
  );
}

/** Figures and list of one form, or of all; the content between them is the same for every form. */
function Forms({ found: { game, lab, results, kept }, children }: { found: Found; children: ReactNode }) {
  const forms = formsOf(results);
  const [chosen, setChosen] = useState(forms[0]?.key ?? '');
  const text = words.solo;
  const shown = forms.find(({ key }) => key === chosen)?.results ?? results;
  const figures = figuresOf(shown);
  if (results.length === 0) return children;
  return (
    <>
      {forms.length > 1 && (
        <p>
          <label className="solo-form">
            <span>{text.form}</span>
            <select className="field" value={chosen} onChange={(event) => setChosen(event.target.value)}>
              {forms.map(({ key, results: same }) => (
                <option key={key} value={key}>
                  {text.formOption(formText(same[0], game), same.length)}
                </option>
              ))}
              <option value="">{text.all(results.length)}</option>
            </select>
          </label>
        </p>
      )}
      {forms.length === 1 && <p className="soft">{formText(shown[0], game)}</p>}
      <SoloFigures figures={figures} n={shown.length} />
      {shown.length > 1 && <Chart results={shown} median={figures.median} table="solo-results" />}
      {children}
      <Shares results={shown} />
      {lab !== null && <Openings results={shown} lab={lab} />}
      {lab !== null && <Chance results={shown} lab={lab} />}
      <Play results={shown} />
      <h2>{text.matches}</h2>
      <Results key={chosen} id="solo-results" results={shown} kept={kept} />
    </>
  );
}

/** Exports or deletes the history. */
function Keeping({
  entry,
  results,
  onDeleted,
}: {
  entry: GameEntry;
  results: readonly SoloResult[];
  onDeleted: () => void;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const text = words.solo;

  async function remove() {
    const done = await deleteResults(entry.id);
    setIsAsked(false);
    if (done.ok) onDeleted();
    else setProblem(storeProblemText(done.problem));
  }

  return (
    <section className="solo-keeping">
      <p className="soft">{text.kept}</p>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() =>
            saveAsFile(
              `${entry.id}-solo.json`,
              `${JSON.stringify({ format: FORMAT, game: entry.id, results }, null, 2)}\n`,
            )
          }
        >
          {text.export}
        </button>
        <button type="button" className="button quiet" onClick={() => setIsAsked(true)}>
          {text.remove}
        </button>
      </div>
      {isAsked && (
        <Dialog title={text.remove} onClose={() => setIsAsked(false)}>
          <p>{text.removeAsk(entry.title, results.length)}</p>
          <div className="row">
            <button type="button" className="button primary" onClick={() => void remove()}>
              {text.removeYes}
            </button>
            <button type="button" className="button" onClick={() => setIsAsked(false)}>
              {words.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
