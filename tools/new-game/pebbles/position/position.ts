import { read } from '@marchlands/core/read.ts';
import type { Result } from '@marchlands/core/result.ts';
import type { Setup } from '../setup.ts';
import { State } from '../state.ts';
import { type TableView, table } from '../view/table.ts';

/** Reads a position: the members of the table, each of which may be left out. */
export function parse(setup: Setup, json: unknown): Result<State> {
  return read((r) => {
    const s = new State(setup);
    table.take(r, json, 'position', s, 0);
    return s;
  });
}

export const format = (s: State): TableView => table.get(s, 0);
