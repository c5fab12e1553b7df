import { ok } from '@marchlands/core/result.ts';
import type { MatchSummary } from '../table.ts';
import { listMatches, removeMatch, type StoredMatch, type StoreProblem, type StoreResult } from './match-store.ts';

/** Matches that could not be saved; they last as long as this visit to the page. */
const unsaved = new Map<string, StoredMatch>();

/** Has the browser ask before closing a page with unsaved matches. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Holds a match that could not be saved, replacing an earlier version. */
export function holdUnsaved(kept: StoredMatch): void {
  if (unsaved.size === 0) window.addEventListener('beforeunload', warn);
  unsaved.set(kept.summary.matchId, kept);
}

/** The match was saved after all, or is no longer wanted. */
export function dropUnsaved(matchId: string): void {
  if (unsaved.delete(matchId) && unsaved.size === 0) window.removeEventListener('beforeunload', warn);
}

/** The match held by this page; undefined if it is saved or unknown. */
export function unsavedMatch(matchId: string): StoredMatch | undefined {
  return unsaved.get(matchId);
}

/** All matches that only this page holds. */
export function heldMatches(): readonly StoredMatch[] {
  return [...unsaved.values()];
}

/** Whether only this page holds the match. */
export function isUnsaved(matchId: string): boolean {
  return unsaved.has(matchId);
}

/** The person's matches, the most recently changed first, with the reason if saved ones cannot be read. */
export interface Matches {
  readonly list: readonly MatchSummary[];
  readonly problem: StoreProblem | null;
}

/** All matches: the saved ones, and those that this page holds. */
export async function allMatches(): Promise<Matches> {
  const saved = await listMatches();
  const held = [...unsaved.values()].map(({ summary }) => summary);
  const list = [...held, ...(saved.ok ? saved.value.filter(({ matchId }) => !unsaved.has(matchId)) : [])];
  return { list: list.sort((a, b) => b.touched - a.touched), problem: saved.ok ? null : saved.problem };
}

/** Removes a match from storage and from this page. */
export async function deleteMatch(matchId: string): Promise<StoreResult<void>> {
  const removed = await removeMatch(matchId);
  // Without storage, only the page may have held it.
  if (!removed.ok && !unsaved.has(matchId)) return removed;
  dropUnsaved(matchId);
  return ok(undefined);
}
