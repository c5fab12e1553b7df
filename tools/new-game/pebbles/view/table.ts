import { whole } from '@marchlands/core/params.ts';
import { fieldsOf, type RecordField, type TableOf } from '@marchlands/core/table.ts';
import type { Final } from '@marchlands/core/types.ts';
import { MOST_PEBBLES } from '../options.ts';
import { result } from '../rules/final.ts';
import { State } from '../state.ts';

const f = fieldsOf(State);

const fields = {
  /** Pebbles in the heap; by default, for a position without it, as many as at the start. */
  heap: f.num('heap', whole(0, MOST_PEBBLES), {
    else: (s) => s.setup.options.heap,
    in: (s) => whole(0, s.setup.options.heap),
  }),
  /** The seat in turn; once the match is over, the seat that took the last pebble. */
  player: f.seat('player'),
  result: f.derived((s): Final | null => (s.heap === 0 ? result(s) : null)),
};
/** The public part of the view. */
export interface TableView extends TableOf<typeof fields> {}
export const table: RecordField<State, TableView> = f.table(fields);
