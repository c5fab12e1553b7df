import { levelsOf } from '@marchlands/bots/levels.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import type { SoloResult } from '../solo/result.ts';

/** A suggestion: an unplayed lesson of a known game, or the level above the one just beaten. */
export type WayOn =
  | { readonly kind: 'lesson'; readonly gameId: string; readonly title: string }
  | {
      readonly kind: 'level';
      readonly gameId: string;
      readonly title: string;
      readonly beaten: string;
      readonly next: string;
      readonly seats: number;
    };

/**
 * @param results in the order played
 * @param lessons games whose lesson was completed
 * @param taught games that have a lesson
 */
export async function wayOn(
  results: readonly SoloResult[],
  lessons: readonly string[],
  taught: readonly string[],
): Promise<WayOn | null> {
  const last = results.at(-1);
  const entry = games.find(({ id }) => id === last?.gameId);
  if (last === undefined || entry === undefined) return null;
  const { id: gameId, title } = entry;
  const game = await loadGame(gameId);
  if (game.ok && last.result === 'won') {
    const levels = levelsOf(game.value).map(({ name }) => name);
    const beaten = levels.findLast((level) => last.levels.includes(level));
    const next = beaten === undefined ? undefined : levels[levels.indexOf(beaten) + 1];
    if (beaten !== undefined && next !== undefined) {
      return { kind: 'level', gameId, title, beaten, next, seats: last.seats };
    }
  }
  const isUntaught = taught.includes(gameId) && !lessons.includes(gameId);
  return isUntaught ? { kind: 'lesson', gameId, title } : null;
}
