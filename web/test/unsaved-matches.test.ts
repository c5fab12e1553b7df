import { afterEach, describe, expect, it, vi } from 'vitest';
import { discard, isUnsaved, remember } from '../table/local/memory.ts';
import type { Kept, OnShelf } from '../table/local/shelf.ts';

vi.stubGlobal('window', new EventTarget());

let answer: OnShelf<void> = { ok: true, value: undefined };
vi.mock('../table/local/shelf.ts', () => ({ listMatches: vi.fn(), removeMatch: async () => answer }));

const kept: Kept = {
  summary: { matchId: 'match', gameId: 'game', players: [], entries: 3, begun: 0, touched: 0, ended: null },
  match: 'the match',
};

afterEach(async () => {
  answer = { ok: true, value: undefined };
  await discard('match');
});

describe('removing a match', () => {
  it('says why a saved one cannot be removed', async () => {
    answer = { ok: false, problem: 'otherTab' };
    expect(await discard('match')).toEqual({ ok: false, problem: 'otherTab' });
  });

  it('removes one that this page alone holds, even where nothing can be kept', async () => {
    remember(kept);
    answer = { ok: false, problem: 'blocked' };
    expect(await discard('match')).toEqual({ ok: true, value: undefined });
    expect(isUnsaved('match')).toBe(false);
  });
});
