// `npm run conformance [-- game ...] [options]`: the suite that every game must pass, at full length, on several workers.
//
//   --matches 10000   random matches at each number of seats
//   --seats 3         one number of seats only; default: all that the game has
//   --seed text       equal seeds make equal runs, whatever --jobs is
//   --moments 0.5     states looked at closely, a match, on average
//   --options JSON    the same options in every match; default: a spread over all options
//   --match 17        this match alone, every check at every state: to reproduce a failure
//   --jobs 2          workers; default: one per core
//
// Prints the peaks met beside their bounds. Exit code 1 if a game breaks its contract, with everything needed to
// reproduce it; 2 on bad usage.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { formatReport, gapsIn, mergeReports, type Report } from '../core/conformance/report.ts';
import { games } from '../games/index.ts';
import { planOf } from './conformance-plan.ts';
import type { Part, PartResult } from './conformance-worker.ts';
import { root } from './tree.ts';
import { badUsage, readArguments, readObject, readWhole } from './usage.ts';

/** Matches of one part: whole groups with the same options, long enough that starting costs little. */
const PART = 200;

const { values, positionals } = readArguments({
  matches: { type: 'string', default: '10000' },
  seats: { type: 'string' },
  seed: { type: 'string', default: 'conformance' },
  moments: { type: 'string', default: '0.5' },
  options: { type: 'string' },
  match: { type: 'string' },
  jobs: { type: 'string', default: String(availableParallelism()) },
  help: { type: 'boolean', default: false },
});

const usage = `usage: npm run conformance -- [game ...] [options]
  --matches N     random matches at each number of seats (default 10000)
  --seats N       one number of seats only
  --seed TEXT     equal seeds make equal runs, whatever --jobs is
  --moments X     states looked at closely, a match, on average (default 0.5)
  --options JSON  the same options in every match, not a spread over all
  --match N       this match alone, every check at every state
  --jobs N        workers (default: one for each core)`;
if (values.help) {
  console.log(usage);
  process.exit(0);
}

/** The parts of a run of one game, in order. */
function partsOf(game: string, seatCounts: readonly number[]): Part[] {
  const match = values.match === undefined ? undefined : readWhole('match', values.match, 0);
  const matches = readWhole('matches', values.matches, 1);
  const options = values.options === undefined ? undefined : readObject('options', values.options, '{}');
  const moments = Number(values.moments);
  if (!(moments >= 0)) badUsage(`--moments is '${values.moments}'; it must be a number from 0 on.`);
  const shared = { game, seed: values.seed, moments, ...(options === undefined ? {} : { options }) };
  if (match !== undefined) {
    return seatCounts.map((seats) => ({ ...shared, seats, first: match, matches: 1, isThorough: true }));
  }
  return seatCounts.flatMap((seats) =>
    Array.from({ length: Math.ceil(matches / PART) }, (_, i) => ({
      ...shared,
      seats,
      first: i * PART,
      matches: Math.min(PART, matches - i * PART),
      isThorough: false,
    })),
  );
}

/** Shows the progress of a run, on a terminal only. */
function showProgress(game: string, done: number, all: number, since: number): void {
  if (!process.stderr.isTTY) return;
  const seconds = (performance.now() - since) / 1000;
  const filled = Math.round((30 * done) / all);
  const bar = '#'.repeat(filled).padEnd(30, '.');
  process.stderr.write(`\r${game} [${bar}] ${done} of ${all} matches, ${seconds.toFixed(0)} s \u001b[K`);
}

/**
 * Runs the parts on workers; returns the results in the order of the parts. After a failure no further part is started.
 */
function runParts(
  parts: readonly Part[],
  jobs: number,
  step: () => void,
): Promise<readonly (PartResult | undefined)[]> {
  const results: (PartResult | undefined)[] = parts.map(() => undefined);
  let next = 0;
  return new Promise((resolve, reject) => {
    let working = 0;
    const start = (): void => {
      const worker = new Worker(join(root, 'tools', 'conformance-worker.ts'));
      working += 1;
      let current = -1;
      const give = (): void => {
        const isFailed = results.some((result) => result?.failure !== undefined);
        current = next;
        if (current >= parts.length || isFailed) {
          working -= 1;
          void worker.terminate();
          if (working === 0) resolve(results);
          return;
        }
        next += 1;
        worker.postMessage(parts[current]);
      };
      worker.on('message', (message: PartResult | 'step') => {
        if (message === 'step') step();
        else {
          results[current] = message;
          give();
        }
      });
      worker.on('error', reject);
      give();
    };
    for (let i = 0; i < Math.min(jobs, parts.length); i += 1) start();
  });
}

/** Runs the suite on one game and prints its coverage; true if it passed. */
async function runGame(id: string, seatCounts: readonly number[], jobs: number): Promise<boolean> {
  const parts = partsOf(id, seatCounts);
  const all = parts.reduce((sum, part) => sum + part.matches, 0);
  const since = performance.now();
  let done = 0;
  const results = await runParts(parts, jobs, () => {
    done += 1;
    showProgress(id, done, all, since);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const failure = results.find((result) => result?.failure !== undefined)?.failure;
  if (failure !== undefined) {
    console.log(failure);
    return false;
  }
  const reports = results.map((result) => result?.report).filter((report) => report !== undefined);
  const whole = reports.reduce((a: Report, b: Report) => mergeReports(a, b));
  const seconds = (performance.now() - since) / 1000;
  console.log(formatReport(whole).join('\n'));
  console.log(`  ${seconds.toFixed(1)} s, ${(whole.matches / seconds).toFixed(0)} matches a second on ${jobs} workers`);
  const plan = await planOf(id);
  const isWhole = values.seats === undefined && values.options === undefined;
  const gaps = values.match === undefined ? gapsIn(whole, plan, isWhole) : [];
  for (const { what } of gaps) console.log(`${id}: ${what}.`);
  return gaps.length === 0;
}

const unknown = positionals.find((name) => !games.some(({ id }) => id === name));
if (unknown !== undefined) {
  badUsage(`There is no game '${unknown}'. There are: ${games.map(({ id }) => id).join(', ')}.`);
}
const jobs = readWhole('jobs', values.jobs, 1);
const seats = values.seats === undefined ? undefined : readWhole('seats', values.seats, 1);
let isSound = true;
for (const { id, seats: possible } of games) {
  if (positionals.length > 0 && !positionals.includes(id)) continue;
  if (seats !== undefined && !possible.includes(seats)) {
    if (positionals.includes(id)) badUsage(`${id} is for ${possible.join(', ')} players, not ${seats}.`);
    continue;
  }
  if (!(await runGame(id, seats === undefined ? possible : [seats], jobs))) isSound = false;
}
process.exitCode = isSound ? 0 : 1;
