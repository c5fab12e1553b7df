import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * As docs/scale.md starts a server: a collection of young objects then copies little at a time, and waits for no other
 * thread.
 */
const YOUNG = ['--max-semi-space-size=8', '--no-parallel-scavenge'];
const TOKEN = 'the token of the load';

/** A server in its own process. */
export interface Program {
  readonly server: ChildProcess;
  readonly base: string;
}

/** Starts a program; fulfilled with the match of the pattern in its first lines. */
export function start(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  pattern: RegExp,
): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const found = pattern.exec(String(data))?.[1];
      if (found !== undefined) resolve([child, found]);
    });
    child.once('exit', () => reject(new Error(`node ${args.join(' ')} ended`)));
  });
}

/** Starts a server without limits for guests. @param flags of Node */
export async function startServer(env: NodeJS.ProcessEnv, flags: readonly string[] = []): Promise<Program> {
  const [server, port] = await start(
    [...YOUNG, ...flags, fileURLToPath(new URL('../../server/main.ts', import.meta.url))],
    {
      HOST: '127.0.0.1',
      PORT: '0',
      MARCHLANDS_REQUESTS: '1000000000',
      MARCHLANDS_SOCKETS: '1000000',
      MARCHLANDS_CONNECTIONS: '1000000',
      MARCHLANDS_ADMIN: TOKEN,
      MARCHLANDS_LOG: 'error',
      ...env,
    },
    /localhost:(\d+)/,
  );
  return { server, base: `http://127.0.0.1:${port}` };
}

export async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve));
}

/** The server's own meters, as text. */
export async function metersOf(base: string): Promise<string> {
  const response = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return response.text();
}
