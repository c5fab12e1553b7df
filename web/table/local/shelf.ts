import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MatchSummary } from '../table.ts';

/** A match as it lies on the shelf. */
export interface Kept {
  readonly summary: MatchSummary;
  /** What `toJSON` of the match gave. */
  readonly match: unknown;
}

interface Shelf extends DBSchema {
  matches: { key: string; value: Kept & { readonly matchId: string } };
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('marchlands', 1, {
    upgrade(database) {
      database.createObjectStore('matches', { keyPath: 'matchId' });
    },
    terminated() {
      opened = null;
    },
  }).catch((error: unknown) => {
    // The next attempt may find storage allowed again.
    opened = null;
    throw error;
  });
  return opened;
}

/** Runs something on the shelf; a browser that blocks or has no space left is told as a problem of that name. */
async function attempt<T>(work: (database: IDBPDatabase<Shelf>) => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await work(await shelf()));
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return fail(isFull ? 'full' : 'blocked');
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
