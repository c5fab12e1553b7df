import type { EntryWords } from '@marchlands/core/game.ts';

const files = import.meta.glob<EntryWords>('../../../games/*/words/de/entry.ts', { eager: true, import: 'entry' });

/** Was die Startseite über jedes Spiel sagt, nach den Namen der Kataloge. */
export const entries: { readonly [catalogue: string]: EntryWords } = Object.fromEntries(
  Object.entries(files).map(([file, entry]) => [`${file.split('/').at(-4)}/entry`, entry]),
);
