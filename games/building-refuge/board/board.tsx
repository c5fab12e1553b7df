import type { BoardModule } from '@marchlands/kit/board.ts';

/** Not drawn yet. */
export const module: BoardModule = { Board: () => null, factsOf: () => ({ score: null, facts: [] }) };
