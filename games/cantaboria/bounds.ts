import type { Bounds } from '@marchlands/core/types.ts';
import { GOODS, KINDS, MAX_BOATS, MAX_CYCLES } from './data/limits.ts';
import type { Options } from './options.ts';

/** Rounds of the opening roll; after the last, the lowest seat still rolling begins. */
export const MOST_ROLLS = 50;

/** CA-99: the last cycle; if no cap is set, the last that fits the state. */
export function lastCycleOf({ cycleCap }: Options): number {
  return cycleCap || MAX_CYCLES;
}

/** The size of a map. */
interface MapSize {
  readonly territories: number;
  readonly reaches: number;
  /** Reaches and berths. */
  readonly spaces: number;
  /** Sites that breed Horses. */
  readonly grounds: number;
}

/**
 * Bounds that no match exceeds. A token is loaded and unloaded at most once at one stop, and no shipment has more stops
 * than one by boat. A turn has at most one shipment for each place and City, and a plan with questions to the banks for
 * each target. A turn of Trade has an offer and its answer, which names each token again.
 */
export function boundsOf(options: Options, seats: number, size: MapSize): Bounds {
  const { territories, spaces, reaches, grounds } = size;
  const places = territories + Math.min(MAX_BOATS, options.boatTokens);
  const tokens = options.resourceTokens * (GOODS + 1) + options.weaponTokens;
  const stops = 2 * spaces + 1;
  const shipment = Math.max(3, stops) * 2 * tokens + stops + 4;
  const questions = MAX_BOATS * reaches * 3;
  const attacks = 2 * (places * 3 * (stops + 8 + seats)) + questions * (stops + 8);
  const turn = tokens + 4 * places + (places + options.cityTokens + 2) * shipment + questions + attacks;
  const trade = options.tradeRounds * (4 * options.tradeSideMax + 3);
  const cycle = seats * (turn + trade + 4);
  return Object.freeze({
    entries: MOST_ROLLS * seats + 3 * territories + lastCycleOf(options) * cycle,
    moves: Math.max(places * (2 * KINDS + 4) + 64, grounds * (places + 1)),
    outcomes: Math.max(6, territories),
    score: [0, options.cityTokens] as const,
  });
}
