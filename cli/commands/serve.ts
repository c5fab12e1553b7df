import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BAD_INPUT, defineCommand, FINE } from '../usage/command.ts';
import { onOff, whole } from '../usage/flags.ts';

/** The built page, from `npm run build` or a released package. */
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

export const serveCommand = defineCommand({
  name: 'serve',
  summary: 'Serve the page and its tables to this machine and its local network.',
  operands: [],
  flags: {
    port: whole('n', [0, 65_535], null, 'The port (default: PORT, or 8350; if it is taken, one of the next nine).'),
    here: onOff('Serve only this machine, not the local network.'),
  },
  details: [
    'The tables are kept in DATABASE_URL, MARCHLANDS_STORE or the file marchlands.sqlite here. It runs until Ctrl-C; after a restart, matches continue where they were. docs/scale.md lists the environment variables.',
  ],
  examples: () => [
    ['serve', 'the page on http://localhost:8350/'],
    ['serve --port 9000 --here', 'on another port, for this machine only'],
  ],
  async run({ flags: { port, here } }, screen) {
    if (!existsSync(PAGE)) {
      screen.complain('marchlands serve: the page is not built. `npm run build` does it, and `npm start` does both.');
      return BAD_INPUT;
    }
    // Loaded on demand: the other commands need no server.
    const [{ runServer }, { ConfigError }] = await Promise.all([
      import('@marchlands/server/main.ts'),
      import('@marchlands/server/config.ts'),
    ]);
    const environment = { ...process.env };
    environment.MARCHLANDS_LOG ??= 'warn';
    if (port !== null) environment.PORT = String(port);
    if (here) environment.HOST = '127.0.0.1';
    try {
      await runServer(PAGE, environment);
      return FINE;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      screen.complain(`marchlands serve: ${error.message}`);
      return BAD_INPUT;
    }
  },
});
