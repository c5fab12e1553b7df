import { Rng } from '@marchlands/core/rng.ts';
import { type Seat, SPECTATOR } from '@marchlands/core/seat.ts';
import { freePort } from '@marchlands/core/testing/free-port.ts';
import { testPostgres } from '@marchlands/core/testing/postgres.ts';
import { games } from '@marchlands/games/index.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { Connection } from '../keeper/connection.ts';
import type { Keeper } from '../keeper/keeper.ts';
import { hashSecret } from '../keeper/secrets.ts';
import { Slot } from '../keeper/slot.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { guestAt, Visit } from './device.ts';
import { type ServerProcess, startProcess } from './kill/process.ts';
import { subscribedBrowser } from './subscribed-browser.ts';
import {
  awaited,
  begun,
  codeOf,
  connect,
  inMatch,
  type Kept,
  keep,
  must,
  PLAN,
  PUSH_AFTER,
  personAt,
  TestWire,
} from './tables.ts';

const place = testPostgres();
const [{ id: game }] = games;

describe('three processes on one PostgreSQL', () => {
  const processes: ServerProcess[] = [];
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
  });

  it('serve one table together, and go on where one of them is killed', { timeout: 120_000 }, async () => {
    const DATABASE_URL = await place.address('three');
    for (let i = 0; i < 3; i += 1) processes.push(await startProcess(await freePort(), { DATABASE_URL }));
    const [one, two, three] = processes;
    const ann = await guestAt(one.base, 'Ann');
    // A cookie of one process is good at the others, since they have one key.
    const bob = await guestAt(two.base, 'Bob');
    const { id } = await ann.must('POST', '/api/tables', { game, seats: 2 });
    const annKey = (await ann.must('POST', `/api/tables/${id}/sit`, { seat: 0 })).key;
    const bobKey = (await bob.must('POST', `/api/tables/${id}/sit`, { seat: 1 })).key;
    await ann.must('POST', `/api/tables/${id}/begin`);
    const watcher = new Visit(await guestAt(three.base, 'Watcher'), id);
    const seats = [new Visit(ann, id, { seat: 0, key: annKey }), new Visit(bob, id, { seat: 1, key: bobKey })];
    await Promise.all([...seats, watcher].map((seen) => seen.until(() => seen.view !== null)));
    const rng = new Rng('three processes');

    const playOn = async (choices: number): Promise<void> => {
      for (let i = 0; i < choices; i += 1) {
        await seats[0].until(() => seats.some(({ isDue }) => isDue));
        const due = seats.find(({ isDue }) => isDue) ?? seats[0];
        expect(await due.play(rng)).toMatchObject({ kind: 'ok' });
        const version = due.version ?? 0;
        await Promise.all(seats.map((seen) => seen.until(() => (seen.version ?? 0) >= version)));
      }
    };
    await playOn(10);
    // Both are announced to each other by notification.
    await seats[0].until(() => seats[0].table?.seats.every(({ isHere }) => isHere) === true);

    two.child.kill('SIGKILL');
    await two.ended;
    await seats[1].until(() => seats[1].closed !== null);
    // Bob's page reconnects to another process, with the same cookie and key.
    const elsewhere = new Visit(Object.assign(bob, { base: three.base }), id, { seat: 1, key: bobKey });
    seats[1].cut();
    seats[1] = elsewhere;
    await elsewhere.until(() => elsewhere.view !== null);
    expect(elsewhere.version).toBe(seats[0].version);
    await playOn(10);
    await watcher.until(() => watcher.version === seats[0].version);
    for (const seen of [...seats, watcher]) seen.cut();
  });

  it('let one of two who act at once act, and refuse the other', { timeout: 60_000 }, async () => {
    const [one, , three] = processes;
    const ann = await guestAt(one.base, 'Ann');
    const { id } = await ann.must('POST', '/api/tables', { game, seats: 2 });
    const { key } = await ann.must('POST', `/api/tables/${id}/sit`, { seat: 0 });
    const bob = await guestAt(three.base, 'Bob');
    const { key: bobKey } = await bob.must('POST', `/api/tables/${id}/sit`, { seat: 1 });
    await ann.must('POST', `/api/tables/${id}/begin`);
    const here = [new Visit(ann, id, { seat: 0, key }), new Visit(bob, id, { seat: 1, key: bobKey })];
    await Promise.all(here.map((seen) => seen.until(() => seen.view !== null)));
    const due = here.find(({ isDue }) => isDue) ?? here[0];
    // The same seat on both processes at the same time.
    const base = due === here[0] ? three.base : one.base;
    const again = Object.assign(Object.create(Object.getPrototypeOf(due.device)), due.device, { base });
    const twin = new Visit(again, id, due.hello);
    await twin.until(() => twin.view !== null);
    const moves = await due.randomChoice(new Rng('race'));
    const answers = await Promise.all(
      [due, twin].map((seen) => seen.do({ kind: 'act', version: seen.version, moves })),
    );
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['ok', 'refused']);
    for (const seen of [...here, twin]) seen.cut();
  });

  it('that is told to end says goodbye and ends well, and its tables go on elsewhere', {
    timeout: 60_000,
  }, async () => {
    const [one, , three] = processes;
    const ann = await guestAt(one.base, 'Ann');
    const { id } = await ann.must('POST', '/api/tables', { game, seats: 2 });
    const { key } = await ann.must('POST', `/api/tables/${id}/sit`, { seat: 0 });
    const seen = new Visit(ann, id, { seat: 0, key });
    await seen.until(() => seen.table !== null);
    one.child.kill('SIGTERM');
    await seen.until(() => seen.closed !== null);
    expect(seen.messages.at(-1)).toMatchObject({ kind: 'bye', code: 'server.closing' });
    await one.ended;
    expect(one.child.exitCode).toBe(0);
    const there = new Visit(Object.assign(ann, { base: three.base }), id, { seat: 0, key });
    await there.until(() => there.table !== null);
    there.cut();
  });
});

/** A word that asks for a table that there is not, which changes nothing. */
const NOTHING = '? nothing';

/** Resolves once two stores hear each other: each one's connection for notifications opens on its own. */
async function untilHear(one: Store, other: Store): Promise<void> {
  for (const [hearer, teller] of [
    [one, other],
    [other, one],
  ]) {
    let hears = false;
    hearer.onTold(
      () => {},
      () => {
        hears = true;
      },
    );
    await expect
      .poll(async () => {
        await teller.tell(NOTHING);
        return hears;
      })
      .toBe(true);
  }
}

it('processes tell nobody of a turn who is connected at another one, also where they have not heard of each other yet', async () => {
  const address = await place.address('elsewhere');
  const [here, there] = [await keep(await openStore(address, null)), await keep(await openStore(address, null))];
  const { keeper, store, time, pusher } = here;
  there.time.at = time.at;
  await untilHear(here.store, there.store);
  for (const guest of ['guest0', 'guest1']) await store.pushes.add(guest, subscribedBrowser(guest), 1);
  const id = await begun(here);
  const [first] = await awaited(keeper, id);
  await Promise.all([0, 1].map((seat) => connect(there.keeper, id, seat)));
  time.at += PUSH_AFTER;
  await keeper.remind();
  expect(pusher.told).toEqual([]);
  // A keeper that has never had to do with the table tells it, and asks the others first.
  const third = await keep(await openStore(address, null));
  for (const one of [here, there]) await untilHear(one.store, third.store);
  await store.pushes.keepTurn({ table: id, seat: first, guest: `guest${first}` }, 1);
  await third.keeper.remind();
  expect(third.pusher.told).toEqual([]);
  for (const one of [here, there, third]) await one.store.close();
});

it('processes say again and again who is connected, of many tables in one word', async () => {
  const address = await place.address('present');
  const [here, there] = [await keep(await openStore(address, null)), await keep(await openStore(address, null))];
  await untilHear(here.store, there.store);
  let words = 0;
  there.store.onTold(
    () => {},
    (word) => {
      if (word !== NOTHING) words += 1;
    },
  );
  for (const seat of [0, 1]) await addGuest(here.store, seat);
  const ids: string[] = [];
  for (let i = 0; i < 120; i += 1) {
    ids.push(await begun(here));
    await connect(here.keeper, ids[i], 0);
  }
  await expect.poll(() => words).toBe(120);
  // A person who comes to another process later has not been announced, and that process's own announcements do not
  // count.
  const some = [ids[0], ids[60], ids[119]];
  const wires = await Promise.all(some.map(async (id) => (await connect(there.keeper, id, 1)).wire));
  const hasHeard = () =>
    wires.map(({ messages }) => {
      const told = messages.findLast(({ kind }) => kind === 'table' || kind === 'welcome');
      return told !== undefined && 'table' in told && told.table.seats[0].isHere;
    });
  expect(hasHeard()).toEqual([false, false, false]);
  here.time.at += 20_000;
  here.keeper.start();
  await expect.poll(hasHeard).toEqual([true, true, true]);
  expect(words).toBe(122);
  await here.keeper.close();
  for (const one of [here, there]) await one.store.close();
});

it('a process tells of the connections elsewhere where they have changed, or were not heard of for too long', () => {
  const slot = new Slot('a', 0);
  const says = (process: string, seats: readonly number[], watching: number, now: number) =>
    slot.setElsewhere(process, { seats, watching, until: now + 100 }, now);
  expect(says('one', [0], 0, 1)).toBe(true);
  expect(says('one', [0], 0, 2)).toBe(false);
  expect(says('two', [1], 0, 3)).toBe(true);
  expect(says('one', [0, 2], 0, 4)).toBe(true);
  expect(says('one', [0, 2], 1, 5)).toBe(true);
  expect(says('one', [0, 2], 1, 103)).toBe(false);
  // The other one is no longer there.
  expect(says('one', [0, 2], 1, 104)).toBe(true);
  expect([...slot.presence(104).seats]).toEqual([0, 2]);
});

/** A store at which no bell is heard. */
function deaf(store: Store): Store {
  return new Proxy(store, {
    get(target, name) {
      if (name === 'onTold') return () => {};
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

it('processes refuse nobody by what another one has changed, though they have not heard of it', async () => {
  const address = await place.address('deaf');
  const store = await openStore(address, null);
  const [here, there] = [await keep(deaf(store)), await keep(await openStore(address, null))];
  const id = must(await here.keeper.open(PLAN, personAt(0)));
  const sit = (keeper: Keeper, seat: number) =>
    keeper.perform(id, { kind: 'sit', person: personAt(seat), seat, key: hashSecret(`key ${seat}`) });
  must(await sit(here.keeper, 0));
  must(await sit(there.keeper, 1));
  must(await here.keeper.mayAct(id, 1, 'key 1', 'guest1'));
  expect(codeOf(await here.keeper.mayAct(id, 1, 'key 0', 'guest0'))).toBe('seat.key');
  must(await there.keeper.perform(id, { kind: 'stand', guest: 'guest1', seat: 1 }));
  must(await sit(there.keeper, 1));
  must(await here.keeper.perform(id, { kind: 'begin', guest: 'guest0' }));
  // A player who moved at one process continues at the other, with the version seen there.
  for (let i = 0; i < 6; i += 1) {
    const { keeper } = i % 2 === 0 ? there : here;
    // A seat that does not exist is refused because of stored data: from then on it is known there.
    expect(codeOf(await there.keeper.perform(id, { kind: 'resign', seat: 9, id: 'r' }))).toBe('seat.unknown');
    const [seat] = await awaited(there.keeper, id);
    const chosen = await inMatch(there.keeper, id, (match) => ({
      version: match.version(seat),
      moves: [match.game.moveCodec.decode(match.legal(seat)[0])],
    }));
    must(await keeper.perform(id, { kind: 'act', seat, id: `d${i}`, ...chosen }));
  }
  for (const one of [store, there.store]) await one.close();
});

/** The person of seat 0 says something. */
async function say({ keeper }: Kept, id: string, text: string): Promise<void> {
  must(await keeper.say(id, { at: 1, guest: 'guest0', seat: 0, channel: 'players', name: 'Ann', text }));
}

function hears({ texts }: TestWire, text: string): boolean {
  return texts.some((message) => message.includes(text));
}

/** Adds the person of a seat to the guests of a store. */
function addGuest(store: Store, seat: Seat): Promise<void> {
  const { guest, name } = personAt(seat);
  return store.guests.add({ id: guest, name, created: 1, seen: 1 });
}

/** Two keepers on one store; the second hears no notification and asks the store from time to time. */
async function oneDeaf(name: string): Promise<readonly [Kept, Kept]> {
  const address = await place.address(name);
  const [here, there] = [await keep(await openStore(address, null)), await keep(deaf(await openStore(address, null)))];
  for (const seat of [0, 1]) await addGuest(here.store, seat);
  there.keeper.start();
  return [here, there];
}

it('processes tell what was said at another one, though no notification of it came', async () => {
  const [here, there] = await oneDeaf('unheard');
  const id = await begun(here);
  const { wire } = await connect(there.keeper, id, 1);
  const heard = (text: string): number => wire.texts.filter((message) => message.includes(text)).length;
  for (const text of ['first words', 'second words']) {
    await say(here, id, text);
    await expect.poll(() => heard(text)).toBe(1);
  }
  expect(heard('first words')).toBe(1);
  await there.keeper.close();
  for (const one of [here, there]) await one.store.close();
});

it('processes keep from somebody what a muted one says, also where it was muted at another process', async () => {
  const address = await place.address('muted');
  const [here, there] = [await keep(await openStore(address, null)), await keep(await openStore(address, null))];
  await untilHear(here.store, there.store);
  await addGuest(here.store, 0);
  const id = await begun(here);
  const [all, some] = await Promise.all([0, 1].map(async (seat) => (await connect(there.keeper, id, seat)).wire));
  await say(here, id, 'before');
  await expect.poll(() => hears(all, 'before')).toBe(true);
  for (const [text, isMuted] of [
    ['while muted', true],
    ['afterwards', false],
  ] as const) {
    must(await here.keeper.mute('guest1', 'guest0', isMuted));
    await say(here, id, text);
    await expect.poll(() => hears(all, text)).toBe(true);
  }
  expect(['before', 'while muted', 'afterwards'].map((text) => hears(some, text))).toEqual([true, false, true]);
  for (const one of [here, there]) await one.store.close();
});

it('processes keep from somebody what a muted one says, though no notification of the mute came', async () => {
  const [here, there] = await oneDeaf('mute-unheard');
  const id = await begun(here);
  const [all, some] = await Promise.all([0, 1].map(async (seat) => (await connect(there.keeper, id, seat)).wire));
  let lines = 0;
  // Says one line after another, until one is heard as it should be.
  const isHeard = async (): Promise<boolean> => {
    lines += 1;
    const text = `line ${lines}.`;
    await say(here, id, text);
    await expect.poll(() => hears(all, text)).toBe(true);
    return hears(some, text);
  };
  for (const isMuted of [true, false]) {
    must(await here.keeper.mute('guest1', 'guest0', isMuted));
    await expect.poll(isHeard).toBe(!isMuted);
  }
  await there.keeper.close();
  for (const one of [here, there]) await one.store.close();
});

it('processes know nothing more of who was forgotten at another one, though no notification of it came', async () => {
  const [here, there] = await oneDeaf('forgotten');
  const id = await begun(here);
  const known = () => inMatch(there.keeper, id, (match) => JSON.stringify([match.players, match.header]));
  const { name } = personAt(1);
  expect(await known()).toContain(name);
  // They also watch there, which no key of a seat ends.
  const watching = new TestWire();
  const connection = new Connection(watching, SPECTATOR, 'guest1', null, null, [], 'logs');
  must(await there.keeper.join(id, connection));
  must(await here.keeper.forget('guest1'));
  await expect.poll(known).not.toContain(name);
  await expect.poll(() => watching.closed).toBe('guest.unknown');
  await there.keeper.close();
  for (const one of [here, there]) await one.store.close();
});
