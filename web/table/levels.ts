/** The bots' level that "Play" seats: strong enough for a first match, and quick. */
export const DEFAULT_LEVEL = 'scout';
/** The level that hints are asked of. */
export const HINT_LEVEL = 'warden';
