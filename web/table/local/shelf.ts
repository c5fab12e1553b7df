import { ok, type Result } from '@marchlands/core/result.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SoloResult } from '../../solo/result.ts';
import type { MatchSummary } from '../table.ts';
import { randomText } from './random-text.ts';

/** A match as it lies on the shelf. */
export interface Kept {
  readonly summary: MatchSummary;
  /** What `toJSON` of the match gave. */
  readonly match: unknown;
  /** Which saving is the last that whoever holds this knows of: another text each time. Absent before the first. */
  readonly stamp?: string;
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

/**
 * Why something could not be kept or read: there is no space, the browser forbids it, a tab with an older version of the
 * page is in the way, or the match was saved or removed by another tab since it was read here.
 */
export type ShelfProblem = 'full' | 'blocked' | 'otherTab' | 'changed' | 'removed';

export type OnShelf<T> = Result<T, ShelfProblem>;

/** The match on the shelf is not the one that was read. */
class Changed extends Error {}

/** The match that was read from the shelf is not there any more. */
class Removed extends Error {}

/** Runs something on the shelf. */
export async function attempt<T>(work: (database: IDBPDatabase<Shelf>) => Promise<T>): Promise<OnShelf<T>> {
  try {
    return ok(await work(await shelf()));
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): ShelfProblem {
  if (error instanceof Changed) return 'changed';
  if (error instanceof Removed) return 'removed';
  if (error instanceof HeldElsewhere) return 'otherTab';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}

/**
 * Keeps a match in place of what was kept of it, unless somebody else has saved or removed it since the saving that its
 * stamp names. Gives the stamp of this saving.
 */
export function keepMatch(kept: Kept): Promise<OnShelf<string>> {
  return attempt(async (database) => {
    const { matchId } = kept.summary;
    const write = database.transaction('matches', 'readwrite');
    const found = await write.store.get(matchId);
    if (found === undefined && kept.stamp !== undefined) throw new Removed();
    if (found !== undefined && found.stamp !== kept.stamp) throw new Changed();
    const stamp = randomText();
    await write.store.put({ ...kept, matchId, stamp });
    await write.done;
    return stamp;
  });
}

/** A kept match, or undefined where there is none of this number. */
export function takeMatch(matchId: string): Promise<OnShelf<Kept | undefined>> {
  return attempt((database) => database.get('matches', matchId));
}

export function removeMatch(matchId: string): Promise<OnShelf<void>> {
  return attempt((database) => database.delete('matches', matchId));
}

/** All kept matches, the last touched first. */
export function listMatches(): Promise<OnShelf<readonly MatchSummary[]>> {
  return attempt(async (database) => {
    const all = await database.getAll('matches');
    return all.map((kept) => kept.summary).sort((a, b) => b.touched - a.touched);
  });
}
