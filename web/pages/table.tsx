import { useEffect } from 'react';
import { Link } from 'wouter';
import { tableOf } from '../table/local/start.ts';
import { Page } from '../ui/page.tsx';
import { TableScreen } from '../ui/table-screen.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';

/** The table of one match, or why there is none. */
export default function TablePage({ matchId, replay }: { matchId: string; replay: boolean }) {
  const found = useLoaded(() => tableOf(matchId), [matchId]);
  useEffect(() => {
    document.body.classList.add('at-table');
    return () => document.body.classList.remove('at-table');
  }, []);
  if (found.state === 'ready' && found.value.ok) {
    const table = found.value.value;
    return <TableScreen key={matchId} table={table} replayAt={replay ? stepAsked(table.state.now.version) : null} />;
  }
  if (found.state === 'loading') {
    return (
      <main id="main" className="page soft">
        {words.table.stateUnknown}
      </main>
    );
  }
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

/** The step that the address asks for, or the last one, from which one goes back. */
function stepAsked(last: number): number {
  const asked = new URLSearchParams(window.location.search).get('at');
  return asked !== null && /^\d{1,6}$/.test(asked) ? Math.min(Number(asked), last) : last;
}
