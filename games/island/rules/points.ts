/** Points (IK-300 to IK-305). */
import type { Seat } from '@marchlands/core/seat.ts';
import { DEV, DEV_CARDS } from '../data/cards.ts';
import type { State } from '../state.ts';
import { ownerOf } from './sites.ts';

/** Public points. */
export function publicPoints(s: State, seat: Seat): number {
  const mine = seat + 1;
  const sides = s.sidePieces[seat];
  let points =
    s.setup.options.points.settlement * (s.settlementPieces[seat] + sides) +
    s.setup.options.points.city * (s.cityPieces[seat] - sides);
  if (s.longestRoad === mine) points += s.setup.options.points.longestRoad;
  if (s.setup.isBase) return s.largestArmy === mine ? points + s.setup.options.points.largestArmy : points;
  for (let track = 0; track < s.metropolis.length; track += 1) {
    if (s.metropolis[track] !== 0 && ownerOf(s.site[s.metropolis[track] - 1]) === seat)
      points += s.setup.options.points.metropolis;
  }
  for (let card = 0; card < s.shown.length; card += 1)
    if (s.shown[card] === mine) points += s.setup.options.points.shownCard;
  if (s.merchantSeat === mine) points += s.setup.options.points.merchant;
  return points + s.setup.options.points.defender * s.defender[seat];
}

/** All points of a seat, including hidden Point cards (IK-141). */
export function pointsOf(s: State, seat: Seat): number {
  return publicPoints(s, seat) + s.setup.options.points.pointCard * s.dev[seat * DEV_CARDS.length + DEV.point];
}
