import { DatabaseSync } from 'node:sqlite';
import { type Driver, type Found, number, type Row, statement, text } from './driver.ts';
import { MIGRATIONS } from './migrations.ts';
import { StoreProblem } from './problem.ts';

/** Queries for the columns of every table, as rows of `tab` and `col`. */
export const COLUMNS_OF = {
  sqlite: `SELECT s.name AS tab, c.name AS col FROM sqlite_schema s JOIN pragma_table_info(s.name) c
    WHERE s.type = 'table' AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
  postgres: `SELECT table_name AS tab, column_name AS col FROM information_schema.columns
    WHERE table_schema = current_schema()`,
} as const;
export const STEPS_OF = 'SELECT step FROM schema_steps ORDER BY step';
const STEPS_TABLE = 'CREATE TABLE IF NOT EXISTS schema_steps (step INTEGER PRIMARY KEY)';

/** Columns by table, from rows of `COLUMNS_OF`. */
export function columnsIn(rows: readonly Row[]): Found['columns'] {
  const columns = new Map<string, string[]>();
  for (const row of rows) {
    const known = columns.get(text(row, 'tab'));
    if (known === undefined) columns.set(text(row, 'tab'), [text(row, 'col')]);
    else known.push(text(row, 'col'));
  }
  return columns;
}

/** The columns of a store after its first steps: runs them in an in-memory database. */
function columnsAfter(steps: number): Found['columns'] {
  const model = new DatabaseSync(':memory:');
  try {
    for (const sql of MIGRATIONS.slice(0, steps).flat()) model.exec(sql);
    // Both columns are texts.
    return columnsIn(model.prepare(COLUMNS_OF.sqlite).all() as readonly Row[]);
  } finally {
    model.close();
  }
}

/**
 * Whether a database is a store of ours; `new` if it holds nothing of ours and a store can be created there.
 * @param name the database's name for messages
 * @throws StoreProblem if it belongs to another program, is damaged, or was written by a later version
 */
export function judge(name: string, { columns, steps, isSharedWithOthers }: Found): 'new' | 'ours' {
  const others = [...columns.keys()].filter((table) => table !== 'schema_steps');
  // An interrupted first start may have left an empty list of steps.
  if (others.length === 0 && steps.length === 0) return 'new';
  const ours = columnsAfter(Math.min(steps.length, MIGRATIONS.length));
  if (steps.length === 0) {
    const all = columnsAfter(MIGRATIONS.length);
    if (isSharedWithOthers && !columns.has('schema_steps') && others.every((table) => !all.has(table))) return 'new';
    throw new StoreProblem(`${name} is not a Marchlands store, but holds other data; nothing in it is changed.`);
  }
  if (steps.length > MIGRATIONS.length)
    throw new StoreProblem(`${name} was written by a later version of Marchlands: start that one.`);
  const isWhole = steps.every((step, at) => step === at);
  const lacking = [...ours].find(([table, names]) => names.some((one) => columns.get(table)?.includes(one) !== true));
  if (!isWhole || lacking !== undefined) {
    const what =
      lacking === undefined ? 'steps of its schema are missing' : `its table "${lacking[0]}" differs from ours`;
    throw new StoreProblem(`${name} is not a complete Marchlands store: ${what}. Nothing in it is changed.`);
  }
  return 'ours';
}

/** Does the missing schema steps, each in a transaction; safe for processes that start at once. */
export async function migrate(driver: Driver): Promise<void> {
  await driver.run([statement(STEPS_TABLE)]).catch(() =>
    // In PostgreSQL, two processes that create one table at the same time collide; a second try finds it.
    driver.run([statement(STEPS_TABLE)]),
  );
  const [rows] = await driver.run([statement(STEPS_OF)]);
  const done = new Set(rows.map((row) => number(row, 'step')));
  for (const [step, texts] of MIGRATIONS.entries()) {
    if (done.has(step)) continue;
    const note = statement('INSERT INTO schema_steps (step) VALUES (?)', step);
    try {
      await driver.run([note, ...texts.map((sql) => statement(sql))]);
    } catch (error) {
      const [there] = await driver.run([statement('SELECT step FROM schema_steps WHERE step = ?', step)]);
      if (there.length === 0) throw error;
    }
  }
}
