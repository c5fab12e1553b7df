/** The bots' level for "Play": strong enough for a first match, and quick. */
export const DEFAULT_LEVEL = 'scout';
/** The level for hints; if a game does not offer it, its strongest. */
export const HINT_LEVEL = 'warden';

/** The level that finishes a person's side when hardly anything can change the result: quick, but sensible. */
export const PLAY_OUT_LEVEL = 'greedy';

/** The replacement for a bot of this level that failed: the simplest there is. */
export function simplerThan(level: string): string {
  return level === 'greedy' ? 'random' : 'greedy';
}
