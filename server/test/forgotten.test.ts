/** A guest who asks to be forgotten. */
import { describe, expect, it } from 'vitest';
import { hashSecret } from '../keeper/secrets.ts';
import { belongingsOf } from '../store/belongings.ts';
import { CHAT_START } from '../store/chats.ts';
import { StoreError } from '../store/store-error.ts';
import { callingThrough } from './failing-store.ts';
import { onEveryOpenStore } from './stores.ts';
import { answerAsk, begun, codeOf, inMatch, keep, must, PLAN, personAt } from './tables.ts';

onEveryOpenStore('forgotten', (opened) => {
  describe('being forgotten', () => {
    it('takes name and keys out of all that is stored, and the table goes on', async () => {
      const kept = await keep(await opened());
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
      const kept = await keep(await opened());
      const { keeper } = kept;
      const id = await begun(kept, { seats: 3 });
      must(await keeper.forget('guest2'));
      expect(must(await keeper.look(id, ({ data }) => data.seats[2].level))).toBe('random');
      must(await keeper.perform(id, { kind: 'end', seat: 0, id: 'e' }));
      must(await answerAsk(keeper, id, 1, true));
      expect(must(await keeper.look(id, ({ data }) => data.status))).toBe('over');
    });

    it('before the start leaves a free seat, and the table to somebody else', async () => {
      const { keeper } = await keep(await opened());
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
      const store = await opened();
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
      const { keeper, store } = await keep(await opened());
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
});
