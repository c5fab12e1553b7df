/** A table before its match: seats, bots, the plan. */
import { describe, expect, it } from 'vitest';
import { hashSecret } from '../keeper/secrets.ts';
import { onEveryOpenStore } from './stores.ts';
import { codeOf, inMatch, keep, must, PLAN, personAt } from './tables.ts';

const tick = { kind: 'tick' } as const;

onEveryOpenStore('gathering', (opened) => {
  describe('gathering', () => {
    it('seats are chosen or taken, one a guest, until the table is full', async () => {
      const { keeper } = await keep(await opened());
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
      const { keeper } = await keep(await opened());
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
      const { keeper } = await keep(await opened());
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
      const kept = await keep(await opened());
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
      const { keeper } = await keep(await opened());
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
});
