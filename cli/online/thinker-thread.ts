// The thread in which a player of an online table thinks: it waits for an external program, while the connection to the
// server stays responsive.

import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@marchlands/games/index.ts';
import { makePlayer } from '../players/levels.ts';
import type { Question, Reply, ThinkerData } from './thinker.ts';

const port = parentPort;
if (port === null) throw new Error('cli/online/thinker-thread.ts runs as a worker only');
// Started by the thinker with this data.
const { player, game: id, seats, options, seed, deadline } = workerData as ThinkerData;
const game = await loadGame(id);
if (!game.ok) throw new Error(game.problem.message);
const setup = game.value.setup(options, seats);
if (!setup.ok) throw new Error(setup.problem.message);
let failure: string | null = null;
const tell = (told: string): void => {
  failure = told;
};
const bot = makePlayer(player, game.value, setup.value, seed, tell, deadline);
bot.restart(seed);

port.on('message', ({ view, seat }: Question) => {
  const { moves } = bot.think(view, seat);
  const reply: Reply =
    failure === null
      ? { kind: 'moves', moves: moves.map((code) => game.value.moveCodec.decode(code)) }
      : { kind: 'gaveUp', failure };
  port.postMessage(reply);
});
