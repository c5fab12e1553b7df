// node games/island/test/catanatron/main.ts FILE.json ...: exports of Catanatron, one match a file (one export, or a list of
// them in order), played by our rules; `format.ts` has the format. Says for each file what differs first, or what is wrong
// in it; exit code 1 where something differs, 2 where a file cannot be read.

import { readFileSync } from 'node:fs';
import { problemText } from '@marchlands/core/result.ts';
import type { Exported } from './format.ts';
import { readExport } from './read.ts';
import { firstDifference } from './replay.ts';

/** What a file comes to; sets the exit code. */
function lookAt(file: string): string {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    process.exitCode = 2;
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
  const exports: Exported[] = [];
  for (const [i, one] of (Array.isArray(data) ? data : [data]).entries()) {
    const read = readExport(one);
    if (!read.ok) {
      process.exitCode = 2;
      return `is no export${Array.isArray(data) ? ` (number ${i + 1} of the list)` : ''}: ${problemText(read.problem)}`;
    }
    exports.push(read.value);
  }
  const difference = exports.length === 0 ? null : firstDifference(exports);
  if (difference !== null) process.exitCode ??= 1;
  return difference ?? 'the same';
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: node games/island/test/catanatron/main.ts FILE.json ...');
  process.exitCode = 2;
}
for (const file of files) console.log(`${file}: ${lookAt(file)}`);
