import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  readonly base: string;
  readonly child: ChildProcess;
  /** Fulfilled when the process has ended. */
  readonly ended: Promise<void>;
}

/** Starts a server as `node server/main.ts` does; fulfilled once it listens. */
export function startProcess(port: number, environment: { readonly [name: string]: string }): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      MARCHLANDS_LOG: 'error',
      MARCHLANDS_REQUESTS: '1000000',
      MARCHLANDS_SOCKETS: '100000',
      MARCHLANDS_CONNECTIONS: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const found = /served at http:\/\/localhost:(\d+)\//.exec(String(data));
      if (found !== null) resolve({ base: `http://127.0.0.1:${found[1]}`, child, ended });
    });
    void ended.then(() => reject(new Error('the server ended before it listened')));
  });
}
