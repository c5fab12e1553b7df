/** A table whose store fails. */
import { Rng } from '@marchlands/core/rng.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import { failingStore } from './failing-store.ts';
import { onEveryOpenStore } from './stores.ts';
import { awaited, begun, codeOf, connect, inMatch, keep, must, TestTime } from './tables.ts';

onEveryOpenStore('failing', (opened) => {
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
      const failing = failingStore(await opened());
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
