import { fileURLToPath } from 'node:url';
import type { Game, GameEntry } from '@marchlands/core/game.ts';
import { echo, fail, ok, type Result } from '@marchlands/core/result.ts';
import { games } from '@marchlands/games/index.ts';
import { nearest } from '../usage/suggest.ts';
import { readText } from './files.ts';

/** Every game of the catalogue, in its order. */
export function allGames(): readonly GameEntry[] {
  return games;
}

/** The entry of a game by its id or title (ignoring case), or by a unique beginning of its id. */
export function findEntry(name: string): Result<GameEntry> {
  const wanted = name.trim().toLowerCase();
  const exact = games.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted);
  if (exact !== undefined) return ok(exact);
  const begun = games.filter(({ id }) => wanted !== '' && id.startsWith(wanted));
  if (begun.length === 1) return ok(begun[0]);
  const ids = games.map(({ id }) => id);
  const guess = nearest(wanted, ids);
  const meant = guess === null ? '' : ` Did you mean ${guess}?`;
  return fail(`There is no game "${echo(name)}".${meant} Known are ${ids.join(', ')}.`);
}

/** Loads a game by its typed name. */
export async function findGame(name: string): Promise<Result<Game>> {
  const entry = findEntry(name);
  return entry.ok ? ok(await entry.value.load()) : entry;
}

/** The text of a game's rulebook. */
export function rulebookOf(id: string): Promise<Result<string>> {
  return readText(fileURLToPath(new URL(`../../games/${id}/RULES.md`, import.meta.url)));
}
