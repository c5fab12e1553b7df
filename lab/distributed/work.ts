import { OrderDesk } from './desk.ts';
import type { OrderJob, OrderQueue } from './queue.ts';

/**
 * Plays orders of a queue until stopped, and then finishes the current ones. If the process is killed, another one
 * replays the order, with the same matches.
 * @param jobs number of parallel orders, each on a thread
 * @param onOrder called with the number of matches played
 */
export async function workAt(
  queue: OrderQueue,
  players: string,
  jobs: number,
  stop: AbortSignal,
  onOrder: (matches: number) => void,
): Promise<void> {
  const desk = new OrderDesk(players);
  const { boss, name } = queue;
  const stopped = new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve());
  });
  await boss.work<OrderJob>(name, { localConcurrency: jobs, pollingIntervalSeconds: 0.5 }, async ([job]) => {
    const report = await desk.play(job.data.plan, job.data.order);
    onOrder(report.matches.length);
    return report;
  });
  await stopped;
  await boss.offWork(name, { wait: true });
  await desk.end();
}
