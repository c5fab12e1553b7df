// npm start: builds the page where it is stale, and serves it and tables online to this machine and its local network.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../tree.ts';
import { buildPage, pageFolder } from './build.ts';

const usage = `npm start                 serves the page and its tables on http://localhost:8350/ (or the next free port)
npm start -- --port 9000  on another port
npm start -- --here       to this machine alone, not to the local network
npx marchlands play       plays in the terminal instead`;

const given = process.argv.slice(2);
const environment: NodeJS.ProcessEnv = { ...process.env, MARCHLANDS_PAGE: pageFolder };
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
const server = spawn(process.execPath, [join(root, 'server', 'main.ts')], { stdio: 'inherit', env: environment });
// The terminal sends Ctrl-C to both; what it means is for the server to say.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('close', (code, signal) => process.exit(signal === null ? code : 1));
