/** The bots' level that "Play" seats: strong enough for a first match, and quick. */
export const DEFAULT_LEVEL = 'scout';
/** The level that hints are asked of: where a game does not offer it, the strongest that it does. */
export const HINT_LEVEL = 'warden';

/** The level that plays a person's side to the end where hardly anything can change the result: quick, and no fool. */
export const PLAY_OUT_LEVEL = 'greedy';

/** Who plays on where a bot of this level failed: one that thinks as little as a bot can. */
export function simplerThan(level: string): string {
  return level === 'greedy' ? 'random' : 'greedy';
}
