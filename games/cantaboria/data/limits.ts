/** The largest map and the most boats that a state has room for. */
export const MAX_SEATS = 6;
export const MAX_TERRITORIES = 60;
export const MAX_REACHES = 40;
export const MAX_BERTHS = 24;
export const MAX_SPACES = MAX_REACHES + MAX_BERTHS;
export const MAX_BOATS = 40;
/** The water space of a moving boat: it lies in no file (CA-64). */
export const ADRIFT = MAX_REACHES + MAX_BERTHS;
/** Places: territories, then boats. */
export const MAX_PLACES = MAX_TERRITORIES + MAX_BOATS;
/** The place of the first boat. */
export const BOAT = MAX_PLACES - MAX_BOATS;
/** The most neighbours of a place: territories, and each boat. */
export const MAX_NEIGHBOURS = MAX_TERRITORIES + MAX_BOATS;

/** The longest match in cycles if no last cycle is set (CA-99): a byte holds them. */
export const MAX_CYCLES = 255;
/**
 * The longest Trade phase, in rounds; the most offers made in it; and the most tokens on one side of an offer (CA-49,
 * CA-50).
 */
export const MAX_ROUNDS = 30;
export const MAX_OFFERS = MAX_ROUNDS * MAX_SEATS;
export const MAX_SIDE = 12;

/** Tokens that lie in places, by number; the first four are goods, the first five come from sites. */
export const TOKENS = ['timber', 'gold', 'iron', 'magic', 'horse', 'weapon'] as const;
export const GOODS = 4;
export const KINDS = TOKENS.length;
export const HORSE = 4;
export const WEAPON = 5;
/** In the supply, after the tokens. */
export const CITY = 6;
export const HULL = 7;
export const SUPPLIES = 8;
