import type { Seat } from '@marchlands/core/seat.ts';
import { PIPS } from '../data/pips.ts';
import { publicPoints } from '../rules/points.ts';
import { whyNotRobber } from '../rules/robber.ts';
import { ownerOf } from '../rules/sites.ts';
import { BUILDING_BITS, CITY, DESERT, type State } from '../state.ts';
import { best, type Ranked } from './script.ts';

/** The weight of a victim's point, relative to a roll of 36 that it loses. */
const POINT_SHARE = 0.1;

/** The damage of the robber on a hex: rolls of the others, more for the leader, minus the seat's own. */
export function robberPromise(s: State, seat: Seat, hex: number): number {
  const { hexVertices } = s.setup.board;
  let promise = 0;
  const pips = s.terrain[hex] === DESERT ? 0 : PIPS[s.token[hex]];
  for (let i = hex * 6; i < hex * 6 + 6; i += 1) {
    const site = s.site[hexVertices[i]];
    if (site === 0) continue;
    const owner = ownerOf(site);
    const yields = pips * ((site & BUILDING_BITS) === CITY ? 2 : 1);
    if (owner === seat) promise -= 2 * yields;
    else promise += yields * (1 + POINT_SHARE * publicPoints(s, owner)) + (s.handSize[owner] > 0 ? 1 : 0);
  }
  return promise;
}

/** Hexes for the robber, most damaging to the others first. */
export function hexesFor(s: State, seat: Seat, most: number): readonly number[] {
  const ranked: Ranked<number>[] = [];
  for (let hex = 0; hex < s.setup.board.hexes.length; hex += 1) {
    if (whyNotRobber(s, seat, hex) === null) ranked.push({ what: hex, promise: robberPromise(s, seat, hex) });
  }
  return best(ranked, most);
}
