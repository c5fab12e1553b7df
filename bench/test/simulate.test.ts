import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { lineThrough } from '../load/process-figures.ts';
import { Clock, Log, Servers } from '../load/queueing.ts';
import { capacity, type Figures, type Scene, simulate } from '../load/simulate.ts';

/** Mean waiting time in milliseconds of independent jobs at this rate per millisecond, each taking one. */
function meanWait(rate: number, servers: number, jobs: number): number {
  const clock = new Clock();
  const queue = new Servers(clock, servers);
  const rng = new Rng(`wait ${rate}`);
  let waited = 0;
  let at = 0;
  for (let i = 0; i < jobs; i += 1) {
    at += -Math.log(1 - rng.unit()) / rate;
    const came = at;
    clock.after(came, () =>
      queue.serve(1, () => {
        waited += clock.now - came - 1;
      }),
    );
  }
  clock.run(Number.POSITIVE_INFINITY);
  return waited / jobs;
}

describe('queues', () => {
  // Pollaczek and Khinchine: with equal service times the mean wait is r / (2 (1 - r)) services.
  it.each([0.3, 0.5, 0.7, 0.9])('with equal service times wait as theory says at a load of %d', (load) => {
    const theory = load / (2 * (1 - load));
    expect(Math.abs(meanWait(load, 1, 400_000) / theory - 1)).toBeLessThan(0.04);
  });

  it('of two servers wait less than half as long as of one at the same load', () => {
    expect(meanWait(1.4, 2, 100_000)).toBeLessThan(meanWait(0.7, 1, 100_000) / 2 + 0.02);
  });

  it('of threads on fewer cores go no faster than the cores', () => {
    const clock = new Clock();
    const cores = new Servers(clock, 2);
    const threads = [1, 2, 3, 4].map(() => new Servers(clock, 1, cores));
    let last = 0;
    for (const thread of threads) {
      for (let i = 0; i < 10; i += 1) {
        thread.serve(3, () => {
          last = clock.now;
        });
      }
    }
    clock.run(1000);
    expect(last).toBe((4 * 10 * 3) / 2);
  });

  it('do what is planned for one time in the order of planning', () => {
    const clock = new Clock();
    const done: number[] = [];
    for (let i = 0; i < 50; i += 1) clock.after(i % 3, () => done.push(i));
    clock.run(10);
    expect(done).toEqual(
      [0, 1, 2].flatMap((rest) => Array.from({ length: 50 }, (_, i) => i).filter((i) => i % 3 === rest)),
    );
  });

  it('at a log share a sync where they came before it began', () => {
    const clock = new Clock();
    const log = new Log(clock, 2);
    const safe: string[] = [];
    for (const [name, at] of [
      ['first', 0],
      ['second', 0.5],
      ['third', 1.5],
      ['late', 2.5],
    ] as const) {
      clock.after(at, () => log.sync(() => safe.push(`${name} ${clock.now}`)));
    }
    clock.run(100);
    expect(safe).toEqual(['first 2', 'second 4', 'third 4', 'late 6']);
  });
});

const NOTHING: Figures = {
  choice: 0,
  follow: 0,
  hear: 0,
  presence: 0,
  second: 0,
  commit: 0,
  change: 0,
  read: 0,
  lookup: 0,
  notify: 0,
  deliver: 0,
  syncTime: 1,
  changeTime: 0,
  client: 0,
};
const SCENE: Omit<Scene, 'tables' | 'rate'> = {
  processes: 4,
  databaseCores: 2,
  machine: { cores: 2, others: 0 },
  network: 0,
  hasBursts: false,
  isBalanced: true,
  seconds: 10,
  seed: 'test',
};

describe('many processes', () => {
  it('have the same figures from the same seed, and others from another', () => {
    const figures = { ...NOTHING, choice: 1, follow: 0.5, notify: 0.1 };
    const run = (seed: string) => simulate(figures, { ...SCENE, hasBursts: true, tables: 300, rate: 500, seed });
    expect(run('one')).toEqual(run('one'));
    expect(run('other')).not.toEqual(run('one'));
  });

  it.each<[string, Partial<Figures>, Partial<Scene>, keyof ReturnType<typeof simulate>['loads'], number]>([
    // Four cores at 2 ms a choice.
    ['processors by choices', { choice: 2 }, {}, 'processor', (4 * 1000) / 2],
    // Three of four choices are followed at another process.
    ['processors by what they follow', { follow: 2 }, {}, 'processor', (4 * 1000) / (2 * 0.75)],
    ['the database by changes', { change: 0.5 }, {}, 'database', 2000 / 0.5],
    // A word a second of each process at one choice each: as good as every choice is rung by itself.
    ['notifications', { notify: 4, deliver: 0, syncTime: 0.001 }, {}, 'notifications', 1000 / 4],
  ])('are full where theory says: %s', (_, figures, scene, part, most) => {
    const tables = 100;
    const at = (share: number) =>
      simulate({ ...NOTHING, ...figures }, { ...SCENE, ...scene, tables, rate: most * share });
    const below = at(0.6);
    expect(below.loads[part]).toBeGreaterThan(0.54);
    expect(below.loads[part]).toBeLessThan(0.66);
    expect(below.told / below.made).toBeGreaterThan(0.98);
    if (part !== 'notifications') expect(at(1.3).told / at(1.3).made).toBeLessThan(0.95);
  });

  it('on one machine share its cores with all other work', () => {
    const figures = { ...NOTHING, choice: 2, client: 1 };
    const at = (rate: number, others: number) =>
      simulate(figures, { ...SCENE, databaseCores: null, machine: { cores: 2, others }, tables: 100, rate });
    // Three milliseconds of two cores: 667 a second, and half of that if other work has one of them.
    expect(at(600, 0).told / at(600, 0).made).toBeGreaterThan(0.98);
    expect(at(280, 1).told / at(280, 1).made).toBeGreaterThan(0.98);
    expect(at(400, 1).told / at(400, 1).made).toBeLessThan(0.9);
  });

  it('tell of none in time where they have more to do than they can', () => {
    const drowned = simulate({ ...NOTHING, choice: 1e6 }, { ...SCENE, tables: 100, rate: 10 });
    expect([drowned.told, drowned.median, drowned.p99]).toEqual([0, Infinity, Infinity]);
    expect(capacity({ ...NOTHING, choice: 1e6 }, SCENE).tables).toBe(0);
  });

  it('carry what their cores carry at 70 %', () => {
    // A choice every 30 seconds at 1 ms: 700 a second of one core are 21,000 tables.
    const one = capacity({ ...NOTHING, choice: 1 }, { ...SCENE, processes: 1, databaseCores: 8 });
    expect(one.first).toBe('processor');
    expect(Math.abs(one.tables / 21_000 - 1)).toBeLessThan(0.06);
    const two = capacity({ ...NOTHING, choice: 1 }, { ...SCENE, processes: 2, databaseCores: 8 });
    expect(Math.abs(two.tables / 42_000 - 1)).toBeLessThan(0.08);
  });
});

it('a line through points on a line is that line', () => {
  const { at0, slope } = lineThrough([1, 8, 32].map((x) => [x, 0.5 + 2 * x]));
  expect(at0).toBeCloseTo(0.5);
  expect(slope).toBeCloseTo(2);
});
