import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SoloResult } from '../../solo/result.ts';
import type { MatchSummary } from '../table.ts';

/** A match as it lies on the shelf. */
export interface Kept {
  readonly summary: MatchSummary;
  /** What `toJSON` of the match gave. */
  readonly match: unknown;
}

interface Shelf extends DBSchema {
  matches: { key: string; value: Kept & { readonly matchId: string } };
  /** The solo history: what is left of matches that are over, whether they are still kept or not. */
  solo: { key: string; value: SoloResult; indexes: { gameId: string } };
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= open().catch((error: unknown) => {
    // The next attempt may find storage allowed again.
    opened = null;
    throw error;
  });
  return opened;
}

/** A tab with an older version of the page holds the shelf as it was. */
class HeldElsewhere extends Error {}

function open(): Promise<IDBPDatabase<Shelf>> {
  return new Promise((resolve, reject) => {
    openDB<Shelf>('marchlands', 2, {
      // Each step leaves what earlier versions have kept as it is.
      upgrade(database, from) {
        if (from < 1) database.createObjectStore('matches', { keyPath: 'matchId' });
        if (from < 2) database.createObjectStore('solo', { keyPath: 'matchId' }).createIndex('gameId', 'gameId');
      },
      blocked: () => reject(new HeldElsewhere()),
      blocking(_held, _wanted, event) {
        // A newer version of the page wants to change the shelf: it must not wait for this tab.
        if (event.target instanceof IDBDatabase) event.target.close();
        opened = null;
      },
      terminated() {
        opened = null;
      },
    }).then(resolve, reject);
  });
}

/** Why something could not be kept or read. */
export type ShelfProblem = 'full' | 'blocked' | 'otherTab';

/** Runs something on the shelf; what goes wrong is told as a problem whose message is a `ShelfProblem`. */
export async function attempt<T>(work: (database: IDBPDatabase<Shelf>) => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await work(await shelf()));
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    const problem: ShelfProblem = isFull ? 'full' : error instanceof HeldElsewhere ? 'otherTab' : 'blocked';
    return fail(problem);
  }
}

/** Keeps a match, in place of what was kept of it. */
export function keepMatch(kept: Kept): Promise<Result<unknown>> {
  return attempt((database) => database.put('matches', { ...kept, matchId: kept.summary.matchId }));
}

/** A kept match, or undefined where there is none of this number. */
export function takeMatch(matchId: string): Promise<Result<Kept | undefined>> {
  return attempt((database) => database.get('matches', matchId));
}

export function removeMatch(matchId: string): Promise<Result<void>> {
  return attempt((database) => database.delete('matches', matchId));
}

/** All kept matches, the last touched first. */
export function listMatches(): Promise<Result<readonly MatchSummary[]>> {
  return attempt(async (database) => {
    const all = await database.getAll('matches');
    return all.map((kept) => kept.summary).sort((a, b) => b.touched - a.touched);
  });
}
