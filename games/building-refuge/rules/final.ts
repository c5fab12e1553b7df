/** Final score and winner (BR-92, BR-94 to BR-99). */
import type { Final } from '@marchlands/core/types.ts';
import { CITY } from '../data/tiles.ts';
import { isFaceUp, ROAD, type State, UP } from '../state.ts';

/** How a match can end. */
export type Ending = 'won' | 'shared' | 'rematch' | 'razed';

/** A player's ranking criteria at the end, in order of priority (BR-96 to BR-98). */
interface Standing {
  readonly score: number;
  readonly cities: number;
  readonly roads: number;
}

/** Scratch, never live across calls: by seat, cities on the board, and road tokens on own tiles, whoever built them. */
const cities = new Uint8Array(6);
const roads = new Uint8Array(6);

/** Counts cities and roads by seat; returns the number of cities in all. */
function survey(s: State): number {
  const { cells } = s.setup.board;
  let all = 0;
  cities.fill(0);
  roads.fill(0);
  for (let i = 0; i < cells.length; i += 1) {
    const cell = cells[i];
    const tile = s.tile[cell];
    if (!isFaceUp(tile)) continue;
    if ((s.mark[cell] & ROAD) !== 0) roads[s.owner[cell]] += 1;
    if (tile === UP + CITY) {
      cities[s.owner[cell]] += 1;
      all += 1;
    }
  }
  return all;
}

/** A seat's standing after the survey, including treasures (BR-94, BR-95). */
function standingOf(s: State, seat: number): Standing {
  const { treasureValue, citylessKeepTreasure } = s.setup.options;
  const treasures = s.treasure[seat] * treasureValue;
  const score = cities[seat] > 0 ? s.score[seat] + treasures : citylessKeepTreasure ? treasures : 0;
  return { score, cities: cities[seat], roads: roads[seat] };
}

/** Whether `a` ranks above `b`. */
function isBefore(a: Standing, b: Standing): boolean {
  return (b.score - a.score || b.cities - a.cities || b.roads - a.roads) < 0;
}

/** The result by the rules, in a state whose attack is over. Called at the end of every playout. */
export function result(s: State): Final & { readonly reason: Ending } {
  const { seats, options } = s.setup;
  const ranks: number[] = [];
  const scores: (number | null)[] = [];
  const best: number[] = [];
  if (survey(s) === 0) {
    for (let seat = 0; seat < seats; seat += 1) {
      ranks.push(1);
      scores.push(null);
    }
    return { ranks, scores, winners: best, reason: 'razed', defeat: true };
  }
  const standings: Standing[] = [];
  for (let seat = 0; seat < seats; seat += 1) standings.push(standingOf(s, seat));
  for (let seat = 0; seat < seats; seat += 1) {
    let rank = 1;
    for (let other = 0; other < seats; other += 1) if (isBefore(standings[other], standings[seat])) rank += 1;
    ranks.push(rank);
    scores.push(standings[seat].score);
    if (rank === 1) best.push(seat);
  }
  const isRematch = best.length > 1 && options.finalTie === 'rematch';
  return {
    ranks,
    scores,
    winners: isRematch ? [] : best,
    reason: isRematch ? 'rematch' : best.length > 1 ? 'shared' : 'won',
    defeat: false,
  };
}
