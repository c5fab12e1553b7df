import '../style/document.css';
import { games } from '@marchlands/games/index.ts';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';
import { NotFound } from './not-found.tsx';

/** A document of the repository, made ready when the page is built (tools/page/document.ts). */
interface Document {
  readonly title: string;
  readonly html: string;
}

/** What matches of bots say of each game, and what was found in all, by file. */
const DOCUMENTS = import.meta.glob<Document>('../../docs/balance/*.md', { query: '?document', import: 'default' });

function loaderOf(name: string): (() => Promise<Document>) | undefined {
  return DOCUMENTS[`../../docs/balance/${name}.md`];
}

/** What we found: of one game, or of all where none is named. */
export default function BalancePage({ gameId }: { gameId: string | null }) {
  const load = loaderOf(gameId ?? 'README');
  return load === undefined ? <NotFound /> : <Found gameId={gameId} load={load} />;
}

function Found({ gameId, load }: { gameId: string | null; load: () => Promise<Document> }) {
  const document = useLoaded(load, [load]);
  const [, navigate] = useLocation();
  const text = words.balance;
  const title = document.state === 'ready' ? document.value.title : text.title;

  // Links in the text are the page's own: it is not loaded anew for them.
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (path?.startsWith('/') !== true || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(path);
  }

  return (
    <Page title={title}>
      {document.state === 'loading' && <p className="soft">{words.loading}</p>}
      {document.state === 'failed' && <p className="notice bad">{document.message}</p>}
      {text.english !== '' && <p className="notice">{text.english}</p>}
      {document.state === 'ready' && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are pressed by keys as well
        // biome-ignore lint/a11y/noStaticElementInteractions: it only looks at presses of the links inside
        <div
          className="document"
          onClick={follow}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own document, made into HTML when the page is built
          dangerouslySetInnerHTML={{ __html: document.value.html }}
        />
      )}
      <p className="row">
        {gameId === null ? (
          games.map(({ id, title: name }) => (
            <Link key={id} className="button" href={`/balance/${id}`}>
              {name}
            </Link>
          ))
        ) : (
          <>
            <Link className="button" href={`/workshop/${gameId}`}>
              {text.workshop}
            </Link>
            <Link className="button" href="/balance">
              {text.title}
            </Link>
          </>
        )}
      </p>
    </Page>
  );
}
