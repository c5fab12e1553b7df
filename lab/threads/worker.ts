// A thread of an experiment: plays the matches of its orders.

import { parentPort, workerData } from 'node:worker_threads';
import { games, loadGame } from '@marchlands/games/index.ts';
import type { GivenUp, Order } from '../protocol.ts';
import { IDLE, type Workplace, workOff } from '../work-off.ts';
import type { PlayersModule } from './players.ts';
import type { Work } from './threads.ts';
import { timed } from './timed.ts';

const port = parentPort;
if (port === null) throw new Error('lab/threads/worker.ts runs as a worker only');
// Started by `threads` with this data.
const { plan, players } = workerData as Work;
const game = await loadGame(plan.game);
if (!game.ok) throw new Error(game.problem.message);
const setup = game.value.setup(plan.options, plan.seats);
if (!setup.ok) throw new Error(setup.problem.message);
const own = plan.figures ? await games.find(({ id }) => id === plan.game)?.lab?.() : undefined;
// `threads` was given the address of such a module.
const { makePlayer } = (await import(players)) as PlayersModule;
const times: number[][] = plan.bots.map(() => []);
const failures: Omit<GivenUp, 'index'>[] = [];
const bots = plan.bots.map((name, player) => {
  const bot = makePlayer(name, game.value, setup.value, plan.seed, (failure) => failures.push({ player, failure }));
  return plan.times ? timed(bot, times[player]) : bot;
});
const place: Workplace = {
  ...{ plan, game: game.value, setup: setup.value, bots, own: own ?? null, times, failures },
  post: (report) => port.postMessage(report),
};

port.on('message', (order: Order) => workOff(order, place));
port.postMessage(IDLE);
