import { afterAll, expect, it } from 'vitest';
import { type Driver, type Row, statement } from '../store/driver.ts';
import { openDriver } from '../store/open.ts';
import { textsWithoutPerson } from '../table/forget.ts';
import { guestAt, Visit } from './device.ts';
import { onEveryServer, seatAll, visit } from './servers.ts';

const PLAN = { game: 'hidden-draw', seats: 2, isPublic: true };
const TOKEN = { authorization: 'Bearer the token of the tests' };

onEveryServer('damaged', (server, address) => {
  let driver: Driver | null = null;
  afterAll(() => driver?.close());

  /** Does something in the store beside the server. */
  async function asked(sql: string, ...params: readonly (string | number)[]): Promise<readonly Row[]> {
    driver ??= openDriver(address());
    const [rows] = await driver.run([statement(sql, ...params)]);
    return rows;
  }

  /** Another table with the same past, which the server has never seen. */
  async function copyTable(from: string, to: string): Promise<void> {
    const row = 'seq, game, status, is_public, created, touched, due, awaits_bot, turns, card, listed_until';
    for (const sql of [
      `INSERT INTO tables (id, ${row}) SELECT CAST(? AS TEXT), ${row} FROM tables WHERE id = ?`,
      'INSERT INTO entries (match, seq, at, data) SELECT CAST(? AS TEXT), seq, at, data FROM entries WHERE match = ?',
      'INSERT INTO sitters (match, guest, is_there) SELECT CAST(? AS TEXT), guest, is_there FROM sitters WHERE match = ?',
    ])
      await asked(sql, to, from);
  }

  /** The places reported to the operator: those with this prefix, and the total number. */
  async function told(place: string): Promise<readonly string[]> {
    const { base } = server();
    const { damaged } = (await (await fetch(`${base}/api/admin`, { headers: TOKEN })).json()) as {
      readonly damaged: readonly { readonly place: string; readonly message: string }[];
    };
    const metrics = await (await fetch(`${base}/metrics`, { headers: TOKEN })).text();
    expect(metrics).toContain(`marchlands_damaged ${damaged.length}`);
    return damaged.filter((one) => one.place.startsWith(place)).map((one) => one.place);
  }

  it('the card of one table takes it out of lists, and leaves lobby, quick play and the lists of guests', async () => {
    const { base } = server();
    const ann = await guestAt(base, 'Ann');
    const bob = await guestAt(base, 'Bob');
    const wish = { game: 'hidden-draw', seats: 2, options: { copies: 3 } };
    for (const card of ['not JSON', '{}', 'null', '{"seats":[{}]}', 'v1.AAAA', '']) {
      const { id } = await ann.must('POST', '/api/tables', { ...PLAN, ...wish });
      await ann.must('POST', `/api/tables/${id}/sit`, {});
      const { id: whole } = await ann.must('POST', '/api/tables', PLAN);
      await ann.must('POST', `/api/tables/${whole}/sit`, {});
      await asked('UPDATE tables SET card = ? WHERE id = ?', card, id);
      for (const path of ['/api/lobby', '/api/guest/tables']) {
        const ids = (await ann.must('GET', path)).tables.map(({ id }) => id);
        expect([card, path, ids.includes(id), ids.includes(whole)]).toEqual([card, path, false, true]);
      }
      expect((await ann.ask('GET', '/api/guest/export')).status).toBe(200);
      // Quick play finds another table, or opens one.
      const joined = await bob.must('POST', '/api/quick', wish);
      expect(joined.id).not.toBe(id);
      expect(await told(`tables/${id}`)).toEqual([`tables/${id}/card`]);
      // The table itself can be played at; whatever happens there writes its card anew.
      await ann.must('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'random' });
      const ids = (await ann.must('GET', '/api/guest/tables')).tables.map(({ id }) => id);
      expect(ids).toContain(id);
      expect(await told(`tables/${id}`)).toEqual([]);
    }
  });

  it('a change of one table closes that table, and keeps nobody from being forgotten', async () => {
    const { base } = server();
    const { id: whole, devices, visits } = await seatAll(base, { ...PLAN, clock: { kind: 'move', seconds: 60 } });
    const [ann, bob] = devices;
    const damaged: string[] = [];
    for (const text of ['{"kind":"begun"', 'null', '{"kind":"sat","seat":1}', 'v1.AAAA']) {
      const id = `damaged${damaged.length}`;
      await copyTable(whole, id);
      await asked('UPDATE entries SET data = ? WHERE match = ? AND seq = 2', text, id);
      damaged.push(id);
    }
    for (const id of damaged) {
      expect((await bob.ask('GET', `/api/tables/${id}`)).body).toMatchObject({ code: 'table.damaged' });
      const seen = new Visit(bob, id);
      await seen.until(() => seen.closed !== null);
      expect(seen.closed?.reason).toBe('table.damaged');
      expect(await told(`tables/${id}`)).toEqual([`tables/${id}`]);
    }
    // Nobody is invited to a table that is known to be closed.
    const listed = (await bob.must('GET', '/api/lobby')).tables.map(({ id }) => id);
    expect(listed).toContain(whole);
    expect(listed.filter((id) => damaged.includes(id))).toEqual([]);
    await ann.must('DELETE', '/api/guest');
    expect((await ann.ask('GET', '/api/guest')).status).toBe(401);
    const names = ['entries', 'tables', 'sitters', 'guests'];
    const all = JSON.stringify(await Promise.all(names.map((name) => asked(`SELECT * FROM ${name}`))));
    expect(all).not.toContain(ann.guest);
    expect(all).not.toContain('Guest 1');
    // The other player keeps the name, and the undamaged table goes on.
    expect(all).toContain('Guest 2');
    await visits[1].until(() => visits[1].table?.seats[0].level !== null);
    expect((await visit(bob, whole)).table?.id).toBe(whole);
  });

  it('a line, a name, a report or a subscription is left out alone', async () => {
    const { base, store } = server();
    const { id, devices, visits } = await seatAll(base, PLAN);
    const [ann, bob] = devices;
    for (const text of ['one', 'two', 'three']) await visits[0].do({ kind: 'chat', channel: 'players', text });
    for (const seq of [0, 1])
      await bob.must('POST', `/api/tables/${id}/reports`, { channel: 'players', seq, why: `rude ${seq}` });
    await asked("UPDATE lines SET text = 'v1.AAAA' WHERE match = ? AND seq = 1", id);
    await asked("UPDATE guests SET name = 'v1.AAAA' WHERE id = ?", ann.guest);
    const again = await visit(bob, id, visits[1].hello);
    await again.until(() => again.chat.length > 0);
    expect(again.chat.map(({ text }) => text)).toEqual(['one', 'three']);
    const { body } = await bob.ask<{ readonly reports: readonly { readonly line: unknown }[] }>(
      'GET',
      '/api/admin',
      undefined,
      TOKEN,
    );
    expect(body.reports.map(({ line }) => line === null)).toEqual([true, false]);
    await asked("UPDATE reports SET why = 'v1.AAAA' WHERE why = 'rude 0'");
    expect((await bob.ask('GET', '/api/admin', undefined, TOKEN)).body.reports).toHaveLength(1);
    const subscription = "INSERT INTO subscriptions (hash, guest, data, created) VALUES (?, ?, 'not JSON', 1)";
    await asked(subscription, `hash of ${ann.guest}`, ann.guest);
    expect(await ann.must('GET', '/api/guest/export')).toMatchObject({ pushes: [], chat: [{ text: 'one' }, {}] });
    expect((await store.guests.names([ann.guest, bob.guest])).get(bob.guest)).toBe('Guest 2');
    // Whose name is gone enters another one.
    expect((await ann.must('GET', '/api/guest')).name).toBe('Somebody');
    await ann.must('POST', '/api/guest', { name: 'Ann' });
    expect((await ann.must('GET', '/api/guest')).name).toBe('Ann');
    expect(await told('guests')).toEqual([`guests/${ann.guest}/name`]);
    expect(await told('lines')).toEqual([`lines/${id}/players/1`]);
  });
});

it('a person is taken out of texts that do not read as changes, and nobody else', () => {
  const texts = [
    '{"kind":"opened","by":{"guest":"abc123","name":"Ann \\"A\\""},"kept":[{"guest":"def456","name":"Bob"}]}',
    '{"kind":"begun","header":{"players":[{"name":"Ann \\"A\\""},{"name":"Bob"},{"name":"Ann"}]}}',
    '{"entries":[{"player":{"name":"Computer for Ann \\"A\\"","level":"greedy"}}],"key":{"hash":"x","guest":"abc123"}}',
    '{"kind":"sat","person":{"guest":"abc123","name":"An',
  ];
  expect(textsWithoutPerson(texts, 'abc123')).toEqual([
    '{"kind":"opened","by":{"guest":"","name":"Somebody"},"kept":[{"guest":"def456","name":"Bob"}]}',
    '{"kind":"begun","header":{"players":[{"name":"Somebody"},{"name":"Bob"},{"name":"Ann"}]}}',
    '{"entries":[{"player":{"name":"Somebody","level":"greedy"}}],"key":{"hash":"x","guest":""}}',
    '{"kind":"sat","person":{"guest":"","name":"Somebody',
  ]);
});
