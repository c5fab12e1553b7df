import { catalogue } from '@marchlands/core/language.ts';
import { boards } from '@marchlands/games/boards.ts';
import { games, speakGame } from '@marchlands/games/index.ts';
import type { BoardEntry, Rulebook, RulebookChapter, ShortRules } from '@marchlands/kit/board.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { found } from '../rulebook/search.ts';
import { matchesMedia } from '../settings/media-scale.ts';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';

/** A game's rulebook: to read, to search, and to link to rule by rule. */
export default function RulesPage({ gameId }: { gameId: string }) {
  const entry = boards.find((board) => board.id === gameId);
  const game = games.find((one) => one.id === gameId);
  const book = useLoaded(async () => {
    await speakGame(gameId);
    return (await entry?.rulebook?.()) ?? null;
  }, [gameId]);
  const title = words.rules.title(game?.title ?? gameId);
  return (
    <Page title={title} width="wide">
      {entry?.gallery !== undefined && (
        <p>
          <a href="#gallery">{entry.gallery.title}</a>
        </p>
      )}
      {book.state === 'loading' && <p className="soft">{words.loading}</p>}
      {book.state === 'ready' && book.value !== null && <Book book={book.value} short={shortOf(gameId)} />}
      {entry?.gallery !== undefined && book.state === 'ready' && <Gallery {...entry.gallery} />}
      {(book.state === 'failed' || (book.state === 'ready' && book.value === null)) && <p>{words.rules.none}</p>}
    </Page>
  );
}

/** The short rules in a language without a rulebook; none in English, whose rulebook begins with them. */
function shortOf(gameId: string): ShortRules {
  return Object.values(catalogue<{ readonly [at: string]: ShortRules[number] }>(`${gameId}/short`, {}));
}

/** A game's gallery, below its rules. */
function Gallery({ title, load }: NonNullable<BoardEntry['gallery']>) {
  const gallery = useLoaded(async () => ({ Content: await load() }), [load]);
  const section = useRef<HTMLElement>(null);
  const isThere = gallery.state === 'ready';
  // The anchor did not exist yet when the browser looked for it.
  useEffect(() => {
    if (isThere && window.location.hash === '#gallery') section.current?.scrollIntoView();
  }, [isThere]);
  if (!isThere) return null;
  const { Content } = gallery.value;
  return (
    <section id="gallery" ref={section}>
      <h2>{title}</h2>
      <Content />
    </section>
  );
}

function Book({ book, short }: { book: Rulebook; short: ShortRules }) {
  const [query, setQuery] = useState('');
  // On a narrow screen the rules come first, and their list only on request.
  const [isWide] = useState(() => matchesMedia('(min-width: 51.3125em)'));
  const wanted = query.trim().toLowerCase();
  const chapters = useMemo(() => (wanted === '' ? book.chapters : found(book, wanted)), [book, wanted]);
  const places = chapters.reduce((sum, chapter) => sum + Math.max(1, chapter.rules.length), 0);

  // The rules did not exist yet when the browser looked for the anchor.
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id === '') return;
    const target = document.getElementById(id);
    target?.scrollIntoView({ block: 'center' });
    target?.classList.add('found');
  }, []);

  return (
    <div className="rulebook">
      <aside>
        <input
          className="field"
          type="search"
          aria-label={words.rules.search}
          placeholder={words.rules.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          style={{ width: '100%' }}
        />
        <p role="status" className="soft">
          {wanted !== '' && words.rules.found(places)}
        </p>
        <nav aria-label={words.rules.contents}>
          <details open={isWide}>
            <summary>{words.rules.contents}</summary>
            <ul className="toc" lang="en">
              {chapters
                .filter((chapter) => chapter.title !== '')
                .map((chapter) => (
                  <li key={chapter.id} style={{ paddingLeft: `${(chapter.level - 2) * 0.8}rem` }}>
                    <a href={`#${chapter.id}`}>{chapter.title}</a>
                  </li>
                ))}
            </ul>
          </details>
        </nav>
      </aside>
      <article>
        {short.length > 0 && wanted === '' && <Short short={short} />}
        {chapters.map((chapter) => (
          <Chapter key={chapter.id} chapter={chapter} />
        ))}
      </article>
    </div>
  );
}

/** The introduction to a rulebook in English. */
function Short({ short }: { short: ShortRules }) {
  return (
    <section aria-label={words.rules.short}>
      <h2>{words.rules.short}</h2>
      <ul>
        {short.map(([heading, text]) => (
          <li key={heading}>
            <strong>{heading}.</strong> {emphasised(text)}
          </li>
        ))}
      </ul>
      <p className="notice">{words.rules.english}</p>
    </section>
  );
}

function emphasised(text: string): ReactNode[] {
  return text.split('*').map((part, at) => (at % 2 === 0 ? part : <em key={part}>{part}</em>));
}

function Chapter({ chapter }: { chapter: RulebookChapter }) {
  const Heading = chapter.level <= 2 ? 'h2' : 'h3';
  return (
    <section id={chapter.id} aria-label={chapter.title} lang="en">
      {chapter.title !== '' && <Heading>{chapter.title}</Heading>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own RULES.md when the page was built */}
      {chapter.html !== '' && <div dangerouslySetInnerHTML={{ __html: chapter.html }} />}
      {chapter.rules.map((rule) => (
        <div key={rule.id} id={rule.id} className="rule">
          <a className="rule-id" href={`#${rule.id}`} aria-label={words.rules.link(rule.id)}>
            {rule.id}
          </a>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
          <div dangerouslySetInnerHTML={{ __html: rule.html }} />
        </div>
      ))}
    </section>
  );
}
