import type { LinesControls } from '../lines/controls.ts';
import type { ReviewControls } from '../review/use-review.ts';
import type { Table, TableState } from '../table/table.ts';
import { Scrubber } from './scrubber.tsx';
import type { TableSlots } from './table-slots.ts';
import { ToolPanel } from './tool-panel.tsx';
import type { ToolProps } from './tools.ts';
import type { Replay } from './use-replay.ts';
import type { TableTools } from './use-table-tools.ts';

/** The replay controls and the open tool. */
export function TableFoot({
  table,
  state,
  lines,
  slots,
  tools,
  canDraw,
  replay,
  isPlaying,
  review,
  canPlayOut,
  onPoint,
}: {
  readonly table: Table;
  readonly state: TableState;
  readonly lines: LinesControls | null;
  readonly slots: TableSlots | null;
  readonly tools: TableTools;
  /** False if the game has no drawn board. */
  readonly canDraw: boolean;
  readonly replay: Replay;
  /** True while the board plays events. */
  readonly isPlaying: boolean;
  readonly review: ReviewControls | null;
  /** True if the rest can hardly change the result. */
  readonly canPlayOut: boolean;
  readonly onPoint: ToolProps['onPoint'];
}) {
  const { version } = state.now;
  return (
    <>
      {replay.at !== null && (
        <div className="table-foot">
          <Scrubber
            at={replay.at}
            last={version}
            isPlaying={isPlaying && !tools.asText}
            onGo={replay.go}
            onAdvance={replay.advance}
          />
        </div>
      )}
      {tools.tool !== null && (
        <ToolPanel
          {...{ table, state, lines, canDraw }}
          asText={tools.asText}
          noLines={tools.noLines}
          onText={tools.toggleText}
          onReplay={replay.at === null ? () => replay.go(version) : null}
          name={tools.tool}
          at={replay.at}
          onPoint={onPoint}
          onReview={review?.now.state === 'closed' ? review.open : null}
          onPlayOut={canPlayOut ? () => tools.playOut(true) : null}
          slots={slots}
          onLines={() => tools.tryLines(replay.at)}
          onClose={() => tools.setTool(null)}
          onTool={tools.setTool}
        />
      )}
    </>
  );
}
