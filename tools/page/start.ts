// npm start: builds the page where it is stale, and serves it and tables online to this machine and its local network.

import { join } from 'node:path';
import { ConfigError } from '@marchlands/server/config.ts';
import { runServer } from '@marchlands/server/main.ts';
import { root } from '../tree.ts';
import { buildPage, pageFolder } from './build.ts';

const usage = `npm start                 serves the page and its tables on http://localhost:8350/ (or the next free port)
npm start -- --port 9000  on another port
npm start -- --here       to this machine alone, not to the local network
npx marchlands play       plays in the terminal instead`;

const given = process.argv.slice(2);
const environment: NodeJS.ProcessEnv = { ...process.env };
environment.MARCHLANDS_LOG ??= 'warn';
environment.MARCHLANDS_STORE ??= join(root, 'marchlands.sqlite');
for (let i = 0; i < given.length; i += 1) {
  if (given[i] === '--here') environment.HOST = '127.0.0.1';
  else if (given[i] === '--port' && i + 1 < given.length) {
    environment.PORT = given[i + 1];
    i += 1;
  } else {
    console.error(`npm start knows no ${given[i]}.\n${usage}`);
    process.exit(2);
  }
}
const problem = buildPage();
if (problem !== null) {
  console.error(`The page could not be built. What the builder said:\n${problem}`);
  process.exit(1);
}
try {
  await runServer(pageFolder, environment);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(2);
}
