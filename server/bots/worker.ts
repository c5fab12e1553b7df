// A thread in which bots think. It is given views, never a match.

import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { Bot } from '@marchlands/bots/bot.ts';
import { makeBot } from '@marchlands/bots/levels.ts';
import { messageOf } from '@marchlands/core/result.ts';
import type { LoadGame } from '../keeper/parts.ts';
import type { BotAnswer, BotCall, BotTask, BotThread } from './protocol.ts';

/** Cached bots; the least recently used is evicted first. */
const MOST_BOTS = 64;

const port = parentPort;
if (port === null) throw new Error('bots/worker.ts runs as a worker only');
// Started by `pool.ts`, which passes the module of the games.
const { games } = workerData as BotThread;
const { loadGame } = (await import(games)) as { readonly loadGame: LoadGame };
const bots = new Map<string, Bot>();

async function botFor({ game: id, options, seats, level }: BotTask): Promise<Bot> {
  const key = JSON.stringify([id, options, seats, level]);
  const known = bots.get(key);
  bots.delete(key);
  const bot = known ?? (await made(id, options, seats, level));
  bots.set(key, bot);
  if (bots.size > MOST_BOTS) {
    const [oldest] = bots.keys();
    bots.delete(oldest);
  }
  return bot;
}

async function made(id: string, options: BotTask['options'], seats: number, level: string): Promise<Bot> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const setup = game.value.setup(options, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  return makeBot(level, game.value, setup.value, { seed: randomUUID(), clock: () => performance.now() });
}

async function answer({ id, task, budget }: BotCall): Promise<BotAnswer> {
  try {
    const bot = await botFor(task);
    bot.restart(task.seed ?? randomUUID());
    return { id, codes: [...bot.think(task.view, task.seat, { milliseconds: budget }).moves] };
  } catch (error) {
    return { id, problem: messageOf(error) };
  }
}

port.on('message', (call: BotCall) => {
  void answer(call).then((said) => port.postMessage(said));
});
