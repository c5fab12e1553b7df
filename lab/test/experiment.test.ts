import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { describe, expect, it } from 'vitest';
import { runMatches } from '../pool.ts';
import type { LabMatch, Plan } from '../protocol.ts';
import { Keep } from '../threads/keep.ts';
import { threads, type Work } from '../threads/threads.ts';

const PLAN: Plan = {
  ...{ game: 'building-refuge', seats: 2, options: { boardSize: 5 }, bots: ['random', 'random'] },
  ...{ seed: 'lab', times: false, figures: true },
};
const players = new URL('players.ts', import.meta.url).href;
const WORK: Work = { plan: PLAN, players };
const MATCHES = 60;

const freshFile = (): string => join(freshFolder(), 'kept.jsonl');

describe('an experiment', () => {
  it('gives the same bits on one, two and three workers', async () => {
    const texts = await Promise.all(
      [1, 2, 3].map(async (jobs) => JSON.stringify(await runMatches(threads(WORK), MATCHES, jobs))),
    );
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0]).matches).toHaveLength(MATCHES);
  });

  it('is the same match by match where nothing is counted', async () => {
    const counted = await runMatches(threads(WORK), MATCHES, 2);
    const plain = await runMatches(threads({ players, plan: { ...PLAN, figures: false } }), MATCHES, 2);
    const told = JSON.parse(JSON.stringify(counted.matches)) as readonly LabMatch[];
    expect(told.map(({ figures: _, ...match }) => match)).toEqual(JSON.parse(JSON.stringify(plain.matches)));
    expect(plain.matches[0].figures).toBeUndefined();
  });

  it('goes on from what was kept, and comes to the same', async () => {
    const whole = await runMatches(threads(WORK), MATCHES, 2);
    const path = freshFile();
    const stop = new AbortController();
    const kept = new Keep(path, PLAN, 'engine');
    await runMatches(threads(WORK), MATCHES, 1, {
      stop: stop.signal,
      onDone(count, fresh) {
        kept.add(fresh);
        if (count > 5) stop.abort();
      },
    });
    // A kill in the middle of a line.
    appendFileSync(path, '{"experiment":"cut o');
    const before = new Keep(path, PLAN, 'engine').read();
    if (!before.ok) throw new Error(before.problem.message);
    expect(before.value.length).toBeGreaterThan(5);
    expect(before.value.length).toBeLessThan(MATCHES);
    expect(readFileSync(path, 'utf8')).toMatch(/\}\n$/);
    const later: number[] = [];
    const done = await runMatches(threads(WORK), MATCHES, 2, {
      before: before.value,
      onDone: (_, fresh) => later.push(...fresh.map(({ index }) => index)),
    });
    expect(JSON.stringify(done)).toBe(JSON.stringify(whole));
    expect(later).toHaveLength(MATCHES - before.value.length);
  });

  it('that is stopped before it begins plays nothing', async () => {
    const { matches, unfinished } = await runMatches(threads(WORK), MATCHES, 2, { stop: AbortSignal.abort() });
    expect(matches).toEqual([]);
    expect(unfinished.map(({ cause }) => cause.kind)).toEqual(Array(MATCHES).fill('stopped'));
  });

  it('does not go on from matches of another plan or engine, nor from another file', () => {
    const path = freshFile();
    const match = { index: 0 } as never;
    new Keep(path, PLAN, 'engine').add([match]);
    expect(new Keep(path, PLAN, 'engine').read()).toEqual({ ok: true, value: [match] });
    expect(new Keep(path, { ...PLAN, seed: 'other' }, 'engine').read()).toEqual({ ok: true, value: [] });
    expect(new Keep(path, PLAN, 'other').read()).toEqual({ ok: true, value: [] });
    writeFileSync(path, 'no match\n');
    expect(new Keep(path, PLAN, 'engine').read()).toMatchObject({
      ok: false,
      problem: { at: path, message: expect.stringContaining('line 1 is no match') },
    });
    expect(readFileSync(path, 'utf8')).toBe('no match\n');
  });

  it('tells a match that a bot spoils with its number, and plays the others', async () => {
    const plan = { ...PLAN, bots: ['random', 'spoiler'] };
    const { matches, unfinished } = await runMatches(threads({ plan, players }), 6, 2);
    expect(unfinished.map(({ index }) => index)).toEqual([2, 3]);
    expect(unfinished[0].cause).toEqual({ kind: 'bug', message: expect.stringContaining('spoils match 2') });
    expect(matches.map(({ index }) => index)).toEqual([0, 1, 4, 5]);
  });
});
