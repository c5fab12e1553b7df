import type { BoardEntry } from '@marchlands/kit/board.ts';
import { Picture } from './picture.tsx';

/** The game's entry for the page: its picture at once, the rest on demand. */
export const entry: BoardEntry = {
  id: 'island',
  Picture,
  board: async () => (await import('./board.tsx')).module,
  rulebook: async () => (await import('../RULES.md?rulebook')).default,
  lesson: async () => (await import('./lesson.ts')).lesson,
  problems: async () => (await import('../data/problems.json')).default,
};
