import { ownGuest } from '../online/guest.ts';
import { forgetAllKeys } from '../online/keys.ts';
import { addOutcomes, forgetOutcomes, outcomes } from '../problems/solved.ts';
import { changeSettings, forgetSettings, keptSettings } from '../settings/settings.ts';
import { type StoreResult, withStore } from '../table/local/match-store.ts';
import { dropUnsaved, heldMatches } from '../table/local/unsaved-matches.ts';
import { forgetChosen } from './chosen.ts';
import type { Kept } from './kept.ts';
import { addLessons, forgetLessons, lessonsDone } from './lessons.ts';

/** How many items were added, and how many were already here and stay unchanged. */
export interface Added {
  readonly matches: number;
  readonly results: number;
  readonly known: number;
  /** Whether the file's settings were taken: only if none are stored here. */
  readonly hasSettings: boolean;
}

/** Everything stored on this device, with the matches that only this page holds. */
export function everything(): Promise<StoreResult<Kept>> {
  return withStore(async (database) => {
    const held = heldMatches();
    const ids = new Set(held.map(({ summary }) => summary.matchId));
    const saved = await database.getAll('matches');
    return {
      matches: [...held, ...saved.filter(({ matchId }) => !ids.has(matchId)).map(({ matchId: _, ...match }) => match)],
      results: await database.getAll('solo'),
      lessons: lessonsDone(),
      problems: outcomes(),
      settings: keptSettings(),
    };
  });
}

/**
 * Adds what is missing here. Nothing is overwritten: no match is replaced, and settings are taken only if none are
 * stored.
 */
export function addEverything({ matches, results, lessons, problems, settings }: Kept): Promise<StoreResult<Added>> {
  return withStore(async (database) => {
    const write = database.transaction(['matches', 'solo'], 'readwrite');
    const kept = { matches: write.objectStore('matches'), solo: write.objectStore('solo') };
    const added = { matches: 0, results: 0, known: 0 };
    for (const match of matches) {
      const { matchId } = match.summary;
      if ((await kept.matches.getKey(matchId)) !== undefined) added.known += 1;
      else {
        await kept.matches.add({ ...match, matchId });
        added.matches += 1;
      }
    }
    for (const result of results) {
      if ((await kept.solo.getKey(result.matchId)) !== undefined) continue;
      await kept.solo.add(result);
      added.results += 1;
    }
    await write.done;
    addLessons(lessons);
    addOutcomes(problems ?? {});
    const hasSettings = keptSettings() === null;
    if (hasSettings) changeSettings(settings);
    return { ...added, hasSettings };
  });
}

/** Deletes everything stored on this device: matches, results, lessons, settings, and the keys of online seats. */
export function deleteEverything(): Promise<StoreResult<void>> {
  return withStore(async (database) => {
    const write = database.transaction(['matches', 'solo'], 'readwrite');
    await write.objectStore('matches').clear();
    await write.objectStore('solo').clear();
    await write.done;
    for (const { summary } of heldMatches()) dropUnsaved(summary.matchId);
    forgetLessons();
    forgetOutcomes();
    forgetChosen();
    forgetSettings();
    forgetAllKeys();
    ownGuest.forget();
  });
}
