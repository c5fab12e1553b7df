import type { Game } from '@marchlands/core/game.ts';
import { hiddenDraw } from '@marchlands/core/testing/toys/hidden-draw/game.ts';
import { describe, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import { replayStore } from '../store/replay.ts';
import type { Change } from '../table/change.ts';
import { type Past, Table } from '../table/table.ts';
import { awaited, begun, choose, codeOf, keep, must, rngOf } from './tables.ts';

const NEW: Game = { ...hiddenDraw, rulesVersion: hiddenDraw.rulesVersion + 1 };
/** By the rules of another version a match begins otherwise. */
const OTHER: Game = {
  ...NEW,
  start(setup) {
    const state = NEW.start(setup);
    const bytes = state.toBytes();
    bytes[bytes.length - 1] ^= 1;
    state.readBytes(bytes);
    return state;
  },
};

async function played() {
  const store = await openStore(':memory:', null);
  const kept = await keep(store);
  const id = await begun(kept);
  const rng = rngOf('versions');
  for (let i = 0; i < 5; i += 1) must(await choose(kept.keeper, id, (await awaited(kept.keeper, id))[0], rng));
  const rows = await store.tables.changes(id);
  return { store, id, past: rows.map(({ at, data }) => ({ at, change: JSON.parse(data) as Change })) };
}

/** The same changes with other hashes of the states. */
function withHashes(past: readonly Past[], hashFor: (hash: string) => string): Past[] {
  return past.map(({ at, change }) => ({
    at,
    change: change.kind === 'went' || change.kind === 'begun' ? { ...change, hash: hashFor(change.hash) } : change,
  }));
}

describe('a match of an older version of the rules', () => {
  it('is played on where the new one leads to the same state', async () => {
    const { store, id, past } = await played();
    const table = Table.load(NEW, id, past);
    expect(table.trouble).toBeNull();
    expect(table.match?.header.rulesVersion).toBe(NEW.rulesVersion);
    expect(await replayStore(store.audit, async () => ({ ok: true, value: NEW }))).toMatchObject({
      matches: 1,
      broken: [],
    });
    await store.close();
  });

  it('is told plainly and closed where it does not', async () => {
    const { store, id, past } = await played();
    const table = Table.load(OTHER, id, past);
    expect(table.match).toBeNull();
    expect(table.trouble).toMatchObject({ code: 'table.rules' });
    expect(table.trouble?.message).toContain('Version 1 of the rules, now 2');
    const refused = table.attempt({ kind: 'resign', seat: 0, id: 'x' }, { now: 0, elapsed: () => 0 });
    expect(codeOf(refused)).toBe('table.rules');
    const { broken } = await replayStore(store.audit, async () => ({ ok: true, value: OTHER }));
    expect(broken.map(({ table: one }) => one)).toEqual([id]);
    await store.close();
  });

  it('a stored match of the same version that leads elsewhere is a fault, and never played on', async () => {
    const { store, id, past } = await played();
    const spoilt = withHashes(past, (hash) => hash.slice(0, -16) + '0'.repeat(16));
    expect(() => Table.load(hiddenDraw, id, spoilt)).toThrow('not as it was stored');
    await store.close();
  });

  it.each([
    ['with other fields', () => '0'.repeat(24)],
    ['whose fields are not told, as earlier programs stored it,', () => '0'.repeat(16)],
  ])('a stored match of the same version %s is played on', async (_name, change) => {
    const { store, id, past } = await played();
    const table = Table.load(hiddenDraw, id, withHashes(past, change));
    expect(table.trouble).toBeNull();
    expect(table.match?.entries.length).toBeGreaterThan(0);
    await store.close();
  });

  it('one of another version with other fields is told plainly and closed', async () => {
    const { store, id, past } = await played();
    const table = Table.load(
      NEW,
      id,
      withHashes(past, () => '0'.repeat(24)),
    );
    expect(table.trouble).toMatchObject({ code: 'table.rules' });
    await store.close();
  });
});
