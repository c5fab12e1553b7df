import { entryView } from '@marchlands/core/entries.ts';
import { type ViewOf, viewsOf } from '@marchlands/core/views.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { State } from '../state.ts';
import { type TableView, table } from './table.ts';

/** Nothing is hidden: a game with secrets declares here what is hidden, and from whom (`own`). */
export const views = viewsOf({ State, table });
export interface View extends ViewOf<TableView, null> {}

export const viewEntry = entryView<State, Move, Outcome>(moveCodec, outcomeCodec, {});
