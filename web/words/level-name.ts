import { words } from './words.ts';

const names: Readonly<Record<string, string>> = words.levels;

/** The name of a bot's level for people, `Casual` for `greedy`; a level without one keeps its own. */
export function levelName(level: string): string {
  const slash = level.indexOf('/');
  const base = slash < 0 ? level : level.slice(0, slash);
  return `${names[base] ?? base}${slash < 0 ? '' : `, ${level.slice(slash + 1)}`}`;
}
