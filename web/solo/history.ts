import { type StoreResult, withStore } from '../table/local/match-store.ts';
import { formOf, type Reviewed, type SoloResult } from './result.ts';

/**
 * Adds a result to the history, unless it has one of the same match or of the same deal of the day. Returns whether it
 * was added.
 */
export function addResult(result: SoloResult): Promise<StoreResult<boolean>> {
  return withStore(async (database) => {
    const write = database.transaction('solo', 'readwrite');
    const isKnown = (await write.store.getKey(result.matchId)) !== undefined;
    const isPlayed =
      result.daily !== null &&
      (await write.store.index('gameId').getAll(result.gameId)).some(
        (one) => one.daily === result.daily && formOf(one) === formOf(result),
      );
    if (!isKnown && !isPlayed) await write.store.add(result);
    await write.done;
    return !isKnown && !isPlayed;
  });
}

/** Adds a review's findings to the result of its match, if the history has it. */
export function noteReview(matchId: string, reviewed: Reviewed): Promise<StoreResult<void>> {
  return withStore(async (database) => {
    const write = database.transaction('solo', 'readwrite');
    const known = await write.store.get(matchId);
    if (known !== undefined) await write.store.put({ ...known, reviewed });
    await write.done;
  });
}

/** The history of a game, or of all, in the order it was played. */
export function listResults(gameId?: string): Promise<StoreResult<readonly SoloResult[]>> {
  return withStore(async (database) => {
    const all =
      gameId === undefined ? await database.getAll('solo') : await database.getAllFromIndex('solo', 'gameId', gameId);
    return all.sort((a, b) => a.ended - b.ended);
  });
}

/** Deletes the history of a game; its matches stay. */
export function deleteResults(gameId: string): Promise<StoreResult<void>> {
  return withStore(async (database) => {
    const write = database.transaction('solo', 'readwrite');
    for (const key of await write.store.index('gameId').getAllKeys(gameId)) await write.store.delete(key);
    await write.done;
  });
}
