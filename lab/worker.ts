// A worker of `marchlands simulate`: plays the matches that it is told to. What a match gives depends on the plan and
// the match's number alone, so it does not matter which worker plays it, unless a bot's budget is a time.

import { parentPort, workerData } from 'node:worker_threads';
import { playSeriesMatch, type SeriesMatch } from '@marchlands/bots/series.ts';
import { messageOf } from '@marchlands/core/result.ts';
import { makePlayer } from '../players/levels.ts';
import { findGame } from '../sources/catalogue.ts';
import type { GivenUp, Order, Plan, Report, Unfinished } from './protocol.ts';
import { timed } from './timed.ts';

/** Milliseconds between two reports while an order is being worked off. */
const pause = 100;

const port = parentPort;
if (port === null) throw new Error('simulate/worker.ts runs as a worker only');
// Started by the pool of this folder, which gives it a plan.
const plan = workerData as Plan;
const game = await findGame(plan.game);
if (!game.ok) throw new Error(game.problem.message);
const setup = game.value.setup(plan.options, plan.seats);
if (!setup.ok) throw new Error(setup.problem.message);
const times: number[][] = plan.bots.map(() => []);
let givenUp: GivenUp[] = [];
/** The match that is being played. */
let playing = 0;
const bots = plan.bots.map((name, player) => {
  const bot = makePlayer(name, game.value, setup.value, plan.seed, (failure) => {
    givenUp.push({ index: playing, player, failure });
  });
  return plan.times ? timed(bot, times[player]) : bot;
});

port.on('message', ({ first, count }: Order) => {
  let matches: SeriesMatch[] = [];
  let unfinished: Unfinished[] = [];
  let reported = performance.now();
  const report = (isIdle: boolean): void => {
    const message: Report = { matches, unfinished, givenUp, times, isIdle };
    port.postMessage(message);
    for (const durations of times) durations.length = 0;
    matches = [];
    unfinished = [];
    givenUp = [];
    reported = performance.now();
  };
  for (let index = first; index < first + count; index += 1) {
    playing = index;
    try {
      matches.push(playSeriesMatch(game.value, setup.value, bots, plan.seed, index));
    } catch (error) {
      // An illegal move of a bot or an endless match: a bug, told with the match's number and never papered over.
      const message = messageOf(error);
      unfinished.push({ index, cause: { kind: 'bug', message } });
    }
    if (performance.now() - reported > pause) report(false);
  }
  report(true);
});
port.postMessage({ matches: [], unfinished: [], givenUp: [], times: [], isIdle: true } satisfies Report);
