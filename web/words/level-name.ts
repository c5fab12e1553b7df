import { words } from './words.ts';

const names: Readonly<Record<string, string>> = words.levels;
const characters: Readonly<Record<string, string>> = words.characters;

/** The displayed name of a bot's level, `Casual` for `greedy`; a level without one keeps its id. */
export function levelName(level: string): string {
  const slash = level.indexOf('/');
  const base = slash < 0 ? level : level.slice(0, slash);
  const character = slash < 0 ? null : level.slice(slash + 1);
  return `${names[base] ?? base}${character === null ? '' : `, ${characters[character] ?? character}`}`;
}
