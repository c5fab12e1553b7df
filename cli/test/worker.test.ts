import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { testPostgres } from '@marchlands/core/testing/postgres.ts';
import { OrderQueue } from '@marchlands/lab/distributed/queue.ts';
import { openStore } from '@marchlands/server/store/open.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { programVersion } from '../usage/version.ts';
import { inside, main } from './program.ts';

const postgres = testPostgres();

const line = ['lab', 'building-refuge', '--options', '{"boardSize": 5}', '--bots', 'novice', '--deals', '48', '--json'];

describe('workers of the lab', () => {
  const processes: ChildProcess[] = [];
  afterEach(() => {
    for (const one of processes.splice(0)) one.kill('SIGKILL');
  });

  function startWorker(url: string): ChildProcess {
    const worker = spawn(process.execPath, [main, 'worker', '--jobs', '1'], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'ignore',
    });
    processes.push(worker);
    return worker;
  }

  /** Waits until this many orders are being played. */
  async function untilPlaying(queue: OrderQueue, orders: number): Promise<void> {
    while ((await queue.state()).playing < orders) await pause(20);
  }

  it('come, are killed and stop, and the figures are the same bits as on one machine', async () => {
    const url = await postgres.address('lab');
    const alone = await inside(...line, '--jobs', '2');
    const opened = await OrderQueue.open(url, programVersion());
    if (!opened.ok) throw new Error(opened.problem.message);
    const queue = opened.value;
    const running = inside(...line, '--database', url, '--jobs', '4');
    // The data of a server's admin page on the same database.
    const store = await openStore(url, null);
    // One that has taken two orders and says nothing any more, as a machine that has lost its power.
    const taken = new Set<string>();
    while (taken.size < 2) for (const { id } of await queue.boss.fetch(queue.name)) taken.add(id);
    expect((await store.lists.labOrders())?.playing).toBe(2);
    const workers = [1, 2, 3, 4].map(() => startWorker(url));
    await untilPlaying(queue, 3);
    workers[0].kill('SIGKILL');
    workers[1].kill('SIGKILL');
    // The worker that is asked to end finishes its order first; one is left.
    workers[2].kill('SIGINT');
    const { code, out } = await running;
    expect(code).toBe(0);
    expect(out).toBe(alone.out);
    const { out: status } = await inside('worker', '--database', url, '--status', '--json');
    expect(JSON.parse(status)).toEqual({ waiting: 0, playing: 0, failed: 0 });
    expect(await store.lists.labOrders()).toEqual({ waiting: 0, playing: 0 });
    await store.close();
    await queue.close();
  });

  it.each([
    [['worker', '--database', 'nonsense://x'], 'must be an address such as postgres://'],
    [
      ['worker', '--database', 'postgres://user:geheim@127.0.0.1:1/none', '--status'],
      'the database 127.0.0.1:1/none: nothing listens there.',
    ],
    [
      ['lab', 'andia', '--bots', 'exec:./mine', '--database', 'postgres://h/n'],
      'takes bots that play the same everywhere',
    ],
  ])('%j is refused in words, without the password', async (words, says) => {
    const { code, err } = await inside(...words);
    expect(code).toBe(2);
    expect(err).toContain(says);
    expect(err).not.toContain('geheim');
  });
});
