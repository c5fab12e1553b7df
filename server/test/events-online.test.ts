import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import type { EventInfo } from '../wire/events.ts';
import { type Device, guestAt, Visit } from './device.ts';
import { onEveryServer } from './servers.ts';

const EVENT = {
  name: 'Friday',
  form: 'swiss',
  rounds: 2,
  game: 'hidden-draw',
  seats: 2,
  clock: { kind: 'match', seconds: 600, increment: 5 },
  arrive: 600,
};

describe('an event online', () => {
  onEveryServer('events', (server) => {
    const info = (device: Device, id: string): Promise<EventInfo> => device.must('GET', `/api/events/${id}`);

    it('is made, joined, played and told by its requests', { timeout: 60_000 }, async () => {
      const { base } = server();
      const people = await Promise.all(['Ann', 'Bob', 'Cal'].map((name) => guestAt(base, name)));
      const [ann, bob] = people;
      const { id } = await ann.must('POST', '/api/events', { ...EVENT, isPublic: true });
      for (const person of people) await person.must('POST', `/api/events/${id}/join`);
      expect((await ann.must('GET', '/api/events')).events).toMatchObject([{ id, players: 3, table: null }]);
      const seq = (await info(ann, id)).seq;
      expect(await ann.must('GET', `/api/events/${id}?have=${seq}`)).toEqual({ id, seq });
      expect((await bob.ask('POST', `/api/events/${id}/begin`)).body.code).toBe('event.owner');
      await ann.must('POST', `/api/events/${id}/begin`);
      const rng = new Rng('events online');
      for (let round = 1; round <= 2; round += 1) {
        await until(async () => {
          const { played } = await info(ann, id);
          return played.length === round && played[round - 1].isOpen;
        });
        for (const table of (await info(ann, id)).played[round - 1].tables) {
          const visits: Visit[] = [];
          for (const entrant of table.seats) {
            const person = people[entrant ?? 0];
            const [listed] = (await person.must<{ readonly events: readonly EventInfo[] }>('GET', '/api/guest/events'))
              .events;
            expect(listed).toMatchObject({ id, round, table: table.id });
            const taken = await person.must('POST', `/api/tables/${table.id}/sit`, {});
            visits.push(new Visit(person, table.id, taken));
          }
          await Promise.all(visits.map((visit) => visit.until(() => visit.view !== null)));
          expect(visits[0].table?.event).toBe(id);
          while (visits.every(({ table: seen }) => seen?.status !== 'over')) {
            const due = visits.find(({ isDue }) => isDue);
            if (due !== undefined) await due.play(rng);
            await new Promise((resolve) => setTimeout(resolve, 1));
          }
          for (const visit of visits) visit.cut();
        }
      }
      await until(async () => (await info(ann, id)).status === 'over');
      const { standings } = await info(ann, id);
      expect(standings.map(({ byes, played }) => byes + played)).toEqual([2, 2, 2]);
      expect((await ann.must('GET', '/api/guest/export')).events).toMatchObject([{ id, name: 'Friday' }]);
    });

    it('is refused in words where it cannot be played', async () => {
      const ann = await guestAt(server().base, 'Ann');
      const refused = async (plan: object) => (await ann.ask('POST', '/api/events', { ...EVENT, ...plan })).body.code;
      expect(await refused({ form: 'roundRobin', seats: 3 })).toBe('event.plan');
      expect(await refused({ seats: 31 })).toBe('event.plan');
      expect(await refused({ clock: null })).toBe('message.form');
      expect(await refused({ name: '\u202e' })).toBe('guest.name');
      expect((await ann.ask('GET', '/api/events/none')).body.code).toBe('event.unknown');
    });
  });
});

async function until(what: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 500; i += 1) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not come to that');
}
