import type { AnyEvent } from '@marchlands/core/types.ts';
import type { LogEvent } from '@marchlands/kit/board.ts';
import type { LinesControls } from '../lines/controls.ts';
import type { Table, TableState } from '../table/table.ts';
import type { TableSlots } from './table-slots.ts';

/** A tool that opens over the table. */
export type ToolName = 'log' | 'more' | 'record' | 'link' | 'keys' | 'notation' | 'consent' | 'resign' | 'agree';

/** The props of all tools. */
export interface ToolProps {
  readonly name: ToolName;
  readonly table: Table;
  readonly state: TableState;
  readonly at: number | null;
  readonly onPoint: (logged: LogEvent<AnyEvent>, at: number) => void;
  readonly asText: boolean;
  readonly canDraw: boolean;
  readonly onText: () => void;
  /** Null during a replay. */
  readonly onReplay: (() => void) | null;
  readonly lines: LinesControls | null;
  /** An online table's additions; null at any other. */
  readonly slots: TableSlots | null;
  /** Why lines cannot be tried here, as a sentence; null if they can. */
  readonly noLines: string | null;
  readonly onLines: () => void;
  /** Null if the review is already shown. */
  readonly onReview: (() => void) | null;
  /** Null if the rest may still change the result. */
  readonly onPlayOut: (() => void) | null;
  readonly onClose: () => void;
  readonly onTool: (tool: ToolName) => void;
}
