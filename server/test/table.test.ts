import { Rng } from '@marchlands/core/rng.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecret } from '../keeper/secrets.ts';
import { belongingsOf } from '../store/belongings.ts';
import { CHAT_START } from '../store/chats.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import { onEveryStore } from './stores.ts';
import {
  answerAsk,
  awaited,
  begun,
  choose,
  codeOf,
  connect,
  inMatch,
  keep,
  must,
  PLAN,
  personAt,
  TestTime,
} from './tables.ts';

const tick = { kind: 'tick' } as const;

/** Parts of a store that a disk can fail. */
const PARTS: readonly unknown[] = [
  'tables',
  'lists',
  'ratings',
  'guests',
  'chats',
  'moderation',
  'codes',
  'secrets',
  'outages',
];

/** A store, or a part of one, whose calls go through `call`. */
function callingThrough<P extends object>(part: P, call: (name: unknown, run: () => unknown) => unknown): P {
  return new Proxy(part, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member === 'function') {
        return (...values: unknown[]): unknown => call(name, () => Reflect.apply(member, target, values));
      }
      return PARTS.includes(name) && typeof member === 'object' && member !== null
        ? callingThrough(member, call)
        : member;
    },
  });
}

/** A store that can be made to refuse everything, as with a full disk. */
function failingStore(inner: Store) {
  const failing = { isDown: false, asked: 0, refused: 0, store: inner };
  failing.store = callingThrough(inner, (_, run) => {
    failing.asked += 1;
    if (!failing.isDown) return run();
    failing.refused += 1;
    return Promise.reject(new StoreError('database or disk is full'));
  });
  return failing;
}

onEveryStore((place) => {
  /** One store for all tests: each has a keeper, a time and tables of its own. */
  let opening: Promise<Store>;
  beforeAll(async () => {
    opening = openStore(await place.address('tables'), null);
    await opening;
  });
  afterAll(async () => (await opening).close());

  describe('gathering', () => {
    it('seats are chosen or taken, one a guest, until the table is full', async () => {
      const { keeper } = await keep(await opening);
      const id = must(await keeper.open({ ...PLAN, seats: 2 }, personAt(0)));
      const sit = (guest: number, seat: number | null) =>
        keeper.perform(id, { kind: 'sit', person: personAt(guest), seat, key: hashSecret(`${guest}`) });
      expect(codeOf(await sit(0, 1))).toBe('not refused');
      expect(codeOf(await sit(0, 0))).toBe('seat.one');
      expect(codeOf(await sit(1, 1))).toBe('seat.taken');
      expect(codeOf(await sit(1, 9))).toBe('seat.unknown');
      expect(codeOf(await sit(1, null))).toBe('not refused');
      expect(codeOf(await sit(2, null))).toBe('table.full');
      const seats = must(await keeper.look(id, ({ data }) => data.seats.map(({ person }) => person?.guest)));
      expect(seats).toEqual(['guest1', 'guest0']);
    });

    it('the owner alone begins, puts bots and sends away; anybody gets up', async () => {
      const { keeper } = await keep(await opening);
      const id = must(await keeper.open(PLAN, personAt(0)));
      must(await keeper.perform(id, { kind: 'sit', person: personAt(1), seat: 0, key: 'k' }));
      expect(codeOf(await keeper.perform(id, { kind: 'begin', guest: 'guest1' }))).toBe('table.owner');
      expect(codeOf(await keeper.perform(id, { kind: 'begin', guest: 'guest0' }))).toBe('table.empty');
      expect(codeOf(await keeper.perform(id, { kind: 'seatBot', guest: 'guest1', seat: 1, level: 'random' }))).toBe(
        'table.owner',
      );
      expect(codeOf(await keeper.perform(id, { kind: 'seatBot', guest: 'guest0', seat: 0, level: 'random' }))).toBe(
        'seat.taken',
      );
      expect(codeOf(await keeper.perform(id, { kind: 'seatBot', guest: 'guest0', seat: 1, level: 'deity' }))).toBe(
        'table.plan',
      );
      expect(codeOf(await keeper.perform(id, { kind: 'stand', guest: 'guest2', seat: 0 }))).toBe('table.owner');
      must(await keeper.perform(id, { kind: 'stand', guest: 'guest1', seat: 0 }));
      must(await keeper.perform(id, { kind: 'sit', person: personAt(1), seat: 0, key: 'k' }));
      must(await keeper.perform(id, { kind: 'stand', guest: 'guest0', seat: 0 }));
      expect(must(await keeper.look(id, ({ data }) => data.seats[0].keys))).toEqual([]);
    });

    it('a plan that cannot be played is refused in words', async () => {
      const { keeper } = await keep(await opening);
      for (const wrong of [
        { seats: 9 },
        { options: { none: 1 } },
        { game: 'chess' },
        { standIn: 'deity' },
        { isRated: true, deal: 7 },
      ]) {
        const opened = await keeper.open({ ...PLAN, ...wrong }, personAt(0));
        expect(codeOf(opened)).toBe('table.plan');
        expect(!opened.ok && opened.problem.message.length > 20).toBe(true);
      }
    });

    it('free seats are filled by bots when it is time, and the match begins', async () => {
      const kept = await keep(await opening);
      const { keeper, time } = kept;
      const fill = { at: time.at + 5000, level: 'random' };
      const id = must(await keeper.open({ ...PLAN, fill }, personAt(0)));
      must(await keeper.perform(id, { kind: 'sit', person: personAt(0), seat: null, key: 'k' }));
      expect(await kept.store.lists.due(time.at + 5000, 99)).toContain(id);
      must(await keeper.perform(id, tick));
      expect(must(await keeper.look(id, ({ data }) => data.status))).toBe('gathering');
      time.at += 5000;
      must(await keeper.perform(id, tick));
      expect(must(await keeper.look(id, ({ data }) => [data.status, data.seats[1].level]))).toEqual([
        'playing',
        'random',
      ]);
    });

    it('what seats add goes into the dice, and nothing after the start', async () => {
      const { keeper } = await keep(await opening);
      const id = must(await keeper.open(PLAN, personAt(0)));
      for (const seat of [0, 1])
        must(await keeper.perform(id, { kind: 'sit', person: personAt(seat), seat, key: 'k' }));
      must(await keeper.perform(id, { kind: 'entropy', seat: 1, entropy: 'c0ffee' }));
      must(await keeper.perform(id, { kind: 'begin', guest: 'guest0' }));
      expect(codeOf(await keeper.perform(id, { kind: 'entropy', seat: 0, entropy: 'aa' }))).toBe('entropy.late');
      const dice = await inMatch(keeper, id, (match) => match.headerFor(0).dice);
      const commitment = must(await keeper.look(id, ({ data }) => data.dice?.commitment));
      expect(dice).toEqual({ kind: 'fair', commitment, entropy: ['', 'c0ffee'] });
    });
  });

  describe('whoever may not follow any more', () => {
    it('who was sent away before the start is not shown the seat’s cards afterwards', async () => {
      const { keeper } = await keep(await opening);
      const id = must(await keeper.open(PLAN, personAt(0)));
      for (const seat of [0, 1]) {
        must(await keeper.perform(id, { kind: 'sit', person: personAt(seat), seat, key: hashSecret(`key ${seat}`) }));
      }
      const { wire } = await connect(keeper, id, 1);
      must(await keeper.perform(id, { kind: 'stand', guest: 'guest0', seat: 1 }));
      expect(wire.closed).toBe('seat.key');
      must(await keeper.perform(id, { kind: 'sit', person: personAt(2), seat: 1, key: hashSecret('another') }));
      const heard = wire.texts.length;
      must(await keeper.perform(id, { kind: 'begin', guest: 'guest0' }));
      expect(wire.texts.length).toBe(heard);
      expect(wire.messages.some(({ kind }) => kind === 'match')).toBe(false);
    });

    it('who watched people gather sees nothing of a match without spectators', async () => {
      const { keeper } = await keep(await opening);
      const id = must(await keeper.open({ ...PLAN, spectators: null }, personAt(0)));
      const { wire } = await connect(keeper, id, SPECTATOR);
      for (const seat of [0, 1])
        must(await keeper.perform(id, { kind: 'sit', person: personAt(seat), seat, key: 'k' }));
      must(await keeper.perform(id, { kind: 'begin', guest: 'guest0' }));
      expect(wire.closed).toBe('table.spectators');
      expect(wire.messages.some(({ kind }) => kind === 'match')).toBe(false);
    });
  });

  describe('clocks', () => {
    it('at zero a bot takes the seat, plays on, and its owner takes it back', async () => {
      const kept = await keep(await opening);
      const { keeper, time } = kept;
      const id = await begun(kept, { clock: { kind: 'move', seconds: 60 } });
      const [seat] = await awaited(keeper, id);
      expect(await kept.store.lists.due(time.at + 60_000, 99)).toContain(id);
      time.at += 59_000;
      must(await keeper.perform(id, tick));
      expect(must(await keeper.look(id, ({ data }) => data.seats[seat].level))).toBeNull();
      time.at += 1000;
      must(await keeper.perform(id, tick));
      expect(must(await keeper.look(id, ({ data }) => data.seats[seat].level))).toBe('random');
      expect(await inMatch(keeper, id, (match) => match.entries.some(({ kind }) => kind === 'seat'))).toBe(true);
      expect(codeOf(await keeper.perform(id, { kind: 'resign', seat, id: 'r' }))).toBe('seat.bot');
      while ((await awaited(keeper, id))[0] === seat) await new Promise((resolve) => setTimeout(resolve, 5));
      must(await keeper.perform(id, { kind: 'back', seat, id: 'b' }));
      expect(await inMatch(keeper, id, (match) => [match.players[seat].level, match.nameOf(seat)])).toEqual([
        undefined,
        `Guest ${seat + 1}`,
      ]);
      expect(codeOf(await keeper.perform(id, { kind: 'back', seat, id: 'b2' }))).toBe('seat.person');
    });

    it('for the whole match run while their seat must choose, and get the increment', async () => {
      const kept = await keep(await opening);
      const { keeper, time } = kept;
      const id = await begun(kept, { clock: { kind: 'match', seconds: 100, increment: 5 } });
      const [first] = await awaited(keeper, id);
      time.at += 30_000;
      while ((await awaited(keeper, id))[0] === first) must(await choose(keeper, id, first, new Rng(2)));
      const clocks = must(await keeper.look(id, ({ data }) => data.clocks));
      expect(clocks[first].left).toBeGreaterThanOrEqual(75_000);
      expect(clocks[first].left).toBeLessThanOrEqual(100_000);
      expect(clocks[first].since).toBeNull();
      expect(clocks[1 - first]).toEqual({ left: 100_000, since: time.at });
    });

    it('get the increment of a decision once, however often the choice is made anew', async () => {
      const kept = await keep(await opening);
      const { keeper } = kept;
      const id = await begun(kept, { game: 'duel', clock: { kind: 'match', seconds: 60, increment: 10 } });
      for (let i = 0; i < 5; i += 1) must(await choose(keeper, id, 0, new Rng(i)));
      expect(must(await keeper.look(id, ({ data }) => data.clocks[0].left))).toBe(70_000);
    });

    it('do not run while no server does', async () => {
      const kept = await keep(await opening);
      const { keeper, time, store } = kept;
      const id = await begun(kept, { clock: { kind: 'move', seconds: 60 } });
      const began = time.at + 10_000;
      time.at += 3_600_000;
      const after = await keep(store, time);
      time.setOutages([{ began, ended: time.at }]);
      must(await after.keeper.perform(id, tick));
      const [seat] = await awaited(after.keeper, id);
      expect(must(await after.keeper.look(id, ({ data }) => data.seats[seat].level))).toBeNull();
      expect(await store.lists.due(time.at + 49_999, 99)).not.toContain(id);
      expect(await store.lists.due(time.at + 50_000, 99)).toContain(id);
      time.at += 50_000;
      must(await after.keeper.perform(id, tick));
      expect(must(await after.keeper.look(id, ({ data }) => data.seats[seat].level))).toBe('random');
      expect(keeper.size.tables).toBe(1);
    });

    it('a system clock that jumps back takes and gives nothing', async () => {
      const kept = await keep(await opening);
      const { keeper, time } = kept;
      const id = await begun(kept, { clock: { kind: 'match', seconds: 100, increment: 0 } });
      time.at -= 50_000;
      const [seat] = await awaited(keeper, id);
      must(await choose(keeper, id, seat, new Rng(3)));
      expect(must(await keeper.look(id, ({ data }) => data.clocks[seat].left))).toBe(100_000);
    });

    it('of others do not tell who has chosen in secret', async () => {
      const kept = await keep(await opening);
      const { keeper, time } = kept;
      const id = await begun(kept, { game: 'duel', clock: { kind: 'match', seconds: 100, increment: 0 } });
      const other = await connect(keeper, id, 1);
      const own = await connect(keeper, id, 0);
      const heard = other.wire.texts.length;
      time.at += 7000;
      must(await choose(keeper, id, 0, new Rng(4)));
      expect(other.wire.texts.slice(heard)).toEqual([]);
      const status = own.wire.messages.at(-1);
      expect(status).toMatchObject({
        kind: 'status',
        status: { clocks: [{ left: 93_000, since: null }, { left: 100_000 }] },
      });
      const late = await connect(keeper, id, 1);
      const match = late.wire.messages.find(({ kind }) => kind === 'match');
      expect(match).toMatchObject({
        status: { sealed: null, clocks: [{ left: 100_000, since: time.at - 7000 }, { left: 100_000 }] },
      });
    });
  });

  describe('asking all', () => {
    it('an undo that needs consent is done when all persons agree', async () => {
      const kept = await keep(await opening);
      const { keeper } = kept;
      const id = await begun(kept, { seats: 3 });
      const rng = new Rng('undo');
      const [seat] = await awaited(keeper, id);
      while ((await awaited(keeper, id))[0] === seat) must(await choose(keeper, id, seat, rng));
      const before = await inMatch(keeper, id, (match) => match.entries.length);
      const version = await inMatch(keeper, id, (match) => match.version(seat));
      must(await keeper.perform(id, { kind: 'undo', seat, id: 'u', version, to: null }));
      expect(await inMatch(keeper, id, (match) => match.entries.length)).toBe(before);
      const others = [0, 1, 2].filter((one) => one !== seat);
      expect(codeOf(await answerAsk(keeper, id, seat, true))).toBe('ask.none');
      must(await answerAsk(keeper, id, others[0], true));
      expect(
        codeOf(
          await keeper.perform(id, {
            kind: 'undo',
            seat: others[1],
            id: 'u2',
            version: await inMatch(keeper, id, (match) => match.version(others[1])),
            to: null,
          }),
        ),
      ).not.toBe('not refused');
      must(await answerAsk(keeper, id, others[1], true));
      expect(await inMatch(keeper, id, (match) => match.entries.some(({ kind }) => kind === 'undo'))).toBe(true);
      expect(must(await keeper.look(id, ({ data }) => data.ask))).toBeNull();
    });

    it('one no ends the asking, and so does a move', async () => {
      const kept = await keep(await opening);
      const { keeper } = kept;
      const id = await begun(kept);
      const [seat] = await awaited(keeper, id);
      const ask = (name: string) => keeper.perform(id, { kind: 'end', seat, id: name });
      must(await ask('e1'));
      expect(codeOf(await ask('e2'))).toBe('ask.open');
      must(await ask('e1'));
      must(await answerAsk(keeper, id, 1 - seat, false));
      expect(must(await keeper.look(id, ({ data }) => data.ask))).toBeNull();
      must(await ask('e3'));
      must(await choose(keeper, id, seat, new Rng(5)));
      expect(must(await keeper.look(id, ({ data }) => data.ask))).toBeNull();
      expect(codeOf(await answerAsk(keeper, id, 1 - seat, true))).toBe('ask.none');
    });

    it('an answer is to what was asked, and to nothing that was asked since', async () => {
      const kept = await keep(await opening);
      const { keeper } = kept;
      const id = await begun(kept);
      must(await keeper.perform(id, { kind: 'end', seat: 0, id: 'first' }));
      must(await answerAsk(keeper, id, 0, false));
      must(await keeper.perform(id, { kind: 'end', seat: 0, id: 'second' }));
      const yes = (ask: string) => keeper.perform(id, { kind: 'answer', seat: 1, ask, isAgreed: true });
      expect(codeOf(await yes('0/first'))).toBe('ask.none');
      expect(must(await keeper.look(id, ({ data }) => data.status))).toBe('playing');
      must(await yes('0/second'));
      expect(must(await keeper.look(id, ({ data }) => data.status))).toBe('over');
    });

    it('all agree to end; bots always do', async () => {
      const kept = await keep(await opening);
      const { keeper } = kept;
      const id = await begun(kept, { seats: 3 }, [null, null, 'random']);
      must(await keeper.perform(id, { kind: 'end', seat: 0, id: 'e' }));
      must(await answerAsk(keeper, id, 1, true));
      expect(must(await keeper.look(id, ({ data }) => data.status))).toBe('over');
      expect(
        codeOf(
          await choose(keeper, id, 0, new Rng(1)).catch(() => ({
            ok: false as const,
            problem: { message: '', code: 'table.over' },
          })),
        ),
      ).toBe('table.over');
    });
  });

  it('where the rules have a draw all agree to one; elsewhere the match ends without a result', async () => {
    const kept = await keep(await opening);
    const { keeper } = kept;
    const ends = async (game: string) => {
      const id = await begun(kept, { game });
      must(await keeper.perform(id, { kind: 'end', seat: 0, id: 'e' }));
      must(await answerAsk(keeper, id, 1, true));
      return inMatch(keeper, id, (match) => match.result?.ranks ?? null);
    };
    expect(await ends('duel')).toEqual([1, 1]);
    expect(await ends('hidden-draw')).toBeNull();
  });

  describe('bots', () => {
    it('play their seats by themselves, on views of their seat alone', async () => {
      const kept = await keep(await opening);
      const { keeper, bots } = kept;
      const id = await begun(kept, { seats: 3 }, [null, 'random', 'random']);
      const rng = new Rng('bots');
      for (let i = 0; i < 200; i += 1) {
        const { status } = must(await keeper.look(id, ({ data }) => data));
        if (status === 'over') break;
        if ((await awaited(keeper, id)).includes(0)) must(await choose(keeper, id, 0, rng));
        else await new Promise((resolve) => setTimeout(resolve, 2));
      }
      expect(must(await keeper.look(id, ({ data }) => data.status))).toBe('over');
      expect(bots.tasks.length).toBeGreaterThan(4);
      for (const { view, seat } of bots.tasks) expect(view.viewer).toBe(seat);
    });
  });

  describe('spectators', () => {
    it('who are behind see what stood there then, and of the present nothing', async () => {
      const kept = await keep(await opening);
      const { keeper, time } = kept;
      const id = await begun(kept, { spectators: 60 });
      const rng = new Rng('late');
      const { wire, connection } = await connect(keeper, id, SPECTATOR);
      expect(wire.messages.find(({ kind }) => kind === 'match')).toMatchObject({ version: 0, items: [] });
      time.at += 30_000;
      const [seat] = await awaited(keeper, id);
      must(await choose(keeper, id, seat, rng));
      expect(wire.messages.filter(({ kind }) => kind === 'moved')).toEqual([]);
      time.at += 30_000;
      keeper.leave(id, connection);
      const first = await connect(keeper, id, SPECTATOR, 0);
      const all = await inMatch(keeper, id, (match) => match.version(SPECTATOR));
      const seen = first.wire.messages.flatMap((one) => (one.kind === 'moved' ? one.items : []));
      expect(seen.length).toBeLessThan(all);
      time.at += 60_000;
      const last = await connect(keeper, id, SPECTATOR);
      expect(last.wire.messages.find(({ kind }) => kind === 'match')).toMatchObject({
        version: all,
        status: { isOver: false },
      });
    });
  });

  describe('a connection', () => {
    it('that reads slowly is told nothing until it has caught up, and then all', async () => {
      const kept = await keep(await opening);
      const { keeper } = kept;
      const id = await begun(kept);
      const { wire } = await connect(keeper, id, 0);
      const version = await inMatch(keeper, id, (match) => match.version(0));
      const heard = wire.texts.length;
      wire.buffered = 300_000;
      const rng = new Rng('slow');
      for (let i = 0; i < 4; i += 1) must(await choose(keeper, id, (await awaited(keeper, id))[0], rng));
      expect(wire.texts.length).toBe(heard);
      wire.buffered = 0;
      must(await choose(keeper, id, (await awaited(keeper, id))[0], rng));
      const now = await inMatch(keeper, id, (match) => match.version(0));
      const [moved] = wire.messages.slice(heard);
      expect(moved).toMatchObject({ kind: 'moved', from: version });
      expect(moved.kind === 'moved' && moved.items.length).toBe(now - version);
    });

    it('that never reads is closed with a reason', async () => {
      const kept = await keep(await opening);
      const { keeper } = kept;
      const id = await begun(kept);
      const { wire } = await connect(keeper, id, 0);
      wire.buffered = 5_000_000;
      must(await choose(keeper, id, (await awaited(keeper, id))[0], new Rng(1)));
      expect(wire.closed).toBe('reader.slow');
      expect(wire.messages.at(-1)).toMatchObject({ kind: 'bye', code: 'reader.slow' });
    });
  });

  describe('another process', () => {
    it('that was faster is heard of here, also where what was asked here is refused for it', async () => {
      const store = await opening;
      const one = await keep(store);
      const two = await keep(store, one.time);
      const id = await begun(one);
      const [seat] = await awaited(one.keeper, id);
      const { wire } = await connect(two.keeper, id, seat);
      must(await choose(one.keeper, id, seat, new Rng('race')));
      expect(codeOf(await choose(two.keeper, id, seat, new Rng('race')))).toBe('move.version');
      const version = await inMatch(one.keeper, id, (match) => match.version(seat));
      const last = wire.messages.at(-1);
      expect(last?.kind).toBe('moved');
      if (last?.kind === 'moved') expect(last.from + last.items.length).toBe(version);
    });
  });

  it('who leaves a table that has left the memory is told to be gone', async () => {
    // A store of its own: the sweep would wake the tables of other tests.
    const kept = await keep();
    const { keeper, time } = kept;
    const id = await begun(kept);
    const here = await connect(keeper, id, 0);
    const gone = await connect(keeper, id, 1);
    keeper.start();
    time.at += 3_600_000;
    while (keeper.size.tables > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    keeper.leave(id, gone.connection);
    const isHere = () => {
      const told = here.wire.messages.findLast((message) => message.kind === 'table');
      return told?.table.seats[1].isHere;
    };
    while (isHere() !== false) await new Promise((resolve) => setTimeout(resolve, 20));
    await keeper.close();
  });

  describe('being forgotten', () => {
    it('takes name and keys out of all that is stored, and the table goes on', async () => {
      const kept = await keep(await opening);
      const { keeper, store } = kept;
      const ann = { guest: 'forget-me', name: 'Ann of the Marches' };
      await store.guests.add({ id: ann.guest, name: ann.name, created: 1, seen: 1 });
      const id = must(await keeper.open({ ...PLAN, clock: { kind: 'move', seconds: 60 } }, personAt(0)));
      must(await keeper.perform(id, { kind: 'sit', person: personAt(0), seat: 0, key: hashSecret('key 0') }));
      must(await keeper.perform(id, { kind: 'sit', person: ann, seat: 1, key: hashSecret('key 1') }));
      must(await keeper.perform(id, { kind: 'begin', guest: 'guest0' }));
      must(await keeper.perform(id, { kind: 'away', seat: 1, id: 'a' }));
      must(
        await keeper.say(id, {
          at: 1,
          guest: ann.guest,
          seat: 1,
          channel: 'players',
          name: ann.name,
          text: 'I was here',
        }),
      );
      const hash = must(await keeper.look(id, ({ data }) => data.hash));
      must(await keeper.forget(ann.guest));
      expect(codeOf(await keeper.mayAct(id, 1, 'key 1', ann.guest))).toBe('seat.key');
      expect(await belongingsOf(store, ann.guest)).toEqual({
        guest: null,
        tables: [],
        events: [],
        chat: [],
        mutes: [],
        reports: [],
        passkeys: [],
        pushes: [],
      });
      const all = JSON.stringify([
        await store.tables.changes(id),
        await store.chats.lines(id, CHAT_START, 99),
        await store.lists.openTables(99, 1),
      ]);
      expect(all).not.toContain('Ann');
      expect(all).not.toContain('I was here');
      expect(all).not.toContain('forget-me');
      expect(must(await keeper.look(id, ({ data }) => data.hash))).toBe(hash);
      expect(await inMatch(keeper, id, (match) => match.nameOf(1))).toBe('Computer for Player 2');
    });
  });

  describe('who is forgotten', () => {
    it('while the match goes on leaves a bot: nobody waits for the seat, and nobody asks it', async () => {
      const kept = await keep(await opening);
      const { keeper } = kept;
      const id = await begun(kept, { seats: 3 });
      must(await keeper.forget('guest2'));
      expect(must(await keeper.look(id, ({ data }) => data.seats[2].level))).toBe('random');
      must(await keeper.perform(id, { kind: 'end', seat: 0, id: 'e' }));
      must(await answerAsk(keeper, id, 1, true));
      expect(must(await keeper.look(id, ({ data }) => data.status))).toBe('over');
    });

    it('before the start leaves a free seat, and the table to somebody else', async () => {
      const { keeper } = await keep(await opening);
      const id = must(await keeper.open(PLAN, personAt(0)));
      for (const seat of [0, 1]) {
        must(await keeper.perform(id, { kind: 'sit', person: personAt(seat), seat, key: hashSecret(`key ${seat}`) }));
      }
      must(await keeper.forget('guest0'));
      expect(must(await keeper.look(id, ({ data }) => [data.seats[0].person, data.owner.guest]))).toEqual([
        null,
        'guest1',
      ]);
      must(await keeper.forget('guest1'));
      must(await keeper.perform(id, { kind: 'sit', person: personAt(2), seat: 0, key: hashSecret('key 2') }));
      must(await keeper.perform(id, { kind: 'seatBot', guest: 'guest2', seat: 1, level: 'random' }));
      must(await keeper.perform(id, { kind: 'begin', guest: 'guest2' }));
    });

    it('is in no memory any more where the store failed in between, and is taken out of it when it is back', async () => {
      const store = await opening;
      const ann = { guest: 'half-gone', name: 'Ann of the Marches' };
      const failing = callingThrough(store, (name, run) =>
        name === 'rewrite' ? Promise.reject(new StoreError('the disk is full')) : run(),
      );
      const kept = await keep(failing);
      await store.guests.add({ id: ann.guest, name: ann.name, created: 1, seen: 1 });
      const id = must(await kept.keeper.open(PLAN, personAt(0)));
      for (const [seat, person] of [personAt(0), ann].entries())
        must(await kept.keeper.perform(id, { kind: 'sit', person, seat, key: hashSecret(`key ${seat}`) }));
      must(await kept.keeper.perform(id, { kind: 'begin', guest: 'guest0' }));
      expect(codeOf(await kept.keeper.forget(ann.guest))).toBe('store.down');
      // A guest who was not removed from all tables still exists, and can ask again.
      expect(await store.guests.find(ann.guest)).not.toBeNull();
      const later = await keep(store);
      for (const { keeper } of [kept, later])
        expect(await inMatch(keeper, id, ({ players }) => players[1].name)).toBe('Computer for Player 2');
      must(await later.keeper.forget(ann.guest));
      const all = JSON.stringify([
        await store.tables.changes(id),
        await store.lists.openTables(99, 1),
        await store.guests.find(ann.guest),
      ]);
      expect(all).not.toMatch(/Ann|half-gone/);
    });

    it('is forgotten too where one has stood up, or a seat was only kept', async () => {
      const { keeper, store } = await keep(await opening);
      const ann = { guest: 'gone', name: 'Ann of the Marches' };
      const left = must(await keeper.open(PLAN, personAt(0)));
      must(await keeper.perform(left, { kind: 'sit', person: ann, seat: 1, key: hashSecret('key') }));
      must(await keeper.perform(left, { kind: 'stand', guest: ann.guest, seat: 1 }));
      const kept = must(await keeper.open(PLAN, personAt(0), [null, ann]));
      expect(await store.lists.of(ann.guest, 9)).toEqual([]);
      must(await keeper.forget(ann.guest));
      const all = JSON.stringify([await store.tables.changes(left), await store.tables.changes(kept)]);
      expect(all).not.toContain('Ann');
      expect(all).not.toContain('gone');
      expect(must(await keeper.look(kept, ({ data }) => data.seats[1].kept))).toBeNull();
    });
  });

  describe('a store that fails', () => {
    it('takes nobody’s time: for how long is found out before any clock falls', async () => {
      const failing = failingStore(await openStore(':memory:', null));
      const time = new TestTime();
      const began = time.at;
      const kept = await keep(failing.store, time, async () => time.setOutages([{ began, ended: time.at }]));
      const { keeper } = kept;
      const id = await begun(kept, { clock: { kind: 'move', seconds: 60 } });
      const [seat] = await awaited(keeper, id);
      const { wire } = await connect(keeper, id, seat);
      /** Milliseconds on the seat's clock as shown to a connected viewer. */
      const shown = (told = wire.messages) => {
        const last = told.findLast((message) => message.kind === 'match' || message.kind === 'status');
        const clock = last === undefined ? undefined : last.status.clocks[seat];
        return clock === undefined ? null : clock.left - (time.at - (clock.since ?? time.at));
      };
      expect(shown()).toBe(60_000);
      failing.isDown = true;
      keeper.start();
      await expect.poll(() => failing.refused).toBeGreaterThan(0);
      time.at += 600_000;
      failing.isDown = false;
      const swept = failing.asked;
      await expect.poll(() => failing.asked).toBeGreaterThan(swept + 3);
      expect(must(await keeper.look(id, ({ data }) => data.seats[seat].level))).toBeNull();
      // It is shown correctly to viewers connected all along and to new ones.
      await expect.poll(() => shown()).toBe(60_000);
      expect(shown((await connect(keeper, id, seat)).wire.messages)).toBe(60_000);
      expect(shown((await connect(keeper, id, SPECTATOR)).wire.messages)).toBe(60_000);
      await keeper.close();
    });

    it('refuses, changes nothing, and is asked again when it is back', async () => {
      const failing = failingStore(await opening);
      const kept = await keep(failing.store);
      const { keeper } = kept;
      const id = await begun(kept);
      const { wire } = await connect(keeper, id, 0);
      const heard = wire.texts.length;
      const [seat] = await awaited(keeper, id);
      const before = await inMatch(keeper, id, (match) => match.entries.length);
      const rng = new Rng('down');
      const chosen = await inMatch(keeper, id, (match) => {
        const codes = match.legal(seat);
        return { version: match.version(seat), moves: [match.game.moveCodec.decode(codes[rng.below(codes.length)])] };
      });
      failing.isDown = true;
      const message = { kind: 'act', seat, id: 'once', ...chosen } as const;
      for (let i = 0; i < 3; i += 1) expect(codeOf(await keeper.perform(id, message))).toBe('store.down');
      expect(
        codeOf(await keeper.say(id, { at: 1, guest: 'guest0', seat: 0, channel: 'players', name: 'A', text: 'x' })),
      ).toBe('store.down');
      expect(wire.texts.length).toBe(heard);
      failing.isDown = false;
      expect(await inMatch(keeper, id, (match) => match.entries.length)).toBe(before);
      must(await keeper.perform(id, message));
      expect(await inMatch(keeper, id, (match) => match.entries.length)).toBeGreaterThan(before);
      expect(wire.texts.length).toBeGreaterThan(heard);
    });
  });
});
