import { Rng } from '@marchlands/core/rng.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { Statement } from '../store/driver.ts';
import { PostgresDriver } from '../store/postgres/postgres.ts';
import { SqliteDriver } from '../store/sqlite/sqlite.ts';
import { type Answer, Device, Visit } from './device.ts';
import { onEveryServer, seatAll, visit } from './servers.ts';

const PLAN = { game: 'hidden-draw', seats: 2, isPublic: true };
const DOWN = { status: 503, body: { code: 'store.down' } };
const TOKEN = { authorization: 'Bearer the token of the tests' };

/** From now on the database takes none of these statements. */
function refuseAll(isRefused: (statement: Statement) => boolean): void {
  for (const { prototype } of [SqliteDriver, PostgresDriver]) {
    const run = prototype.run;
    vi.spyOn(prototype, 'run').mockImplementation(function (this: SqliteDriver & PostgresDriver, statements) {
      if (statements.some(isRefused)) return Promise.reject(new Error('database or disk is full'));
      return run.call(this, statements);
    });
  }
}

afterEach(() => vi.restoreAllMocks());

onEveryServer('unstored', (server) => {
  /** A table that is played at, one where people gather, and requests that each change something there. */
  async function scene() {
    const { base } = server();
    const { id, keys, devices, visits } = await seatAll(base, PLAN);
    const [ann, bob] = devices;
    const open = await ann.must('POST', '/api/tables', PLAN);
    await ann.must('POST', `/api/tables/${open.id}/sit`, { seat: 0 });
    const { code } = await ann.must('POST', `/api/tables/${id}/code`, { seat: 0, key: keys[0] });
    await visits[0].do({ kind: 'chat', channel: 'players', text: 'hello' });
    // Passkeys are for pages that were opened by a name.
    const here = Object.assign(new Device(base.replace('127.0.0.1', 'localhost')), { cookie: ann.cookie });
    const changes: readonly (readonly [Device, string, string, object?])[] = [
      [ann, 'POST', '/api/guest', { name: 'Other' }],
      [ann, 'PUT', `/api/guest/mutes/${bob.guest}`],
      [ann, 'DELETE', `/api/guest/mutes/${bob.guest}`],
      [ann, 'DELETE', '/api/guest'],
      [ann, 'POST', '/api/tables', PLAN],
      [ann, 'POST', '/api/quick', { game: PLAN.game, seats: 2 }],
      [bob, 'POST', `/api/tables/${open.id}/sit`, { seat: 1 }],
      [ann, 'POST', `/api/tables/${open.id}/stand`, { seat: 0 }],
      [ann, 'POST', `/api/tables/${open.id}/bot`, { seat: 1, level: 'random' }],
      [ann, 'PUT', `/api/tables/${open.id}/plan`, { ...PLAN, seats: 3 }],
      [ann, 'POST', `/api/tables/${id}/code`, { seat: 0, key: keys[0] }],
      [ann, 'POST', '/api/codes', { code }],
      [ann, 'POST', `/api/tables/${id}/reports`, { channel: 'players', seq: 0, why: 'rude' }],
      [ann, 'DELETE', '/api/push', { endpoint: 'https://push.example/x' }],
      [ann, 'DELETE', `/api/admin/tables/${open.id}`],
      [here, 'POST', '/api/passkeys/challenge', { seats: [{ table: id, seat: 0, key: keys[0] }] }],
      [here, 'POST', '/api/sign-in/challenge'],
    ];
    return { base, id, keys, ann, bob, code, visits, changes };
  }

  it('what cannot be written is refused with store.down, on every route and socket', async () => {
    const { ann, bob, id, code, visits, changes } = await scene();
    refuseAll(({ sql }) => !/^\s*SELECT/.test(sql));
    // Reading still works.
    expect((await ann.ask('GET', '/api/lobby')).status).toBe(200);
    for (const [device, method, path, body] of changes)
      expect([path, await device.ask(method, path, body, TOKEN)]).toMatchObject([path, DOWN]);
    const due = visits.find(({ isDue }) => isDue) ?? visits[0];
    for (const message of [
      { kind: 'act', version: due.version, moves: await due.randomChoice(new Rng('unstored')) },
      { kind: 'end' },
      { kind: 'away' },
      { kind: 'chat', channel: 'players', text: 'psst' },
    ])
      expect(await due.do(message)).toMatchObject({ kind: 'refused', code: 'store.down' });
    vi.restoreAllMocks();
    // Nothing was changed, and everything goes on.
    expect((await ann.must('GET', '/api/guest')).name).toBe('Guest 1');
    expect(await due.play(new Rng('stored'))).toMatchObject({ kind: 'ok' });
    expect(await bob.must('POST', '/api/codes', { code })).toMatchObject({ id, seat: 0 });
  });

  it('a database that does not answer is no mistake of the server, on any route or socket', async () => {
    const { ann, id, keys, visits, changes } = await scene();
    const reads = [
      '/api/lobby',
      '/api/ladder/duel',
      '/api/guest',
      '/api/guest/tables',
      '/api/guest/export',
      '/api/passkeys',
      '/api/admin',
      '/healthz',
    ].map((path) => [ann, 'GET', path] as const);
    refuseAll(() => true);
    for (const [device, method, path, body] of [...changes, ...reads]) {
      const { status } = await expectSoon(() => device.ask(method, path, body, TOKEN), 503);
      expect([path, status]).toEqual([path, 503]);
    }
    for (const hello of [{ seat: 0, key: keys[0] }, {}]) {
      const seen = new Visit(ann, id, hello);
      await seen.until(() => seen.closed !== null);
      expect(seen.closed?.reason).toBe('store.down');
    }
    expect(await visits[0].do({ kind: 'chat', channel: 'players', text: 'x' })).toMatchObject({ code: 'store.down' });
    vi.restoreAllMocks();
    expect((await visit(ann, id)).table?.id).toBe(id);
  });
});

/** The answer, asked for again if it is still the one of a moment ago. */
async function expectSoon(ask: () => Promise<Answer>, status: number): Promise<Answer> {
  let answer = await ask();
  for (let tries = 0; tries < 20 && answer.status !== status; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = await ask();
  }
  return answer;
}
