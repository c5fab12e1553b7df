/** Final score and winner (BR-92, BR-94 to BR-99). */
import type { Final } from '@marchlands/core/game.ts';
import { isFaceUp, ROAD, type State, UP } from '../state.ts';
import { CITY } from '../tiles.ts';

/** How a match can end. */
export type Ending = 'won' | 'shared' | 'rematch' | 'razed';

/** What a player stands for at the end, in the order in which it counts (BR-96 to BR-98). */
export interface Standing {
  readonly score: number;
  readonly cities: number;
  readonly roads: number;
}

/** Cities on the board that carry a seat's marker. */
export function citiesOf(s: State, seat: number): number {
  return s.setup.board.cells.filter((cell) => s.tile[cell] === UP + CITY && s.owner[cell] === seat).length;
}

/** Road tokens on tiles that a seat owns, whoever built them (BR-98). */
export function roadsOf(s: State, seat: number): number {
  return s.setup.board.cells.filter(
    (cell) => isFaceUp(s.tile[cell]) && (s.mark[cell] & ROAD) !== 0 && s.owner[cell] === seat,
  ).length;
}

/** A seat's standing, treasures counted (BR-94, BR-95). */
export function standingOf(s: State, seat: number): Standing {
  const { treasureValue, citylessKeepTreasure } = s.setup.options;
  const cities = citiesOf(s, seat);
  const treasures = s.treasure[seat] * treasureValue;
  const score = cities > 0 ? s.score[seat] + treasures : citylessKeepTreasure ? treasures : 0;
  return { score, cities, roads: roadsOf(s, seat) };
}

/** Below 0 where `a` stands before `b`, 0 where nothing tells them apart. */
function compare(a: Standing, b: Standing): number {
  return b.score - a.score || b.cities - a.cities || b.roads - a.roads;
}

/** The result as the rules count it in a state whose attack is over. */
export function finalOf(s: State): Final & { readonly reason: Ending } {
  const seats = Array.from({ length: s.setup.seats }, (_, seat) => seat);
  if (!s.setup.board.cells.some((cell) => s.tile[cell] === UP + CITY)) {
    return { ranks: seats.map(() => 1), scores: seats.map(() => null), winners: [], reason: 'razed', defeat: true };
  }
  const standings = seats.map((seat) => standingOf(s, seat));
  const ranks = standings.map((own) => 1 + standings.filter((other) => compare(other, own) < 0).length);
  const best = seats.filter((seat) => ranks[seat] === 1);
  const isRematch = best.length > 1 && s.setup.options.finalTie === 'rematch';
  return {
    ranks,
    scores: standings.map((own) => own.score),
    winners: isRematch ? [] : best,
    reason: isRematch ? 'rematch' : best.length > 1 ? 'shared' : 'won',
    defeat: false,
  };
}
