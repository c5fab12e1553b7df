import type { Table } from './play.ts';

/** Plays one turn for each red die, with a yellow die that makes no seven. */
export function reds(table: Table, ...faces: readonly number[]): Table {
  for (const red of faces)
    table.play(`roll =${red},${red === 5 ? 1 : red === 6 ? 2 : 3},science`.replace('4,3', '4,1')).play('end');
  return table;
}
