import { entryView } from '@marchlands/core/entries.ts';
import type { Viewer } from '@marchlands/core/seat.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import type { State } from '../state.ts';
import { type TableView, table } from './table.ts';

export interface View {
  readonly viewer: Viewer;
  readonly table: TableView;
  /** Nothing is known to one seat alone. */
  readonly own: null;
}

/** All that a viewer may know. */
export const view = (s: State, viewer: Viewer): View => ({ viewer, table: table.get(s, 0), own: null });

export const viewEntry = entryView<State, Move, Outcome>(moveCodec, outcomeCodec, {});
