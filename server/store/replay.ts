import type { LoadGame } from '../keeper/parts.ts';
import type { Change } from '../table/change.ts';
import { Table } from '../table/table.ts';
import type { Store } from './store.ts';

/** Tables that are read at once. */
const PAGE = 200;

/** What came of replaying all tables of a store. */
export interface Replayed {
  readonly tables: number;
  /** Matches that lead to the state that was stored with them. */
  readonly matches: number;
  /** Those that do not, by table: a sentence each. */
  readonly broken: readonly { readonly table: string; readonly message: string }[];
}

/** Replays every match of a store by the rules of this build, and compares the states that they lead to. */
export async function replayStore(
  store: Store,
  loadGame: LoadGame,
  onTable: (tables: number) => void = () => {},
): Promise<Replayed> {
  const broken: { table: string; message: string }[] = [];
  let tables = 0;
  let matches = 0;
  let after = '';
  for (;;) {
    const ids = await store.tableIds(after, PAGE);
    for (const table of ids) {
      tables += 1;
      after = table;
      try {
        const message = await replayTable(store, loadGame, table);
        if (message === null) continue;
        if (message === '') matches += 1;
        else broken.push({ table, message });
      } catch (error) {
        broken.push({ table, message: error instanceof Error ? error.message : String(error) });
      }
      onTable(tables);
    }
    if (ids.length < PAGE) return { tables, matches, broken };
  }
}

/** Null for a table without a match, '' for one that holds, else what is wrong. */
async function replayTable(store: Store, loadGame: LoadGame, id: string): Promise<string | null> {
  const rows = await store.changes(id);
  // Only `Change`s are stored.
  const past = rows.map(({ at, data }) => ({ at, change: JSON.parse(data) as Change }));
  const first = past.at(0)?.change;
  const game = await loadGame(first?.kind === 'opened' ? first.plan.game : '');
  if (!game.ok) return game.problem.message;
  const table = Table.load(game.value, id, past);
  if (table.data.header === null) return null;
  return table.trouble === null ? '' : table.trouble.message;
}
