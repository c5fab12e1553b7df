import { Rng } from '@marchlands/core/rng.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import { games } from '@marchlands/games/index.ts';
import { expect, it } from 'vitest';
import { guestAt, type Visit } from './device.ts';
import { onEveryServer, seatAll, type TestServer, visit } from './servers.ts';

/** A device shows the match's data for its viewer. @param from the item from which on the log is compared */
async function expectTrue(server: TestServer, seen: Visit, from: number): Promise<void> {
  const viewer = seen.viewer ?? SPECTATOR;
  const found = await server.keeper.look(seen.id, ({ match }) => {
    if (match === null) throw new Error('no match');
    return {
      version: match.version(viewer),
      view: JSON.parse(JSON.stringify(match.view(viewer))),
      log: match.log(viewer, from).map(({ entry, events, line }) => ({ entry, events, line })),
    };
  });
  if (!found.ok) throw new Error(found.problem.message);
  const { version, view, log } = found.value;
  await seen.until(() => seen.version === version);
  expect(seen.view).toEqual(view);
  expect(seen.items.slice(from)).toEqual(JSON.parse(JSON.stringify(log)));
}

/** Plays at random with one device that reconnects now and then and a spectator; returns the devices at the end. */
async function play(
  server: TestServer,
  game: string,
  seats: number,
  options: object,
  choices: number,
): Promise<boolean> {
  const rng = new Rng(`play ${game}`);
  const table = await seatAll(server.base, { game, seats, options, isPublic: true });
  const watcher = await visit(await guestAt(server.base, 'Watcher'), table.id);
  const devices = [...table.visits, watcher];
  /** How many items of each log were compared. */
  const compared = new Map<Visit, number>();
  for (let i = 0; i < choices; i += 1) {
    const one = table.visits.find(({ isDue }) => isDue);
    if (one === undefined) {
      if (table.visits[0].status?.isOver === true) break;
      await table.visits[0].until(() => table.visits.some(({ isDue, status }) => isDue || status?.isOver === true));
      continue;
    }
    expect(await one.play(rng)).toMatchObject({ kind: 'ok' });
    if (i % 10 === 3) table.visits[i % seats].reconnect();
    if (i % 17 === 5) watcher.reconnect();
    // The new part of each log; a reconnected device may get all of it again.
    for (const seen of devices) {
      await expectTrue(server, seen, compared.get(seen) ?? 0);
      compared.set(seen, seen.items.length);
    }
  }
  for (const seen of devices) await expectTrue(server, seen, 0);
  const isOver = table.visits[0].status?.isOver === true;
  for (const seen of devices) seen.cut();
  return isOver;
}

onEveryServer('play', (server) => {
  it('plays hidden cards to the end', async () => {
    expect(await play(server(), 'hidden-draw', 3, {}, 1000)).toBe(true);
  });

  it('plays secret simultaneous choices to the end', async () => {
    expect(await play(server(), 'duel', 2, {}, 1000)).toBe(true);
  });

  for (const { id, seats } of games) {
    it(`shows each viewer of ${id} what is its to see, step by step and after reconnecting`, async () => {
      await play(server(), id, seats.includes(3) ? 3 : seats[0], {}, 40);
    });
  }
});
