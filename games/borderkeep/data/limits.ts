/** Capacities of the state's layout: the most that a town, a battle and a table can hold. */
export const MAX_SEATS = 6;
/** Most units in a town: 24 troops and heroes, 8 guard tokens. */
export const MAX_UNITS = 32;
export const MAX_DEFENDERS = 24;
export const MAX_GUARDS = 8;
/** Most minions on one side of a battle; further summons have no effect. */
export const MAX_MINIONS = 12;
/** Most copies of one thing in a town, in the non-card version. */
export const COPIES = 6;
export const MAX_ARTIFACTS = 4;

/** Initiative, attack dice, hits (the tokens of the specification). */
export const GUARD_STATS = [2, 2, 2] as const;
export const MINION_STATS = [3, 4, 2] as const;
