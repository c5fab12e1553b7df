import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer, type IncomingHttpHeaders } from 'node:http';
import { Rng } from '@marchlands/core/rng.ts';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../push/address.ts';
import { internet, type PushGate, publicLookup } from '../push/gate.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { guestAt } from './device.ts';
import { startTestServer, visit } from './servers.ts';
import { onEveryStore } from './stores.ts';
import { subscribedBrowser as browser } from './subscribed-browser.ts';
import { awaited, begun, choose, connect, keep, must, PUSH_AFTER } from './tables.ts';

onEveryStore((place) => {
  let address = '';
  let opening: Promise<Store>;
  beforeAll(async () => {
    address = await place.address('push');
    opening = openStore(address, null);
    await opening;
  });
  afterAll(async () => (await opening).close());

  /** A table whose seats' guests have each subscribed a browser, and the seat that is awaited first. */
  async function subscribed(levels: readonly (string | null)[] = []) {
    const kept = await keep(await opening);
    for (const guest of ['guest0', 'guest1']) await kept.store.pushes.add(guest, browser(guest), 1);
    const id = await begun(kept, { clock: { kind: 'move', seconds: 86_400 } }, levels);
    const [first] = await awaited(kept.keeper, id);
    // These tests ignore the very first turn.
    await kept.keeper.remind();
    await kept.store.pushes.takeTurns(kept.time.at + PUSH_AFTER);
    return { ...kept, id, first, other: 1 - first };
  }

  /** Lets a seat choose until it is the other's turn. */
  async function playOn({ keeper, id, first, other }: Awaited<ReturnType<typeof subscribed>>) {
    while ((await awaited(keeper, id))[0] !== other)
      must(await choose(keeper, id, first, new Rng(`${id} ${Math.random()}`)));
  }

  it('whose turn comes while none of their devices is connected is told so, once, and not before its time', async () => {
    const table = await subscribed();
    const { keeper, time, pusher, id, other } = table;
    await playOn(table);
    time.at += PUSH_AFTER - 1;
    await keeper.remind();
    expect(pusher.told).toEqual([]);
    time.at += 1;
    await keeper.remind();
    await keeper.remind();
    expect(pusher.told).toEqual([{ guest: `guest${other}`, table: id, title: 'Hidden Draw' }]);
  });

  it('who is connected is told nothing, and neither is who comes before it is time', async () => {
    const table = await subscribed();
    const { keeper, time, pusher, id, other, first } = table;
    const there = await connect(keeper, id, other);
    await playOn(table);
    keeper.leave(id, there.connection);
    time.at += PUSH_AFTER;
    await keeper.remind();
    expect(pusher.told).toEqual([]);
    // The turn goes to and fro: this time the other one comes in time.
    while ((await awaited(keeper, id))[0] === other) must(await choose(keeper, id, other, new Rng('to')));
    time.at += PUSH_AFTER - 1;
    await connect(keeper, id, first);
    time.at += 1;
    await keeper.remind();
    expect(pusher.told).toEqual([]);
  });

  it('who has moved by then is told nothing', async () => {
    const table = await subscribed();
    const { keeper, time, pusher, id, other } = table;
    await playOn(table);
    while ((await awaited(keeper, id))[0] === other) must(await choose(keeper, id, other, new Rng('quick')));
    const { store } = table;
    await store.pushes.remove(browser(`guest${1 - other}`).endpoint);
    time.at += PUSH_AFTER;
    await keeper.remind();
    expect(pusher.told.filter(({ guest }) => guest === `guest${other}`)).toEqual([]);
  });

  it('who has subscribed no browser costs nothing: no turn is noted', async () => {
    const table = await subscribed();
    const { keeper, store, time } = table;
    await store.pushes.remove(browser('guest0').endpoint);
    await store.pushes.remove(browser('guest1').endpoint);
    await playOn(table);
    await keeper.remind();
    expect(await store.pushes.takeTurns(time.at + PUSH_AFTER)).toEqual([]);
  });

  it('a browser that becomes another guest’s tells that guest alone', async () => {
    const { pushes } = await opening;
    const one = browser('shared');
    await pushes.add('ann', one, 1);
    await pushes.add('bob', one, 2);
    expect(await pushes.of('ann')).toEqual([]);
    expect(await pushes.of('bob')).toEqual([one]);
  });

  it('subscriptions are sealed where a key is given', async () => {
    const own = await place.address('sealed-push');
    const store = await openStore(own, 'a key of sixteen and more');
    await store.pushes.add('ann', browser('ann'), 1);
    expect((await store.pushes.of('ann')).map(({ endpoint }) => endpoint)).toEqual(['https://push.example.org/ann']);
    await store.close();
    const plain = await openStore(own, null);
    expect(await plain.pushes.of('ann')).toEqual([]);
    expect(plain.damages.list).toMatchObject([{ message: expect.stringContaining('MARCHLANDS_KEY is missing') }]);
    await plain.close();
  });

  it('two processes tell it once', async () => {
    const table = await subscribed();
    const { time, pusher } = table;
    const second = await keep(await openStore(address, null), time);
    await playOn(table);
    time.at += PUSH_AFTER;
    await Promise.all([table.keeper.remind(), second.keeper.remind(), table.keeper.remind()]);
    expect([...pusher.told, ...second.pusher.told]).toHaveLength(1);
    await second.store.close();
  });
});

describe('over HTTP', () => {
  const folder = freshFolder();
  /** The push service's requests, by the paths of endpoints. */
  const came: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];
  const GONE = '/gone';
  let service: HttpServer;
  let port = 0;
  beforeAll(async () => {
    service = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        came.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(request.url === GONE ? 410 : 201).end();
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = service.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => new Promise((resolve) => service.close(resolve)));

  /** The local service in place of the internet. */
  const local: PushGate = {
    mayBeEndpoint: async (endpoint) => endpoint.startsWith('https://push.example.org/'),
    async send({ endpoint, headers, body }) {
      const path = new URL(endpoint).pathname;
      const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      return (
        await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: sent, body: new Uint8Array(body) })
      ).status;
    },
  };
  const starting = startTestServer(`${folder}/push.sqlite`, { gate: local, pushAfter: 100 });

  it('a browser is told of a turn in words that hold nothing else, and hears of it encrypted', async () => {
    const { base, store } = await starting;
    const [ann, bob] = [await guestAt(base, 'Ann'), await guestAt(base, 'Bob')];
    const own = createECDH('prime256v1');
    const auth = randomBytes(16);
    const subscription = {
      endpoint: 'https://push.example.org/bob',
      expirationTime: null,
      keys: { p256dh: own.generateKeys('base64url'), auth: auth.toString('base64url') },
    };
    await bob.must('POST', '/api/push', subscription);
    await bob.must('POST', '/api/push', { ...subscription, endpoint: `https://push.example.org${GONE}` });
    expect(await store.pushes.of(bob.guest)).toHaveLength(2);
    const { id } = await ann.must('POST', '/api/tables', { game: 'hidden-draw', seats: 2, isPublic: false });
    const { key } = await ann.must('POST', `/api/tables/${id}/sit`, { seat: 0 });
    const { key: bobs } = await bob.must('POST', `/api/tables/${id}/sit`, { seat: 1 });
    await ann.must('POST', `/api/tables/${id}/begin`);
    const seen = await visit(ann, id, { seat: 0, key });
    const rng = new Rng('told');
    while (seen.isDue) {
      expect(await seen.play(rng)).toMatchObject({ kind: 'ok' });
      await seen.until(() => seen.status?.awaited.length === 1);
    }
    await seen.until(() => came.length === 2, 20_000);
    const found = came.find(({ path }) => path === '/bob');
    if (found === undefined) throw new Error('nothing came');
    expect(found.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(found.headers.authorization).toMatch(/^vapid t=/);
    const told = JSON.parse(decrypted(found.body, own, auth));
    expect(told).toEqual({ message: 'It is your turn at Hidden Draw.', table: id });
    expect(found.body.includes(id)).toBe(false);
    expect(JSON.stringify(found.headers)).not.toContain(id);
    // An unsubscribed browser is not contacted again.
    await expect
      .poll(async () => (await store.pushes.of(bob.guest)).map(({ endpoint }) => endpoint))
      .toEqual([subscription.endpoint]);
    // Nothing comes twice, and nothing while a device is connected.
    const here = await visit(bob, id, { seat: 1, key: bobs });
    while (here.isDue) {
      expect(await here.play(rng)).toMatchObject({ kind: 'ok' });
      await here.until(() => here.status?.awaited.length === 1 || here.status?.isOver === true);
    }
    await waited(1500);
    expect(came).toHaveLength(2);
    here.cut();
    seen.cut();
  });

  it('endpoints that are none, and keys that are none, are refused with a sentence', async () => {
    const { base } = await starting;
    const ann = await guestAt(base, 'Ann');
    const good = browser('ann');
    for (const [bad, code] of [
      [{ ...good, endpoint: 'http://push.example.org/x' }, 'message.form'],
      [{ ...good, endpoint: 'https://intranet.example/x' }, 'push.endpoint'],
      [{ ...good, keys: { ...good.keys, auth: 'short' } }, 'message.form'],
      // A point that is not on the curve.
      [{ ...good, keys: { ...good.keys, p256dh: 'BAAA'.padEnd(87, 'A') } }, 'push.endpoint'],
      [{ ...good, more: 1 }, 'message.form'],
    ] as const) {
      const refused = await ann.ask('POST', '/api/push', bad);
      expect(refused.body).toMatchObject({ code });
      expect(refused.body.message.length).toBeGreaterThan(10);
    }
    for (let i = 0; i < 8; i += 1) await ann.must('POST', '/api/push', browser(`ann${i}`));
    expect((await ann.ask('POST', '/api/push', browser('ninth'))).body.code).toBe('push.most');
    await ann.must('DELETE', '/api/push', { endpoint: browser('ann0').endpoint });
    await ann.must('POST', '/api/push', browser('ninth'));
  });

  it('subscriptions are among what is given out of a guest, and go with it', async () => {
    const { base, store } = await starting;
    const ann = await guestAt(base, 'Ann');
    await ann.must('POST', '/api/push', browser('forget'));
    expect((await ann.must('GET', '/api/guest/export')).pushes).toMatchObject([
      { endpoint: browser('forget').endpoint },
    ]);
    await ann.must('DELETE', '/api/guest');
    expect(await store.pushes.of(ann.guest)).toEqual([]);
    expect((await ann.ask('POST', '/api/push', browser('x'))).body.code).toBe('guest.unknown');
  });

  it('the key of the server is made once and stays', async () => {
    const { base, store } = await starting;
    const { key } = await (await guestAt(base, 'Ann')).must('GET', '/api/push');
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    expect(JSON.parse(await store.secrets.get('vapid', () => 'another')).publicKey).toBe(key);
  });
});

describe('the way out', () => {
  it('leads to public addresses alone', () => {
    const own = [
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '192.0.2.1',
      '198.18.0.1',
    ];
    const own6 = [
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '::ffff:8.8.8.8',
      '64:ff9b::808:808',
      '2001:db8::1',
      '2002:7f00:1::',
      '2001::1',
    ];
    for (const address of [...own, ...own6, 'example.org', ''])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of ['8.8.8.8', '172.32.0.1', '192.169.0.1', '2a00:1450:4001::1', '2606:4700::1']) {
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    }
  });

  it('takes no endpoint that is a number, another port, another protocol, a password or a name of one’s own network', async () => {
    for (const endpoint of [
      'https://127.0.0.1/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://[::1]/x',
      'https://push.example.org:8443/x',
      'http://push.example.org/x',
      'https://user:word@push.example.org/x',
      'https://localhost/x',
      'https://app.localhost/x',
      'file:///etc/passwd',
      'nothing',
    ]) {
      expect([endpoint, await internet.mayBeEndpoint(endpoint)]).toEqual([endpoint, false]);
    }
  });

  it('looks again where a name leads to when it connects', async () => {
    const failed = await new Promise((resolve) => publicLookup('localhost', {}, (error) => resolve(error?.message)));
    expect(failed).toBe('localhost leads to no public address.');
    const headers = {};
    const body = Buffer.alloc(0);
    await expect(internet.send({ endpoint: 'https://app.localhost/x', headers, body })).rejects.toThrow();
    await expect(internet.send({ endpoint: 'https://127.0.0.1/x', headers, body })).rejects.toThrow('no endpoint');
  });
});

function waited(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A message as a browser decrypts it (RFC 8291, section 3.4; RFC 8188, section 2). */
function decrypted(message: Buffer, own: ECDH, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const sender = message.subarray(21, 21 + message[20]);
  const shared = own.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const text = message.subarray(21 + message[20]);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(text.subarray(-16));
  const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
