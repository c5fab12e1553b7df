import { boards } from '@marchlands/games/boards.ts';
import { speakGame } from '@marchlands/games/index.ts';
import type { BoardModule, BoardProps } from '@marchlands/kit/board.ts';
import { type ComponentType, memo, useMemo } from 'react';
import { useLoaded } from './use-loaded.ts';

export interface LoadedBoard {
  /** False where the game has no drawn board. */
  readonly canDraw: boolean;
  readonly isLoading: boolean;
  /** Null until it is here. */
  readonly module: BoardModule | null;
  readonly Board: ComponentType<BoardProps> | null;
}

/** The drawn board of a game, loaded when it is needed. */
export function useBoard(gameId: string): LoadedBoard {
  const entry = boards.find((board) => board.id === gameId);
  const loaded = useLoaded(async () => {
    await speakGame(gameId);
    const module = await entry?.board?.();
    await module?.load();
    return module ?? null;
  }, [gameId]);
  const module = loaded.state === 'ready' ? loaded.value : null;
  // What the pointer is on changes the prompt and not the board, which is then not drawn again.
  const Board = useMemo(() => (module === null ? null : memo(module.Board)), [module]);
  return { canDraw: entry?.board !== undefined, isLoading: loaded.state === 'loading', module, Board };
}
