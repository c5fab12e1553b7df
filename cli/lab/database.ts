import { fail, messageOf, ok, type Result } from '@marchlands/core/result.ts';
import type { OrderQueue } from '@marchlands/lab/distributed/queue.ts';
import type { Flag } from '../usage/flags.ts';
import { programVersion } from '../usage/version.ts';

/** `--database URL`; '' without an address, null without the flag. */
export const databaseFlag: Flag<string | null> = {
  placeholder: 'URL',
  about: 'A PostgreSQL database whose workers play the matches; without an address that of DATABASE_URL.',
  absent: null,
  fits: (word) => word.includes(':'),
  read: ok,
};

/** @param url '' for the environment's */
export async function openQueue(url: string): Promise<Result<OrderQueue>> {
  const address = url === '' ? (process.env['DATABASE_URL'] ?? '') : url;
  if (address === '')
    return fail('needs an address such as postgres://user:password@host/name, here or in DATABASE_URL.', '--database');
  // The database library is loaded only on demand.
  const [{ OrderQueue: Queue }, { storeProblem }] = await Promise.all([
    import('@marchlands/lab/distributed/queue.ts'),
    import('@marchlands/server/store/problem.ts'),
  ]);
  return Queue.open(address, programVersion(), (error) => messageOf(storeProblem(address, error)));
}

/** Uses a queue, and closes it in any case. */
export async function withQueue<T>(queue: OrderQueue | null, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } finally {
    await queue?.close();
  }
}
