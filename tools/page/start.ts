// npm start: builds the page if it is stale, then acts as `marchlands serve` with the given arguments; the tables are
// stored in this folder, wherever it is started from.

import { join } from 'node:path';
import { root } from '../tree.ts';
import { buildPage } from './build.ts';

const problem = buildPage();
if (problem !== null) {
  console.error(`The page could not be built. What the builder said:\n${problem}`);
  process.exit(1);
}
process.env.MARCHLANDS_STORE ??= join(root, 'marchlands.sqlite');
process.argv.splice(2, 0, 'serve');
await import('marchlands/main.ts');
