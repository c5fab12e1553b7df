import { describe, expect, it, vi } from 'vitest';
import type { StoredMatch } from '../table/local/match-store.ts';
import { deleteMatch, holdUnsaved, isUnsaved } from '../table/local/unsaved-matches.ts';

// Node has no window: only its events are used. Nor has it a store of matches, like a browser that keeps nothing.
vi.stubGlobal('window', new EventTarget());

const kept: StoredMatch = {
  summary: { matchId: 'match', gameId: 'game', players: [], entries: 3, begun: 0, touched: 0, ended: null },
  match: 'the match',
};

describe('removing a match', () => {
  it('says why a saved one cannot be removed', async () => {
    expect(await deleteMatch('match')).toEqual({ ok: false, problem: 'blocked' });
  });

  it('removes one that this page alone holds, even where nothing can be kept', async () => {
    holdUnsaved(kept);
    expect(await deleteMatch('match')).toEqual({ ok: true, value: undefined });
    expect(isUnsaved('match')).toBe(false);
  });
});
