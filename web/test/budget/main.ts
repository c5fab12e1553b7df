// npm run budget: measures the page against its limits, prints each figure with its limit, writes
// web/results/budget.json, and exits with code 1 if a limit is exceeded.

import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { levelsOf } from '@marchlands/bots/levels.ts';
import { messageOf } from '@marchlands/core/result.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { chromium } from '@playwright/test';
import { chromium as browserPath, chromiumArguments } from '../browser/chromium.ts';
import { pressesOnCrowdedMap } from './crowded.ts';
import { figure, isOver, lineOf } from './figures.ts';
import { firstPaints, longestTasks, responses, scriptsOfHome } from './play.ts';
import type { Longest } from './tasks.ts';
import { boardWeights, MOST_BOARD_BYTES, weigh } from './weight.ts';

const port = 8371;
const address = `http://localhost:${port}/`;
const page = fileURLToPath(new URL('../../dist/', import.meta.url));
const results = fileURLToPath(new URL('../../results/', import.meta.url));
const start = fileURLToPath(new URL('../../../tools/page/start.ts', import.meta.url));

function answers(): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}

/** Serves the page like `npm start`, builds it if it is stale, and waits until it answers. */
async function serve(): Promise<() => void> {
  // Anything that already answers is another page, or an old version of this one.
  if (await answers()) throw new Error(`port ${port} is taken: end what answers at ${address} and measure again`);
  const server = spawn(process.execPath, [start, '--port', String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let i = 0; i < 240; i += 1) {
    if (await answers()) return () => server.kill();
    if (server.exitCode !== null) throw new Error('the page could not be served; its own message is above');
    await new Promise((resume) => setTimeout(resume, 250));
  }
  server.kill();
  throw new Error('the page did not answer within a minute');
}

async function main(): Promise<number> {
  const stop = await serve();
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumArguments });
  try {
    const played = await loadGame('building-refuge');
    if (!played.ok) throw new Error(played.problem.message);
    const top = levelsOf(played.value).at(-1)?.name ?? '';
    const longest: Longest[] = [];
    // Three matches, and none may freeze: the worst of them counts.
    for (const deal of [1, 2, 3]) longest.push(await longestTasks(browser, address, top, deal));
    // Processor time: the machine's time for the bot and other programs is not the page's.
    const processor = longest.map((one) => one.processor);
    const figures = [
      figure('web.first-load.script', 'bytes', [weigh(page, await scriptsOfHome(browser, address))], 200_000),
      figure('web.board.script', 'bytes', [...boardWeights(page).values()], MOST_BOARD_BYTES, 'max'),
      figure('web.home.first-paint', 'ms', await firstPaints(browser, address, 7), 1000),
      figure('web.move.response', 'ms', await responses(browser, address), 50),
      figure('web.crowded-map.response', 'ms', await pressesOnCrowdedMap(browser, address, 3), 50),
      figure('web.match.longest-task', 'ms', processor, 50, 'max'),
    ];
    for (const one of figures) console.log(lineOf(one));
    const clock = longest.map((one) => one.clock.toFixed(1)).join(', ');
    console.log(`      by the clock, other programs and the bot beside it: ${clock} ms`);
    const machine = { processor: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
    mkdirSync(results, { recursive: true });
    writeFileSync(`${results}budget.json`, `${JSON.stringify({ machine, figures }, null, 2)}\n`);
    return figures.some(isOver) ? 1 : 0;
  } finally {
    await browser.close();
    stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
