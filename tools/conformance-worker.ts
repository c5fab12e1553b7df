// One worker of `npm run conformance`: plays the parts it receives, one after the other.

import { parentPort } from 'node:worker_threads';
import { conformance } from '../core/conformance/conformance.ts';
import { ConformanceFailure } from '../core/conformance/failure.ts';
import type { Report } from '../core/conformance/report.ts';
import { problemText } from '../core/result.ts';
import { loadGame } from '../games/index.ts';
import { planOf } from './conformance-plan.ts';

/** A part of a run: some matches of one game at one number of seats. */
export interface Part {
  readonly game: string;
  readonly seats: number;
  readonly first: number;
  readonly matches: number;
  readonly seed: string;
  readonly moments: number;
  readonly isThorough: boolean;
  readonly options?: object;
}

/** The result of a part: a report, or the text of its failure. */
export interface PartResult {
  readonly report?: Report;
  readonly failure?: string;
}

async function runPart(part: Part): Promise<PartResult> {
  const game = await loadGame(part.game);
  if (!game.ok) return { failure: problemText(game.problem) };
  try {
    const plan = { ...(await planOf(part.game)), ...part, seats: [part.seats], isPart: true };
    return { report: await conformance(game.value, { ...plan, progress: () => parentPort?.postMessage('step') }) };
  } catch (thrown) {
    if (thrown instanceof ConformanceFailure) return { failure: thrown.message };
    throw thrown;
  }
}

// Any other exception is a bug: it ends the worker, which the pool sees as its error.
parentPort?.on('message', (part: Part) => void runPart(part).then((result) => parentPort?.postMessage(result)));
