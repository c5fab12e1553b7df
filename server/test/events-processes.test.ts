import { Rng } from '@marchlands/core/rng.ts';
import { freePort } from '@marchlands/core/testing/free-port.ts';
import { testPostgres } from '@marchlands/core/testing/postgres.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { EventInfo } from '../wire/events.ts';
import { type Device, guestAt, Visit } from './device.ts';
import { type ServerProcess, startProcess } from './kill/process.ts';

const place = testPostgres();

const EVENT = {
  name: 'Friday',
  form: 'roundRobin',
  game: 'building-refuge',
  seats: 2,
  options: { boardSize: 5 },
  clock: { kind: 'match', seconds: 600, increment: 5 },
  arrive: 600,
};

describe('an event at two processes on one PostgreSQL', () => {
  const processes: ServerProcess[] = [];
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
  });

  it('goes on where one of them is killed in the middle of a round', { timeout: 180_000 }, async () => {
    const DATABASE_URL = await place.address('event');
    for (let i = 0; i < 2; i += 1) processes.push(await startProcess(await freePort(), { DATABASE_URL }));
    const [one, two] = processes;
    const people = await Promise.all(['Ann', 'Bob', 'Cal'].map((name) => guestAt(one.base, name)));
    const [ann] = people;
    const { id } = await ann.must('POST', '/api/events', EVENT);
    for (const person of people) await person.must('POST', `/api/events/${id}/join`);
    await ann.must('POST', `/api/events/${id}/begin`);
    const info = (): Promise<EventInfo> => ann.must('GET', `/api/events/${id}`);
    const rng = new Rng('an event at two processes');

    for (let round = 1; round <= 3; round += 1) {
      await until(async () => {
        const { played } = await info();
        return played.length === round && played[round - 1].isOpen;
      });
      const [table] = (await info()).played[round - 1].tables;
      const sitting = table.seats.map((entrant) => people[entrant ?? 0]);
      const keys = await Promise.all(sitting.map((person) => person.must('POST', `/api/tables/${table.id}/sit`, {})));
      let visits = await come(sitting, table.id, keys);
      if (round === 2) {
        await playOn(visits, rng, 6);
        one.child.kill('SIGKILL');
        await one.ended;
        for (const person of people) Object.assign(person, { base: two.base });
        for (const visit of visits) visit.cut();
        visits = await come(sitting, table.id, keys);
      }
      await playOn(visits, rng, Number.POSITIVE_INFINITY);
      for (const visit of visits) visit.cut();
    }
    await until(async () => (await info()).status === 'over');
    const { standings, played } = await info();
    expect(standings.map(({ played: tables, byes }) => [tables, byes])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
    expect(played.every(({ tables }) => tables.every(({ points }) => points !== null))).toBe(true);
  });
});

async function come(people: readonly Device[], table: string, keys: readonly { seat: number; key: string }[]) {
  const visits = people.map((person, at) => new Visit(person, table, keys[at]));
  await Promise.all(visits.map((visit) => visit.until(() => visit.view !== null)));
  return visits;
}

/** Awaited seats choose, until the end or for this many choices. */
async function playOn(visits: readonly Visit[], rng: Rng, most: number): Promise<void> {
  for (let made = 0; made < most && visits.every(({ table }) => table?.status !== 'over'); ) {
    const due = visits.find(({ isDue }) => isDue);
    if (due === undefined) await new Promise((resolve) => setTimeout(resolve, 2));
    else if ((await due.play(rng)).kind === 'ok') {
      made += 1;
      const version = due.version ?? 0;
      await Promise.all(visits.map((visit) => visit.until(() => (visit.version ?? 0) >= version)));
    }
  }
}

async function until(what: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 600; i += 1) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not come to that');
}
