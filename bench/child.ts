// A process for one variant: prepares it, warms it up, then measures whenever its parent asks.
//   child.ts <variant> <warm-up seconds> [arguments of the variant]

import { messageOf } from '@marchlands/core/result.ts';
import type { Prepare, Sample } from './prepare.ts';
import { type VariantName, variants } from './variant.ts';

const [name = '', warmUp = '0', ...args] = process.argv.slice(2);

async function ready(): Promise<Sample> {
  // The parent names only variants of the table.
  const prepare: Prepare = await variants[name as VariantName]();
  const sample = await prepare(args);
  // Twice: the first run meets uncompiled code, the second code that was compiled too early.
  for (let i = 0; i < 2; i += 1) await sample(Number(warmUp) / 2);
  return sample;
}

try {
  const sample = await ready();
  const answer = async (seconds: number) => process.send?.(await sample(seconds));
  // A failing measurement ends the process, which the parent notices.
  process.on('message', (seconds) => void answer(Number(seconds)));
  process.send?.('ready');
} catch (error) {
  console.error(`${[name, ...args].join(' ')}: ${messageOf(error)}`);
  process.exitCode = 1;
}
