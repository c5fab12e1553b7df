import type { AnyMove } from '@marchlands/core/moves.ts';
import type { BoardProps, DraftView } from './board.ts';

/** The two ways to a table: what is sent, and what is put together at home. */
interface Ways<M> {
  /** The draft of the seat at the screen; null where none is open. */
  readonly draft: DraftView<M> | null;
  /** Sends moves. Those that begin or go on with a choice that is sent whole are drafted until it is. */
  act(moves: readonly M[]): void;
  /** Puts a row in place of the draft. */
  redraft(moves: readonly M[]): void;
}

/**
 * The one door through which a board, drawn or as text, chooses small moves: what stands alone is played, what begins a
 * choice becomes its draft, and what ends one sends it. Only where others choose at the same time, and nothing can be
 * taken back, a whole draft waits for `BoardProps.commit`.
 */
export function chooser<M extends AnyMove>({ draft, act, redraft }: Ways<M>): BoardProps<never, M>['choose'] {
  return (...moves) => {
    if (draft?.isShared === true) redraft([...draft.moves, ...moves]);
    else act(moves);
  };
}
