import type { Bounds } from '@marchlands/core/types.ts';
import { GOODS, KINDS, MAX_BOATS, MAX_TERRITORIES } from './data/limits.ts';
import type { Options } from './options.ts';

/** Rounds of the opening roll; after them the lowest seat still rolling begins. */
export const MOST_ROLLS = 50;

/** Legal moves at once, on any map: a ground for each territory but one, each with any territory or none. */
export const MOST_MOVES = (MAX_TERRITORIES - 1) * (MAX_TERRITORIES + 1);

/**
 * What no match goes beyond. A shipment takes up and sets down each token on the map once at each of three stops; a turn
 * has one for each place at most. A turn of Trade has an offer and its answer, which names each token again.
 */
export function boundsOf(options: Options, seats: number, territories: number): Bounds {
  const places = territories + Math.min(MAX_BOATS, options.boatTokens);
  const tokens = options.resourceTokens * (GOODS + 1) + options.weaponTokens;
  const shipment = 6 * tokens + 4;
  const turn = tokens + 4 * places + (places + options.cityTokens + 2) * shipment;
  const trade = options.tradeRounds * (4 * options.tradeSideMax + 3);
  return Object.freeze({
    entries: MOST_ROLLS * seats + 3 * territories + options.cycleCap * seats * (turn + trade),
    moves: places * (2 * KINDS + 4) + 64,
    outcomes: Math.max(6, territories),
    score: [0, options.cityTokens] as const,
  });
}
