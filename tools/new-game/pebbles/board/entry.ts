import type { BoardEntry } from '@marchlands/kit/board.ts';
import { Picture } from './picture.tsx';

export const entry: BoardEntry = {
  id: 'pebbles',
  Picture,
  board: async () => (await import('./board.tsx')).module,
  rulebook: async () => (await import('../RULES.md?rulebook')).default,
  lesson: async () => (await import('./lesson.ts')).lesson,
};
