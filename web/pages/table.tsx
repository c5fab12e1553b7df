import { useEffect } from 'react';
import { Link } from 'wouter';
import { readLinesQuery } from '../lines/paths.ts';
import { tableOf } from '../table/local/start.ts';
import { Page, PageLoading } from '../ui/page.tsx';
import { TableScreen } from '../ui/table-screen.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';

/**
 * The table of a match. If it is still open from an earlier visit, another person may have come to the screen since.
 */
async function returnedTo(matchId: string): ReturnType<typeof tableOf> {
  const table = await tableOf(matchId);
  if (table.ok) await table.value.leaveScreen();
  return table;
}

/** The table of one match, or the reason why there is none. */
export default function TablePage({ matchId, replay }: { matchId: string; replay: boolean }) {
  const found = useLoaded(() => returnedTo(matchId), [matchId]);
  useEffect(() => {
    document.body.classList.add('at-table');
    return () => document.body.classList.remove('at-table');
  }, []);
  if (found.state === 'ready' && found.value.ok) {
    const table = found.value.value;
    const { at } = readLinesQuery(window.location.search);
    // Without a step in the address, the replay starts at the last one.
    const step = Math.min(at ?? table.state.now.version, table.state.now.version);
    return <TableScreen key={matchId} table={table} replayAt={replay ? step : null} />;
  }
  if (found.state === 'loading') return <PageLoading>{words.table.stateUnknown}</PageLoading>;
  const message =
    found.state === 'failed' ? found.message : found.value.ok ? words.trouble.gone : found.value.problem.message;
  return (
    <Page title={words.notFound.title} width="narrow">
      <p className="notice bad" role="alert">
        {message}
      </p>
      <div className="row">
        <Link className="button primary" href="/">
          {words.notFound.home}
        </Link>
        <Link className="button" href="/matches">
          {words.matches.title}
        </Link>
      </div>
    </Page>
  );
}
