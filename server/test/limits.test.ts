import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { describe, expect, it } from 'vitest';
import { Purses } from '../http/purses.ts';
import { Turns } from '../http/turns.ts';
import { refuse } from '../table/refusal.ts';
import { guestAt, Visit } from './device.ts';
import { startTestServer, type TestServer, visit } from './servers.ts';

const folder = freshFolder();
const PLAN = { game: 'hidden-draw', seats: 2 };
/** A clock that stands still: on a slow machine credits would recover while a test spends them. */
const still = (): number => 0;

/** The status of a request with this exact path: `fetch` would normalize it. */
function statusOf({ base }: TestServer, method: string, path: string, cookie = ''): Promise<number> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', cookie };
    const sent = httpRequest({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(method === 'POST' || method === 'PUT' ? '{}' : undefined);
  });
}

/** Other ways to write an address that leads to the same route. */
function spellings({ base }: TestServer, path: string): readonly string[] {
  return [
    path,
    path.replace('/api/', '/%61pi/'),
    path.replace('/api/', '/a%70%69/'),
    `${base}${path}`,
    `${path}?x=/page.html`,
    `${base}${path.replace('/api/', '/%61%70%69/')}?a`,
  ];
}

describe('a limit hangs on the route', () => {
  /** More requests than any route has of its own here. */
  const MOST_OWN = 250;

  it('however its address is spelled: each route of the description, and those that there are not', async () => {
    const server = await startTestServer(`${folder}/spelled.sqlite`, { limits: { requests: 20, sockets: 20 } });
    const { paths } = await (await fetch(`${server.base}/api/openapi.json`)).json();
    const routes = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')] as const),
    );
    const api = [...routes.filter(([, path]) => path.startsWith('/api/')), ['GET', '/api/none'], ['POST', '/api/x/y']];
    expect(api.length).toBeGreaterThan(35);
    // All that is cheap is counted together: afterwards each spelling of each route is closed.
    for (let i = 0; i < 20; i += 1) await statusOf(server, 'GET', '/api/lobby');
    for (const [method, path] of api) {
      // Routes with their own limits are requested until these are spent.
      for (let i = 0; i < MOST_OWN && (await statusOf(server, method, path)) !== 429; i += 1);
      for (const spelled of spellings(server, path))
        expect([method, spelled, await statusOf(server, method, spelled)]).toEqual([method, spelled, 429]);
    }
  });

  it('of what is dear, under each spelling together', async () => {
    const server = await startTestServer(`${folder}/dear.sqlite`, { limits: { requests: 60, sockets: 20 } });
    const { cookie } = await guestAt(server.base, 'Eve');
    const statuses: number[] = [];
    for (const path of [...spellings(server, '/api/codes'), ...spellings(server, '/api/codes')])
      statuses.push(await statusOf(server, 'POST', path, cookie));
    expect(statuses).toEqual([...Array(6).fill(400), ...Array(6).fill(429)]);
  });
});

/** A connection to a server that has said something, and whether it was closed. */
function connection({ base }: TestServer, said: string): { readonly socket: Socket; readonly closed: Promise<void> } {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.resume();
  if (said !== '') socket.write(said);
  return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve())) };
}

describe('a connection', () => {
  const HEAD =
    'POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n';

  it('on which a request does not come is closed, whatever there is of it; a socket stays', async () => {
    const server = await startTestServer(`${folder}/slow.sqlite`, { limits: { patience: 200 } });
    const ann = await guestAt(server.base, 'Ann');
    const seen = await visit(ann, (await ann.must('POST', '/api/tables', PLAN)).id);
    const unfinished = ['', 'POST', HEAD, `${HEAD}\r\n`, `${HEAD}\r\n{"name": "A`];
    await Promise.all(unfinished.map((said) => connection(server, said).closed));
    seen.say({ kind: 'ping' });
    await seen.until(() => seen.messages.some(({ kind }) => kind === 'pong'));
    expect(seen.closed).toBeNull();
    expect((await ann.ask('GET', '/api/guest')).status).toBe(200);
  });

  it('is refused where an address has too many, those that say nothing and sockets among them', async () => {
    const server = await startTestServer(`${folder}/many.sqlite`, { limits: { connections: 6 } });
    const all = Array.from({ length: 12 }, () => connection(server, ''));
    const open = new Set(all);
    for (const one of all) one.socket.once('close', () => open.delete(one));
    await expect.poll(() => open.size).toBe(6);
    for (const { socket } of all) socket.destroy();
    // Those that are closed are counted no more.
    await expect.poll(() => statusOf(server, 'GET', '/api/lobby').catch(() => 0)).toBe(200);
  });

  it('of a proxy is anybody’s: whose they are is not counted', async () => {
    const server = await startTestServer(`${folder}/proxied.sqlite`, {
      isBehindProxy: true,
      limits: { connections: 2 },
    });
    const all = Array.from({ length: 6 }, () => connection(server, ''));
    expect(await statusOf(server, 'GET', '/api/lobby')).toBe(200);
    expect(all.filter(({ socket }) => socket.destroyed)).toEqual([]);
    for (const { socket } of all) socket.destroy();
  });
});

describe('what could be guessed', () => {
  it('is guessed on all routes and sockets of an address together', async () => {
    const { base } = await startTestServer(`${folder}/guessed.sqlite`, {
      limits: { requests: 300, sockets: 99 },
      creditTime: still,
    });
    const ann = await guestAt(base, 'Ann');
    const { id } = await ann.must('POST', '/api/tables', { ...PLAN, password: 'open sesame' });
    const codes: string[] = [];
    for (let i = 0; i < 26; i += 1) codes.push((await ann.ask('POST', '/api/codes', { code: 'ABCDEFGH' })).body.code);
    for (let i = 0; i < 3; i += 1) {
      const seen = new Visit(ann, id, { password: 'sesame' });
      await seen.until(() => seen.closed !== null);
      codes.push(seen.closed?.reason ?? '');
      codes.push((await ann.ask('POST', `/api/tables/${id}/sit`, { password: 'sesame' })).body.code);
      codes.push((await ann.ask('POST', `/api/tables/${id}/record`, { password: 'sesame' })).body.code);
    }
    expect(new Set(codes.slice(0, 30))).toEqual(new Set(['seat.code', 'table.password']));
    expect(codes.slice(30)).toEqual(Array(5).fill('limit.rate'));
    // Even the right one is not checked: an answer would reveal it.
    const right = await ann.ask('POST', `/api/tables/${id}/sit`, { password: 'open sesame' });
    expect(right.body.code).toBe('limit.rate');
    // A request without a password is no guess.
    expect((await ann.ask('POST', `/api/tables/${id}/sit`, {})).body.code).toBe('table.password');
  });

  it('costs nothing who knows it, nor where nobody could look', async () => {
    const purses = new Purses(300, still);
    for (let i = 0; i < 100; i += 1) {
      expect((await purses.guess('table', '192.0.2.1', async () => ({ ok: true, value: 1 }))).ok).toBe(true);
      expect(await purses.guess('table', '192.0.2.1', async () => refuse('store.down'))).toEqual(refuse('store.down'));
      const fails = purses.guess('table', '192.0.2.1', () => Promise.reject(new Error('down')));
      await expect(fails).rejects.toThrow('down');
    }
  });

  it('is the admin token, too, on each route that asks for it', async () => {
    const { base } = await startTestServer(`${folder}/token.sqlite`, {
      limits: { requests: 300, sockets: 9 },
      creditTime: still,
    });
    const ask = (path: string, method: string, token: string) =>
      fetch(`${base}${path}`, { method, headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);
    const routes = [
      ['/metrics', 'GET'],
      ['/api/admin', 'GET'],
      ['/api/admin/tables/x', 'DELETE'],
    ] as const;
    for (let i = 0; i < 50; i += 1) expect(await ask('/metrics', 'GET', 'the token of the tests')).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1)
      for (const [path, method] of routes) statuses.push(await ask(path, method, `wrong ${i}`));
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(statuses.slice(30)).toEqual(Array(6).fill(429));
    for (const [path, method] of routes) expect(await ask(path, method, 'the token of the tests')).toBe(429);
  });
});

describe('the cost of passwords', () => {
  it('is paid by those who ask, in turns: of each address, table and guest', async () => {
    const turns = new Turns(1, 3);
    const done: string[] = [];
    const take = (...payer: string[]) =>
      turns.take(payer, async () => {
        done.push(payer.join('/'));
      });
    const all = [
      ...[1, 2, 3].map(() => take('far', 'A', 'eve')),
      ...[1, 2].map(() => take('far', 'A', 'bob')),
      take('far', 'B', 'cyd'),
      take('near', 'A', 'ann'),
    ];
    expect((await take('near', 'C', 'eve')).ok).toBe(false);
    await Promise.all(all);
    expect(done).toEqual(['far/A/eve', 'far/A/eve', 'near/A/ann', 'far/B/cyd', 'far/A/bob', 'far/A/eve', 'far/A/bob']);
    expect((await take('near', 'C', 'eve')).ok).toBe(true);
  });

  it('goes on where some of it fails', async () => {
    const turns = new Turns(1, 1);
    await expect(turns.take(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take(['a'], async () => 7)).toEqual({ ok: true, value: 7 });
  });

  it('keeps nobody else waiting: many wrong ones at one table are behind the right one at another', async () => {
    const { base } = await startTestServer(`${folder}/cost.sqlite`);
    const [ann, ...strangers] = await Promise.all(Array.from({ length: 9 }, (_, i) => guestAt(base, `Guest ${i}`)));
    const open = (password: string) => ann.must('POST', '/api/tables', { ...PLAN, password });
    const [attacked, other] = [await open('one'), await open('two')];
    const answered: string[] = [];
    const wrong = strangers.flatMap((one) =>
      [1, 2].map(async () => {
        const { body } = await one.ask('POST', `/api/tables/${attacked.id}/sit`, { password: 'wrong' });
        expect(body.code).toBe('table.password');
        answered.push('wrong');
      }),
    );
    const right = async () => {
      await ann.must('POST', `/api/tables/${other.id}/sit`, { password: 'two' });
      answered.push('right');
    };
    await Promise.all([...wrong, right()]);
    // Two hashes are made at once, and each table has every second turn.
    expect(answered.indexOf('right')).toBeLessThan(7);
  });
});
