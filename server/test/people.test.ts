import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import type { TableInfo } from '../wire/messages.ts';
import { Device, guestAt, Visit } from './device.ts';
import { onEveryServer, seatAll, visit } from './servers.ts';

const PLAN = { game: 'hidden-draw', seats: 2, options: {}, isPublic: true };

/** The code of the refusal that a socket hears first. */
async function refusedAt(seen: Visit): Promise<string> {
  await seen.until(() => seen.messages.some(({ kind }) => kind === 'refused' || kind === 'bye'));
  const found = seen.messages.find((one) => one.kind === 'refused' || one.kind === 'bye');
  seen.cut();
  return found !== undefined && 'code' in found ? found.code : '';
}

onEveryServer('people', (server) => {
  describe('who is who', () => {
    it('a guest without a name or with a strange one is refused', async () => {
      const { base } = server();
      const device = new Device(base);
      for (const name of ['', '   ', 'a\nb', 'x'.repeat(41), '\u202eevil']) {
        expect((await device.ask('POST', '/api/guest', { name })).status).toBe(400);
      }
      expect((await device.ask('POST', '/api/tables', PLAN)).body.code).toBe('guest.unknown');
      expect((await device.ask('POST', '/api/guest', { name: 'Ann', admin: true })).body.code).toBe('message.form');
    });

    it('a cookie that was changed is nobody’s', async () => {
      const { base } = server();
      const ann = await guestAt(base, 'Ann');
      const thief = new Device(base);
      thief.cookie = ann.cookie.replace(/=(.)/, (_, first: string) => `=${first === 'A' ? 'B' : 'A'}`);
      expect((await thief.ask('GET', '/api/guest')).body.code).toBe('guest.unknown');
      thief.cookie = `marchlands_guest=${ann.guest}`;
      expect((await thief.ask('GET', '/api/guest')).body.code).toBe('guest.unknown');
    });

    it('a wrong key, another seat’s key and a key in another’s browser open nothing', async () => {
      const { base } = server();
      const { id, devices, keys } = await seatAll(base, PLAN);
      const [ann, bob] = devices;
      expect(await refusedAt(new Visit(ann, id, { seat: 0, key: 'wrong' }))).toBe('seat.key');
      expect(await refusedAt(new Visit(ann, id, { seat: 0 }))).toBe('seat.key');
      expect(await refusedAt(new Visit(ann, id, { seat: 1, key: keys[0] }))).toBe('seat.key');
      expect(await refusedAt(new Visit(bob, id, { seat: 0, key: keys[0] }))).toBe('seat.guest');
      expect(await refusedAt(new Visit(ann, id, { seat: 7, key: keys[0] }))).toBe('seat.key');
      expect(await refusedAt(new Visit(new Device(base), id, { seat: 0, key: keys[0] }))).toBe('guest.unknown');
    });

    it('a seat moves to another device by a code, once', async () => {
      const { base } = server();
      const { id, devices, keys } = await seatAll(base, PLAN);
      const phone = await guestAt(base, 'Ann on a phone');
      const { code } = await devices[0].must('POST', `/api/tables/${id}/code`, { seat: 0, key: keys[0] });
      expect((await devices[1].ask('POST', `/api/tables/${id}/code`, { seat: 0, key: keys[0] })).body.code).toBe(
        'seat.guest',
      );
      const taken = await phone.must('POST', '/api/codes', {
        code: `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`,
      });
      expect(taken).toMatchObject({ id, seat: 0 });
      expect((await phone.ask('POST', '/api/codes', { code })).body.code).toBe('seat.code');
      const seen = await visit(phone, id, { seat: 0, key: taken.key });
      expect(seen.viewer).toBe(0);
      // A player with such a key may report the players' lines.
      await seen.do({ kind: 'chat', channel: 'players', text: 'hello' });
      const report = { channel: 'players', seq: 0, why: 'rude' };
      expect((await phone.ask('POST', `/api/tables/${id}/reports`, report)).status).toBe(200);
    });

    it('a page of another origin may neither ask nor connect', async () => {
      const { base } = server();
      const { id, devices, keys } = await seatAll(base, PLAN);
      const asked = await devices[0].ask('POST', '/api/tables', PLAN, { origin: 'https://evil.example' });
      expect([asked.status, asked.body.code]).toEqual([403, 'origin.forged']);
      const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/socket`, {
        headers: { cookie: devices[0].cookie, origin: 'https://evil.example' },
      });
      const status = await new Promise((resolve) => {
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
        socket.on('open', () => resolve('open'));
        socket.on('error', () => {});
      });
      expect(status).toBe(403);
      const own = new Visit(devices[0], id, { seat: 0, key: keys[0] }, base);
      await own.until(() => own.view !== null);
    });
  });

  describe('bad input', () => {
    it('is refused with a code and a sentence, and the socket lives on', async () => {
      const { base } = server();
      const { visits } = await seatAll(base, PLAN);
      const seen = visits[0];
      const before = seen.messages.length;
      const due = visits.find(({ isDue }) => isDue) ?? visits[0];
      const bad = [
        '',
        'x',
        '[]',
        '{}',
        '{"kind":"fly"}',
        '{"kind":"act"}',
        '{"kind":"__proto__"}',
        `{"kind":"act","id":"a","version":0,"moves":[${'{"kind":"x"},'.repeat(3)}1]}`,
        '{"kind":"chat","id":"a b","channel":"players","text":"x"}',
      ];
      for (const text of bad) seen.sayText(text);
      const refusals = () => seen.messages.slice(before).filter(({ kind }) => kind === 'refused');
      await seen.until(() => refusals().length === bad.length);
      for (const message of refusals()) {
        expect(message).toMatchObject({ kind: 'refused', code: 'message.form' });
        expect('message' in message && message.message.length > 10).toBe(true);
      }
      expect(await seen.do({ kind: 'act', version: seen.version, moves: [{ kind: 'fly' }] })).toMatchObject({
        code: 'move.refused',
      });
      expect(
        await seen.do({
          kind: 'act',
          version: 999,
          moves: await due.randomChoice(new Rng(1)),
        }),
      ).toMatchObject({ kind: 'refused' });
    });

    it('a frame that is too large closes the socket, and so does a binary one say nothing', async () => {
      const { base } = server();
      const { visits } = await seatAll(base, PLAN);
      visits[0].sayText(`{"kind":"chat","id":"a","channel":"players","text":"${'x'.repeat(70_000)}"}`);
      await visits[0].until(() => visits[0].closed !== null);
      expect(visits[0].closed?.code).toBe(1009);
      visits[1].sayText(Buffer.from([0xff, 0xfe, 0]));
      await visits[1].until(() => visits[1].messages.at(-1)?.kind === 'refused');
    });

    it('a flood is cut off', async () => {
      const { base } = server();
      const { visits } = await seatAll(base, PLAN);
      for (let i = 0; i < 200; i += 1) visits[0].sayText('{"kind":"ping"}');
      await visits[0].until(() => visits[0].closed !== null);
      expect(visits[0].messages.at(-1)).toMatchObject({ kind: 'bye', code: 'limit.rate' });
      expect(visits[1].closed).toBeNull();
    });

    it('what a device has of the logs of another store is not gone on from: the whole match comes', async () => {
      const { base } = server();
      const { visits, devices, id } = await seatAll(base, PLAN);
      await visits[0].until(() => visits[0].version !== null);
      const { hello, version, logs } = visits[0];
      const kinds = async (had: string | undefined) => {
        const again = new Visit(devices[0], id, { ...hello, have: version ?? 0, logs: had });
        await again.until(() => again.isReady);
        again.cut();
        return again.messages.map(({ kind }) => kind);
      };
      expect(await kinds(logs)).not.toContain('match');
      expect(await kinds('others')).toContain('match');
      expect(await kinds(undefined)).toContain('match');
    });

    it('who does not say hello first is asked to', async () => {
      const { base } = server();
      const { devices, id } = await seatAll(base, PLAN);
      const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/socket`, {
        headers: { cookie: devices[0].cookie },
      });
      const heard = await new Promise<string>((resolve) => {
        socket.on('open', () => socket.send('{"kind":"resign","id":"a"}'));
        socket.on('message', (data) => resolve(String(data)));
      });
      expect(JSON.parse(heard)).toMatchObject({ kind: 'refused', code: 'message.order', id: 'a' });
      socket.terminate();
    });

    it('tricks with paths find nothing', async () => {
      const { base } = server();
      for (const path of [
        '/api/tables/..%2f..%2fetc',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/api/tables/a%00b',
        '/api/nothing',
        '/api/tables/unknown-table',
      ]) {
        expect([400, 404]).toContain((await fetch(`${base}${path}`)).status);
      }
    });

    it('script in names and chat goes out as text, under a policy that runs none', async () => {
      const { base } = server();
      const { visits, devices, id } = await seatAll(base, PLAN);
      const text = '<script>alert(1)</script>';
      expect(await visits[0].do({ kind: 'chat', channel: 'players', text })).toMatchObject({ kind: 'ok' });
      await visits[1].until(() => visits[1].chat.length > 0);
      expect(visits[1].chat[0].text).toBe(text);
      const response = await fetch(`${base}/api/tables/${id}`);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("default-src 'self'");
      expect(devices).toHaveLength(2);
    });

    it('every answer is for its moment alone, and what a page may load is its own', async () => {
      const { base } = server();
      const { id, devices } = await seatAll(base, PLAN);
      const paths = ['/api/guest', '/api/guest/export', '/api/lobby', `/api/tables/${id}`, '/api/none', '/none.txt'];
      for (const path of [...paths, '/healthz', '/metrics', '/admin', '/api/docs/']) {
        const { headers } = await fetch(`${base}${path}`, { headers: { cookie: devices[0].cookie } });
        const policy = headers.get('content-security-policy') ?? '';
        expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
        expect([path, policy.includes("font-src 'self';")]).toEqual([path, true]);
        expect([path, / (https?:|\*)/.test(policy)]).toEqual([path, false]);
      }
    });

    it('a body that is too large is refused', async () => {
      const { base } = server();
      const ann = await guestAt(base, 'Ann');
      const asked = await ann.ask('POST', '/api/tables', { ...PLAN, options: { big: 'x'.repeat(100_000) } });
      expect([asked.status, asked.body.code]).toEqual([413, 'message.size']);
    });
  });

  describe('a message that is refused', () => {
    it('is told with its id wherever it has one, so that nobody waits for an answer', async () => {
      const { base } = server();
      const { visits } = await seatAll(base, PLAN);
      for (const message of [
        { kind: 'act' },
        { kind: 'act', version: 0, moves: [] },
        { kind: 'act', version: 'x', moves: [{ kind: 'take' }] },
        { kind: 'undo', version: -1 },
        { kind: 'chat', channel: 'players', text: '' },
        { kind: 'history', from: 0, count: 101 },
        { kind: 'ping' },
        { kind: 'hello', protocol: 1 },
        { kind: 'nothing' },
        {},
      ])
        expect(await visits[0].do(message)).toMatchObject({ kind: 'refused', code: 'message.form' });
      const before = visits[0].messages.length;
      visits[0].sayText('{"kind":"act","id":7}');
      await visits[0].until(() => visits[0].messages.length > before);
      expect(visits[0].messages.at(-1)).not.toHaveProperty('id');
    });
  });

  describe('a seat that is lent by a code', () => {
    it('stays open to whoever sits there, however many devices it is lent to', async () => {
      const { base } = server();
      const { id, keys, devices } = await seatAll(base, PLAN);
      const lent = async (from: Device, key: string, to: Device): Promise<string> => {
        const { code } = await from.must('POST', `/api/tables/${id}/code`, { seat: 0, key });
        return (await to.must('POST', '/api/codes', { code })).key;
      };
      const opens = async (device: Device, key: string) =>
        (await device.ask('POST', `/api/tables/${id}/code`, { seat: 0, key })).status === 200;
      const phone = await lent(devices[0], keys[0], devices[0]);
      const eve = await guestAt(base, 'Eve');
      const mallory = await guestAt(base, 'Mallory');
      const borrowed = [await lent(devices[0], keys[0], eve)];
      for (let i = 0; i < 10; i += 1) borrowed.push(await lent(eve, borrowed.at(-1) ?? '', i < 9 ? eve : mallory));
      expect([await opens(devices[0], keys[0]), await opens(devices[0], phone)]).toEqual([true, true]);
      // There are eight keys all the same.
      const open = await Promise.all(borrowed.map((key, i) => opens(i < 10 ? eve : mallory, key)));
      expect(open).toEqual([false, false, false, false, false, true, true, true, true, true, true]);
      for (let i = 0; i < 6; i += 1) await lent(devices[0], phone, devices[0]);
      expect([await opens(devices[0], keys[0]), await opens(mallory, borrowed[10])]).toEqual([true, false]);
    });
  });

  describe('who is not there', () => {
    it('is not muted, and nobody mutes without end', async () => {
      const { base, store } = server();
      const ann = await guestAt(base, 'Ann');
      const bob = await guestAt(base, 'Bob');
      expect(await ann.ask('PUT', '/api/guest/mutes/nobody')).toMatchObject({
        status: 404,
        body: { code: 'mute.unknown' },
      });
      expect((await ann.must('GET', '/api/guest')).mutes).toEqual([]);
      expect((await ann.ask('DELETE', '/api/guest/mutes/nobody')).status).toBe(200);
      await ann.must('PUT', `/api/guest/mutes/${bob.guest}`);
      const eve = await guestAt(base, 'Eve');
      const crowd = vi.spyOn(store.moderation, 'mutes').mockResolvedValue(Array(300).fill('somebody'));
      expect((await ann.ask('PUT', `/api/guest/mutes/${eve.guest}`)).body.code).toBe('mute.most');
      crowd.mockRestore();
      await ann.must('PUT', `/api/guest/mutes/${eve.guest}`);
      // A deleted guest is muted by nobody.
      await eve.must('DELETE', '/api/guest');
      expect((await ann.must('GET', '/api/guest')).mutes).not.toContain(eve.guest);
    });

    it('comes back as somebody else: an old cookie gives nobody’s id again, and no socket speaks for it', async () => {
      const { base, store } = server();
      const { id, devices, visits } = await seatAll(base, PLAN);
      const [ann] = devices;
      const { cookie, guest } = ann;
      const watching = await visit(ann, id);
      await ann.must('DELETE', '/api/guest');
      await watching.until(() => watching.closed !== null);
      expect(watching.closed?.reason).toBe('guest.unknown');
      await visits[0].until(() => visits[0].closed !== null);
      const old = Object.assign(new Device(base), { cookie });
      expect((await old.ask('GET', '/api/guest')).body.code).toBe('guest.unknown');
      const anew = await old.must('POST', '/api/guest', { name: 'Ann' });
      expect(anew.guest).not.toBe(guest);
      expect(await store.guests.find(guest)).toBeNull();
      // The new cookie renames the new guest.
      expect((await old.must('POST', '/api/guest', { name: 'Anna' })).guest).toBe(anew.guest);
      expect((await old.must('GET', '/api/guest')).name).toBe('Anna');
    });
  });

  describe('one message, once', () => {
    it('a message that comes twice is done once and answered the same', async () => {
      const { base } = server();
      const { visits } = await seatAll(base, PLAN);
      const due = visits.find(({ isDue }) => isDue) ?? visits[0];
      const moves = await due.randomChoice(new Rng('twice'));
      const message = { kind: 'act', version: due.version, moves };
      expect(await due.do(message, 'same')).toMatchObject({ kind: 'ok' });
      const version = due.version;
      expect(await due.do(message, 'same')).toMatchObject({ kind: 'ok' });
      expect(due.version).toBe(version);
      // On another connection too.
      due.reconnect();
      await due.until(() => due.messages.at(-1)?.kind === 'chat' || due.messages.at(-1)?.kind === 'status');
      expect(await due.do(message, 'same')).toMatchObject({ kind: 'ok' });
      expect(due.version).toBe(version);
      expect(await due.do(message, 'other')).toMatchObject({ kind: 'refused', code: 'move.version' });
    });

    it('a move out of turn is refused', async () => {
      const { base } = server();
      const { visits } = await seatAll(base, PLAN);
      const due = visits.find(({ isDue }) => isDue) ?? visits[0];
      const other = visits.find((one) => one !== due) ?? visits[1];
      const moves = await due.randomChoice(new Rng('turn'));
      expect(await other.do({ kind: 'act', version: other.version, moves })).toMatchObject({ kind: 'refused' });
    });

    it('two tabs of one seat see the same', async () => {
      const { base } = server();
      const { visits, devices, id, keys } = await seatAll(base, PLAN);
      const tab = await visit(devices[0], id, { seat: 0, key: keys[0] });
      const due = visits.find(({ isDue }) => isDue) ?? visits[0];
      await due.play(new Rng('tabs'));
      await Promise.all([tab, visits[0]].map((one) => one.until(() => (one.version ?? 0) >= (due.version ?? 0) - 1)));
      await tab.until(() => tab.version === visits[0].version);
      expect(tab.view).toEqual(visits[0].view);
    });
  });

  describe('what lists tell', () => {
    interface Listed {
      readonly card: { readonly seats: readonly { readonly level: string | null }[] };
    }

    it('is the same whether a seat has chosen in secret or not', async () => {
      const { base } = server();
      const { visits, devices } = await seatAll(base, { ...PLAN, game: 'duel' });
      // Bots of other tables, which earlier tests have left, play on meanwhile.
      const withoutBots = ({ tables }: { readonly tables: readonly Listed[] }) =>
        tables.filter(({ card }) => card.seats.every(({ level }) => level === null));
      const lists = async () =>
        JSON.stringify([
          withoutBots(await devices[1].must('GET', '/api/lobby')),
          await devices[1].must('GET', '/api/guest/tables'),
          withoutBots(await new Device(base).must('GET', '/api/lobby')),
        ]);
      const before = await lists();
      expect(await visits[0].play(new Rng(1))).toMatchObject({ kind: 'ok' });
      await visits[0].until(() => visits[0].status?.sealed != null);
      expect(await lists()).toBe(before);
    });
  });

  describe('who is behind', () => {
    it('hears neither of the end nor of who plays on, and gets no record, before its time', async () => {
      const { base } = server();
      const { visits, devices, id } = await seatAll(base, { ...PLAN, spectators: 3600 });
      const eve = await guestAt(base, 'Eve');
      const watching = await visit(eve, id);
      const lobby = (await eve.must('GET', '/api/lobby')).tables;
      const begun = lobby.find((table: { readonly id: string }) => table.id === id);
      expect(begun).toMatchObject({ status: 'playing', card: { seats: [{ level: null }, { level: null }] } });
      expect(await visits[0].do({ kind: 'away' })).toMatchObject({ kind: 'ok' });
      expect(await visits[1].do({ kind: 'end' })).toMatchObject({ kind: 'ok' });
      await visits[1].until(() => visits[1].table?.status === 'over');
      const { id: next } = await devices[1].must('POST', `/api/tables/${id}/again`);
      await visits[1].until(() => visits[1].table?.again === next);
      const told = [watching.table, await eve.must<TableInfo>('GET', `/api/tables/${id}`)];
      for (const table of told) {
        expect(table).toMatchObject({ status: 'playing', again: null });
        expect(table?.seats[0]).toMatchObject({ name: 'Guest 1', level: null });
      }
      const { tables } = await eve.must('GET', '/api/lobby');
      const listed = tables.find((table: { readonly id: string }) => table.id === id);
      expect(listed).toEqual(begun);
      expect((await eve.ask('POST', `/api/tables/${id}/record`, {})).body.code).toBe('table.spectators');
      expect((await eve.ask('POST', `/api/tables/${id}/again`)).body.code).toBe('seat.spectator');
    });
  });

  describe('a password', () => {
    it('is not to be guessed over the socket: who is refused is cut off', async () => {
      const { base } = server();
      const ann = await guestAt(base, 'Ann');
      const { id } = await ann.must('POST', '/api/tables', { ...PLAN, password: 'open sesame' });
      const eve = await guestAt(base, 'Eve');
      const guess = new Visit(eve, id, { password: 'sesame' });
      await guess.until(() => guess.closed !== null);
      expect(guess.messages.map(({ kind }) => kind)).toEqual(['refused']);
      expect(guess.closed?.reason).toBe('table.password');
      expect((await visit(eve, id, { password: 'open sesame' })).table?.id).toBe(id);
    });
  });
});
