import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { type Device, guestAt } from './device.ts';
import { startTestServer, visit } from './servers.ts';

/** Every route by which something is read, as the server describes itself, with its parameters filled in. */
async function readable(device: Device, id: string, game: string): Promise<readonly string[]> {
  type Described = { readonly paths: { readonly [path: string]: { readonly get?: unknown } } };
  const { paths } = await device.must<Described>('GET', '/api/openapi.json');
  const routes = Object.keys(paths).filter((path) => paths[path].get !== undefined);
  expect(routes.length).toBeGreaterThan(8);
  // Meters count commands and are only for the operator; the socket is compared by its messages.
  const own = routes.filter((path) => !/^\/(metrics|healthz|admin)|^\/api\/admin|\/socket$/.test(path));
  return own.map((path) => path.replace('/ladder/{id}', `/ladder/${game}`).replace('{id}', id));
}

/** All that each device can read, by device and route. */
async function read(devices: readonly Device[], routes: readonly string[]): Promise<readonly string[]> {
  const told: string[] = [];
  for (const [i, device] of devices.entries()) {
    for (const route of routes) told.push(`${i} ${route} ${JSON.stringify(await device.ask('GET', route))}`);
  }
  return told;
}

/** A table of two with an owner without a seat, a guest who left before the start, and a spectator. */
async function gather(plan: { readonly [name: string]: unknown }) {
  const { base } = await starting;
  const [owner, ann, bob, stood, watcher] = await Promise.all(
    ['Owner', 'Ann', 'Bob', 'Dan', 'Eve'].map((name) => guestAt(base, name)),
  );
  const { id } = await owner.must('POST', '/api/tables', { seats: 2, isPublic: true, ...plan });
  await stood.must('POST', `/api/tables/${id}/sit`, { seat: 1 });
  await stood.must('POST', `/api/tables/${id}/stand`, { seat: 1 });
  const keys: string[] = [];
  for (const [seat, device] of [ann, bob].entries()) {
    keys.push((await device.must('POST', `/api/tables/${id}/sit`, { seat })).key);
  }
  await owner.must('POST', `/api/tables/${id}/begin`);
  const seats = [await visit(ann, id, { seat: 0, key: keys[0] }), await visit(bob, id, { seat: 1, key: keys[1] })];
  const watching = [await visit(watcher, id), await visit(stood, id), await visit(owner, id)];
  return { id, owner, ann, bob, stood, watcher, seats, watching };
}

const starting = startTestServer(':memory:');

describe('all that a viewer can reach', () => {
  it('is the same whether another seat has sealed its choice or not', async () => {
    const { id, owner, ann, stood, watcher, seats, watching } = await gather({ game: 'duel', deal: 7 });
    const others = [ann, owner, stood, watcher];
    const routes = await readable(ann, id, 'duel');
    const before = await read(others, routes);
    const heard = [seats[0], ...watching].map(({ messages }) => messages.length);
    await seats[1].play(new Rng('sealed'));
    expect(await read(others, routes)).toEqual(before);
    expect([seats[0], ...watching].map(({ messages }) => messages.length)).toEqual(heard);
  });

  it('is the same for who watches with a delay whether a move was made or not, and the match ended', async () => {
    const { id, owner, stood, watcher, seats, watching } = await gather({ game: 'duel', deal: 7, spectators: 3600 });
    const others = [owner, stood, watcher];
    const routes = await readable(watcher, id, 'duel');
    const before = await read(others, routes);
    const heard = watching.map(({ messages }) => messages.length);
    const rng = new Rng('live');
    for (let rounds = 0; rounds < 40; rounds += 1) {
      for (const seat of seats) if (seat.isDue) await seat.play(rng);
      if (rounds === 0) expect(await read(others, routes)).toEqual(before);
    }
    expect(seats[0].status?.isOver).toBe(true);
    expect(await read(others, routes)).toEqual(before);
    expect(watching.map(({ messages }) => messages.length)).toEqual(heard);
  });

  it('what is exported of a table is what the list of one’s tables shows', async () => {
    const { ann, seats } = await gather({ game: 'duel', deal: 7 });
    await seats[1].play(new Rng('sealed'));
    const { tables } = await ann.must('GET', '/api/guest/tables');
    expect((await ann.must('GET', '/api/guest/export')).tables).toEqual(tables);
    expect(Object.keys(tables[0]).toSorted()).toEqual(['card', 'created', 'game', 'id', 'isTurn', 'status', 'touched']);
  });
});
