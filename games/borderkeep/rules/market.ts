import type { Seat } from '@marchlands/core/seat.ts';
import { GOLD, GOODS } from '../data/cards.ts';
import type { Events } from '../events.ts';
import type { State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { addStock, stockOf } from './pay.ts';
import { firstBuilt } from './town.ts';

/** BK-18: the Market Place in play, or -1. */
function marketOf(s: State, seat: Seat): number {
  return firstBuilt(s, seat, s.setup.groups.markets);
}

/** BK-18: a swap of one good, in the owner's own turn. */
export function whyNotSwap(s: State, seat: Seat, good: number): Refusal | null {
  if (seat !== s.active) return 'notNow';
  const market = marketOf(s, seat);
  if (market < 0) return 'noMarket';
  const limit = s.setup.options.marketUsesPerTurn;
  if (limit !== null && s.swaps >= limit) return 'swappedEnough';
  return stockOf(s, seat, good) < s.setup.tables.swapGive[market] ? 'tooFewToSwap' : null;
}

export function canSwapAny(s: State, seat: Seat): boolean {
  if (marketOf(s, seat) < 0) return false;
  for (let good = 0; good < GOLD; good += 1) if (whyNotSwap(s, seat, good) === null) return true;
  return false;
}

export function swap(s: State, seat: Seat, good: number, events: Events): void {
  const { tables, options } = s.setup;
  const market = marketOf(s, seat);
  const given = tables.swapGive[market];
  const gold = tables.swapGain[market];
  addStock(s, seat, good, -given);
  addStock(s, seat, GOLD, gold);
  if (options.marketUsesPerTurn !== null) s.swaps += 1;
  events?.push({ kind: 'goodsSwapped', seat, good: GOODS[good], given, gold });
}
