import { count } from './count.ts';

/** The documents. */
export const docs = {
  title: 'Documents',
  guides: 'Guides',
  balance: 'What we found',
  reference: 'Reference',
  search: 'Search the documents',
  found: (n: number) => (n === 0 ? 'No document found.' : `In ${count(n, 'document', 'documents')}`),
  workshop: 'Try other rules in the workshop',
  /** In other languages: a note that these pages are in English. */
  english: '',
};

/** The rulebooks. */
export const rules = {
  title: (game: string) => `Rules of ${game}`,
  search: 'Search the rules',
  found: (n: number) => (n === 0 ? 'Nothing found. Try fewer letters.' : count(n, 'place found', 'places found')),
  contents: 'Contents',
  short: 'In short',
  english: 'The whole rulebook follows in English.',
  none: 'The rulebook of this game is not written yet.',
  link: (rule: string) => `Link to ${rule}`,
};
