import type { AnyMove } from '@marchlands/core/moves.ts';
import type { BoardProps, DraftView } from './board.ts';

/** The two ways of passing moves to a table: sending them, and drafting them locally. */
interface Ways<M> {
  /** The draft of the seat at the screen; null if none is open. */
  readonly draft: DraftView<M> | null;
  /** Sends moves. Moves that begin or continue a choice that is sent whole are drafted until it is whole. */
  act(moves: readonly M[]): void;
  /** Replaces the draft by a sequence. */
  redraft(moves: readonly M[]): void;
}

/**
 * The only way for a board, drawn or as text, to choose small moves: a move that stands alone is played, one that
 * begins a choice becomes its draft, and one that ends a choice sends it. Only if others choose at the same time, and
 * nothing can be taken back, a whole draft waits for `BoardProps.commit`.
 */
export function chooser<M extends AnyMove>({ draft, act, redraft }: Ways<M>): BoardProps<never, M>['choose'] {
  return (...moves) => {
    if (draft?.isShared === true) redraft([...draft.moves, ...moves]);
    else act(moves);
  };
}
