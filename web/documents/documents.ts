/** A document of the repository, made ready when the page is built (tools/page/document.ts). */
export interface Document {
  readonly title: string;
  readonly html: string;
}

const DOCS = '../../docs/';
const LOADERS = import.meta.glob<Document>('../../docs/**/*.md', { query: '?document', import: 'default' });
const TITLES = import.meta.glob<string>('../../docs/**/*.md', { query: '?title', import: 'default', eager: true });

/** Each document by its address below `/docs`, such as `balance/andia`; a folder's README has the folder's. */
const FILES = new Map(Object.keys(TITLES).map((file) => [nameOf(file), file]));

function nameOf(file: string): string {
  return file
    .slice(DOCS.length)
    .replace(/\/README\.md$/, '')
    .replace(/\.md$/, '');
}

export interface Listed {
  readonly name: string;
  readonly title: string;
}

/** All documents, by title. */
export const documents: readonly Listed[] = [...FILES]
  .map(([name, file]) => ({ name, title: TITLES[file] }))
  .sort((a, b) => a.title.localeCompare(b.title, 'en'));

/** The loader of a document, or undefined. */
export function loaderOf(name: string): (() => Promise<Document>) | undefined {
  const file = FILES.get(name);
  return file === undefined ? undefined : LOADERS[file];
}
