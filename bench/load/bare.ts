// A bare loop of single-row inserts into a SQLite file, each committed and synced separately: the limit set by the
// disk. Run as its own process; prints rows per second.

import { DatabaseSync } from 'node:sqlite';

const [path = '', seconds = '5'] = process.argv.slice(2);
const database = new DatabaseSync(path);
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL');
database.exec('CREATE TABLE rows (match TEXT, seq INTEGER, data TEXT, PRIMARY KEY (match, seq))');
const insert = database.prepare('INSERT INTO rows VALUES (?, ?, ?)');
const data = 'x'.repeat(300);
const begun = performance.now();
let rows = 0;
while (performance.now() - begun < Number(seconds) * 1000) {
  insert.run(`table ${rows % 2000}`, rows, data);
  rows += 1;
}
console.log(JSON.stringify({ perSecond: rows / ((performance.now() - begun) / 1000) }));
database.close();
