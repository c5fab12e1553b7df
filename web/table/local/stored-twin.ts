import { toJSON } from '@marchlands/core/match/store.ts';
import { listMatches, loadMatch, type StoredMatch } from './match-store.ts';
import type { ReadImport } from './read-import.ts';

/** The code of the refusal to import a match that is stored already; its place is the id of that match. */
export const IS_HERE = 'isHere';

/** Whether a stored match is an imported one move by move, and lacks nothing that the import brings with it. */
export function isTwin(stored: Pick<StoredMatch, 'match' | 'review' | 'lines'>, { match, kept }: ReadImport): boolean {
  const isLacking =
    (kept.review !== undefined && stored.review === undefined) ||
    (kept.lines !== undefined && stored.lines === undefined);
  return !isLacking && JSON.stringify(stored.match) === JSON.stringify(toJSON(match));
}

/** The id of the stored match that an import would double; null if there is none, or no store can be read. */
export async function storedTwin(read: ReadImport): Promise<string | null> {
  const listed = await listMatches();
  if (!listed.ok) return null;
  for (const { matchId, gameId, entries } of listed.value) {
    if (gameId !== read.match.game.id || entries !== read.match.entries.length) continue;
    const stored = await loadMatch(matchId);
    if (stored.ok && stored.value !== undefined && isTwin(stored.value, read)) return matchId;
  }
  return null;
}
