import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Prepare } from '../prepare.ts';

/** Random play on its own thread for this many seconds; returns the decisions per second. */
function play(worker: Worker, seconds: number): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (decisions: number) => {
      worker.off('error', reject);
      resolve(decisions);
    });
    worker.postMessage(seconds);
  });
}

/** `workers <game>`: decisions per second of two worker threads relative to one. */
export const prepare: Prepare = ([id = '']) => {
  const thread = join(import.meta.dirname, 'workers-thread.ts');
  const [first, second] = [new Worker(thread, { workerData: id }), new Worker(thread, { workerData: id })];
  return async (seconds) => {
    const one = await play(first, seconds / 2);
    const two = await Promise.all([play(first, seconds / 2), play(second, seconds / 2)]);
    return { ratio: (two[0] + two[1]) / one };
  };
};
