import type { Crew } from '@marchlands/lab/pool.ts';
import type { Plan, Report } from '@marchlands/lab/protocol.ts';

/** Workers of the page that play the matches of a plan. */
export function crewOf(plan: Plan): Crew {
  return {
    plan,
    hire(hear, fail) {
      const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module', name: 'lab' });
      worker.onmessage = ({ data }: MessageEvent<Report>) => hear(data);
      worker.onerror = ({ message }) => fail(new Error(message));
      worker.onmessageerror = () => fail(new Error('a report could not be read'));
      worker.postMessage(plan);
      return { order: (order) => worker.postMessage(order), end: () => worker.terminate() };
    },
  };
}

/** The number of parallel workers: one processor is left to the page. */
export function crewSize(): number {
  return Math.max(1, Math.min(8, navigator.hardwareConcurrency - 1));
}
