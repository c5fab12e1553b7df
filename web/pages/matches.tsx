import { games } from '@marchlands/games/index.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Overall } from '../shelf/overall.tsx';
import { storeProblemText } from '../table/local/answer.ts';
import type { StoreProblem } from '../table/local/match-store.ts';
import { leaveTable } from '../table/local/start.ts';
import { allMatches, deleteMatch, isUnsaved } from '../table/local/unsaved-matches.ts';
import type { MatchSummary } from '../table/table.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ImportForm } from '../ui/import-form.tsx';
import { MatchRow } from '../ui/match-row.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';

/** All matches stored on this device. */
export default function MatchesPage() {
  const [changes, setChanges] = useState(0);
  const [asked, setAsked] = useState<MatchSummary | null>(null);
  const found = useLoaded(allMatches, [changes]);
  const [refused, setRefused] = useState<StoreProblem | null>(null);
  const text = words.matches;
  const list = found.state === 'ready' ? found.value.list : [];
  const problem = found.state === 'ready' ? found.value.problem : null;
  const groups = [
    [text.unfinished, list.filter((match) => match.ended === null)],
    [text.finished, list.filter((match) => match.ended !== null)],
  ] as const;

  async function remove(matchId: string) {
    await leaveTable(matchId);
    const removed = await deleteMatch(matchId);
    setRefused(removed.ok ? null : removed.problem);
    if (!removed.ok) return;
    setAsked(null);
    setChanges((count) => count + 1);
  }

  function close() {
    setAsked(null);
    setRefused(null);
  }

  return (
    <Page title={text.title}>
      {problem !== null && <p className="notice bad">{storeProblemText(problem)}</p>}
      {list.some(({ matchId }) => isUnsaved(matchId)) && <p className="notice bad">{text.unsaved}</p>}
      {found.state === 'ready' && problem === null && list.length === 0 && <p>{text.none}</p>}
      {groups.map(
        ([heading, matches]) =>
          matches.length > 0 && (
            <section key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul className="matches">
                {matches.map((match) => (
                  <MatchRow key={match.matchId} match={match}>
                    <button
                      type="button"
                      className="button quiet icon"
                      aria-label={`${text.remove}: ${titleOf(match)}`}
                      onClick={() => setAsked(match)}
                    >
                      <Trash2 size={20} aria-hidden="true" />
                    </button>
                  </MatchRow>
                ))}
              </ul>
            </section>
          ),
      )}
      <Overall />
      <div className="card">
        <ImportForm />
      </div>
      {asked !== null && (
        <Dialog title={text.remove} onClose={close}>
          <p>{text.removeAsk(titleOf(asked))}</p>
          {refused !== null && (
            <p className="notice bad" role="alert">
              {storeProblemText(refused)}
            </p>
          )}
          <div className="row">
            <button type="button" className="button primary" onClick={() => void remove(asked.matchId)}>
              {text.removeYes}
            </button>
            <button type="button" className="button" onClick={close}>
              {words.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </Page>
  );
}

function titleOf(match: MatchSummary): string {
  return games.find((game) => game.id === match.gameId)?.title ?? match.gameId;
}
