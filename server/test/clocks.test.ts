/** Clocks of a match, and the bots that play when they fall. */
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { onEveryOpenStore } from './stores.ts';
import { awaited, begun, choose, codeOf, connect, inMatch, keep, must } from './tables.ts';

const tick = { kind: 'tick' } as const;

onEveryOpenStore('clocks', (opened) => {
  describe('clocks', () => {
    it('at zero a bot takes the seat, plays on, and its owner takes it back', async () => {
      const kept = await keep(await opened());
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
      const kept = await keep(await opened());
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
      const kept = await keep(await opened());
      const { keeper } = kept;
      const id = await begun(kept, { game: 'duel', clock: { kind: 'match', seconds: 60, increment: 10 } });
      for (let i = 0; i < 5; i += 1) must(await choose(keeper, id, 0, new Rng(i)));
      expect(must(await keeper.look(id, ({ data }) => data.clocks[0].left))).toBe(70_000);
    });

    it('do not run while no server does', async () => {
      const kept = await keep(await opened());
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
      const kept = await keep(await opened());
      const { keeper, time } = kept;
      const id = await begun(kept, { clock: { kind: 'match', seconds: 100, increment: 0 } });
      time.at -= 50_000;
      const [seat] = await awaited(keeper, id);
      must(await choose(keeper, id, seat, new Rng(3)));
      expect(must(await keeper.look(id, ({ data }) => data.clocks[seat].left))).toBe(100_000);
    });

    it('of others do not tell who has chosen in secret', async () => {
      const kept = await keep(await opened());
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

  describe('bots', () => {
    it('play their seats by themselves, on views of their seat alone', async () => {
      const kept = await keep(await opened());
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
});
