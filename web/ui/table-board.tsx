import type { BoardProps } from '@marchlands/kit/board.ts';
import { words } from '../words/words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { TextBoard } from './text-board.tsx';
import type { LoadedBoard } from './use-board.ts';

/** The board of the table, drawn or as text: what a game draws is kept from taking the screen with it. */
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
  /** Another one begins with a board of its own. */
  readonly boardKey: string;
  readonly asText: boolean;
  /** The board in plain text. */
  readonly text: string;
  /** The draft that the text board works on. */
  readonly textDraft: BoardProps['draft'];
  /** The drawn board cannot go on. */
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
