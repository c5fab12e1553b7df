import { ok, type Result } from '@marchlands/core/result.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SoloResult } from '../../solo/result.ts';
import type { MatchSummary } from '../table.ts';
import { randomId } from './random-id.ts';

/** A match as stored in the browser. */
export interface StoredMatch {
  readonly summary: MatchSummary;
  /** The match's `toJSON`. */
  readonly match: unknown;
  /** The review of a finished match, as written by `kept-review.ts`; absent if there is none. */
  readonly review?: unknown;
  /** The lines of the match, as written by `kept-lines.ts`; absent if there are none. */
  readonly lines?: unknown;
  /** Identifies the last save known to the holder: a different text each time. Absent before the first. */
  readonly stamp?: string;
}

interface MatchStore extends DBSchema {
  matches: { key: string; value: StoredMatch & { readonly matchId: string } };
  /** The solo history: a summary of finished matches, whether still stored or not. */
  solo: { key: string; value: SoloResult; indexes: { gameId: string } };
}

let opened: Promise<IDBPDatabase<MatchStore>> | null = null;

/** The database, opened once. */
function openStore(): Promise<IDBPDatabase<MatchStore>> {
  opened ??= connect().catch((error: unknown) => {
    // The next attempt may find storage allowed again.
    opened = null;
    throw error;
  });
  return opened;
}

/** A tab with an older version of the page blocks the upgrade of the database. */
class HeldElsewhere extends Error {}

function connect(): Promise<IDBPDatabase<MatchStore>> {
  return new Promise((resolve, reject) => {
    openDB<MatchStore>('marchlands', 2, {
      // Each step preserves the data of earlier versions.
      upgrade(database, from) {
        if (from < 1) database.createObjectStore('matches', { keyPath: 'matchId' });
        if (from < 2) database.createObjectStore('solo', { keyPath: 'matchId' }).createIndex('gameId', 'gameId');
      },
      blocked: () => reject(new HeldElsewhere()),
      blocking(_held, _wanted, event) {
        // A newer version of the page wants to upgrade the database: it must not wait for this tab.
        if (event.target instanceof IDBDatabase) event.target.close();
        opened = null;
      },
      terminated() {
        opened = null;
      },
    }).then(resolve, reject);
  });
}

/**
 * Why something could not be stored or read: there is no space, the browser forbids it, a tab with an older version of
 * the page is in the way, or another tab has saved or removed the match since it was read here.
 */
export type StoreProblem = 'full' | 'blocked' | 'otherTab' | 'changed' | 'removed';

export type StoreResult<T> = Result<T, StoreProblem>;

/** The match in the store is not the one that was read. */
class Changed extends Error {}

/** The match that was read is no longer in the store. */
class Removed extends Error {}

/** Runs work with the database; exceptions become codes. */
export async function withStore<T>(work: (database: IDBPDatabase<MatchStore>) => Promise<T>): Promise<StoreResult<T>> {
  try {
    return ok(await work(await openStore()));
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): StoreProblem {
  if (error instanceof Changed) return 'changed';
  if (error instanceof Removed) return 'removed';
  if (error instanceof HeldElsewhere) return 'otherTab';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}

/**
 * Replaces a stored match, unless somebody else has saved or removed it since the save that its stamp names. Returns
 * the stamp of this save.
 */
export function saveMatch(kept: StoredMatch): Promise<StoreResult<string>> {
  return withStore(async (database) => {
    const { matchId } = kept.summary;
    const write = database.transaction('matches', 'readwrite');
    const found = await write.store.get(matchId);
    if (found === undefined && kept.stamp !== undefined) throw new Removed();
    if (found !== undefined && found.stamp !== kept.stamp) throw new Changed();
    const stamp = randomId();
    await write.store.put({ ...kept, matchId, stamp });
    await write.done;
    return stamp;
  });
}

/** A stored match, or undefined if there is none with this id. */
export function loadMatch(matchId: string): Promise<StoreResult<StoredMatch | undefined>> {
  return withStore((database) => database.get('matches', matchId));
}

export function removeMatch(matchId: string): Promise<StoreResult<void>> {
  return withStore((database) => database.delete('matches', matchId));
}

/** All stored matches, the most recently changed first. */
export function listMatches(): Promise<StoreResult<readonly MatchSummary[]>> {
  return withStore(async (database) => {
    const all = await database.getAll('matches');
    return all.map((kept) => kept.summary).sort((a, b) => b.touched - a.touched);
  });
}
