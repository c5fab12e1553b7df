import { ok } from '@marchlands/core/result.ts';
import type { MatchSummary } from '../table.ts';
import { listMatches, removeMatch, type StoredMatch, type StoreProblem, type StoreResult } from './match-store.ts';

/** Matches that could not be saved: they last as long as this visit to the page. */
const unsaved = new Map<string, StoredMatch>();

/** Lets the browser ask before the page with what it alone holds is closed. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Holds a match that could not be saved, in place of what was held of it. */
export function holdUnsaved(kept: StoredMatch): void {
  if (unsaved.size === 0) window.addEventListener('beforeunload', warn);
  unsaved.set(kept.summary.matchId, kept);
}

/** A match was saved after all, or is not wanted any more. */
export function dropUnsaved(matchId: string): void {
  if (unsaved.delete(matchId) && unsaved.size === 0) window.removeEventListener('beforeunload', warn);
}

/** The match as this page holds it; undefined where it is saved, or unknown. */
export function unsavedMatch(matchId: string): StoredMatch | undefined {
  return unsaved.get(matchId);
}

/** All matches that this page alone holds. */
export function heldMatches(): readonly StoredMatch[] {
  return [...unsaved.values()];
}

/** Whether this page alone holds the match. */
export function isUnsaved(matchId: string): boolean {
  return unsaved.has(matchId);
}

/** One's matches, the last touched first, with what keeps the saved ones from being read. */
export interface Matches {
  readonly list: readonly MatchSummary[];
  readonly problem: StoreProblem | null;
}

/** All matches: those that are saved, and those that this page holds. */
export async function allMatches(): Promise<Matches> {
  const saved = await listMatches();
  const held = [...unsaved.values()].map(({ summary }) => summary);
  const list = [...held, ...(saved.ok ? saved.value.filter(({ matchId }) => !unsaved.has(matchId)) : [])];
  return { list: list.sort((a, b) => b.touched - a.touched), problem: saved.ok ? null : saved.problem };
}

/** Removes a match wherever it is held. */
export async function deleteMatch(matchId: string): Promise<StoreResult<void>> {
  const removed = await removeMatch(matchId);
  // Where nothing can be kept, the page alone may have held it.
  if (!removed.ok && !unsaved.has(matchId)) return removed;
  dropUnsaved(matchId);
  return ok(undefined);
}
