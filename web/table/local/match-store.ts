import { ok, type Result } from '@marchlands/core/result.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SoloResult } from '../../solo/result.ts';
import type { MatchSummary } from '../table.ts';
import { randomId } from './random-id.ts';

/** A match as it is kept in the browser. */
export interface StoredMatch {
  readonly summary: MatchSummary;
  /** What `toJSON` of the match gave. */
  readonly match: unknown;
  /** The review of a match that is over, as `kept-review.ts` writes it; absent where there is none. */
  readonly review?: unknown;
  /** The lines that were tried, as `kept-lines.ts` writes them; absent where there are none. */
  readonly lines?: unknown;
  /** Which saving is the last that whoever holds this knows of: another text each time. Absent before the first. */
  readonly stamp?: string;
}

interface MatchStore extends DBSchema {
  matches: { key: string; value: StoredMatch & { readonly matchId: string } };
  /** The solo history: what is left of matches that are over, whether they are still kept or not. */
  solo: { key: string; value: SoloResult; indexes: { gameId: string } };
}

let opened: Promise<IDBPDatabase<MatchStore>> | null = null;

/** The open database: it is opened once. */
function openStore(): Promise<IDBPDatabase<MatchStore>> {
  opened ??= connect().catch((error: unknown) => {
    // The next attempt may find storage allowed again.
    opened = null;
    throw error;
  });
  return opened;
}

/** A tab with an older version of the page holds the database as it was. */
class HeldElsewhere extends Error {}

function connect(): Promise<IDBPDatabase<MatchStore>> {
  return new Promise((resolve, reject) => {
    openDB<MatchStore>('marchlands', 2, {
      // Each step leaves what earlier versions have kept as it is.
      upgrade(database, from) {
        if (from < 1) database.createObjectStore('matches', { keyPath: 'matchId' });
        if (from < 2) database.createObjectStore('solo', { keyPath: 'matchId' }).createIndex('gameId', 'gameId');
      },
      blocked: () => reject(new HeldElsewhere()),
      blocking(_held, _wanted, event) {
        // A newer version of the page wants to change the database: it must not wait for this tab.
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
 * Why something could not be kept or read: there is no space, the browser forbids it, a tab with an older version of the
 * page is in the way, or the match was saved or removed by another tab since it was read here.
 */
export type StoreProblem = 'full' | 'blocked' | 'otherTab' | 'changed' | 'removed';

export type StoreResult<T> = Result<T, StoreProblem>;

/** The match in the store is not the one that was read. */
class Changed extends Error {}

/** The match that was read from the store is not there any more. */
class Removed extends Error {}

/** Does something with the database; what it throws becomes a code. */
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
 * Keeps a match in place of what was kept of it, unless somebody else has saved or removed it since the saving that its
 * stamp names. Gives the stamp of this saving.
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

/** A kept match, or undefined where there is none of this number. */
export function loadMatch(matchId: string): Promise<StoreResult<StoredMatch | undefined>> {
  return withStore((database) => database.get('matches', matchId));
}

export function removeMatch(matchId: string): Promise<StoreResult<void>> {
  return withStore((database) => database.delete('matches', matchId));
}

/** All kept matches, the last touched first. */
export function listMatches(): Promise<StoreResult<readonly MatchSummary[]>> {
  return withStore(async (database) => {
    const all = await database.getAll('matches');
    return all.map((kept) => kept.summary).sort((a, b) => b.touched - a.touched);
  });
}
