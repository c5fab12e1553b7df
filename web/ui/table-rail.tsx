import type { BoardModule } from '@marchlands/kit/board.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ReviewControls } from '../review/use-review.ts';
import type { LogLine, Snapshot, Table, TableState, Waiting } from '../table/table.ts';
import { words } from '../words/words.ts';
import { Ending, NextSteps } from './ending.tsx';
import { Goal } from './goal.tsx';
import { LogTabs } from './log-tabs.tsx';
import { Seats } from './seats.tsx';
import { SoundQuestion } from './sound-question.tsx';
import type { TableSlots } from './table-slots.ts';
import type { Replay } from './use-replay.ts';
import type { ToldByOthers } from './use-told.ts';

const ReviewPanel = lazy(() => import('../review/review-panel.tsx'));

const NONE: readonly never[] = [];

/** The column beside the board: seats, the end of the match, its review, the log. */
export function TableRail({
  table,
  state,
  board,
  shown,
  announced,
  told,
  replay,
  hasEnded,
  waiting,
  review,
  log,
  slots,
  isLines,
  noLines,
  onLines,
  onShowStep,
  onShowBoard,
  children,
}: {
  readonly table: Table;
  readonly state: TableState;
  /** The drawn board; null until loaded. */
  readonly board: BoardModule | null;
  /** The view of the replayed moment; null outside a replay. */
  readonly shown: Snapshot['view'] | null;
  /** The newest snapshot that may be announced. */
  readonly announced: Snapshot;
  /** The others' actions since the person at the screen acted. */
  readonly told: ToldByOthers;
  readonly replay: Replay;
  /** The board has shown the end of the match. */
  readonly hasEnded: boolean;
  /** The thinking bot shown at its seat; null if there is none. */
  readonly waiting: Waiting | null;
  readonly review: ReviewControls | null;
  readonly log: ReactNode;
  readonly slots: TableSlots | null;
  /** Whether this table is for lines. */
  readonly isLines: boolean;
  /** Why lines cannot be tried from here; null if they can. */
  readonly noLines: string | null;
  readonly onLines: (at: number | null) => void;
  readonly onShowStep: (at: number, told?: LogLine) => void;
  readonly onShowBoard: () => void;
  /** Content above the seats: a lesson. */
  readonly children: ReactNode;
}) {
  const { info, now } = state;
  return (
    <aside className="rail" aria-label={words.table.tools}>
      {children}
      {info.deal !== null && <p className="deal-name soft tabular">{words.deal.of(info.deal)}</p>}
      <Seats
        info={info}
        view={shown ?? announced.view}
        board={board}
        awaited={shown === null ? announced.awaited : NONE}
        told={told.lines}
        waiting={waiting}
        slot={slots?.seat ?? null}
      />
      {hasEnded && (
        <Ending state={state}>
          {/* A lesson or a problem has its own next steps, and no players for a rematch. */}
          {children === undefined && (
            <NextSteps
              table={table}
              state={state}
              onReplay={() => replay.go(0)}
              again={slots?.again ?? null}
              onReview={review?.open ?? null}
              onLines={noLines === null ? () => onLines(null) : null}
            />
          )}
        </Ending>
      )}
      {review !== null && review.now.state !== 'closed' && (
        <Suspense fallback={null}>
          <ReviewPanel
            table={table}
            info={info}
            log={now.log}
            ending={now.final?.sentence ?? ''}
            controls={review}
            at={replay.at}
            onGo={onShowStep}
            onLook={onShowBoard}
            onLines={onLines}
          />
        </Suspense>
      )}
      {!isLines && !hasEnded && <SoundQuestion />}
      {slots === null ? log : <LogTabs log={log} slots={slots} />}
      <Goal info={info} />
    </aside>
  );
}
