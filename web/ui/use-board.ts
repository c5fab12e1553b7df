import { boards } from '@marchlands/games/boards.ts';
import { speakGame } from '@marchlands/games/index.ts';
import type { BoardModule, BoardProps } from '@marchlands/kit/board.ts';
import { type ComponentType, memo, useMemo } from 'react';
import { useLoaded } from './use-loaded.ts';

export interface LoadedBoard {
  /** False if the game has no drawn board. */
  readonly canDraw: boolean;
  readonly isLoading: boolean;
  /** Null until loaded. */
  readonly module: BoardModule | null;
  readonly Board: ComponentType<BoardProps> | null;
}

/** The drawn board of a game, loaded on demand. */
export function useBoard(gameId: string): LoadedBoard {
  const entry = boards.find((board) => board.id === gameId);
  const loaded = useLoaded(async () => {
    await speakGame(gameId);
    const module = await entry?.board?.();
    await module?.load();
    return module ?? null;
  }, [gameId]);
  const module = loaded.state === 'ready' ? loaded.value : null;
  // Pointing changes the prompt but not the board, so the board is not redrawn.
  const Board = useMemo(() => (module === null ? null : memo(module.Board)), [module]);
  return { canDraw: entry?.board !== undefined, isLoading: loaded.state === 'loading', module, Board };
}
