import { join } from 'node:path';
import type { PlayerName } from '@marchlands/core/match/entry.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { fail, ok } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { readConfig } from '@marchlands/server/config.ts';
import { type Server, startServer } from '@marchlands/server/server.ts';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOf } from '../table/log-line.ts';
import { OnlineTable, type SeatKey } from '../table/remote/online-table.ts';
import { RemoteTable } from '../table/remote/remote-table.ts';
import { calledAt } from '../ui/names.ts';
import { READER } from '../words/addressed.ts';

const folder = freshFolder();
let server: Server;
let base = '';

beforeAll(async () => {
  const environment = { MARCHLANDS_STORE: join(folder, 'tables.sqlite'), MARCHLANDS_REQUESTS: '1000000' };
  server = await startServer(readConfig(environment, 2), pino({ level: 'silent' }), null);
  base = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => server.close());

/** One person's browser: its cookie, and its messages over its sockets. */
class Browser {
  cookie = '';
  readonly sent: string[] = [];
  socket: WebSocket | null = null;

  async ask(method: string, path: string, body: unknown = {}): Promise<Response> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(this.cookie === '' ? {} : { cookie: this.cookie }) },
      body: JSON.stringify(body),
    });
    this.cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? this.cookie;
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  }

  readonly open = (id: string): WebSocket => {
    // Node's own takes headers, which a browser adds by itself.
    const options = { headers: { cookie: this.cookie } } as unknown as string;
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/socket`, options);
    const send = socket.send.bind(socket);
    socket.send = (text) => {
      this.sent.push(String(text));
      send(text);
    };
    this.socket = socket;
    return socket;
  };
}

/** Waits until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 2000) throw new Error(`waited in vain for ${String(isSo)}`);
    await new Promise((go) => setTimeout(go, 5));
  }
}

interface Seated {
  readonly browser: Browser;
  readonly online: OnlineTable;
  readonly table: RemoteTable;
}

/** A person's table with the match in sight. */
async function sit(browser: Browser, id: string, key: SeatKey | null): Promise<Seated> {
  const online = new OnlineTable(id, key, undefined, browser.open);
  await until(() => online.state.hasMatch);
  const opened = await RemoteTable.open(online, {
    record: async () => ok(await (await browser.ask('POST', `/api/tables/${id}/record`, key ?? {})).text()),
    // Only a browser keeps matches.
    keep: async () => fail('not kept'),
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  return { browser, online, table: opened.value };
}

/** A begun match of this many persons, each at a separate table. */
async function begin(plan: { readonly game: string; readonly seats: number; readonly deal?: number }): Promise<{
  readonly id: string;
  readonly seated: readonly Seated[];
}> {
  const browsers = Array.from({ length: plan.seats }, () => new Browser());
  for (const [i, browser] of browsers.entries()) await browser.ask('POST', '/api/guest', { name: `Guest ${i + 1}` });
  const { id } = await (await browsers[0].ask('POST', '/api/tables', plan)).json();
  const keys: SeatKey[] = [];
  for (const [seat, browser] of browsers.entries()) {
    keys.push(await (await browser.ask('POST', `/api/tables/${id}/sit`, { seat })).json());
  }
  await browsers[0].ask('POST', `/api/tables/${id}/begin`);
  return { id, seated: await Promise.all(browsers.map((browser, i) => sit(browser, id, keys[i]))) };
}

/** Makes one small choice at random, as a person does on a board. */
async function choose({ table }: Seated, rng: Rng): Promise<void> {
  const { choices, draft } = table.state.now;
  if (draft?.isWhole === true) {
    const sent = await table.act(draft.moves);
    if (!sent.ok) throw new Error(`a draft that is whole was refused: ${sent.problem.message}`);
    return;
  }
  const { move } = choices[rng.below(choices.length)];
  const done = draft?.isShared === true ? await table.draft([...draft.moves, move]) : await table.act([move]);
  if (!done.ok) throw new Error(`${JSON.stringify(move)} was offered and refused: ${done.problem.message}`);
}

const isDue = ({ table }: Seated): boolean =>
  table.state.now.choices.length > 0 || table.state.now.draft?.isWhole === true;

/** Plays small choices at random until this many were made, or the match is over. */
async function play(seated: readonly Seated[], most: number, rng: Rng): Promise<void> {
  for (let made = 0; made < most; made += 1) {
    await until(() => seated.some(isDue) || seated.every(({ table }) => table.state.now.final !== null));
    const next = seated.filter(isDue);
    if (next.length === 0) return;
    await choose(next[rng.below(next.length)], rng);
  }
}

/** Waits until all have heard the same. */
function settled(seated: readonly Seated[]): Promise<void> {
  return until(() => seated.every(({ table }) => table.state.now.final !== null));
}

describe.each(games.map(({ id, seats }) => ({ game: id, seats: seats.find((count) => count >= 2) ?? seats[0] })))(
  'a table online of $game',
  ({ game, seats }) => {
    it('offers what is legal, shows what the server has, and tells it in the words of the record', async () => {
      const { id, seated } = await begin({ game, seats, deal: 7 });
      const rng = new Rng(`remote ${game}`);
      await play(seated, 120, rng);
      const [first] = seated;
      // A reloaded page shows the same as one that has followed all along.
      for (const one of seated) {
        const again = await sit(one.browser, id, one.online.seat);
        await until(() => again.table.state.now.version === one.table.state.now.version);
        expect(again.online.view).toEqual(one.online.view);
        expect(again.table.state.now.log).toEqual(one.table.state.now.log);
        again.online.close();
      }
      if (first.table.state.now.final === null) {
        expect(await first.table.ending.agree()).toEqual(ok(undefined));
        for (const other of seated.slice(1)) {
          await until(() => other.table.ask !== null);
          expect(await other.table.answer(true)).toEqual(ok(undefined));
        }
      }
      await settled(seated);
      const record = await first.table.records.text();
      if (!record.ok) throw new Error(record.problem.message);
      const match = await parseRecord(record.value, loadGame);
      if (!match.ok) throw new Error(match.problem.message);
      for (const { table } of seated) {
        const { viewer } = table.state.now;
        // It addresses the person who plays at it.
        const called: PlayerName = ({ name }) => (name === `Guest ${viewer + 1}` ? READER : name);
        expect(table.state.now.log).toEqual(match.value.log(viewer, 0, called).map(lineOf));
        expect(table.state.now.view).toEqual(JSON.parse(JSON.stringify(match.value.view(viewer))));
      }
      for (const { online, table } of seated) {
        table.close();
        online.close();
      }
    }, 60_000);
  },
);

describe('a table online', () => {
  it('keeps a draft on the device: not one message goes out before the choice is sent', async () => {
    const { seated } = await begin({ game: 'andia', seats: 2, deal: 3 });
    const [ann] = seated;
    const before = ann.browser.sent.length;
    const rng = new Rng('draft');
    for (let i = 0; i < 200 && ann.table.state.now.draft?.isWhole !== true; i += 1) await choose(ann, rng);
    expect(ann.table.state.now.draft?.isWhole).toBe(true);
    expect(ann.browser.sent.slice(before)).toEqual([]);
    await choose(ann, rng);
    expect(ann.browser.sent.slice(before).map((text) => JSON.parse(text).kind)).toEqual(['act']);
    // It is sealed: nothing more to choose until the other has chosen.
    await until(() => ann.online.mirror?.status.sealed !== null);
    expect(ann.table.state.now.choices).toEqual([]);
    for (const { online } of seated) online.close();
  });

  it('loses nothing where the connection breaks in the middle of a choice that is being sent', async () => {
    const { seated } = await begin({ game: 'building-refuge', seats: 2, deal: 5 });
    const [ann, bob] = seated;
    const rng = new Rng('break');
    for (let round = 0; round < 3; round += 1) {
      await until(() => seated.some(isDue));
      const next = isDue(ann) ? ann : bob;
      const { version } = next.table.state.now;
      const chosen = choose(next, rng);
      // Before the answer can have come.
      next.browser.socket?.close();
      await chosen;
      await until(() => next.online.state.link === 'open');
      if (next.table.state.now.draft === null) expect(next.table.state.now.version).toBeGreaterThan(version);
    }
    await until(() => ann.table.state.now.log.length === bob.table.state.now.log.length);
    // Each log addresses its reader: the sentences differ.
    const eventsOf = ({ table }: Seated) =>
      table.state.now.log.map(({ at, events }) => [at, events.map(({ event }) => event)]);
    expect(eventsOf(ann)).toEqual(eventsOf(bob));
    for (const { online } of seated) online.close();
  }, 60_000);

  it('takes back what nobody else was asked for, and asks where the others must agree', async () => {
    const { seated } = await begin({ game: 'building-refuge', seats: 2, deal: 5 });
    const rng = new Rng('undo');
    await until(() => seated.some(isDue));
    const [ann, bob] = isDue(seated[0]) ? seated : [seated[1], seated[0]];
    await choose(ann, rng);
    while (isDue(ann)) await choose(ann, rng);
    await until(() => isDue(bob));
    expect(ann.table.state.now.undo).toBe('own');
    expect(await ann.table.undo(false)).toEqual(ok(undefined));
    await until(() => isDue(ann));
    expect(bob.table.state.now.log).toHaveLength(ann.table.state.now.log.length);
    while (isDue(ann)) await choose(ann, rng);
    await until(() => isDue(bob));
    while (isDue(bob)) await choose(bob, rng);
    await until(() => isDue(ann));
    expect(ann.table.state.now.undo).toBe('consent');
    const { version } = ann.table.state.now;
    expect(await ann.table.undo(true)).toEqual(ok(undefined));
    await until(() => bob.table.ask !== null);
    expect(await bob.table.answer(false)).toEqual(ok(undefined));
    await until(() => ann.table.ask === null);
    expect(ann.table.state.now.version).toBe(version);
    expect(await ann.table.undo(true)).toEqual(ok(undefined));
    await until(() => bob.table.ask !== null);
    expect(await bob.table.answer(true)).toEqual(ok(undefined));
    await until(() => ann.table.ask === null);
    expect(ann.table.state.now.version).toBe(version + 1);
    expect(ann.table.state.now.log.at(-1)?.events.at(0)?.sentence).toMatch(/^You take back a choice, as all agreed\.$/);
    for (const { online } of seated) online.close();
  });

  it('lets a bot play on for who steps away, until the seat is taken back', async () => {
    const { seated } = await begin({ game: 'building-refuge', seats: 2, deal: 5 });
    const [ann] = seated;
    expect(await ann.table.setAway(true)).toEqual(ok(undefined));
    await until(() => ann.table.state.seated === null);
    expect(ann.table.state.now.choices).toEqual([]);
    expect(ann.table.state.info.seats[0].kind).toBe('bot');
    expect(await ann.table.setAway(false)).toEqual(ok(undefined));
    await until(() => ann.table.state.seated === 0);
    for (const { online } of seated) online.close();
  });

  it('shows a moment of the past as it was seen then', async () => {
    const { seated } = await begin({ game: 'island', seats: 2, deal: 5 });
    const [ann] = seated;
    const seen = new Map<number, unknown>();
    const stop = ann.table.subscribe(() => {
      const { now } = ann.table.state;
      if (now.draft === null) seen.set(now.version, ann.online.view);
    });
    await play(seated, 120, new Rng('past'));
    stop();
    expect(seen.size).toBeGreaterThan(50);
    const before = ann.browser.sent.length;
    for (const [version, view] of seen) {
      const moment = await ann.table.momentAt(version);
      if (!moment.ok) throw new Error(moment.problem.message);
      expect(moment.value.view).toEqual(view);
      expect(moment.value.at).toBe(version);
    }
    // All of it in a few questions: a server accepts ten a second.
    expect(ann.browser.sent.length - before).toBeLessThan(6);
    for (const { online } of seated) online.close();
  }, 30_000);

  it('asks for the past anew where the whole match came anew: after a backup it may be another one', async () => {
    const { seated } = await begin({ game: 'building-refuge', seats: 2, deal: 5 });
    const [ann] = seated;
    await play(seated, 10, new Rng('anew'));
    const asked = () => ann.browser.sent.filter((text) => text.includes('"history"')).length;
    for (const version of [2, 3]) await ann.table.momentAt(version);
    expect(asked()).toBe(1);
    const { mirror } = ann.online;
    if (mirror === null) throw new Error('there is no match');
    const data = JSON.stringify({ ...mirror, kind: 'match', version: mirror.version });
    ann.browser.socket?.onmessage?.(new MessageEvent('message', { data }));
    await ann.table.momentAt(2);
    expect(asked()).toBe(2);
    for (const { online } of seated) online.close();
  });

  it('gives the positions from which lines are tried, now and of before, with nothing that its seat did not see', async () => {
    const { seated } = await begin({ game: 'building-refuge', seats: 2, deal: 5 });
    const [ann] = seated;
    const game = await loadGame('building-refuge');
    if (!game.ok) throw new Error(game.problem.message);
    const { State, position, resampler, setup } = game.value;
    const rules = setup({}, 2);
    if (!rules.ok) throw new Error(rules.problem.message);
    const seen: [number, unknown][] = [];
    for (let i = 0; i < 8; i += 1) {
      await play(seated, 1, new Rng(`lines ${i}`));
      await until(() => seated[1].table.state.now.version === ann.table.state.now.version);
      const state = State.blank(rules.value);
      const { view } = ann.online;
      if (view === null) throw new Error('no view');
      resampler(rules.value, view).draw(new Rng('position'), state);
      const start = await ann.table.linesFrom(null);
      if (!start.ok) throw new Error(start.problem.message);
      expect(start.value.position).toEqual(position.format(state, 0));
      seen.push([start.value.step, start.value.position]);
    }
    for (const [step, told] of seen) {
      const start = await ann.table.linesFrom(step);
      if (!start.ok) throw new Error(start.problem.message);
      expect(start.value).toEqual({ position: told, entries: step, step });
    }
    for (const { online } of seated) online.close();
  });

  it('is watched without a seat: nothing is offered, and nothing hidden comes', async () => {
    const { id, seated } = await begin({ game: 'island', seats: 2, deal: 5 });
    const eve = new Browser();
    await eve.ask('POST', '/api/guest', { name: 'Eve' });
    const watching = await sit(eve, id, null);
    await play(seated, 20, new Rng('watch'));
    await until(() => watching.table.state.now.version > 3);
    expect(watching.table.state.seated).toBe(null);
    expect(watching.table.state.now.choices).toEqual([]);
    expect(watching.table.state.now.undo).toBe('none');
    expect((await watching.table.ending.resign()).ok).toBe(false);
    for (const { online } of [...seated, watching]) online.close();
  });

  it('calls nobody "You" before a spectator, not even the only person', async () => {
    const [ann, eve] = [new Browser(), new Browser()];
    await ann.ask('POST', '/api/guest', { name: 'Ann' });
    await eve.ask('POST', '/api/guest', { name: 'Eve' });
    const { id } = await (await ann.ask('POST', '/api/tables', { game: 'borderkeep', seats: 2, deal: 5 })).json();
    const key = await (await ann.ask('POST', `/api/tables/${id}/sit`, { seat: 0 })).json();
    await ann.ask('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'random' });
    await ann.ask('POST', `/api/tables/${id}/begin`);
    const [plays, watches] = await Promise.all([sit(ann, id, key), sit(eve, id, null)]);
    const toldOf = ({ table }: Seated) => JSON.stringify(table.state.now.log.map(({ events }) => events));
    await until(() => /\bYou\b/.test(toldOf(plays)) && toldOf(watches).includes('Ann'));
    expect(toldOf(watches)).not.toMatch(/\b[Yy]ou\b/);
    expect([plays, watches].map(({ table }) => calledAt(table.state.info, 0))).toEqual(['You', 'Ann']);
    for (const { online } of [plays, watches]) online.close();
  });

  it('tells at once what seats held at the end of a game without secrets', async () => {
    const { seated } = await begin({ game: 'andia', seats: 2, deal: 5 });
    await play(seated, 12, new Rng('held'));
    expect(await seated[0].table.ending.resign()).toEqual(ok(undefined));
    await settled(seated);
    // No browser keeps the match here, so the whole record never comes.
    for (const { online, table } of seated) {
      expect(table.state.now.final?.held.map((things) => things.length > 0)).toEqual([true, true]);
      online.close();
    }
  });

  it('has every line of both channels once, also when it comes back', async () => {
    const { seated } = await begin({ game: 'building-refuge', seats: 2 });
    const [ann, bob] = seated;
    const say = (channel: 'players' | 'spectators', text: string) => bob.online.say({ kind: 'chat', channel, text });
    const texts = () => ann.online.state.chat.map(({ text }) => text);
    // The lines of one channel are ahead in number of those of the other.
    for (const text of ['1', '2', '3']) await say('players', text);
    await say('spectators', '4');
    await until(() => texts().length === 4);
    ann.browser.socket?.close();
    await until(() => ann.online.state.link === 'lost');
    await say('spectators', '5');
    await say('players', '6');
    await until(() => texts().length === 6);
    expect(texts()).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const { online } of seated) online.close();
  });

  it('says why where the key of the seat opens nothing', async () => {
    const { id, seated } = await begin({ game: 'building-refuge', seats: 2 });
    const online = new OnlineTable(id, { seat: 0, key: 'wrong' }, undefined, seated[0].browser.open);
    await until(() => online.state.link === 'refused');
    expect(online.state.refusal?.code).toBe('seat.key');
    expect(await online.say({ kind: 'resign' })).toEqual(fail('This key does not open this seat.'));
    for (const one of seated) one.online.close();
  });
});
