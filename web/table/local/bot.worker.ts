// The worker in which bots think. It is given views, never a match, so that bots see what their seat sees.

import type { Bot, Thinking } from '@marchlands/bots/bot.ts';
import { changesOf } from '@marchlands/bots/explain.ts';
import { makeBot } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import { messageOf } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { loadGame } from '@marchlands/games/index.ts';
import type { BotCall, BotMessage, BotTask } from './protocol.ts';

/** Milliseconds of thinking between two looks at the messages. */
const SLICE = 12;
/** Milliseconds between two words to the page while it thinks: a worker that says nothing counts as dead. */
const HEARTBEAT = 500;
/** Candidates that are sent to the page. */
const MOST_CANDIDATES = 12;

/** The decision being thought about, as the page numbers it. */
interface Task {
  readonly id: number;
  /** True once the page wants the choice now. */
  isHurried: boolean;
}

let running: Task | null = null;

/** A bot, and the game that it was made for. */
interface Thinker {
  readonly bot: Bot;
  readonly game: Game;
  readonly setup: Setup;
}

const thinkers = new Map<string, Thinker>();

function post(message: BotMessage): void {
  self.postMessage(message);
}

async function botFor(task: BotTask): Promise<Thinker> {
  const key = JSON.stringify([task.gameId, task.options, task.seats, task.level]);
  const known = thinkers.get(key);
  if (known !== undefined) return known;
  const game = await loadGame(task.gameId);
  if (!game.ok) throw new Error(game.problem.message);
  const setup = game.value.setup(task.options, task.seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  const seed = crypto.getRandomValues(new Uint32Array(4)).join('/');
  const bot = makeBot(task.level, game.value, setup.value, { seed, clock: () => performance.now() });
  const thinker = { bot, game: game.value, setup: setup.value };
  thinkers.set(key, thinker);
  return thinker;
}

/** Lets waiting messages in: a call to play at once must be heard. */
function takeMessages(): Promise<void> {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });
}

function slice(thinking: Thinking): boolean {
  const end = performance.now() + SLICE;
  while (performance.now() < end) if (thinking.step(8)) return true;
  return false;
}

async function think(id: number, task: BotTask, milliseconds: number): Promise<void> {
  const mine: Task = { id, isHurried: false };
  running = mine;
  const { bot, game, setup } = await botFor(task);
  if (task.seed !== undefined) bot.restart(task.seed);
  const thinking = bot.begin(task.view, task.seat, milliseconds > 0 ? { milliseconds } : undefined);
  let reported = 0;
  let reportedAt = performance.now();
  while (!mine.isHurried && running === mine && !slice(thinking)) {
    const progress = thinking.progress();
    if (progress - reported >= 0.02 || performance.now() - reportedAt >= HEARTBEAT) {
      reported = progress;
      reportedAt = performance.now();
      post({ kind: 'progress', id, progress });
    }
    await takeMessages();
  }
  if (running !== mine) return;
  const thought = thinking.best();
  const considered = thought.considered
    .filter(({ codes }) => codes.length > 0)
    .slice(0, MOST_CANDIDATES)
    .map(({ codes, value, visits, probability }) => ({
      codes: [...codes],
      value,
      visits,
      probability,
      changes: changesOf(game, setup, task.view, task.seat, codes, new Rng('changes')),
    }));
  post({ kind: 'decided', id, codes: [...thought.moves], considered });
}

self.onmessage = ({ data }: MessageEvent<BotCall>) => {
  switch (data.ask) {
    case 'hurry':
      if (running !== null) running.isHurried = true;
      return;
    case 'stop':
      running = null;
      return;
    case 'think':
      think(data.id, data.task, data.milliseconds).catch((error: unknown) => {
        post({ kind: 'failed', id: data.id, message: messageOf(error) });
      });
  }
};
