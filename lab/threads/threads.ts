import { Worker } from 'node:worker_threads';
import type { Crew } from '../pool.ts';
import type { Plan, Report } from '../protocol.ts';

/** The data with which every thread starts. */
export interface Work {
  readonly plan: Plan;
  /** Address of a module whose `makePlayer` makes the players of the plan. */
  readonly players: string;
}

/** Threads of this process that play the matches of a plan. */
export function threads(work: Work): Crew {
  return {
    plan: work.plan,
    hire(hear, fail) {
      const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: work });
      worker.on('error', fail);
      worker.on('message', (report: Report) => hear(report));
      return { order: (order) => worker.postMessage(order), end: () => worker.terminate() };
    },
  };
}
