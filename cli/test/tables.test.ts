import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { games, loadGame } from '@marchlands/games/index.ts';
import { openStore } from '@marchlands/server/store/open.ts';
import type { Change } from '@marchlands/server/table/change.ts';
import { Table } from '@marchlands/server/table/table.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { freshFolder, inside } from './program.ts';

const folder = freshFolder();
const path = join(folder, 'tables.sqlite');
const row = {
  game: '',
  status: 'playing',
  isPublic: false,
  listedUntil: null,
  due: null,
  awaitsBot: false,
  turns: [],
  card: '{}',
} as const;

/** A store with one table at which two bots sit and a match has begun; `spoil` changes the hash that is stored. */
async function fill(file: string, spoil: boolean): Promise<void> {
  const [{ id }] = games;
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const plan = {
    game: id,
    seats: 2,
    options: {},
    clock: null,
    standIn: 'random',
    spectators: 0,
    isRated: false,
    isPublic: false,
    password: null,
    deal: 7,
    fill: null,
  };
  const by = { guest: 'ann', name: 'Ann' };
  const past: { change: Change; at: number }[] = [
    { change: { kind: 'opened', by, plan, dice: null, kept: [] }, at: 1 },
  ];
  const table = Table.load(game.value, 'a', past);
  const time = { now: 2, elapsed: () => 0 };
  for (const command of [
    { kind: 'seatBot', guest: 'ann', seat: 0, level: 'random' },
    { kind: 'seatBot', guest: 'ann', seat: 1, level: 'random' },
    { kind: 'begin', guest: 'ann' },
  ] as const) {
    const decided = table.decide(command, time);
    if (!decided.ok || decided.value === null) throw new Error('refused');
    table.commit(table.after(decided.value, 2));
    past.push({ change: decided.value, at: 2 });
  }
  const store = await openStore(file, null);
  for (const [seq, { change, at }] of past.entries()) {
    const data = JSON.stringify(spoil && change.kind === 'begun' ? { ...change, hash: '0'.repeat(16) } : change);
    await store.append({ table: 'a', seq, at, data, row, sitters: null, named: [], isSecret: false, results: null });
  }
  await store.close();
}

afterEach(() => vi.unstubAllEnvs());

describe('the tables of a server', () => {
  test('are backed up, restored where they are gone, and replayed', async () => {
    await fill(path, false);
    const named = await openStore(path, null);
    await named.secret('logs', () => 'old');
    await named.close();
    const copy = join(folder, 'copy.sqlite');
    expect(await inside('backup', copy, '--store', path)).toMatchObject({ code: 0 });
    expect((await inside('backup', copy, '--store', path)).code).toBe(2);
    expect((await inside('restore', copy, '--store', path)).err).toContain('is there already');
    const fresh = join(folder, 'fresh.sqlite');
    const restored = await inside('restore', copy, '--store', fresh);
    expect(restored).toMatchObject({ code: 0 });
    const [was, is] = await Promise.all(
      [copy, fresh].map(async (address) => {
        const store = await openStore(address, null);
        const name = await store.secret('logs', () => 'new');
        await store.close();
        return name;
      }),
    );
    // Devices that had more than the copy has go on from nothing that they have.
    expect([was, is]).toEqual(['old', 'new']);
    const replayed = await inside('replay', '--store', fresh);
    expect(replayed).toMatchObject({ code: 0, err: '' });
    expect(replayed.out).toContain('1 tables; 1 matches lead to the states');
  });

  test('are found where the server would look, and a name that is empty names nothing', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('MARCHLANDS_STORE', path);
    expect(await inside('replay')).toMatchObject({ code: 0, err: '' });
  });

  test('a match that does not lead to what was stored is named, and not restored', async () => {
    const spoilt = join(folder, 'spoilt.sqlite');
    await fill(spoilt, true);
    const replayed = await inside('replay', '--store', spoilt);
    expect(replayed.code).toBe(1);
    expect(replayed.out).toContain('a: the table a is not as it was stored');
    const target = join(folder, 'target.sqlite');
    expect((await inside('restore', spoilt, '--store', target)).code).toBe(1);
    expect(existsSync(target)).toBe(false);
  });

  test('a store that is not there is told so, and not made', async () => {
    const nowhere = join(folder, 'nowhere.sqlite');
    for (const words of [['replay'], ['backup', join(folder, 'x.sqlite')]]) {
      const run = await inside(...words, '--store', nowhere);
      expect(run.code).toBe(2);
      expect(run.err).toContain('there is no store');
    }
    expect(existsSync(nowhere)).toBe(false);
  });
});
