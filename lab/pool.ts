import type { GivenUp, LabMatch, Order, Plan, Report, Unfinished } from './protocol.ts';
import { MatchStore } from './stored.ts';

/** A worker that plays matches: a thread, or a worker of the page. */
export interface LabWorker {
  order(order: Order): void;
  end(): unknown;
}

/** An experiment with its source of workers. */
export interface Crew {
  readonly plan: Plan;
  /**
   * @param hear gets every report, the first one when the worker is ready @param fail gets the reason for the worker's
   *   end
   */
  hire(hear: (report: Report) => void, fail: (error: unknown) => void): LabWorker;
}

/** All matches of an experiment, in order. */
export interface Done {
  readonly matches: readonly LabMatch[];
  /** Unfinished matches, each with its cause. */
  readonly unfinished: readonly Unfinished[];
  /** Matches forfeited by an external program; they count as they ended. */
  readonly givenUp: readonly GivenUp[];
  /** By player: milliseconds of each decision, in no order; empty unless the plan wants times. */
  readonly times: readonly (readonly number[])[];
}

/** Most matches in one order. */
const MOST_AT_ONCE = 256;
/**
 * The size of an order is the remaining work divided by this many orders per worker: orders shrink towards the end, so
 * that no worker waits long for the last one (guided self-scheduling, Polychronopoulos and Kuck 1987).
 */
const ORDERS_LEFT = 4;

interface RunOptions {
  /** Matches of the same plan from earlier runs, which are not replayed. */
  readonly before?: readonly LabMatch[];
  /** Called with the number of finished matches, including earlier ones, and the new ones. */
  readonly onDone?: (done: number, fresh: readonly LabMatch[]) => void;
  /** Ends the experiment early; remaining matches are unfinished with the cause `stopped`. */
  readonly stop?: AbortSignal;
}

/**
 * Plays a series. The result is the same for any number of workers.
 * @param matches of the series: 0 .. matches - 1
 * @param jobs workers, at least 1
 */
export async function runMatches(
  { plan, hire }: Crew,
  matches: number,
  jobs: number,
  { before = [], onDone, stop }: RunOptions = {},
): Promise<Done> {
  const store = new MatchStore(plan.seats);
  const played: LabMatch[] = before.filter(({ index }) => index < matches).map((match) => store.keep(match));
  const known = new Set(played.map(({ index }) => index));
  const missing = Array.from({ length: matches }, (_, index) => index).filter((index) => !known.has(index));
  const unfinished: Unfinished[] = [];
  const givenUp: GivenUp[] = [];
  const times: number[][] = plan.bots.map(() => []);
  let next = 0;

  function runWorker(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const worker = hire((report) => {
      for (const match of report.matches) played.push(store.keep(match));
      unfinished.push(...report.unfinished);
      givenUp.push(...report.givenUp);
      for (const [player, durations] of report.times.entries())
        for (const duration of durations) times[player]?.push(duration);
      onDone?.(played.length + unfinished.length, report.matches);
      if (!report.isIdle) return;
      if (next >= missing.length) {
        resolve();
        return;
      }
      const share = Math.floor((missing.length - next) / (jobs * ORDERS_LEFT));
      const order: Order = { indices: missing.slice(next, next + Math.min(MOST_AT_ONCE, Math.max(1, share))) };
      next += order.indices.length;
      worker.order(order);
    }, reject);
    stop?.addEventListener('abort', () => resolve());
    return promise.finally(() => worker.end());
  }

  const workers = stop?.aborted === true ? 0 : Math.min(jobs, missing.length);
  await Promise.all(Array.from({ length: workers }, runWorker));
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
