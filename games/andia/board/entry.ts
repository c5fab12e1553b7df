import type { BoardEntry } from '@marchlands/kit/board.ts';
import { Picture } from './picture.tsx';

/** The game's entry for the page: its picture at once, the rest on demand. */
export const entry: BoardEntry = {
  id: 'andia',
  Picture,
  board: async () => (await import('./board.tsx')).module,
  rulebook: async () => (await import('../RULES.md?rulebook')).default,
  editors: { map: async () => (await import('./map-editor/editor.tsx')).editor },
  lesson: async () => (await import('./lesson.ts')).lesson,
  problems: async () => (await import('../data/problems.json')).default,
};
