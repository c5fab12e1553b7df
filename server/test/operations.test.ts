import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { verifyRecord } from '@marchlands/core/match/verify.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { games } from '@marchlands/games/index.ts';
import { describe, expect, it, vi } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { REFUSALS } from '../table/refusal.ts';
import { type Device, guestAt } from './device.ts';
import { seatAll, startTestServer, visit } from './servers.ts';
import { loadGame } from './toy-games.ts';

const folder = freshFolder();
const TOKEN = { authorization: 'Bearer the token of the tests' };
/** A route as the description has it. */
interface Described {
  readonly summary: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
}

/** Method and path of each route, as the description writes them, from the tree that the server prints. */
function routesOf(tree: string): readonly string[] {
  const above: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split('\n')) {
    const found = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (found === null) continue;
    const [, indent, part, methods = ''] = found;
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    const path = above.join('').replaceAll(/:(\w+)/g, '{$1}');
    for (const method of methods.split(', '))
      if (!['', 'HEAD', 'OPTIONS'].includes(method)) routes.push(`${method} ${path}`);
  }
  return routes;
}

const PLAN = { game: 'hidden-draw', seats: 2, isPublic: true };

describe('the configuration', () => {
  it('has a default for everything, and says what is wrong', () => {
    expect(readConfig({}, 4)).toMatchObject({ port: 8350, botThreads: 3, key: null, store: 'marchlands.sqlite' });
    expect(readConfig({}, 4).limits).toEqual({ requests: 300, sockets: 60, connections: 256, patience: 15_000 });
    expect(() => readConfig({ PORT: 'x' }, 2)).toThrow(ConfigError);
    expect(() => readConfig({ MARCHLANDS_KEY: 'short' }, 2)).toThrow('16 characters');
    expect(readConfig({ DATABASE_URL: 'postgres://a', MARCHLANDS_STORE: 'b' }, 2).store).toBe('postgres://a');
    const pair = { MARCHLANDS_VAPID_PUBLIC: 'B'.repeat(87), MARCHLANDS_VAPID_PRIVATE: 'p'.repeat(43) };
    expect(readConfig(pair, 2).vapid).toEqual({ publicKey: 'B'.repeat(87), privateKey: 'p'.repeat(43) });
    expect(() => readConfig({ ...pair, MARCHLANDS_VAPID_PRIVATE: '' }, 2)).toThrow('a pair');
    expect(() => readConfig({ ...pair, MARCHLANDS_VAPID_PRIVATE: 'short' }, 2)).toThrow('43');
    expect(() => readConfig({ MARCHLANDS_CONTACT: 'me' }, 2)).toThrow('mailto:');
  });
});

describe('whoever runs the server', () => {
  const starting = startTestServer(`${folder}/operations.sqlite`);

  it('asks for its health, and for figures with the token', async () => {
    const { base } = await starting;
    const device = await guestAt(base, 'Ann');
    expect(await device.ask('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await device.ask('GET', '/metrics')).status).toBe(401);
    expect((await device.ask('GET', '/api/admin')).status).toBe(401);
    expect(
      (await device.ask('GET', '/metrics', undefined, { authorization: 'Bearer wrong token, wrong' })).status,
    ).toBe(401);
    const { body } = await device.ask('GET', '/metrics', undefined, TOKEN);
    expect(body).toContain('marchlands_commands_total');
    expect(body).toContain('marchlands_connections');
  });

  it('sees reports of abuse with the line they are about, and removes a table', async () => {
    const { base } = await starting;
    const { visits, devices, id } = await seatAll(base, PLAN);
    await visits[0].do({ kind: 'chat', channel: 'players', text: 'first' });
    await visits[0].do({ kind: 'chat', channel: 'players', text: 'rude' });
    await visits[0].do({ kind: 'chat', channel: 'players', text: 'last' });
    await visits[1].until(() => visits[1].chat.length === 3);
    const line = visits[1].chat.find(({ text }) => text === 'rude');
    await devices[1].must('POST', `/api/tables/${id}/reports`, { channel: 'players', seq: line?.seq, why: 'not nice' });
    const report = (device: Device, seq: number) =>
      device.ask('POST', `/api/tables/${id}/reports`, { channel: 'players', seq, why: 'x' });
    expect((await report(devices[1], 99)).status).toBe(404);
    // A guest who does not receive the players' chat does not learn its length either.
    const stranger = await guestAt(base, 'Eve');
    for (const seq of [0, 99]) expect(await report(stranger, seq)).toMatchObject({ body: { code: 'chat.channel' } });
    type Kept = { readonly reports: unknown; readonly tables: { readonly playing: number }; readonly lab: unknown };
    const { body } = await devices[0].ask<Kept>('GET', '/api/admin', undefined, TOKEN);
    expect(body.reports).toMatchObject([{ why: 'not nice', line: { text: 'rude' } }]);
    expect(body.tables.playing).toBeGreaterThan(0);
    // Nobody has sent orders of the lab to this store.
    expect(body.lab).toBeNull();
    expect((await devices[0].ask('DELETE', `/api/admin/tables/${id}`)).status).toBe(401);
    expect((await devices[0].ask('DELETE', `/api/admin/tables/${id}`, undefined, TOKEN)).status).toBe(200);
    await visits[0].until(() => visits[0].closed !== null);
    expect((await devices[0].ask('GET', `/api/tables/${id}`)).status).toBe(404);
  });

  it('has a page that shows them, in which no script stands', async () => {
    const { base } = await starting;
    const page = await fetch(`${base}/admin`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(await page.text()).not.toMatch(/<script>|onclick|style=/);
    expect((await fetch(`${base}/admin/admin.js`)).headers.get('content-type')).toContain('javascript');
  });

  it('has every route in its description, each with what it does, what it takes and who may be refused', async () => {
    const { base, app } = await starting;
    const { paths } = await (await fetch(`${base}/api/openapi.json`)).json();
    const described = new Set<string>();
    for (const [path, methods] of Object.entries(paths as Record<string, Record<string, Described>>)) {
      for (const [method, { summary, parameters = [], requestBody }] of Object.entries(methods)) {
        described.add(`${method.toUpperCase()} ${path}`);
        expect(summary.length).toBeGreaterThan(5);
        const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
        expect([path, inPath]).toEqual([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
        // A body that is taken is checked against its schema.
        if (requestBody !== undefined)
          expect(requestBody.content['application/json'].schema).toMatchObject({ type: 'object' });
      }
    }
    // The tree prints the route of all that is not there (`/api/*`) by its last part.
    const hidden = ['/api/docs', '/api/openapi.json', '/admin', '*'];
    const routes = routesOf(app.printRoutes({ commonPrefix: false, includeHooks: false }));
    expect(routes.length).toBeGreaterThan(40);
    for (const route of routes) {
      const path = route.split(' ')[1];
      if (hidden.some((one) => path === one || path.startsWith(`${one}/`))) continue;
      expect([...described]).toContain(route);
    }
    expect((await fetch(`${base}/api/docs/`)).status).toBe(200);
  });

  it('has every code of a refusal in the protocol, with its sentence', () => {
    const text = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
    const told = [...text.matchAll(/^\| `([a-z]+\.[a-z]+)` \| (.+) \|$/gm)].map(([, code, sentence]) => [
      code,
      sentence,
    ]);
    expect(Object.fromEntries(told)).toEqual(REFUSALS);
  });

  it('is told where the store cannot be written to', async () => {
    const { base, store } = await starting;
    const check = vi.spyOn(store, 'check').mockRejectedValue(new Error('database or disk is full'));
    const health = async () => {
      const response = await fetch(`${base}/healthz`);
      return [response.status, (await response.json()).status];
    };
    // An answer is good for a moment, however many ask.
    await expect.poll(health).toEqual([503, 'the store cannot be written to']);
    const asked = check.mock.calls.length;
    await Promise.all(Array.from({ length: 20 }, health));
    expect(check.mock.calls.length - asked).toBeLessThan(3);
    check.mockRestore();
    await expect.poll(health).toEqual([200, 'ok']);
  });
});

describe('at a table', () => {
  const starting = startTestServer(`${folder}/tables.sqlite`);

  it('has a deal with a number that there is, in a rematch too', async () => {
    const { base } = await starting;
    const ann = await guestAt(base, 'Ann');
    const most = 999_999_999;
    expect((await ann.ask('POST', '/api/tables', { ...PLAN, deal: most + 1 })).body.code).toBe('message.form');
    const { id, devices, visits } = await seatAll(base, { ...PLAN, deal: most });
    await visits[0].do({ kind: 'end' });
    await visits[1].until(() => visits[1].status?.ask != null);
    await visits[1].do({ kind: 'answer', ask: visits[1].status?.ask?.id, agree: true });
    await visits[1].until(() => visits[1].table?.status === 'over');
    const again = await devices[0].must('POST', `/api/tables/${id}/again`);
    const { deal } = await ann.must('GET', `/api/tables/${again.id}`);
    expect(deal).toBeGreaterThan(0);
    expect(deal).toBeLessThanOrEqual(most);
  });

  it('a private table is not listed, and asks for its password', async () => {
    const { base } = await starting;
    const ann = await guestAt(base, 'Ann');
    const bob = await guestAt(base, 'Bob');
    const { id } = await ann.must('POST', '/api/tables', { ...PLAN, isPublic: false, password: 'sesame' });
    const { tables } = await bob.must('GET', '/api/lobby');
    expect(tables.map((table: { id: string }) => table.id)).not.toContain(id);
    expect((await bob.ask('POST', `/api/tables/${id}/sit`, {})).body.code).toBe('table.password');
    expect((await bob.ask('POST', `/api/tables/${id}/sit`, { password: 'Sesame' })).body.code).toBe('table.password');
    expect((await bob.ask('POST', `/api/tables/${id}/sit`, { password: 'sesame' })).status).toBe(200);
    expect(JSON.stringify(await bob.must('GET', `/api/tables/${id}`))).not.toContain('sesame');
    expect((await bob.ask('GET', `/api/tables/${id}/qr.svg`)).body).toContain('<svg');
  });

  it('quick play joins whoever waits, and opens a table where nobody does', async () => {
    const { base } = await starting;
    const wish = { game: 'hidden-draw', seats: 2, options: { copies: 3 } };
    const [ann, bob, cyd] = await Promise.all(['Ann', 'Bob', 'Cyd'].map((name) => guestAt(base, name)));
    const first = await ann.must('POST', '/api/quick', wish);
    const second = await bob.must('POST', '/api/quick', wish);
    expect(second.id).toBe(first.id);
    expect((await ann.must('GET', `/api/tables/${first.id}`)).status).toBe('playing');
    expect((await cyd.must('POST', '/api/quick', wish)).id).not.toBe(first.id);
    const { tables } = await bob.must('GET', '/api/guest/tables');
    expect(tables).toHaveLength(1);
  });

  it('a match is played to its end, its record verifies, and the same people meet again', async () => {
    const { base } = await starting;
    const { visits, devices, id } = await seatAll(base, { ...PLAN, spectators: null });
    const rng = new Rng('again');
    expect((await devices[0].ask('POST', `/api/tables/${id}/again`)).body.code).toBe('table.playing');
    const stranger = await guestAt(base, 'Stranger');
    expect((await stranger.ask('POST', `/api/tables/${id}/record`, {})).body.code).toBe('table.spectators');
    while (visits.every(({ status }) => status?.isOver !== true)) {
      await visits[0].until(() => visits.some(({ isDue, status }) => isDue || status?.isOver === true));
      const due = visits.find(({ isDue }) => isDue);
      if (due === undefined) continue;
      expect(await due.play(rng)).toMatchObject({ kind: 'ok' });
      await Promise.all(visits.map((seen) => seen.until(() => seen.items.length > 0)));
    }
    const text = await stranger.must<string>('POST', `/api/tables/${id}/record`, {});
    const verified = await verifyRecord(text, loadGame);
    expect(verified).toMatchObject({ ok: true, value: { isComputed: true, isOver: true } });
    const again = await devices[1].must('POST', `/api/tables/${id}/again`);
    expect((await devices[0].must('POST', `/api/tables/${id}/again`)).id).toBe(again.id);
    await visits[0].until(() => visits[0].table?.again === again.id);
    expect((await stranger.ask('POST', `/api/tables/${again.id}/sit`, {})).body.code).toBe('table.full');
    expect((await devices[0].must('POST', `/api/tables/${again.id}/sit`, {})).seat).toBe(0);
  });

  it('quick play has bots take the seats that stay free', { timeout: 60_000 }, async () => {
    const { base } = await starting;
    const ann = await guestAt(base, 'Ann');
    const fill = { after: 0, level: 'random' };
    const { id, key, seat } = await ann.must('POST', '/api/quick', { game: 'hidden-draw', seats: 4, fill });
    const seen = await visit(ann, id, { seat, key });
    await seen.until(() => seen.table?.status === 'playing', 20_000);
    expect(seen.table?.seats.map(({ level }) => level)).toEqual([null, 'random', 'random', 'random']);
  });

  it('marchlands record verify holds the record of a match that was played here', { timeout: 120_000 }, async () => {
    const { base } = await starting;
    const ann = await guestAt(base, 'Ann');
    const [{ id: game, seats }] = games;
    const { id } = await ann.must('POST', '/api/tables', { game, seats: seats[0] });
    for (let seat = 0; seat < seats[0]; seat += 1)
      await ann.must('POST', `/api/tables/${id}/bot`, { seat, level: 'random' });
    await ann.must('POST', `/api/tables/${id}/begin`);
    const watcher = await visit(ann, id);
    await watcher.until(() => watcher.status?.isOver === true, 100_000);
    const record = await ann.must<string>('POST', `/api/tables/${id}/record`, {});
    expect(await verifiedByProgram(record)).toEqual({ code: 0, out: expect.stringContaining('The record is valid.') });
    const forged = record.replace(/(1\.[^\n]*?)\d/, (_: string, before: string) => `${before}9`);
    expect((await verifiedByProgram(forged)).code).not.toBe(0);
  });

  it('who is muted is heard no more, and spectators hear their own channel alone', async () => {
    const { base } = await starting;
    const { visits, devices, id } = await seatAll(base, PLAN);
    const watcher = await visit(await guestAt(base, 'Watcher'), id);
    await devices[1].must('PUT', `/api/guest/mutes/${devices[0].guest}`);
    await visits[0].do({ kind: 'chat', channel: 'players', text: 'one' });
    await visits[0].do({ kind: 'chat', channel: 'spectators', text: 'two' });
    expect(await watcher.do({ kind: 'chat', channel: 'players', text: 'psst' })).toMatchObject({
      code: 'chat.channel',
    });
    await watcher.do({ kind: 'chat', channel: 'spectators', text: 'three' });
    await visits[1].until(() => visits[1].chat.length > 0);
    await watcher.until(() => watcher.chat.length === 2);
    await visits[0].until(() => visits[0].chat.length === 3);
    expect(visits[1].chat.map(({ text }) => text)).toEqual(['three']);
    expect(watcher.chat.map(({ text }) => text)).toEqual(['two', 'three']);
    // The numbers reveal nothing about the players' chat.
    expect(watcher.chat.map(({ seq }) => seq)).toEqual([0, 1]);
    await devices[1].must('DELETE', `/api/guest/mutes/${devices[0].guest}`);
    await visits[0].do({ kind: 'chat', channel: 'players', text: 'four' });
    await visits[1].until(() => visits[1].chat.some(({ text }) => text === 'four'));
  });

  it('bots think in threads, and a table with them goes on by itself', { timeout: 60_000 }, async () => {
    const { base } = await starting;
    const ann = await guestAt(base, 'Ann');
    const { id } = await ann.must('POST', '/api/tables', { ...PLAN, seats: 3 });
    for (const seat of [0, 1, 2]) await ann.must('POST', `/api/tables/${id}/bot`, { seat, level: 'greedy' });
    await ann.must('POST', `/api/tables/${id}/begin`);
    const watcher = await visit(ann, id);
    await watcher.until(() => watcher.status?.isOver === true, 50_000);
    expect(watcher.status?.result?.ranks).toHaveLength(3);
  });

  it('a past moment is told with what was seen then', async () => {
    const { base } = await starting;
    const { visits } = await seatAll(base, PLAN);
    const rng = new Rng('history');
    const due = visits.find(({ isDue }) => isDue) ?? visits[0];
    const before = due.view;
    const from = due.version;
    await due.play(rng);
    due.say({ kind: 'history', id: 'h', from, count: 100 });
    await due.until(() => due.messages.some(({ kind }) => kind === 'history'));
    const history = due.messages.find(({ kind }) => kind === 'history');
    expect(history).toMatchObject({ id: 'h', from, view: before });
  });
});

it('a server that ends says goodbye, and takes nothing more', async () => {
  const server = await startTestServer(`${folder}/ends.sqlite`);
  const { visits } = await seatAll(server.base, PLAN);
  const closing = server.close();
  await visits[0].until(() => visits[0].closed !== null);
  expect(visits[0].messages.at(-1)).toMatchObject({ kind: 'bye', code: 'server.closing' });
  expect(visits[0].closed?.code).toBe(1012);
  await closing;
});

/** The verdict of `marchlands record verify -` on a record. */
function verifiedByProgram(record: string): Promise<{ readonly code: number | null; readonly out: string }> {
  const program = fileURLToPath(new URL('../../cli/bin/marchlands.mjs', import.meta.url));
  const child = spawn(process.execPath, [program, 'record', 'verify', '-'], { stdio: ['pipe', 'pipe', 'ignore'] });
  let out = '';
  child.stdout.on('data', (data: Buffer) => {
    out += String(data);
  });
  child.stdin.end(record);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out })));
}
