/** Each game's entry for the page: the `board/entry.ts` of every folder beside this file. */
import type { BoardEntry } from '@marchlands/kit/board.ts';

export const boards: readonly BoardEntry[] = Object.values(
  import.meta.glob<BoardEntry>('./*/board/entry.ts', { eager: true, import: 'entry' }),
);
