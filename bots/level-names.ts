// The names of levels. They are apart from the bots, so that comparing names loads no bot.

/** The names of all levels, from the weakest to the strongest; a game may offer fewer. */
export const levelNames: readonly string[] = ['random', 'novice', 'greedy', 'scout', 'marshal', 'warden'];

/** Separates a level from a character. */
export const IN = '/';

/** Splits a name into the level and its character, or null. */
export function splitName(name: string): readonly [level: string, character: string | null] {
  const at = name.indexOf(IN);
  return at < 0 ? [name, null] : [name.slice(0, at), name.slice(at + 1)];
}

/** A level's place among all levels, 0 for the weakest; one with its own budget counts as stronger than all of them. */
export function rankOf(name: string): number {
  const rank = levelNames.indexOf(splitName(name)[0]);
  return rank < 0 ? levelNames.length : rank;
}
