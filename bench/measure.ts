import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Reading } from './prepare.ts';
import type { Process } from './variant.ts';

/** How long and how often. */
export interface Pace {
  /** Samples of each variant. */
  readonly samples: number;
  /** Seconds of one sample. */
  readonly seconds: number;
  /** Seconds before the first sample. */
  readonly warmUp: number;
}

const child = join(import.meta.dirname, 'child.ts');

/** The next message of a child; rejects where it ends without one. */
function answer(process: ChildProcess, named: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) =>
      reject(new Error(`${named} ended with exit code ${code} before it answered`));
    process.once('exit', ended);
    process.once('message', (message) => {
      process.off('exit', ended);
      resolve(message);
    });
  });
}

/**
 * Measures several variants side by side: each in a process of its own, so that what V8 learns from one does not slow
 * another; samples in turn, so that the machine's drift falls on all alike. Only one process works at a time.
 * @param tick called after each sample
 * @returns for each variant its readings, in order
 */
export async function measureInTurn(
  processes: readonly Process[],
  pace: Pace,
  tick: () => void,
): Promise<readonly (readonly Reading[])[]> {
  const started: { readonly named: string; readonly process: ChildProcess }[] = [];
  try {
    for (const { variant, args, flags, environment } of processes) {
      const process_ = fork(child, [variant, String(pace.warmUp), ...args], {
        execArgv: [...(flags ?? [])],
        env: { ...process.env, ...environment },
      });
      const named = `the variant ${[variant, ...args].join(' ')}`;
      started.push({ named, process: process_ });
      await answer(process_, named);
    }
    const readings: Reading[][] = started.map(() => []);
    for (let i = 0; i < pace.samples; i += 1) {
      for (const [place, { named, process: each }] of started.entries()) {
        const reading = answer(each, named);
        each.send(pace.seconds);
        // The child sends what its variant's sample gives, and nothing else after it was ready.
        readings[place].push((await reading) as Reading);
        tick();
      }
    }
    return readings;
  } finally {
    for (const { process: each } of started) each.kill();
  }
}
