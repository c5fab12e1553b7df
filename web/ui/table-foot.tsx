import type { LinesControls } from '../lines/controls.ts';
import type { ReviewControls } from '../review/use-review.ts';
import type { Table, TableState } from '../table/table.ts';
import { Scrubber } from './scrubber.tsx';
import type { TableSlots } from './table-slots.ts';
import { ToolBar } from './tool-bar.tsx';
import { ToolPanel } from './tool-panel.tsx';
import type { ToolProps } from './tools.ts';
import type { HintState } from './use-hint.ts';
import type { Replay } from './use-replay.ts';
import type { TableTools } from './use-table-tools.ts';

/** Under the board: the steps of a replay, the tools, and the one that is open. */
export function TableFoot({
  table,
  state,
  lines,
  slots,
  tools,
  canDraw,
  replay,
  hint,
  review,
  canPlayOut,
  onPoint,
}: {
  readonly table: Table;
  readonly state: TableState;
  readonly lines: LinesControls | null;
  readonly slots: TableSlots | null;
  readonly tools: TableTools;
  /** False where the game has no drawn board. */
  readonly canDraw: boolean;
  readonly replay: Replay;
  readonly hint: HintState;
  readonly review: ReviewControls | null;
  /** True where the rest can hardly change the result. */
  readonly canPlayOut: boolean;
  readonly onPoint: ToolProps['onPoint'];
}) {
  const { version } = state.now;
  const isReplay = replay.at !== null;
  const common = {
    table,
    state,
    lines,
    canDraw,
    asText: tools.asText,
    noLines: tools.noLines,
    onText: tools.toggleText,
  };
  const tryLines = () => tools.tryLines(replay.at);
  return (
    <>
      <div className="table-foot">
        {replay.at !== null && <Scrubber at={replay.at} last={version} onGo={replay.go} />}
        <ToolBar
          {...common}
          isReplay={isReplay}
          unread={slots?.unread ?? 0}
          onUndo={tools.undo}
          onLines={table.allowsLines ? tryLines : null}
          onHint={hint.ask}
          onReplay={() => (isReplay ? replay.leave() : replay.go(version))}
          onTool={tools.setTool}
        />
      </div>
      {tools.tool !== null && (
        <ToolPanel
          {...common}
          name={tools.tool}
          at={replay.at}
          onPoint={onPoint}
          onReview={review?.now.state === 'closed' ? review.open : null}
          onPlayOut={canPlayOut ? () => tools.playOut(true) : null}
          slots={slots}
          onLines={tryLines}
          onClose={() => tools.setTool(null)}
          onTool={tools.setTool}
        />
      )}
    </>
  );
}
