import { OrderDesk } from './desk.ts';
import type { OrderJob, OrderQueue } from './queue.ts';

/**
 * Plays orders of a queue until it is stopped; what it is playing then is played to its end. Where the process is killed
 * another one plays the order again, and the matches are the same.
 * @param jobs orders at a time, each on a thread
 * @param onOrder hears how many matches were played
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
