// Turns the documents of `docs` into pages of the app when the page is built: `import('../../docs/lab.md?document')`,
// and their titles alone with `?title`.
import { readFileSync } from 'node:fs';
import { dirname, posix, resolve, sep } from 'node:path';
import { marked } from 'marked';
import { anchor } from './rulebook.ts';

/** The shape that `web/documents/documents.ts` calls Document. */
interface Page {
  readonly title: string;
  readonly html: string;
}

const SUFFIX = /\.md\?(document|title)$/;
const LINK = /<a href="([^"]*)">(.*?)<\/a>/g;
const IMAGE = /<img src="([^"]+\.svg)" alt="([^"]*)">/g;
const HEADING = /<h([2-6])>(.*?)<\/h\1>/g;

/**
 * A document as a page: its first heading separately, an anchor at every other one, links to documents as pages below
 * `/docs`, links to other files of the repository as plain text; drawings are inlined, with their captions above.
 * @param path below `docs`, such as `balance/andia.md`
 * @param drawing the text of an SVG file below `docs`
 */
export function documentOf(source: string, path: string, drawing: (path: string) => string): Page {
  const tokens = marked.lexer(source);
  const html = marked
    .parser(tokens.slice(1))
    .replaceAll(HEADING, (_, level: string, text: string) => `<h${level} id="${anchor(text)}">${text}</h${level}>`)
    .replaceAll(LINK, (link, to: string, text: string) => {
      const address = addressOf(to, path);
      return address === null ? text : address === to ? link : `<a href="${address}">${text}</a>`;
    })
    .replaceAll(IMAGE, (_, file: string, alt: string) => {
      const svg = drawing(posix.join(posix.dirname(path), file));
      const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
      const says = `<span class="drawing-says" aria-hidden="true">${alt}</span>`;
      return `${says}<span class="drawing" tabindex="0"><img src="${address}" alt="${alt}" loading="lazy"></span>`;
    })
    .replaceAll('<table>', '<div class="table-scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
  return { title: titleOf(source), html };
}

function titleOf(source: string): string {
  const first = marked.lexer(source).at(0);
  if (first?.type !== 'heading' || first.depth !== 1) throw new Error('a document begins with its title: # Title');
  return String(first.text);
}

/** The app's address for a link of a document; null if it has none. */
function addressOf(to: string, from: string): string | null {
  if (/^(https?:|#)/.test(to)) return to;
  const at = to.indexOf('#');
  const file = at < 0 ? to : to.slice(0, at);
  const fragment = at < 0 ? '' : to.slice(at);
  const path = posix.join(posix.dirname(from), file);
  if (path.startsWith('..') || !path.endsWith('.md')) return null;
  const name = path.replace(/(^|\/)README\.md$/, '').replace(/\.md$/, '');
  return `/docs/${name}${fragment}`;
}

/** The Vite plugin. */
export function documents() {
  const docs = resolve(import.meta.dirname, '../../docs');
  return {
    name: 'marchlands-documents',
    enforce: 'pre' as const,
    resolveId(id: string, importer: string | undefined) {
      return SUFFIX.test(id) && id.startsWith('.') && importer !== undefined ? resolve(dirname(importer), id) : null;
    },
    load(id: string) {
      const what = SUFFIX.exec(id)?.[1];
      if (what === undefined) return null;
      const file = id.slice(0, id.lastIndexOf('?'));
      const source = readFileSync(file, 'utf8');
      const path = file.slice(docs.length + 1).replaceAll(sep, '/');
      const made =
        what === 'title' ? titleOf(source) : documentOf(source, path, (at) => readFileSync(resolve(docs, at), 'utf8'));
      return { code: `export default ${JSON.stringify(made)}`, moduleType: 'js' as const };
    },
  };
}
