/**
 * One declaration of the table's content. A field says how a member of the view is read from the state and put back,
 * and how it is read from outside (a position). A record of fields then gives the view, its type, the way back from a
 * view to a state, and the reader of positions: undeclared data is neither shown nor read.
 *
 *   const f = fieldsOf(State);
 *   const townFields = {
 *     // Castle walls standing.
 *     walls: f.num('walls', whole(0, 10)),
 *     units: f.rows(unit, { ... }),
 *   };
 *   export interface TownView extends TableOf<typeof townFields> {}
 *   const town: RecordField<State, TownView> = f.record(townFields);
 *
 * The interface keeps names readable in errors and editors. A `Param` is the only coding: the state holds the number of
 * a value. Members are shown, put back and read in the order of their declaration, so that a default may use the
 * members read before it.
 */

import { composedFields } from './fields/composed.ts';
import type { Field, RecordField, TableOf } from './fields/field.ts';
import { keptFields } from './fields/kept.ts';
import { namedFields } from './fields/named.ts';
import { seatFields } from './fields/seats.ts';
import { singleFields } from './fields/single.ts';
import type { StateClass } from './fields/slot.ts';
import { vectorFields } from './fields/vectors.ts';
import { wholeFields } from './fields/whole.ts';
import type { AnyState } from './types.ts';

export type { Field, RecordField, TableOf } from './fields/field.ts';

/** The makers of fields for one class of states. */
export function fieldsOf<S extends AnyState>(State: StateClass<S>) {
  const composed = composedFields<S>();

  /**
   * The record of the whole table. Several viewers and several events in a row see the same state: it is read once, and
   * consecutive equal states give the same object.
   */
  function table<const F extends { readonly [member: string]: Field<S, unknown> }>(
    fields: F,
  ): RecordField<S, TableOf<F>> {
    const made = composed.record(fields);
    let state: S | null = null;
    let seen: TableOf<F> | null = null;
    return {
      ...made,
      get(s, i) {
        if (seen !== null && state?.setup === s.setup && state.equals(s)) return seen;
        seen = made.get(s, i);
        if (state === null) state = s.clone();
        else state.copyFrom(s);
        return seen;
      },
    };
  }

  return {
    ...singleFields(State),
    ...seatFields(State),
    ...vectorFields<S>(),
    ...namedFields<S>(),
    ...wholeFields<S>(),
    ...composed,
    ...keptFields(State),
    table,
  };
}
