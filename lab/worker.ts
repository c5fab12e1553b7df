// A worker of an experiment: plays the matches that it is told to. What a match gives depends on the plan and the match's
// number alone, so it does not matter which worker plays it, unless a bot's budget is a time.

import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '@marchlands/core/result.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { playMeasured } from './measured.ts';
import type { PlayersModule } from './players.ts';
import type { GivenUp, LabMatch, Order, Report, Unfinished, Work } from './protocol.ts';
import { timed } from './timed.ts';

/** Milliseconds between two reports while an order is being worked off. */
const pause = 100;

const port = parentPort;
if (port === null) throw new Error('lab/worker.ts runs as a worker only');
// Started by the pool of this folder, which gives it its work.
const { plan, players } = workerData as Work;
const game = await loadGame(plan.game);
if (!game.ok) throw new Error(game.problem.message);
const setup = game.value.setup(plan.options, plan.seats);
if (!setup.ok) throw new Error(setup.problem.message);
const own = plan.figures ? await games.find(({ id }) => id === plan.game)?.lab?.() : undefined;
// The pool was given the address of such a module.
const { makePlayer } = (await import(players)) as PlayersModule;
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

port.on('message', ({ indices }: Order) => {
  let matches: LabMatch[] = [];
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
  for (const index of indices) {
    playing = index;
    try {
      matches.push(playMeasured(game.value, setup.value, bots, plan, index, own ?? null));
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
