import { afterEach, describe, expect, it } from 'vitest';
import type { EventPlan } from '../events/event.ts';
import { Events } from '../events/events.ts';
import { eventInfo } from '../events/told.ts';
import { hashSecret } from '../keeper/secrets.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { EventInfo } from '../wire/events.ts';
import { onEveryStore } from './stores.ts';
import { awaited, choose, codeOf, type Kept, keep, must, personAt, rngOf, TestTime } from './tables.ts';

const PLAN: EventPlan = {
  name: 'Friday',
  form: 'swiss',
  rounds: 3,
  minutes: 60,
  game: 'hidden-draw',
  seats: 2,
  options: {},
  clock: { kind: 'move', seconds: 60 },
  standIn: 'random',
  isWatched: true,
  isRated: false,
  isPublic: true,
  arrive: 180,
  startAt: null,
};

interface Held extends Kept {
  readonly events: Events;
}

async function hold(store?: Store, time = new TestTime()): Promise<Held> {
  const kept = await keep(store, time);
  const log = { info() {}, warn() {}, error: (data: object) => failures.push(data) };
  const events = new Events({ ...kept, titleOf: (game) => game, log });
  return { ...kept, events };
}

/** Failures that were only logged. */
const failures: object[] = [];
afterEach(() => expect(failures.splice(0)).toEqual([]));

async function info({ events }: Held, id: string): Promise<EventInfo> {
  return eventInfo(must(await events.find(id)));
}

async function until(what: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 500; i += 1) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('it did not come to that');
}

/** An event with this many players, and its first round open. */
async function begun(held: Held, count: number, plan: Partial<EventPlan> = {}): Promise<string> {
  const id = must(await held.events.make({ ...PLAN, ...plan }, personAt(0)));
  for (let i = 0; i < count; i += 1) must(await held.events.join(id, personAt(i)));
  must(await held.events.begin(id, 'guest0'));
  await open(held, id, 1);
  return id;
}

/** Waits until a round is open. */
function open(held: Held, id: string, round: number): Promise<void> {
  return until(async () => {
    const { played } = await info(held, id);
    return played.length === round && played[round - 1].isOpen;
  });
}

/** Players come to their tables of the last round, except some. */
async function sitAll(held: Held, id: string, without: readonly number[] = []): Promise<void> {
  const { played, players } = await info(held, id);
  for (const { id: table, seats } of played.at(-1)?.tables ?? []) {
    for (const entrant of seats) {
      if (entrant === null || !players[entrant].isIn || without.includes(entrant)) continue;
      const person = { guest: players[entrant].guest, name: players[entrant].name };
      must(await held.keeper.perform(table, { kind: 'sit', person, seat: null, key: hashSecret(`key ${entrant}`) }));
    }
  }
}

/** Plays all tables of the last round that persons sit at to their ends. */
async function playAll(held: Held, id: string): Promise<void> {
  const { played } = await info(held, id);
  const rng = rngOf('events');
  for (const { id: table } of played.at(-1)?.tables ?? []) {
    for (;;) {
      const state = must(
        await held.keeper.look(table, ({ data, match }) => ({
          isOver: data.status === 'over',
          hasBegun: match !== null,
          levels: data.seats.map(({ level }) => level),
        })),
      );
      if (state.isOver) break;
      const due = state.hasBegun
        ? (await awaited(held.keeper, table)).find((seat) => state.levels[seat] === null)
        : undefined;
      if (due === undefined) await new Promise((resolve) => setTimeout(resolve, 1));
      else await choose(held.keeper, table, due, rng);
    }
  }
}

onEveryStore((place) => {
  it('a Swiss event is played to its end, over a restart in the middle', async () => {
    const address = await place.address('swiss');
    const time = new TestTime();
    let store = await openStore(address, 'a key for the tests');
    let held = await hold(store, time);
    const id = await begun(held, 8);
    for (let round = 1; round <= 3; round += 1) {
      await sitAll(held, id);
      if (round === 2) {
        await held.events.close();
        await held.keeper.close();
        await store.close();
        store = await openStore(address, 'a key for the tests');
        held = await hold(store, time);
        await held.events.sweep();
      }
      await playAll(held, id);
      if (round < 3) await open(held, id, round + 1);
    }
    await until(async () => (await info(held, id)).status === 'over');
    const { played, standings } = await info(held, id);
    const met = played.flatMap(({ tables }) => tables.map(({ seats }) => [...seats].toSorted().join()));
    expect(new Set(met).size).toBe(12);
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(24);
    await held.events.close();
    await held.keeper.close();
    await store.close();
  });

  it('two processes at one event open its tables and pair its rounds once', async () => {
    const store = await openStore(await place.address('two'), null);
    const time = new TestTime();
    const [one, other] = [await hold(store, time), await hold(store, time)];
    const id = await begun(one, 5);
    await sitAll(one, id);
    await playAll(one, id);
    await Promise.all([one.events.advance(id), other.events.advance(id), other.events.sweep()]);
    await open(one, id, 2);
    const { played } = await info(other, id);
    expect(played.length).toBe(2);
    const tables = played[1].tables.map(({ id: table }) => table);
    expect((await store.lists.statuses(tables)).size).toBe(2);
    await Promise.all([one.events.close(), other.events.close()]);
    await store.close();
  });
});

describe('an event', () => {
  it('lets nobody but its owner begin it, and needs three', async () => {
    const held = await hold();
    const id = must(await held.events.make(PLAN, personAt(0)));
    for (const at of [0, 1]) must(await held.events.join(id, personAt(at)));
    expect(codeOf(await held.events.begin(id, 'guest1'))).toBe('event.owner');
    expect(codeOf(await held.events.begin(id, 'guest0'))).toBe('event.few');
    expect(codeOf(await held.events.leave(id, 'guest1', 'guest0'))).toBe('event.owner');
    must(await held.events.leave(id, 'guest0', 'guest1'));
    expect((await info(held, id)).players.map(({ guest }) => guest)).toEqual(['guest0']);
  });

  it('begins at its time, or when the third comes after it', async () => {
    const held = await hold();
    const startAt = held.time.at + 60_000;
    const soon = must(await held.events.make({ ...PLAN, startAt }, personAt(0)));
    const late = must(await held.events.make({ ...PLAN, startAt }, personAt(0)));
    for (const at of [0, 1, 2]) must(await held.events.join(soon, personAt(at)));
    for (const at of [0, 1]) must(await held.events.join(late, personAt(at)));
    await held.events.sweep();
    expect((await info(held, soon)).status).toBe('gathering');
    held.time.at = startAt;
    await held.events.sweep();
    expect((await info(held, soon)).status).toBe('playing');
    expect((await info(held, late)).status).toBe('gathering');
    must(await held.events.join(late, personAt(2)));
    expect((await info(held, late)).status).toBe('playing');
  });

  it('keeps each seat for its player, whom nobody can send away', async () => {
    const held = await hold();
    const id = await begun(held, 4);
    const [table] = (await info(held, id)).played[0].tables;
    const other = (await info(held, id)).played[0].tables[1].seats[0] ?? 0;
    const sit = (at: number) =>
      held.keeper.perform(table.id, { kind: 'sit', person: personAt(at), seat: null, key: hashSecret('k') });
    expect(codeOf(await sit(other))).toBe('table.full');
    must(await sit(table.seats[0] ?? 0));
    for (const guest of ['guest0', 'guest1', 'guest2', 'guest3']) {
      if (guest === `guest${table.seats[0]}`) continue;
      expect(codeOf(await held.keeper.perform(table.id, { kind: 'stand', guest, seat: 0 }))).toBe('table.owner');
      expect(codeOf(await held.keeper.perform(table.id, { kind: 'begin', guest }))).toBe('table.owner');
    }
    // A player who gets up finds the seat kept.
    must(await held.keeper.perform(table.id, { kind: 'stand', guest: `guest${table.seats[0]}`, seat: 0 }));
    expect(codeOf(await sit(other))).toBe('table.full');
    must(await sit(table.seats[0] ?? 0));
  });

  it('has a bot play for whoever is late, until they come and take the seat back', async () => {
    const held = await hold();
    const id = await begun(held, 4);
    await sitAll(held, id, [1]);
    const table = (await info(held, id)).played[0].tables.find(({ seats }) => seats.includes(1));
    const [at, seat] = [table?.id ?? '', table?.seats.indexOf(1) ?? 0];
    held.time.at += PLAN.arrive * 1000;
    must(await held.keeper.perform(at, { kind: 'tick' }));
    const players = await held.keeper.look(at, ({ match }) => match?.players.map(({ name, level }) => [name, level]));
    expect(must(players)?.[seat]).toEqual(['Computer for Guest 2', 'random']);
    const key = hashSecret('late');
    must(await held.keeper.perform(at, { kind: 'sit', person: personAt(1), seat: null, key }));
    must(await held.keeper.perform(at, { kind: 'back', seat, id: 'back' }));
    const back = await held.keeper.look(at, ({ match }) => match?.players[seat]);
    expect(must(back)).toEqual({ name: 'Guest 2' });
  });

  it('takes whoever has missed two tables as having left, and has them back when they ask', async () => {
    const held = await hold();
    const id = await begun(held, 4, { rounds: 3 });
    for (let round = 1; round <= 2; round += 1) {
      await sitAll(held, id, [3]);
      held.time.at += PLAN.arrive * 1000;
      for (const table of (await info(held, id)).played[round - 1].tables)
        await held.keeper.perform(table.id, { kind: 'tick' });
      await playAll(held, id);
      await open(held, id, round + 1);
    }
    const { players, played } = await info(held, id);
    expect(players.map(({ isIn }) => isIn)).toEqual([true, true, true, false]);
    expect(played[2].byes.length).toBe(1);
    must(await held.events.join(id, personAt(3)));
    expect((await info(held, id)).players[3].isIn).toBe(true);
  });

  it('has a bot play on for whoever leaves, and pairs them no more', async () => {
    const held = await hold();
    const id = await begun(held, 6);
    await sitAll(held, id, [4]);
    must(await held.events.leave(id, 'guest5', 'guest5'));
    must(await held.events.leave(id, 'guest4', 'guest4'));
    await playAll(held, id);
    await open(held, id, 2);
    const { played, players } = await info(held, id);
    expect(players.filter(({ isIn }) => !isIn).length).toBe(2);
    expect(played[1].tables.flatMap(({ seats }) => seats).toSorted()).toEqual([0, 1, 2, 3]);
  });

  it('of all against all goes on with bots for whoever left, and takes nobody in', async () => {
    const held = await hold();
    const id = await begun(held, 4, { form: 'roundRobin' });
    expect(codeOf(await held.events.join(id, personAt(9)))).toBe('event.late');
    must(await held.events.leave(id, 'guest3', 'guest3'));
    for (let round = 1; round <= 3; round += 1) {
      await open(held, id, round);
      await sitAll(held, id);
      await playAll(held, id);
    }
    await until(async () => (await info(held, id)).status === 'over');
    expect((await info(held, id)).standings.map(({ played }) => played)).toEqual([3, 3, 3, 3]);
  });

  it('goes on by correspondence over weeks, whether anybody looks at it or not', async () => {
    const DAY = 86_400;
    const held = await hold();
    const id = await begun(held, 4, { clock: { kind: 'move', seconds: 2 * DAY }, arrive: 3 * DAY, rounds: 2 });
    for (let round = 1; round <= 2; round += 1) {
      await open(held, id, round);
      await sitAll(held, id, [2]);
      // Nobody chooses: clocks fall, and bots play on.
      for (let day = 0; day < 14 && (await info(held, id)).played.length === round; day += 1) {
        held.time.at += DAY * 1000;
        for (const { id: table } of (await info(held, id)).played[round - 1].tables)
          await held.keeper.perform(table, { kind: 'tick' });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    await until(async () => (await info(held, id)).status === 'over');
    expect(held.time.at).toBeGreaterThan(1_000_000 + 4 * DAY * 1000);
  });

  it('as an arena pairs again whoever is free, and ends by the clock', async () => {
    const held = await hold();
    const id = await begun(held, 5, { form: 'arena' });
    const rng = rngOf('arena');
    const sat = new Set<string>();
    const last = new Map<number, number>();
    let paired = 0;
    const { played: first } = await info(held, id);
    expect(first[0].tables.length).toBe(2);
    for (let step = 0; step < 5000; step += 1) {
      const event = await info(held, id);
      if (event.status === 'over') break;
      // The last tables end after the clock has.
      if (event.played.length > 12) held.time.at = (event.endsAt ?? 0) + 1;
      for (const { tables, isOpen } of event.played.slice(paired)) {
        if (!isOpen) break;
        paired += 1;
        for (const { seats } of tables) {
          const [a, b] = seats.map((entrant) => entrant ?? 0);
          expect(last.get(a) === b || last.get(b) === a).toBe(false);
          last.set(a, b);
          last.set(b, a);
        }
      }
      const open = event.played
        .flatMap(({ tables, isOpen }) => (isOpen ? tables : []))
        .filter((one) => one.points === null);
      for (const { id: table, seats } of open) {
        for (const entrant of sat.has(table) ? [] : seats) {
          const { guest, name } = event.players[entrant ?? 0];
          must(
            await held.keeper.perform(table, {
              kind: 'sit',
              person: { guest, name },
              seat: null,
              key: hashSecret('k'),
            }),
          );
        }
        sat.add(table);
        const hasBegun = must(await held.keeper.look(table, ({ data }) => data.status === 'playing'));
        const due = hasBegun ? (await awaited(held.keeper, table)).at(0) : undefined;
        if (due !== undefined) must(await choose(held.keeper, table, due, rng));
      }
      if (event.endsAt !== null && held.time.at > event.endsAt) await held.events.advance(id);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const { status, standings, played } = await info(held, id);
    expect(status).toBe('over');
    expect(played.every(({ tables }) => tables.every(({ points }) => points !== null))).toBe(true);
    expect(standings.every((line) => line.played > 2)).toBe(true);
  });

  it('takes in late ones until the last round', async () => {
    const held = await hold();
    const id = await begun(held, 3, { rounds: 2 });
    must(await held.events.join(id, personAt(3)));
    await sitAll(held, id);
    await playAll(held, id);
    await open(held, id, 2);
    expect((await info(held, id)).played[1].tables.length).toBe(2);
    expect(codeOf(await held.events.join(id, personAt(4)))).toBe('event.late');
  });

  it('counts a table that cannot be played any more as a draw', async () => {
    const held = await hold();
    const id = await begun(held, 4);
    for (const { id: table } of (await info(held, id)).played[0].tables) must(await held.keeper.remove(table));
    await held.events.advance(id);
    await open(held, id, 2);
    expect((await info(held, id)).standings.map(({ points }) => points)).toEqual([1, 1, 1, 1]);
  });

  it('fills tables of more than two with bots', async () => {
    const held = await hold();
    const id = await begun(held, 4, { seats: 3, game: 'hidden-draw', rounds: 1 });
    const { played } = await info(held, id);
    expect(played[0].tables.map(({ seats }) => seats)).toEqual([
      [0, 1, null],
      [2, 3, null],
    ]);
    await sitAll(held, id);
    await playAll(held, id);
    await until(async () => (await info(held, id)).status === 'over');
  });

  it('knows nothing more of whoever is forgotten', async () => {
    const held = await hold();
    const id = await begun(held, 4);
    await sitAll(held, id, [0]);
    must(await held.events.forget('guest0'));
    must(await held.keeper.forget('guest0'));
    const row = must(await held.events.find(id));
    expect(row.data).not.toContain('guest0');
    expect(row.data).not.toContain('Guest 1"');
    expect((await info(held, id)).owner.guest).toBe('guest1');
    for (const { id: table } of (await info(held, id)).played[0].tables) {
      const texts = (await held.store.tables.changes(table)).map(({ data }) => data).join();
      expect(texts).not.toContain('guest0');
      expect(texts).not.toContain('Guest 1"');
    }
    expect(await held.store.events.of('guest0', 10)).toEqual([]);
  });

  it('tells of its tables whoever has asked to be told of turns', async () => {
    const held = await hold();
    await begun(held, 4);
    expect(held.pusher.told.map(({ guest }) => guest).toSorted()).toEqual(['guest0', 'guest1', 'guest2', 'guest3']);
  });

  it('ends when its owner says so', async () => {
    const held = await hold();
    const id = await begun(held, 4);
    expect(codeOf(await held.events.end(id, 'guest1'))).toBe('event.owner');
    must(await held.events.end(id, 'guest0'));
    expect((await info(held, id)).status).toBe('over');
    expect(codeOf(await held.events.join(id, personAt(7)))).toBe('event.over');
  });
});
