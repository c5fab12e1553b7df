import { describe, expect, it } from 'vitest';
import { belongingsOf } from '../store/belongings.ts';
import { CHANNELS, CHAT_START, type Channel } from '../store/chats.ts';
import { type Driver, statement } from '../store/driver.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { openDriver, openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { Vault } from '../store/vault.ts';
import { change, row } from './store-changes.ts';
import { onEveryStore } from './stores.ts';

onEveryStore((place) => {
  async function withStore(name: string, use: (store: Store, address: string) => Promise<void>): Promise<void> {
    const address = await place.address(name);
    const store = await openStore(address, null);
    try {
      await use(store, address);
    } finally {
      await store.close();
    }
  }

  it('gives changes back in order, from any number on', () =>
    withStore('order', async (store) => {
      for (let seq = 0; seq < 5; seq += 1) expect(await store.tables.append(change('a', seq))).toBe(true);
      expect((await store.tables.changes('a')).map(({ data }) => data)).toEqual(
        [0, 1, 2, 3, 4].map((seq) => `change ${seq}`),
      );
      expect(await store.tables.changes('a', 3)).toEqual([
        { seq: 3, at: 1003, data: 'change 3' },
        { seq: 4, at: 1004, data: 'change 4' },
      ]);
      expect(await store.tables.changes('unknown')).toEqual([]);
    }));

  it('lists whom guests mute: nobody for most, and no guest that there is not', () =>
    withStore('mutes', async (store) => {
      for (const id of ['ann', 'bob', 'eve']) await store.guests.add({ id, name: id, created: 1, seen: 1 });
      for (const other of ['eve', 'bob']) await store.moderation.setMute('ann', other, true);
      const mutes = await store.moderation.mutesOf(['ann', 'bob', 'nobody']);
      expect([...mutes].map(([guest, others]) => [guest, others.toSorted()]).toSorted()).toEqual([
        ['ann', ['bob', 'eve']],
        ['bob', []],
      ]);
    }));

  it('writes a number once: whoever comes second is told so, and nothing of its change is kept', () =>
    withStore('once', async (store) => {
      await store.tables.append(change('a', 0, { sitters: ['ann'] }));
      const late = { ...row, status: 'over', turns: ['bob'] } as const;
      expect(await store.tables.append(change('a', 0, { data: 'late', row: late, sitters: ['bob'] }))).toBe(false);
      expect((await store.tables.changes('a')).map(({ data }) => data)).toEqual(['change 0']);
      expect(await store.lists.of('bob', 10)).toEqual([]);
      expect((await store.lists.of('ann', 10)).map(({ status }) => status)).toEqual(['playing']);
    }));

  it('lets one of two processes write a number, whichever is first', async () => {
    const address = await place.address('race');
    const [one, two] = [await openStore(address, null), await openStore(address, null)];
    try {
      for (let seq = 0; seq < 20; seq += 1) {
        const written = await Promise.all([
          one.tables.append(change('a', seq, { data: 'one' })),
          two.tables.append(change('a', seq, { data: 'two' })),
        ]);
        expect(written.filter(Boolean)).toHaveLength(1);
      }
      expect(await one.tables.changes('a')).toHaveLength(20);
    } finally {
      await one.close();
      await two.close();
    }
  });

  it('writes what waits at the same time together and answers each', () =>
    withStore('group', async (store) => {
      const tables = Array.from({ length: 600 }, (_, i) => `t${i}`);
      const written = await Promise.all(tables.map((table) => store.tables.append(change(table, 0))));
      expect(written.every(Boolean)).toBe(true);
      expect(await store.audit.ids('', 1000)).toHaveLength(600);
    }));

  it('lists public tables, those of a guest, and whose turn it is', () =>
    withStore('lists', async (store) => {
      await store.tables.append(change('open', 0, { sitters: ['ann', 'bob'], row: { ...row, turns: ['bob'] } }));
      await store.tables.append(change('closed', 0, { sitters: ['ann'], row: { ...row, isPublic: false } }));
      await store.tables.append(change('ended', 0, { row: { ...row, status: 'over' } }));
      await store.tables.append(change('unseen', 0, { row: { ...row, status: 'over', listedUntil: 5000 } }));
      expect((await store.lists.openTables(10, 4999)).map(({ id }) => id).toSorted()).toEqual(['open', 'unseen']);
      expect((await store.lists.openTables(10, 5000)).map(({ id }) => id)).toEqual(['open']);
      expect((await store.lists.of('ann', 10)).map(({ id }) => id).sort()).toEqual(['closed', 'open']);
      expect((await store.lists.of('ann', 10)).some(({ isTurn }) => isTurn)).toBe(false);
      expect((await store.lists.of('bob', 10)).map(({ isTurn }) => isTurn)).toEqual([true]);
      await store.tables.append(change('open', 1, { sitters: ['ann'] }));
      expect(await store.lists.of('bob', 10)).toEqual([]);
      expect(await store.lists.countByStatus()).toEqual({ playing: 2, over: 2 });
    }));

  it('finds what is due and where a bot is awaited', () =>
    withStore('due', async (store) => {
      await store.tables.append(change('a', 0, { row: { ...row, due: 500 } }));
      await store.tables.append(change('b', 0, { row: { ...row, due: 900, awaitsBot: true } }));
      expect(await store.lists.due(499, 10)).toEqual([]);
      expect(await store.lists.due(900, 10)).toEqual(['a', 'b']);
      await store.tables.setDue('a', 0, null);
      // The writer did not know of the last change.
      expect(await store.lists.due(900, 10)).toEqual(['a', 'b']);
      await store.tables.setDue('a', 1, null);
      expect(await store.lists.due(900, 10)).toEqual(['b']);
      expect(await store.lists.awaitingBots(1000, 10)).toEqual(['b']);
      expect(await store.lists.awaitingBots(999, 10)).toEqual([]);
    }));

  it('numbers chat lines without a gap, also of those who speak at once', () =>
    withStore('chat', async (store) => {
      const line = { at: 1, guest: 'ann', seat: 0, channel: 'players', name: 'Ann', text: 'hello' } as const;
      const numbers = await Promise.all(Array.from({ length: 20 }, () => store.chats.say('a', line)));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
      expect(await store.chats.say('b', { ...line, seat: null, channel: 'spectators' })).toBe(0);
      expect((await store.chats.lines('a', CHAT_START, 3)).map(({ seq }) => seq)).toEqual([17, 18, 19]);
      expect(await store.chats.lines('b', CHAT_START, 10)).toEqual([
        { ...line, seat: null, channel: 'spectators', seq: 0 },
      ]);
    }));

  it('numbers the lines of each channel by themselves, and gives them in the order in which they were said', () =>
    withStore('channels', async (store) => {
      const say = (at: number, channel: Channel) =>
        store.chats.say('a', { at, guest: 'ann', seat: 0, channel, name: 'Ann', text: `${at}` });
      const numbers = [];
      for (const [at, channel] of (['players', 'players', 'spectators', 'players', 'spectators'] as const).entries())
        numbers.push(await say(at, channel));
      expect(numbers).toEqual([0, 1, 0, 2, 1]);
      expect((await store.chats.lines('a', CHAT_START, 9)).map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4']);
      expect((await store.chats.lines('a', { players: 2, spectators: 1 }, 9)).map(({ text }) => text)).toEqual([
        '3',
        '4',
      ]);
      expect(await store.chats.line('a', 'spectators', 1)).toMatchObject({ text: '4' });
      expect(await store.chats.line('a', 'spectators', 2)).toBeNull();
    }));

  it('gives as many lines of one channel however many the other has, in the order of its numbers', () =>
    withStore('lastlines', async (store) => {
      const say = (at: number, channel: Channel) =>
        store.chats.say('a', { at, guest: 'ann', seat: 0, channel, name: 'Ann', text: `${channel} ${at}` });
      await say(10, 'spectators');
      // The second came from a process whose clock is behind.
      for (const at of [30, 25, 40]) await say(at, 'players');
      const texts = async (limit: number) => (await store.chats.lines('a', CHAT_START, limit)).map(({ text }) => text);
      expect(await texts(2)).toEqual(['spectators 10', 'players 25', 'players 40']);
      expect(await texts(9)).toEqual(['spectators 10', 'players 30', 'players 25', 'players 40']);
    }));

  it('gives out all that it has of a guest, and removes it', () =>
    withStore('guest', async (store) => {
      await store.guests.add({ id: 'ann', name: 'Ann', created: 1, seen: 1 });
      expect(await store.guests.rename('ann', 'Anna', 2)).toBe(true);
      expect(await store.guests.rename('nobody', 'Anna', 2)).toBe(false);
      await store.guests.add({ id: 'bob', name: 'Bob', created: 1, seen: 1 });
      await store.tables.append(change('a', 0, { sitters: ['ann'] }));
      await store.chats.say('a', { at: 3, guest: 'ann', seat: 0, channel: 'players', name: 'Anna', text: 'hello' });
      await store.moderation.setMute('ann', 'bob', true);
      await store.moderation.report({ id: 'r', table: 'a', channel: 'players', seq: 0, by: 'ann', why: 'rude', at: 4 });
      const all = await belongingsOf(store, 'ann');
      expect(all.guest).toEqual({ id: 'ann', name: 'Anna', created: 1, seen: 2 });
      expect(all.tables.map(({ id }) => id)).toEqual(['a']);
      expect(all.chat.map(({ table, text }) => [table, text])).toEqual([['a', 'hello']]);
      expect(all.mutes).toEqual(['bob']);
      expect(all.reports.map(({ why }) => why)).toEqual(['rude']);
      await store.guests.remove('ann');
      expect(await belongingsOf(store, 'ann')).toEqual({
        guest: null,
        tables: [],
        events: [],
        chat: [],
        mutes: [],
        reports: [],
        passkeys: [],
        pushes: [],
      });
      expect((await store.chats.lines('a', CHAT_START, 9)).map(({ name, text }) => name + text)).toEqual(['']);
    }));

  it('takes a code once, and not after its time', () =>
    withStore('codes', async (store) => {
      await store.codes.keep('h1', 'a', 2, 100, 1);
      await store.codes.keep('h2', 'a', 1, 100, 1);
      expect(await store.codes.take('h1', 100)).toEqual({ table: 'a', seat: 2 });
      expect(await store.codes.take('h1', 100)).toBeNull();
      expect(await store.codes.take('h2', 101)).toBeNull();
    }));

  it('keeps no code that nobody took in its time', async () => {
    const address = await place.address('old-codes');
    const store = await openStore(address, null);
    for (const now of [1, 50, 200]) await store.codes.keep(`h${now}`, 'a', 0, now + 100, now);
    await store.close();
    const driver = openDriver(address);
    const [rows] = await driver.run([statement('SELECT hash FROM codes ORDER BY hash')]);
    expect(rows).toEqual([{ hash: 'h200' }]);
    await driver.close();
  });

  it('makes a key of the installation once, whoever asks', async () => {
    const address = await place.address('keys');
    const [one, two] = [await openStore(address, null), await openStore(address, null)];
    try {
      const first = await one.secrets.get('cookie', () => 'first');
      expect(first).toBe('first');
      expect(await two.secrets.get('cookie', () => 'second')).toBe('first');
    } finally {
      await one.close();
      await two.close();
    }
  });

  it('notes an outage where nobody was at work, and none while somebody is', () =>
    withStore('outage', async (store) => {
      await store.outages.beat(1000, 15_000);
      await store.outages.beat(11_000, 15_000);
      expect(await store.outages.since(0)).toEqual([]);
      await store.outages.beat(60_000, 15_000);
      expect(await store.outages.since(0)).toEqual([{ began: 11_000, ended: 60_000 }]);
      expect(await store.outages.since(60_001)).toEqual([]);
    }));

  it('keeps nothing readable where a key is given, and opens with that key alone', async () => {
    const address = await place.address('sealed');
    const key = 'a key of sixteen and more';
    const store = await openStore(address, key);
    await store.tables.append(change('a', 0, { data: 'a secret' }));
    await store.secrets.get('cookie', () => 'signing key');
    await store.close();
    const plain = await openStore(address, null);
    await expect(plain.tables.changes('a')).rejects.toThrow('MARCHLANDS_KEY is missing');
    await plain.close();
    const wrong = await openStore(address, 'another key of sixteen');
    await expect(wrong.tables.changes('a')).rejects.toThrow('another key');
    await wrong.close();
    const again = await openStore(address, key);
    expect((await again.tables.changes('a')).map(({ data }) => data)).toEqual(['a secret']);
    expect(await again.secrets.get('cookie', () => 'new')).toBe('signing key');
    await again.close();
  });

  const KEY = 'a key of sixteen and more';
  const card = JSON.stringify({ owner: 'Ann of the Marches' });
  const SAID = { at: 1, guest: 'ann', seat: 0, channel: 'players', name: 'Ann of the Marches' } as const;

  /** Leaves something of everything that people write. */
  async function write(store: Store, text: string): Promise<void> {
    await store.guests.add({ id: 'ann', name: SAID.name, created: 1, seen: 1 });
    await store.tables.append(change('a', 0, { data: text, row: { ...row, card }, sitters: ['ann'] }));
    for (const channel of CHANNELS) await store.chats.say('a', { ...SAID, channel, text });
    await store.moderation.report({ id: 'r', table: 'a', channel: 'players', seq: 0, by: 'ann', why: text, at: 2 });
  }

  it('has no name and nothing that somebody wrote readable where a key is given', async () => {
    const address = await place.address('written');
    const store = await openStore(address, KEY);
    await write(store, 'between us');
    expect(await store.guests.find('ann')).toMatchObject({ name: SAID.name });
    expect((await store.guests.names(['ann'])).get('ann')).toBe(SAID.name);
    expect((await store.lists.openTables(9, 1)).map((table) => table.card)).toEqual([card]);
    expect((await store.chats.lines('a', CHAT_START, 9)).map(({ name, text }) => [name, text])).toEqual([
      [SAID.name, 'between us'],
      [SAID.name, 'between us'],
    ]);
    const { chat, reports, tables } = await belongingsOf(store, 'ann');
    expect([chat[0].text, reports[0].why, tables[0].card]).toEqual(['between us', 'between us', card]);
    await store.close();

    const driver = openDriver(address);
    for (const table of ['guests', 'tables', 'entries', 'lines', 'reports', 'sitters', 'meta']) {
      const [rows] = await driver.run([statement(`SELECT * FROM ${table}`)]);
      expect([table, rows.length > 0 || table === 'meta']).toEqual([table, true]);
      expect(JSON.stringify(rows)).not.toMatch(/Marches|between us/);
    }
    // A text in another row or another column is none.
    await driver.run([
      statement(
        "UPDATE lines SET text = (SELECT text FROM lines WHERE channel = 'spectators') WHERE channel = 'players'",
      ),
      statement("UPDATE lines SET text = name WHERE channel = 'spectators'"),
    ]);
    await driver.close();
    const moved = await openStore(address, KEY);
    for (const channel of CHANNELS) expect(await moved.chats.line('a', channel, 0)).toBeNull();
    expect(moved.damages.list.map(({ message }) => message)).toEqual(
      CHANNELS.map(() => expect.stringContaining('another key')),
    );
    await moved.close();
    const plain = await openStore(address, null);
    expect((await plain.guests.find('ann'))?.name).toBe('Somebody');
    expect(plain.damages.list).toMatchObject([{ message: expect.stringContaining('MARCHLANDS_KEY is missing') }]);
    await plain.close();
  });

  it('that began without a key stays readable with one, also what looks like something encrypted', async () => {
    for (const [i, text] of ['hello', 'v1.2 of the rules is out', 'plain.v1.x', 'plain. and simple'].entries()) {
      const address = await place.address(`began${i}`);
      const before = await openStore(address, null);
      await write(before, 'first');
      await before.guests.add({ id: 'bob', name: text, created: 1, seen: 1 });
      await before.chats.say('a', { ...SAID, text });
      await before.close();
      for (const key of [null, KEY]) {
        const store = await openStore(address, key);
        expect((await store.chats.line('a', 'players', 1))?.text).toBe(text);
        expect(await store.guests.find('bob')).toMatchObject({ name: text });
        expect((await store.moderation.reports(9)).map(({ why }) => why)).toEqual(['first']);
        await store.close();
      }
      const after = await openStore(address, KEY);
      await after.chats.say('a', { ...SAID, text });
      expect((await after.chats.lines('a', { players: 1, spectators: 1 }, 9)).map((line) => line.text)).toEqual([
        text,
        text,
      ]);
      await after.close();
    }
  });

  it('of a schema that sealed no names has them as they are, also those that look sealed', async () => {
    const address = await place.address('oldnames');
    const driver = await openOld(address, 6);
    const names = ['Ann', 'v1.Ann', 'plain.Ann', 'V1.Ann'];
    const insert = 'INSERT INTO guests (id, name, created, seen) VALUES (?, ?, 1, 1)';
    await driver.run(names.map((name, i) => statement(insert, `g${i}`, name)));
    const line =
      "INSERT INTO lines (match, channel, seq, at, guest, name, text) VALUES ('a', 'players', ?, 1, 'g', ?, ?)";
    await driver.run(names.map((name, i) => statement(line, i, name, name)));
    const report = "INSERT INTO reports (id, match, seq, by_guest, why, at) VALUES (?, 'a', 0, 'g', ?, ?)";
    await driver.run(names.map((name, i) => statement(report, `r${i}`, name, 9 - i)));
    await driver.close();
    const store = await openStore(address, KEY);
    expect([...(await store.guests.names(['g0', 'g1', 'g2', 'g3'])).values()].toSorted()).toEqual(names.toSorted());
    expect((await store.chats.lines('a', CHAT_START, 9)).map((one) => [one.name, one.text])).toEqual(
      names.map((name) => [name, name]),
    );
    expect((await store.moderation.reports(9)).map(({ why }) => why)).toEqual(names);
    await store.close();
  });

  /** A store after this many schema steps. */
  async function openOld(address: string, steps: number): Promise<Driver> {
    const driver = openDriver(address);
    await driver.run([statement('CREATE TABLE schema_steps (step INTEGER PRIMARY KEY)')]);
    for (const [step, texts] of MIGRATIONS.slice(0, steps).entries()) {
      await driver.run([
        statement('INSERT INTO schema_steps (step) VALUES (?)', step),
        ...texts.map((sql) => statement(sql)),
      ]);
    }
    return driver;
  }

  it('whose chat had one row of numbers counts each channel by itself, and reports follow their lines', async () => {
    const address = await place.address('oldchat');
    const driver = await openOld(address, 5);
    const said = ['players', 'spectators', 'players', 'spectators'] as const;
    await driver.run([
      ...said.map((channel, seq) =>
        statement(
          'INSERT INTO chat (match, seq, at, guest, seat, channel, name, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
          ...['a', seq, seq, 'ann', 0, channel, 'Ann', `line ${seq}`],
        ),
      ),
      statement("INSERT INTO reports (id, match, seq, by_guest, why, at) VALUES ('r', 'a', 3, 'bob', 'rude', 9)"),
      statement("INSERT INTO reports (id, match, seq, by_guest, why, at) VALUES ('s', 'a', 2, 'bob', 'rude', 8)"),
    ]);
    await driver.close();
    const store = await openStore(address, null);
    const lines = await store.chats.lines('a', CHAT_START, 9);
    expect(lines.map(({ channel, seq, text }) => [channel, seq, text])).toEqual([
      ['players', 0, 'line 0'],
      ['spectators', 0, 'line 1'],
      ['players', 1, 'line 2'],
      ['spectators', 1, 'line 3'],
    ]);
    const reports = await store.moderation.reports(9);
    expect(reports.map(({ id, channel, seq }) => [id, channel, seq])).toEqual([
      ['r', 'spectators', 1],
      ['s', 'players', 1],
    ]);
    await store.close();
  });

  it('of every earlier schema is brought up to date, and keeps what it has', async () => {
    for (let steps = 1; steps < MIGRATIONS.length; steps += 1) {
      const address = await place.address(`old${steps}`);
      const driver = await openOld(address, steps);
      await driver.run([statement("INSERT INTO guests (id, name, created, seen) VALUES ('ann', 'Ann', 1, 1)")]);
      await driver.close();
      // Two processes of the new version start at once.
      const [one, two] = await Promise.all([openStore(address, null), openStore(address, null)]);
      expect(await one.guests.find('ann')).toMatchObject({ name: 'Ann' });
      expect(await two.tables.append(change('a', 0))).toBe(true);
      expect(await belongingsOf(one, 'ann')).toMatchObject({ passkeys: [], pushes: [] });
      await Promise.all([one.close(), two.close()]);
    }
  });

  it('removes a table whole', () =>
    withStore('remove', async (store) => {
      await store.tables.append(change('a', 0, { sitters: ['ann'] }));
      await store.tables.remove('a');
      expect(await store.tables.changes('a')).toEqual([]);
      expect(await store.lists.of('ann', 9)).toEqual([]);
    }));
});

describe('encryption at rest', () => {
  it('binds a text to its place', () => {
    const vault = new Vault('sixteen letters!');
    const sealed = vault.seal('hidden', 'a/1');
    expect(sealed).not.toContain('hidden');
    expect(vault.open(sealed, 'a/1')).toBe('hidden');
    expect(() => vault.open(sealed, 'a/2')).toThrow();
    expect(vault.seal('hidden', 'a/1')).not.toBe(sealed);
  });
});
