// npm start: builds the page where it is stale, serves it to this machine, and says where it is.

import { buildPage, pageFolder } from './build.ts';
import { listen, pageServer } from './serve.ts';

const DEFAULT_PORT = 8350;

const usage = `npm start                 serves the page on http://localhost:${DEFAULT_PORT}/ (or the next free port)
npm start -- --port 9000  on another port
npx marchlands play       plays in the terminal instead`;

const args = process.argv.slice(2);
const portAt = args.indexOf('--port');
const port = portAt < 0 ? DEFAULT_PORT : Number(args[portAt + 1]);
if (args.some((arg, i) => arg !== '--port' && (portAt < 0 || i !== portAt + 1))) {
  console.error(`npm start knows no ${args.join(' ')}.\n${usage}`);
  process.exit(2);
}
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`--port must be a number from 0 to 65535, not ${args[portAt + 1] ?? 'nothing'}.\n${usage}`);
  process.exit(2);
}
const problem = buildPage();
if (problem !== null) {
  console.error(`The page could not be built. What the builder said:\n${problem}`);
  process.exit(1);
}
const server = pageServer(pageFolder);
const address = await listen(server, port);
if (address === null) {
  console.error(`The ports ${port} to ${port + 9} are all taken. Choose another: npm start -- --port 9000`);
  process.exit(1);
}
console.log(`Marchlands is served at ${address}\nOpen it in a browser. Ctrl-C ends it.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
