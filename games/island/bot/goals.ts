import type { Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS, TRACK_KIND, TRACKS } from '../data/kinds.ts';
import { TOP_LEVEL } from '../data/pieces.ts';
import { BANK_STRIDE, MOVE } from '../moves.ts';
import { rateOf } from '../rules/bank.ts';
import { heldOf } from '../rules/hand.ts';
import { isEmptySet } from '../rules/sites.ts';
import { levelOnTrack } from '../rules/tracks.ts';
import { STEP, type State } from '../state.ts';
import { countProduction } from './production.ts';
import { findProspects } from './prospects.ts';
import type { Script } from './script.ts';

/** Cards by kind. */
export type Cards = readonly number[];

const sumOf = (...prices: readonly Uint8Array[]): Cards =>
  Array.from({ length: ALL_KINDS }, (_, kind) => prices.reduce((sum, price) => sum + price[kind], 0));

/** A seat's possible purchases, the most expensive first. */
export function goalsOf(s: State, seat: Seat): readonly Cards[] {
  const { costs, options, isBase } = s.setup;
  const goals: Cards[] = [];
  const settlements = s.settlementPieces[seat] + s.sidePieces[seat];
  if (settlements > 0 && s.cityPieces[seat] - s.sidePieces[seat] < options.pieces.cities) goals.push(sumOf(costs.city));
  const prospects = findProspects(s, countProduction(s), seat);
  if (prospects.best > 0) {
    const roads = new Array<Uint8Array>(prospects.roads).fill(costs.road);
    goals.push(sumOf(costs.settlement, ...roads));
    if (prospects.roads > 0) goals.push(sumOf(costs.road));
  }
  if (isBase) goals.push(sumOf(costs.development));
  else {
    goals.push(sumOf(costs.recruit, costs.activate));
    for (let track = 0; track < TRACKS.length && !isEmptySet(s.cities, seat); track += 1) {
      const level = levelOnTrack(s, seat, track) + 1;
      if (level > TOP_LEVEL) continue;
      goals.push(Array.from({ length: ALL_KINDS }, (_, kind) => (kind === TRACK_KIND[track] ? level : 0)));
    }
  }
  return goals;
}

/** Most trades with the bank for one price. */
const MOST_TRADES = 4;

/**
 * The trades with the bank after which a seat can pay a price: none if it can already, or cannot at all. The largest
 * surplus beyond the price is given first.
 */
function tradesFor(s: State, seat: Seat, price: Cards): readonly number[] {
  const { kinds } = s.setup;
  const over = Array.from({ length: kinds }, (_, kind) => heldOf(s, seat, kind) - price[kind]);
  const codes: number[] = [];
  for (;;) {
    const missing = over.findIndex((count) => count < 0);
    if (missing < 0) return codes;
    if (s.step !== STEP.action || codes.length === MOST_TRADES || s.bank[missing] === 0) return [];
    let give = -1;
    let most = 0;
    for (let kind = 0; kind < kinds; kind += 1) {
      const trades = over[kind] / rateOf(s, seat, kind);
      if (trades < 1 || trades <= most) continue;
      most = trades;
      give = kind;
    }
    if (give < 0) return [];
    over[give] -= rateOf(s, seat, give);
    over[missing] += 1;
    codes.push(MOVE.bank + give * BANK_STRIDE + missing);
  }
}

/** Trades with the bank that start towards a goal they can complete. */
export function addTrades(script: Script): void {
  const { from: s, seat } = script;
  const seen = new Set<number>();
  for (const goal of goalsOf(s, seat)) {
    const trades = tradesFor(s, seat, goal);
    if (trades.length === 0 || seen.has(trades[0])) continue;
    seen.add(trades[0]);
    script.add([trades[0]]);
  }
}
