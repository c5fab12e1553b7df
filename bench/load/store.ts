import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { MoveList } from '@marchlands/core/lists.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { PROTOCOL } from '@marchlands/server/wire/messages.ts';
import WebSocket from 'ws';
import type { Board } from './player.ts';
import { type LiveTable, openTables, pause } from './tables.ts';

/** Choices at a table that stays unfinished, and the maximum for one that is played to its end. */
const FEW = 15;
const MANY = 1000;

async function boardOf(id: string, options: object): Promise<Board> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const setup = game.value.setup(options, 2);
  if (!setup.ok) throw new Error(setup.problem.message);
  const state = game.value.State.blank(setup.value);
  return { game: game.value, setup: setup.value, state, moves: new MoveList(setup.value.bounds.moves) };
}

/** Plays at a table until it is over, or this many choices are made. */
async function playAt({ players }: LiveTable, most: number): Promise<void> {
  for (let made = 0; made < most && players.every(({ isOver }) => !isOver); ) {
    const due = players.find(({ isDue }) => isDue);
    if (due === undefined) await pause(2);
    else {
      due.play();
      while (due.isWaiting) await pause(2);
      made += 1;
    }
  }
}

/** Sends a chat line at a table from one of its seats. */
async function say(base: string, { id, cookies, keys }: LiveTable, text: string): Promise<void> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/socket`, {
    headers: { cookie: cookies[0] },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const said = new Promise((resolve) =>
    socket.on('message', (data) => {
      if (/"kind":"(ok|refused)"/.test(String(data))) resolve(null);
    }),
  );
  socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, seat: 0, key: keys[0] }));
  socket.send(JSON.stringify({ kind: 'chat', id: 'said', channel: 'players', text }));
  await said;
  socket.close();
}

/**
 * Plays the content of a release's store: an unfinished table of every game, a finished one, and a line of chat.
 * @param base the server's address
 */
export async function playForStore(base: string): Promise<void> {
  for (const { id } of games) {
    const [table] = await openTables(base, await boardOf(id, {}), 1, 0, '');
    await playAt(table, FEW);
    if (id === games[0].id) await say(base, table, 'Good luck, Ann!');
    for (const player of table.players) player.close();
  }
  const [over] = await openTables(base, await boardOf(games[0].id, {}), 1, 0, '');
  await playAt(over, MANY);
  for (const player of over.players) player.close();
}

/** Packs the file of a store whose server has ended. */
export function packStore(path: string, packed: string): void {
  writeFileSync(packed, gzipSync(readFileSync(path), { level: 9 }));
}
