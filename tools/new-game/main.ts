// npm run new-game -- ID [--title TITLE]: makes games/ID, which type-checks and passes at once, and its two lines in
// games/index.ts. It contains a small game, to be rewritten. Exit code 2 on bad usage.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../tree.ts';
import { badUsage, readArguments } from '../usage.ts';
import { writeGame } from './write.ts';

const { values, positionals } = readArguments({ title: { type: 'string' } });
const [id = ''] = positionals;
if (positionals.length !== 1) badUsage('Usage: npm run new-game -- ID [--title TITLE]');
const made = writeGame(root, { id, ...(values.title === undefined ? {} : { title: values.title }) });
if (typeof made === 'string') badUsage(made);
// A longer id may need its own line.
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
spawnSync(process.execPath, [biome, 'check', '--write', 'games/index.ts', `games/${id}`], { cwd: root });
console.log(`games/${id} holds a small game that plays, with a board, a lesson, bots and tests: write over it, file by file.
  npx marchlands play ${id}
  npm run conformance -- ${id}
  npm test -- --changed
docs/adding-a-game.md says what each file is for.`);
