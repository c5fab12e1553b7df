// node games/island/test/catanatron/main.ts FILE.json ...: exports of Catanatron, one match a file (one export, or a list of
// them in order), played by our rules. Says for each file what differs first; exit code 1 where something does.

import { readFileSync } from 'node:fs';
import type { Exported } from './format.ts';
import { firstDifference } from './replay.ts';

let differ = 0;
for (const file of process.argv.slice(2)) {
  const data = JSON.parse(readFileSync(file, 'utf8')) as Exported | readonly Exported[];
  const difference = firstDifference(Array.isArray(data) ? data : [data as Exported]);
  if (difference !== null) differ += 1;
  console.log(`${file}: ${difference ?? 'the same'}`);
}
process.exitCode = differ > 0 ? 1 : 0;
