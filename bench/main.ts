// `npm run bench [-- --quick] [--only PREFIX]`: speed, side by side with peers in one run. Prints a table and, if
// everything was measured, writes bench/results/latest.json. Slow results never fail: figures are for people to read.

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '@marchlands/core/result.ts';
import { games } from '@marchlands/games/index.ts';
import { type Figure, figure, ratios } from './figures.ts';
import { forms, gameOf } from './loop.ts';
import { measureInTurn, type Pace } from './measure.ts';
import { type Group, only, planOf, processesOf } from './plan.ts';
import { tableOf } from './table.ts';

const usage = `usage: npm run bench -- [--quick] [--only PREFIX]
  --quick        all figures in under a minute, with wider spreads
  --only PREFIX  only figures whose id begins so, such as --only building-refuge.random`;

/** The number of samples must be odd and at least five; the quick pace spreads less than a minute over all. */
function paceOf(isQuick: boolean, processes: number): Pace {
  if (!isQuick) return { samples: 7, seconds: 1, warmUp: 1.5 };
  // Starting a process and loading a game takes some 0.4 s.
  const each = 50 / processes - 0.4;
  const seconds = Math.min(0.4, Math.max(0.05, each / 6.5));
  return { samples: 5, seconds, warmUp: 1.5 * seconds };
}

async function measureGroup(group: Group, pace: Pace, tick: () => void): Promise<Figure[]> {
  const processes = processesOf(group);
  const readings = await measureInTurn(processes, pace, tick);
  const values = new Map<string, number[]>();
  for (const { id, process: source, reading } of group.figures) {
    const own = readings[processes.indexOf(source)] ?? [];
    values.set(
      id,
      own.map((each) => each[reading]),
    );
  }
  return [
    ...group.figures.map(({ id, unit }) => figure(id, unit, values.get(id) ?? [])),
    ...group.ratios.map(({ id, over, under }) =>
      figure(id, 'times', ratios(values.get(over) ?? [], values.get(under) ?? [])),
    ),
  ];
}

/** Overwrites the terminal's last line; does nothing without a terminal. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

/** Writes all figures to the file for tools; returns its path from the root. */
function write(figures: readonly Figure[]): string {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const machine = { processor: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify({ machine, figures }, null, 2)}\n`);
  return 'bench/results/latest.json';
}

/** The games that begin with a simultaneous decision. */
async function jointOf(ids: readonly string[]): Promise<readonly string[]> {
  const joint: string[] = [];
  for (const id of ids) {
    const { game, setup } = await gameOf(id);
    const actors = game.actors(game.start(setup));
    if (actors > 0 && (actors & (actors - 1)) !== 0) joint.push(id);
  }
  return joint;
}

async function main(): Promise<number> {
  let options: { readonly quick?: boolean; readonly only?: string; readonly help?: boolean };
  try {
    options = parseArgs({
      options: { quick: { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean' } },
    }).values;
  } catch (error) {
    console.error(`${messageOf(error)}\n${usage}`);
    return 2;
  }
  if (options.help) {
    console.log(usage);
    return 0;
  }
  const ids = games.map(({ id }) => id);
  const plan = only(planOf(ids, await jointOf(ids), forms), options.only ?? '');
  if (plan.length === 0) {
    console.error(`There is no figure whose id begins with "${options.only}".\n${usage}`);
    return 2;
  }

  const count = plan.reduce((sum, group) => sum + processesOf(group).length, 0);
  const pace = paceOf(options.quick === true, count);
  const began = performance.now();
  let done = 0;
  const figures: Figure[] = [];
  for (const group of plan) {
    const tick = () => {
      done += 1;
      progress(`${Math.round((100 * done) / (count * pace.samples))} %  ${group.title}`);
    };
    const measured = await measureGroup(group, pace, tick);
    figures.push(...measured);
    progress('');
    console.log([group.title, ...tableOf(measured), ''].join('\n'));
  }

  const took = `${figures.length} figures in ${((performance.now() - began) / 1000).toFixed(0)} s`;
  if (options.only === undefined) console.log(`${took}: ${write(figures)}`);
  else console.log(`${took}; a part is not written to the results`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  progress('');
  console.error(`The bench stopped: ${messageOf(error)}.`);
  process.exitCode = 1;
}
