// The worker in which bots think. It gets views, never a match, so bots see only what their seat sees.

import type { Bot, Thinking } from '@marchlands/bots/bot.ts';
import { nearestLevel } from '@marchlands/bots/levels.ts';
import { ADVICE, advised } from '@marchlands/bots/review/advice.ts';
import type { Game } from '@marchlands/core/game.ts';
import { messageOf } from '@marchlands/core/result.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { loadGame } from '@marchlands/games/index.ts';
import type { BotCall, BotMessage, BotTask } from './protocol.ts';

/** Milliseconds of thinking between two checks for messages. */
const SLICE = 12;
/** Milliseconds between two reports to the page while thinking: a silent worker counts as dead. */
const HEARTBEAT = 500;
/** Most candidates sent to the page. */
const MOST_CANDIDATES = 12;

/** Factor on the level's iterations for a hint. */
const HINT_TIMES = 2;

/** The current decision, by the page's number. */
interface Task {
  readonly id: number;
  /** True once the page wants the choice now. */
  isHurried: boolean;
}

let running: Task | null = null;

/** A bot, and the game that it was made for. */
interface Thinker {
  readonly bot: Bot;
  /** Iterations of its level, if it has a fixed number. */
  readonly iterations: number | undefined;
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
  const level = nearestLevel(task.level, game.value);
  if (!level.ok) throw new Error(level.problem.message);
  const bot = level.value.make(game.value, setup.value, { seed, clock: () => performance.now() });
  const thinker = { bot, iterations: level.value.iterations, game: game.value, setup: setup.value };
  thinkers.set(key, thinker);
  return thinker;
}

/** Lets waiting messages in, such as a request to play at once. */
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
  const { bot, iterations, game, setup } = await botFor(task);
  // The same hint when asked for twice.
  const seed = task.seed ?? (task.isHint ? ADVICE : undefined);
  if (seed !== undefined) bot.restart(seed);
  // On a fast machine the number ends a hint's thinking, so that hints are repeatable.
  const most = task.isHint && iterations !== undefined ? { iterations: HINT_TIMES * iterations } : {};
  const thinking = bot.begin(task.view, task.seat, milliseconds > 0 ? { ...most, milliseconds } : undefined);
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
  const weighed = thought.considered
    .filter(({ codes }) => codes.length > 0)
    .slice(0, MOST_CANDIDATES)
    .map((one) => ({ ...one, codes: [...one.codes] }));
  const considered = task.isHint
    ? advised(game, setup, task.view, task.seat, weighed)
    : weighed.map((one) => ({ ...one, changes: [] }));
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
