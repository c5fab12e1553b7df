import { MoveList } from '@marchlands/core/lists.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { type Board, Player } from './player.ts';

/** Both seats of a live table; if a bot plays the second one, only the first. */
export interface LiveTable {
  readonly id: string;
  /** By player: the cookie of its guest, and the key of its seat. */
  readonly cookies: readonly string[];
  readonly keys: readonly string[];
  readonly players: readonly Player[];
}

/** Concurrent requests while tables are opened. */
const AT_ONCE = 32;

/** The game of the load: the first of the catalogue. */
export async function loadBoard(): Promise<Board> {
  const game = await loadGame(games[0].id);
  if (!game.ok) throw new Error(game.problem.message);
  const setup = game.value.setup({}, 2);
  if (!setup.ok) throw new Error(setup.problem.message);
  return {
    game: game.value,
    setup: setup.value,
    state: game.value.State.blank(setup.value),
    moves: new MoveList(setup.value.bounds.moves),
  };
}

async function post(
  base: string,
  cookie: string,
  path: string,
  sent: object,
): Promise<{ readonly body: { readonly id: string; readonly key: string }; readonly cookie: string }> {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(sent),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  // The parts of the answers that a load uses.
  const body = (await response.json()) as { readonly id: string; readonly key: string };
  return { body, cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie };
}

/**
 * Opens tables of two seats, begins their matches and connects a socket to each seat.
 * @param bots the number of tables at which a bot plays the second seat
 * @param second the address of the second seat's process
 */
export async function openTables(
  base: string,
  board: Board,
  count: number,
  bots: number,
  level: string,
  second = base,
): Promise<readonly LiveTable[]> {
  const guests = await Promise.all(['Ann', 'Bob'].map((name) => post(base, '', '/api/guest', { name })));
  const [ann, bob] = guests.map(({ cookie }) => cookie);
  const tables: LiveTable[] = [];
  let next = 0;
  async function open(): Promise<void> {
    while (next < count) {
      const isBot = next < bots;
      next += 1;
      const { id } = (await post(base, ann, '/api/tables', { game: board.game.id, seats: 2 })).body;
      const keys = [(await post(base, ann, `/api/tables/${id}/sit`, { seat: 0 })).body.key];
      if (isBot) await post(base, ann, `/api/tables/${id}/bot`, { seat: 1, level });
      else keys.push((await post(base, bob, `/api/tables/${id}/sit`, { seat: 1 })).body.key);
      await post(base, ann, `/api/tables/${id}/begin`, {});
      tables.push({
        id,
        cookies: [ann, bob],
        keys,
        players: keys.map(
          (key, seat) => new Player(board, seat === 0 ? base : second, seat === 0 ? ann : bob, id, seat, key),
        ),
      });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  while (!tables.every(({ players }) => players.every(({ isReady }) => isReady))) await pause(20);
  return tables;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
