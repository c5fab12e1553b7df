import { splitName } from '@marchlands/bots/level-names.ts';
import { words } from './words.ts';

const names: Readonly<Record<string, string>> = words.levels;
const characters: Readonly<Record<string, string>> = words.characters;

/** The displayed name of a bot's level, `Casual` for `greedy`; a level without one keeps its id. */
export function levelName(level: string): string {
  const [base, character] = splitName(level);
  return `${names[base] ?? base}${character === null ? '' : `, ${characters[character] ?? character}`}`;
}
