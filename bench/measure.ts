import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Reading } from './prepare.ts';
import type { Process } from './variant.ts';

/** Number and length of samples. */
export interface Pace {
  /** Samples of each variant. */
  readonly samples: number;
  /** Seconds per sample. */
  readonly seconds: number;
  /** Seconds before the first sample. */
  readonly warmUp: number;
}

const child = join(import.meta.dirname, 'child.ts');

/** The next message of a child; rejects if it ends without one. */
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
 * Measures several variants side by side: each in its own process, so that V8's optimizations for one do not slow
 * another; samples in turn, so that the machine's drift affects all alike. Only one process works at a time.
 * @param tick called after each sample
 * @returns the readings of each variant, in order
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
        // The child sends its variant's reading, and nothing else once ready.
        readings[place].push((await reading) as Reading);
        tick();
      }
    }
    return readings;
  } finally {
    for (const { process: each } of started) each.kill();
  }
}
