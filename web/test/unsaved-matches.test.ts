import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoredMatch, StoreResult } from '../table/local/match-store.ts';
import { deleteMatch, holdUnsaved, isUnsaved } from '../table/local/unsaved-matches.ts';

// Node has no window: only its events are used.
vi.stubGlobal('window', new EventTarget());

let answer: StoreResult<void> = { ok: true, value: undefined };
// Node has no store of matches, and its answers must be those that a browser gives seldom.
vi.mock('../table/local/match-store.ts', () => ({ listMatches: vi.fn(), removeMatch: async () => answer }));

const kept: StoredMatch = {
  summary: { matchId: 'match', gameId: 'game', players: [], entries: 3, begun: 0, touched: 0, ended: null },
  match: 'the match',
};

afterEach(async () => {
  answer = { ok: true, value: undefined };
  await deleteMatch('match');
});

describe('removing a match', () => {
  it('says why a saved one cannot be removed', async () => {
    answer = { ok: false, problem: 'otherTab' };
    expect(await deleteMatch('match')).toEqual({ ok: false, problem: 'otherTab' });
  });

  it('removes one that this page alone holds, even where nothing can be kept', async () => {
    holdUnsaved(kept);
    answer = { ok: false, problem: 'blocked' };
    expect(await deleteMatch('match')).toEqual({ ok: true, value: undefined });
    expect(isUnsaved('match')).toBe(false);
  });
});
