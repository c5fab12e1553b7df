import type { AnyEvent } from '@marchlands/core/types.ts';
import type { BoardProps, Considered } from '@marchlands/kit/board.ts';
import type { Snapshot, TableState } from '../table/table.ts';
import { words } from '../words/words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { HandOver } from './hand-over.tsx';
import { TextBoard } from './text-board.tsx';
import type { Acting } from './use-acting.ts';
import type { LoadedBoard } from './use-board.ts';
import type { TableTools } from './use-table-tools.ts';
import type { Telling } from './use-telling.ts';

const NONE: readonly never[] = [];

interface Props extends Pick<BoardProps, 'pointed' | 'motion' | 'pace' | 'onSound' | 'refuse' | 'tell'> {
  readonly state: TableState;
  readonly board: LoadedBoard;
  readonly acting: Acting;
  readonly telling: Telling;
  readonly tools: TableTools;
  /** The moment on the board. */
  readonly shown: Pick<Snapshot, 'view' | 'text' | 'newEvents'>;
  readonly isReplay: boolean;
  readonly isLines: boolean;
  /** Events whose places are marked while nothing is asked. */
  readonly solved: readonly AnyEvent[];
  readonly hints: readonly Considered[];
}

/** The board, or what covers it while the screen changes hands. */
export function TableBoard({
  state,
  acting,
  telling,
  tools,
  shown,
  isReplay,
  isLines,
  solved,
  hints,
  ...props
}: Props) {
  const { info, now, seated, handOver, held } = state;
  const { choices, draft, isMine } = acting;
  const { isShowing, isWatching, told } = telling;
  // Show public events to everybody before the screen goes to the next person.
  if (handOver !== null && !isShowing)
    return <HandOver seat={handOver} state={state} onGo={held === 'here' ? tools.takeOver : null} />;
  return (
    <Board
      {...props}
      // In simultaneous decisions each seat starts with a fresh board, as after handing over the screen.
      boardKey={isLines && draft?.isShared === true ? `choice of ${seated}` : 'board'}
      asText={tools.asText}
      text={shown.text}
      textDraft={draft}
      onFail={telling.rest}
      view={shown.view}
      seats={info.seats}
      options={info.options}
      choices={isWatching ? NONE : choices}
      draft={isReplay || handOver !== null ? null : now.draft}
      choosing={isMine && !isWatching ? seated : null}
      newEvents={shown.newEvents}
      recent={isShowing ? NONE : isMine ? told.events : solved}
      hints={isWatching ? NONE : hints}
      choose={acting.choose}
      redraft={acting.redraft}
      commit={acting.commit}
      explain={acting.explain}
      onStage={telling.onStage}
    />
  );
}

/** A drawn board, or its text; a failure in a game's drawing does not break the screen. */
function Board({
  board: { Board: Drawn, isLoading },
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
  if (Drawn === null && isLoading) return null;
  if (Drawn === null || asText) return textBoard;
  return (
    <ErrorBoundary message={words.trouble.board} fallback={textBoard} onFail={onFail}>
      <Drawn key={boardKey} {...props} />
    </ErrorBoundary>
  );
}
