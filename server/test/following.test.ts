/** Following a table: who may, what is told, and to whom no longer. */
import { Rng } from '@marchlands/core/rng.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import { hashSecret } from '../keeper/secrets.ts';
import { onEveryOpenStore } from './stores.ts';
import { awaited, begun, choose, codeOf, connect, inMatch, keep, must, PLAN, personAt } from './tables.ts';

onEveryOpenStore('following', (opened) => {
  describe('whoever may not follow any more', () => {
    it('who was sent away before the start is not shown the seat’s cards afterwards', async () => {
      const { keeper } = await keep(await opened());
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
      const { keeper } = await keep(await opened());
      const id = must(await keeper.open({ ...PLAN, spectators: null }, personAt(0)));
      const { wire } = await connect(keeper, id, SPECTATOR);
      for (const seat of [0, 1])
        must(await keeper.perform(id, { kind: 'sit', person: personAt(seat), seat, key: 'k' }));
      must(await keeper.perform(id, { kind: 'begin', guest: 'guest0' }));
      expect(wire.closed).toBe('table.spectators');
      expect(wire.messages.some(({ kind }) => kind === 'match')).toBe(false);
    });
  });

  describe('spectators', () => {
    it('who are behind see what stood there then, and of the present nothing', async () => {
      const kept = await keep(await opened());
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
      const kept = await keep(await opened());
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
      const kept = await keep(await opened());
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
      const store = await opened();
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
});
