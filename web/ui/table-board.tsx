import type { BoardProps } from '@marchlands/kit/board.ts';
import { words } from '../words/words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { TextBoard } from './text-board.tsx';
import type { LoadedBoard } from './use-board.ts';

/** The table's board, drawn or as text; a failure in a game's drawing does not break the screen. */
export function TableBoard({
  board: { Board, isLoading },
  boardKey,
  asText,
  text,
  textDraft,
  onFail,
  ...props
}: BoardProps & {
  readonly board: LoadedBoard;
  /** A different key remounts the board. */
  readonly boardKey: string;
  readonly asText: boolean;
  /** The board in plain text. */
  readonly text: string;
  /** The draft for the text board. */
  readonly textDraft: BoardProps['draft'];
  /** Called when the drawn board fails. */
  readonly onFail: () => void;
}) {
  const textBoard = (
    <TextBoard
      text={text}
      choices={props.choices}
      draft={textDraft}
      choose={props.choose}
      redraft={props.redraft}
      commit={props.commit}
      tell={props.tell}
    />
  );
  if (Board === null && isLoading) return null;
  if (Board === null || asText) return textBoard;
  return (
    <ErrorBoundary message={words.trouble.board} fallback={textBoard} onFail={onFail}>
      <Board key={boardKey} {...props} />
    </ErrorBoundary>
  );
}
