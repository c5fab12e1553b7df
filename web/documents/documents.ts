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

/** The documents by kind: guides, and the folders with several. A folder's README is the first of its group. */
export const groups = {
  guides: documents.filter(({ name }) => !isIn(name, 'balance') && !isIn(name, 'reference')),
  balance: folder('balance'),
  reference: folder('reference'),
};

function isIn(name: string, parent: string): boolean {
  return name === parent || name.startsWith(`${parent}/`);
}

function folder(parent: string): readonly Listed[] {
  const inside = documents.filter(({ name }) => isIn(name, parent));
  return [...inside.filter(({ name }) => name === parent), ...inside.filter(({ name }) => name !== parent)];
}

/** The loader of a document, or undefined. */
export function loaderOf(name: string): (() => Promise<Document>) | undefined {
  const file = FILES.get(name);
  return file === undefined ? undefined : LOADERS[file];
}
