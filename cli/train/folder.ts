import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayedMatch, Step } from '@marchlands/bots/training/self-play.ts';
import type { TrainingStore } from '@marchlands/bots/training/training.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { makeFolder } from '../sources/files.ts';
import { WriteError, writeText, writing } from '../sources/write-file.ts';

/** The complete lines of a file; removes a last line cut off by a stop, so that the file can be continued. */
function wholeLines(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, end)));
  return text.slice(0, end).split('\n').slice(0, -1);
}

function write(path: string, content: string): void {
  const written = writeText(path, content);
  if (!written.ok) throw new WriteError(written.problem.message);
}

/**
 * The folder of a training: `plan.json`, a line for each match in `matches-N.jsonl`, and `network-N.json` for each
 * finished generation.
 * @param plan the expected plan; fails if the folder holds another training
 */
export function trainingFolder(path: string, plan: object): Result<TrainingStore> {
  const folder = makeFolder(path);
  if (!folder.ok) return folder;
  const planPath = join(path, 'plan.json');
  const wanted = `${JSON.stringify(plan, null, 2)}\n`;
  if (existsSync(planPath) && readFileSync(planPath, 'utf8') !== wanted) {
    return fail(`${path} holds another training; ${planPath} says which. It needs a folder of its own.`);
  }
  write(planPath, wanted);
  const matchesPath = (generation: number): string => join(path, `matches-${generation}.jsonl`);
  const networkPath = (generation: number): string => join(path, `network-${generation}.json`);
  return ok({
    // Both files are written below, by the same plan.
    matches: (generation) =>
      wholeLines(matchesPath(generation)).map((line): PlayedMatch => ({ steps: JSON.parse(line) as Step[] })),
    keepMatch(generation, { steps }) {
      const path = matchesPath(generation);
      writing(path, () => appendFileSync(path, `${JSON.stringify(steps)}\n`));
    },
    weights: (generation) =>
      existsSync(networkPath(generation))
        ? Float64Array.from(JSON.parse(readFileSync(networkPath(generation), 'utf8')) as number[])
        : null,
    keepWeights: (generation, weights) => write(networkPath(generation), JSON.stringify(Array.from(weights))),
  });
}
