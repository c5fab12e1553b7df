/** One viewer's private knowledge, as fields whose record number is the viewer: a seat, or EVERYTHING. */
import { EVERYTHING, type Seat } from './seat.ts';
import { type Field, fieldsOf, type TableOf } from './table.ts';
import type { AnyState } from './types.ts';

interface RowOptions<S> {
  /** Whether a row has something to show; all rows where absent. */
  isShown?(s: S, row: number): boolean;
  /** Called for each row put back or read. */
  onPut?(s: S, row: number): void;
}

/** Whether a viewer sees the private data of a seat. */
export function seesOwn(viewer: number, seat: Seat): boolean {
  return viewer === EVERYTHING || viewer === seat;
}

/**
 * Makers of private fields.
 * @param seats most seats: a row of a pair of seats is `first * seats + second`
 */
export function ownRowsOf<S extends AnyState>(State: { readonly prototype: S }, seats: number) {
  const f = fieldsOf(State);
  /** The seat of a single row; the seats of a pair's row. */
  const seat = f.derived((_s, row): Seat => row);
  const first = f.derived((_s, row): Seat => Math.floor(row / seats));
  const second = f.derived((_s, row): Seat => row % seats);

  /** Rows of a seat, or of a pair of seats, visible to the first. @param by names of the seats of a row */
  function rows<
    const N extends string,
    const F extends { readonly [member: string]: Field<S, unknown> } & { readonly [name in N]: Field<S, Seat> },
  >(
    by: readonly N[],
    fields: F,
    { isShown = () => true, onPut = () => {} }: RowOptions<S> = {},
  ): Field<S, readonly TableOf<F>[]> {
    const record = f.record(fields);
    const width = by.length === 1 ? 1 : seats;
    const rowOf = (of: readonly Seat[]): number => of.reduce((row, one) => row * seats + one, 0);
    return {
      get(s, viewer) {
        const shown: TableOf<F>[] = [];
        for (let row = 0; row < s.setup.seats * width; row += 1) {
          const isRow = seesOwn(viewer, Math.floor(row / width)) && row % width < s.setup.seats;
          if (isRow && isShown(s, row)) shown.push(record.get(s, row));
        }
        return shown;
      },
      put(s, _viewer, values) {
        for (const value of values) {
          const row = rowOf(by.map((name) => value[name]));
          record.put(s, row, value);
          onPut(s, row);
        }
      },
      take(r, value, at, s) {
        const given = new Set<number>();
        r.list(value ?? [], at, (item, spot) => {
          const raw = r.record(item, spot);
          const row = rowOf(by.map((name) => r.whole(raw[name], `${spot}.${name}`, 0, s.setup.seats - 1)));
          if (given.has(row)) r.fail(spot, `has the same ${by.join(' and ')} as a row before it.`);
          given.add(row);
          record.take(r, raw, spot, s, row);
          onPut(s, row);
        });
      },
    };
  }

  /** A list with null for items unknown to the viewer. @param from the row of the first item */
  function known<V>(
    item: Field<S, V>,
    count: (s: S) => number,
    isKnown: (s: S, viewer: number, row: number) => boolean,
    from = 0,
  ): Field<S, readonly (V | null)[]> {
    return {
      get: (s, viewer) =>
        Array.from({ length: count(s) }, (_, j) => (isKnown(s, viewer, from + j) ? item.get(s, from + j) : null)),
      put(s, _viewer, values) {
        for (const [j, value] of values.entries()) if (value !== null) item.put?.(s, from + j, value);
      },
      take(r, value, at, s) {
        const given = r.list(value ?? [], at, (one) => one);
        if (given.length > count(s)) r.fail(at, `has ${given.length} entries; there are ${count(s)}.`);
        for (const [j, one] of given.slice(0, count(s)).entries())
          if (one !== null) item.take?.(r, one, `${at}[${j}]`, s, from + j);
      },
    };
  }

  return { seat, first, second, rows, known };
}
