import { Worker } from 'node:worker_threads';
import type { SeriesMatch } from '@marchlands/bots/series.ts';
import type { GivenUp, Order, Plan, Report, Unfinished } from './protocol.ts';

/** All matches of a simulation in their order. */
export interface Simulated {
  readonly matches: readonly SeriesMatch[];
  /** Those that did not end, each with its cause. */
  readonly unfinished: readonly Unfinished[];
  /** Those that a program from outside has given up; they count as they ended. */
  readonly givenUp: readonly GivenUp[];
  /** By player: milliseconds of each decision, in no order; empty unless the plan wants times. */
  readonly times: readonly (readonly number[])[];
}

/** Most matches in one order: few enough to keep all workers busy to the end. */
const MOST_AT_ONCE = 256;

/**
 * Plays a series on worker threads. The result is the same for any number of them.
 * @param onDone hears how many matches are done
 * @param stop ends the simulation early; what is not done by then is unfinished, `stopped` being the cause
 */
export async function simulate(
  plan: Plan,
  matches: number,
  jobs: number,
  onDone: (done: number) => void,
  stop?: AbortSignal,
): Promise<Simulated> {
  const played: SeriesMatch[] = [];
  const unfinished: Unfinished[] = [];
  const givenUp: GivenUp[] = [];
  const times: number[][] = plan.bots.map(() => []);
  const atOnce = Math.min(MOST_AT_ONCE, Math.max(1, Math.floor(matches / (jobs * 8))));
  let next = 0;

  async function runWorker(): Promise<void> {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: plan });
    try {
      await new Promise<void>((resolve, reject) => {
        stop?.addEventListener('abort', () => resolve());
        worker.on('error', reject);
        worker.on('message', (report: Report) => {
          played.push(...report.matches);
          unfinished.push(...report.unfinished);
          givenUp.push(...report.givenUp);
          for (const [player, durations] of report.times.entries())
            for (const duration of durations) times[player]?.push(duration);
          onDone(played.length + unfinished.length);
          if (!report.isIdle) return;
          if (next >= matches) {
            resolve();
            return;
          }
          const order: Order = { first: next, count: Math.min(atOnce, matches - next) };
          next += order.count;
          worker.postMessage(order);
        });
      });
    } finally {
      await worker.terminate();
    }
  }

  await Promise.all(Array.from({ length: Math.min(jobs, matches) }, runWorker));
  if (stop?.aborted === true) {
    const done = new Set([...played, ...unfinished].map(({ index }) => index));
    for (let index = 0; index < matches; index += 1)
      if (!done.has(index)) unfinished.push({ index, cause: { kind: 'stopped' } });
  }
  const byIndex = (a: { readonly index: number }, b: { readonly index: number }): number => a.index - b.index;
  return {
    matches: played.sort(byIndex),
    unfinished: unfinished.sort(byIndex),
    givenUp: givenUp.sort(byIndex),
    times,
  };
}
