import { catalogue } from '@marchlands/core/language.ts';
import type { BoardEntry } from '@marchlands/kit/board.ts';
import { Picture } from './picture.tsx';

const words = { title: 'All cards' };
catalogue('borderkeep/gallery', words);

/** The game's entry for the page: its picture at once, the rest on demand. */
export const entry: BoardEntry = {
  id: 'borderkeep',
  Picture,
  board: async () => (await import('./board.tsx')).module,
  rulebook: async () => (await import('../RULES.md?rulebook')).default,
  gallery: {
    get title() {
      return words.title;
    },
    load: async () => (await import('./faces/gallery.tsx')).Gallery,
  },
  editors: { deck: async () => (await import('./deck-editor/editor.tsx')).editor },
  lesson: async () => (await import('./lesson.ts')).lesson,
  problems: async () => (await import('../data/problems.json')).default,
};
