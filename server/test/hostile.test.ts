import { EventEmitter } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Rng } from '@marchlands/core/rng.ts';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import type { FastifyRequest } from 'fastify';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { countedAs } from '../http/counted-as.ts';
import { isOwnHost } from '../http/origin.ts';
import { Purses } from '../http/purses.ts';
import { Visit as SocketVisit } from '../http/socket.ts';
import { startServer } from '../server.ts';
import { PROTOCOL } from '../wire/messages.ts';
import { Device, guestAt, Visit } from './device.ts';
import { seatAll, startTestServer, visit } from './servers.ts';
import { testConfig } from './test-config.ts';

const folder = freshFolder();
const PLAN = { game: 'hidden-draw', seats: 2, isPublic: true };

/** The server's answer under another host name, which `fetch` cannot send. */
function askAs(base: string, host: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = httpRequest(`${base}${path}`, { headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The status that a socket is refused with. */
function socketStatus(base: string, id: string, headers: Record<string, string>): Promise<unknown> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/socket`, { headers });
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('error', () => {});
  });
}

describe('a name that is not the server’s own', () => {
  const pageFolder = join(folder, 'page');
  mkdirSync(join(pageFolder, 'assets'), { recursive: true });
  writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>the page</title>');
  writeFileSync(join(pageFolder, 'assets', 'a.js'), '// asset');
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  const starting = startTestServer(`${folder}/hosts.sqlite`, { pageFolder, origins: ['https://play.example.org'] });

  it('leads nowhere: a page whose name was turned to this address is refused, on every route and socket', async () => {
    const { base } = await starting;
    const { port } = new URL(base);
    const { id, devices } = await seatAll(base, PLAN);
    const host = `evil.example:${port}`;
    for (const path of ['/', '/api/lobby', '/api/guest', '/healthz', '/admin', `/api/tables/${id}`]) {
      const { status, body } = await askAs(base, host, path, { origin: `http://${host}` });
      expect(status).toBe(421);
      expect(JSON.parse(body)).toMatchObject({
        code: 'host.unknown',
        message: expect.stringContaining('MARCHLANDS_ORIGINS'),
      });
    }
    const headers = { host, origin: `http://${host}`, cookie: devices[0].cookie };
    expect(await socketStatus(base, id, headers)).toBe(421);
    expect(await socketStatus(base, id, { cookie: devices[0].cookie })).toBe('open');
  });

  it('is none of the machine’s own, and none that the operator gave', async () => {
    const { base } = await starting;
    const name = hostname().replace(/\.local$/, '');
    // Documentation addresses (RFC 5737, 3849) stand for a forwarded port: no machine has them.
    for (const host of [
      '127.0.0.1:8350',
      '203.0.113.5:8350',
      '[2001:db8::5]',
      'localhost',
      'LOCALHOST:8350',
      name,
      `${name}.local`,
      'play.example.org',
      'play.example.org:8443',
    ]) {
      expect([host, (await askAs(base, host, '/api/lobby')).status]).toEqual([host, 200]);
    }
  });

  it('is also another one of the local network: who has it there may be anybody', async () => {
    const { base } = await starting;
    for (const host of ['router', 'printer.local', 'x.localhost', 'nas.lan']) {
      const { status, body } = await askAs(base, host, '/api/lobby');
      expect([host, status, JSON.parse(body).code]).toEqual([host, 421, 'host.unknown']);
    }
    for (const host of [
      'evil.example',
      `${hostname()}.evil.example`,
      'localhost.evil.example',
      'play.example.org.evil.example',
      'xplay.example.org',
      '192.168.1.5.evil.example',
    ]) {
      expect([host, isOwnHost(host, ['https://play.example.org'])]).toEqual([host, false]);
    }
    expect(isOwnHost(undefined, [])).toBe(false);
    expect(isOwnHost('a b', [])).toBe(false);
  });

  it('bug: the address of a problem was taken for that of a file: its id ends in a dot and a number', async () => {
    const { base } = await starting;
    const { host } = new URL(base);
    expect(await askAs(base, host, '/problems/andia/small.1.9')).toMatchObject({
      status: 200,
      body: expect.stringContaining('the page'),
    });
    expect(await askAs(base, host, '/assets/gone.js')).toMatchObject({ status: 404 });
  });

  it('serves the page, and nothing that lies beside it', async () => {
    const { base } = await starting;
    const { host } = new URL(base);
    expect((await askAs(base, host, '/assets/a.js')).body).toContain('asset');
    expect((await askAs(base, host, '/t/abc')).body).toContain('the page');
    for (const path of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
      '/..%5csecret.txt',
      '//secret.txt',
    ]) {
      const { status, body } = await askAs(base, host, path);
      expect([path, [400, 403, 404].includes(status)]).toEqual([path, true]);
      expect(body).not.toContain('not for you');
    }
  });
});

describe('too much at once', () => {
  it('is refused for each address: requests, dear requests, sockets', async () => {
    const { base } = await startTestServer(`${folder}/limits.sqlite`, { limits: { requests: 40, sockets: 2 } });
    const { id, devices, visits } = await seatAll(base, PLAN);
    expect(visits).toHaveLength(2);
    expect(await socketStatus(base, id, { cookie: devices[0].cookie })).toBe(429);
    let refused = await devices[0].ask('POST', '/api/codes', { code: 'A' });
    for (let i = 0; i < 6 && refused.status !== 429; i += 1)
      refused = await devices[0].ask('POST', '/api/codes', { code: 'A' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'limit.rate' } });
    expect(refused.body.message).toContain('Wait a little');
    // Expensive routes are closed; cheap ones stay open until they too are overused.
    let cheap = await devices[0].ask('GET', '/api/lobby');
    expect(cheap.status).toBe(200);
    for (let i = 0; i < 50 && cheap.status !== 429; i += 1) cheap = await devices[0].ask('GET', '/api/lobby');
    expect(cheap.body.code).toBe('limit.rate');
    expect((await devices[0].ask('GET', '/healthz')).status).toBe(200);
  });

  it('of one seat over many sockets is cut off', async () => {
    const { base } = await startTestServer(`${folder}/seat.sqlite`);
    const { id, devices, keys } = await seatAll(base, PLAN);
    const tabs = await Promise.all([1, 2, 3, 4].map(() => visit(devices[0], id, { seat: 0, key: keys[0] })));
    for (let i = 0; i < 100; i += 1) for (const tab of tabs) tab.sayText('{"kind":"ping"}');
    await tabs[0].until(() => tabs.some(({ closed }) => closed !== null));
    expect(tabs.find(({ closed }) => closed !== null)?.messages.at(-1)).toMatchObject({
      kind: 'bye',
      code: 'limit.rate',
    });
  });

  it('that is asked for and never read closes the socket', async () => {
    /** A socket whose other end reads nothing. */
    class Unread extends EventEmitter {
      readonly OPEN = 1;
      readyState = 1;
      bufferedAmount = 0;
      readonly sent: string[] = [];
      closed = '';
      send(text: string): void {
        this.sent.push(text);
      }
      close(_code: number, reason: string): void {
        this.closed = reason;
        this.readyState = 2;
        this.emit('close');
      }
      ping(): void {}
      terminate(): void {}
    }
    const { keeper, store } = await startTestServer(`${folder}/unread.sqlite`);
    const socket = new Unread();
    const context = { keeper, store, purses: new Purses(300, () => 0), time: { now: () => 0 } };
    // The parts of a socket, a request and its surroundings that a visit uses before any hello.
    const request = { raw: { socket: new PassThrough() } } as unknown as FastifyRequest;
    new SocketVisit(socket as never, request, 'id', context as never).begin();
    socket.emit('message', Buffer.from('{"kind":"ping"}'), false);
    await expect.poll(() => socket.sent.length).toBe(1);
    socket.bufferedAmount = 5_000_000;
    socket.emit('message', Buffer.from('{"kind":"ping"}'), false);
    expect(socket.closed).toBe('reader.slow');
    expect(JSON.parse(socket.sent[1])).toMatchObject({ kind: 'bye', code: 'reader.slow' });
  });
});

describe('what is somebody else’s', () => {
  const starting = startTestServer(`${folder}/others.sqlite`);

  it('a seat’s secret has 256 bits, and the store knows its hash alone', async () => {
    const { base, store } = await starting;
    const { id, keys } = await seatAll(base, PLAN);
    for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    const stored = JSON.stringify(await store.tables.changes(id));
    for (const key of keys) expect(stored).not.toContain(key);
  });

  it('a seat is not opened by its guest’s cookie in another browser, and shown to no spectator', async () => {
    const { base } = await starting;
    const { id, devices } = await seatAll(base, PLAN);
    const thief = Object.assign(new Device(base), { cookie: devices[0].cookie });
    for (const hello of [{ seat: 0 }, { seat: 0, key: 'A'.repeat(43) }]) {
      const seen = new Visit(thief, id, hello);
      await seen.until(() => seen.messages.length > 0);
      expect(seen.messages).toMatchObject([{ kind: 'refused', code: 'seat.key' }]);
      seen.cut();
    }
  });

  it('a spectator may not do what a seat does, and the past that it asks for is its own', async () => {
    const { base } = await starting;
    const { id, visits } = await seatAll(base, PLAN);
    const rng = new Rng('spectator');
    const due = visits.find(({ isDue }) => isDue) ?? visits[0];
    await due.play(rng);
    const watcher = await visit(await guestAt(base, 'Watcher'), id);
    for (const message of [
      { kind: 'act', version: watcher.version, moves: await due.randomChoice(rng) },
      { kind: 'resign' },
      { kind: 'end' },
      { kind: 'away' },
      { kind: 'undo', version: watcher.version },
      { kind: 'answer', ask: '0/a', agree: true },
      { kind: 'entropy', entropy: 'aa' },
    ]) {
      expect(await watcher.do(message)).toMatchObject({ kind: 'refused', code: 'seat.spectator' });
    }
    watcher.say({ kind: 'history', id: 'h', from: 0, count: 100 });
    await watcher.until(() => watcher.messages.some(({ kind }) => kind === 'history'));
    const history = watcher.messages.find(({ kind }) => kind === 'history');
    expect(history).toMatchObject({ view: { viewer: -2 } });
    // A second hello does not turn it into a seat.
    watcher.say({ kind: 'hello', protocol: PROTOCOL, seat: 0, key: 'x' });
    await watcher.until(() => watcher.messages.at(-1)?.kind === 'refused');
    expect(watcher.messages.at(-1)).toMatchObject({ code: 'message.order' });
  });

  it('a match without spectators is refused to who would watch it', async () => {
    const { base } = await starting;
    const { id } = await seatAll(base, { ...PLAN, spectators: null });
    const seen = new Visit(await guestAt(base, 'Watcher'), id);
    await seen.until(() => seen.messages.length > 0);
    expect(seen.messages).toMatchObject([{ kind: 'refused', code: 'table.spectators' }]);
    seen.cut();
  });

  it('messages that come in another order than they were sent are refused, and can be sent again', async () => {
    const { base } = await starting;
    const { visits } = await seatAll(base, PLAN);
    const due = visits.find(({ isDue }) => isDue) ?? visits[0];
    const moves = await due.randomChoice(new Rng('order'));
    const version = due.version ?? 0;
    // The later message, which answers the effect of the first, comes first.
    expect(await due.do({ kind: 'act', version: version + 1, moves }, 'second')).toMatchObject({
      code: 'move.version',
    });
    expect(await due.do({ kind: 'act', version, moves }, 'first')).toMatchObject({ kind: 'ok' });
  });

  it('script in a name is text wherever it goes', async () => {
    const { base } = await starting;
    const name = '<img src=x onerror=alert(1)>';
    const ann = await guestAt(base, name);
    const { id } = await ann.must('POST', '/api/tables', PLAN);
    await ann.must('POST', `/api/tables/${id}/sit`, { seat: 0 });
    for (const path of [`/api/tables/${id}`, '/api/lobby', '/api/guest', '/api/guest/export']) {
      const response = await fetch(`${base}${path}`, { headers: { cookie: ann.cookie } });
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.text()).toContain('<img');
    }
    expect((await ann.ask('GET', `/api/tables/${id}/qr.svg`)).body).not.toContain('<img');
  });
});

describe('behind a proxy', () => {
  it('addresses of IPv6 are counted by their first 64 bits, those of IPv4 one by one', async () => {
    expect(countedAs('2001:db8:0:1::5')).toBe(countedAs('2001:0db8:0:1:ffff:1:2:3'));
    expect(countedAs('2001:db8:0:1::5')).not.toBe(countedAs('2001:db8:0:2::5'));
    expect(countedAs('2001:db8:0:1:2:3:4:5')).toBe(countedAs('2001:db8:0:1::5'));
    expect(countedAs('fe80::1%eth0')).toBe(countedAs('fe80::2'));
    expect(countedAs('::1')).not.toBe(countedAs('2001:db8::1'));
    expect(countedAs('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(countedAs('192.0.2.1')).not.toBe(countedAs('192.0.2.2'));
    const limits = { requests: 1000, sockets: 1 };
    const { base } = await startTestServer(`${folder}/six.sqlite`, { isBehindProxy: true, limits });
    const { id } = await (await guestAt(base, 'Ann')).must('POST', '/api/tables', PLAN);
    const url = `${base.replace('http', 'ws')}/api/tables/${id}/socket`;
    const first = new WebSocket(url, { headers: { 'x-forwarded-for': '2001:db8:0:1::5' } });
    await new Promise((resolve) => first.once('open', resolve));
    expect(await socketStatus(base, id, { 'x-forwarded-for': '2001:db8:0:1:9::6' })).toBe(429);
    expect(await socketStatus(base, id, { 'x-forwarded-for': '2001:db8:0:2::5' })).toBe('open');
    first.terminate();
  });

  it('an address that a client writes into the header itself is not believed', async () => {
    const config = {
      ...testConfig(`${folder}/proxy.sqlite`),
      isBehindProxy: true,
      limits: { requests: 3, sockets: 9, connections: 9, patience: 15_000 },
    };
    const server = await startServer(config, pino({ level: 'silent' }), null);
    const base = await server.app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 5; i += 1) {
        const headers = { 'x-forwarded-for': `10.0.0.${i}, 203.0.113.9` };
        statuses.push((await fetch(`${base}/api/lobby`, { headers })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      const other = await fetch(`${base}/api/lobby`, { headers: { 'x-forwarded-for': '203.0.113.10' } });
      expect(other.status).toBe(200);
    } finally {
      await server.close();
    }
  });
});
