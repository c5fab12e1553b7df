import '../style/document.css';
import { games } from '@marchlands/games/index.ts';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Document, groups, loaderOf } from '../documents/documents.ts';
import { hitsIn, loadTexts } from '../documents/search.ts';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';
import { NotFound } from './not-found.tsx';

/** A document of the repository, or the list of all if none is named. @param name such as `balance/andia` */
export default function DocumentsPage({ name }: { name: string }) {
  const load = loaderOf(name);
  if (name === '') return <List />;
  return load === undefined ? <NotFound /> : <One name={name} load={load} />;
}

function List() {
  const text = words.docs;
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  return (
    <Page title={text.title}>
      {text.english !== '' && <p className="notice">{text.english}</p>}
      <p>
        <input
          className="field"
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          style={{ width: '100%' }}
        />
      </p>
      {wanted === '' ? (
        (['guides', 'balance', 'reference'] as const).map((group) => (
          <section key={group}>
            <h2>{text[group]}</h2>
            <ul className="documents" lang="en">
              {groups[group].map(({ name, title }) => (
                <li key={name}>
                  <Link href={`/docs/${name}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : (
        <Hits wanted={wanted} />
      )}
    </Page>
  );
}

function Hits({ wanted }: { wanted: string }) {
  const texts = useLoaded(loadTexts, []);
  if (texts.state === 'failed') return <p className="notice bad">{texts.message}</p>;
  if (texts.state === 'loading') return <p className="soft">{words.loading}</p>;
  const hits = hitsIn(texts.value, wanted);
  return (
    <>
      <p role="status" className="soft">
        {words.docs.found(hits.length)}
      </p>
      <ul className="documents" lang="en">
        {hits.map(({ name, title, excerpt }) => (
          <li key={name}>
            <Link href={`/docs/${name}`}>{title}</Link>
            <br />
            <span className="soft">{excerpt}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function One({ name, load }: { name: string; load: () => Promise<Document> }) {
  const document = useLoaded(load, [load]);
  const [, navigate] = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const text = words.docs;
  const isReady = document.state === 'ready';
  const [folder, gameId = ''] = name.split('/');
  // The anchor did not exist yet when the browser looked for it.
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (isReady && id !== '') frame.current?.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView();
  }, [isReady]);

  // Links to other documents stay within the page, without reloading it.
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (path?.startsWith('/') !== true || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(path);
  }

  return (
    <Page title={isReady ? document.value.title : text.title}>
      {document.state === 'loading' && <p className="soft">{words.loading}</p>}
      {document.state === 'failed' && <p className="notice bad">{document.message}</p>}
      {text.english !== '' && <p className="notice">{text.english}</p>}
      {isReady && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are pressed by keys as well
        // biome-ignore lint/a11y/noStaticElementInteractions: it only looks at presses of the links inside
        <div
          ref={frame}
          className="document"
          lang="en"
          onClick={follow}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own document, made into HTML when the page is built
          dangerouslySetInnerHTML={{ __html: document.value.html }}
        />
      )}
      <p className="row">
        {folder === 'balance' && games.some(({ id }) => id === gameId) && (
          <Link className="button" href={`/workshop/${gameId}`}>
            {text.workshop}
          </Link>
        )}
        <Link className="button" href="/docs">
          {text.title}
        </Link>
      </p>
    </Page>
  );
}
