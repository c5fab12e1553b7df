// `npm run kills -- [options]`: kills a server under load at random moments and at each fault point, and checks the
// remaining data. Exit code 1 if anything was lost, doubled or wrong.
//
//   --kills 100           kills at random moments; 4 more at each fault point
//   --tables 20           tables in play meanwhile

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@marchlands/core/testing/free-port.ts';
import { type Killed, runKills } from '@marchlands/server/test/kill/kills.ts';
import { readOptions, readWhole } from '../tools/usage.ts';

const values = readOptions({
  kills: { type: 'string', default: '100' },
  tables: { type: 'string', default: '20' },
});
const kills = readWhole('kills', values.kills, 1);
const tables = readWhole('tables', values.tables, 1);
const folder = mkdtempSync(join(tmpdir(), 'marchlands-kills-'));
const broken: string[] = [];

function print(name: string, { lost, doubled, wrong, ...counts }: Killed): void {
  console.log(
    `${name}: ${counts.kills} kills, ${counts.changes} changes, ${counts.acknowledged} acknowledged moves, ${counts.repeated} repeated; lost ${lost.length}, doubled ${doubled.length}, wrong ${wrong.length}`,
  );
  for (const line of [...lost, ...doubled, ...wrong]) console.log(`  ${line}`);
  broken.push(...lost, ...doubled, ...wrong);
}

try {
  const port = await freePort();
  print(
    'at random moments',
    await runKills({ kills, tables, seed: 'kills', store: join(folder, 'random.sqlite'), port, life: 600 }, (kill) => {
      if (kill % 10 === 0) console.log(`${kill} kills`);
    }),
  );
  for (const point of ['before-commit', 'after-commit', 'before-answer', 'before-broadcast']) {
    const store = join(folder, `${point}.sqlite`);
    print(
      `at ${point}`,
      await runKills({ kills: 4, tables: 4, seed: point, store, port, life: 400, fault: `${point}:20` }),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = broken.length === 0 ? 0 : 1;
