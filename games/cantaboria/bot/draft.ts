import type { Seat } from '@marchlands/core/seat.ts';
import { GOODS, HORSE } from '../data/limits.ts';
import type { State } from '../state.ts';

/** The value of a site for a seat with none of its kind; and the value for each site of the kind it has. */
const FIRST: readonly number[] = [2.5, 4, 3.5, 3.5, 3];
const FURTHER = 0.5;

/** The number of a seat's sites of one kind. */
function sitesOf(s: State, seat: Seat, kind: number): number {
  let count = 0;
  for (let t = 0; t < s.setup.land.territories; t += 1) {
    if (s.owner[t] === seat + 1 && s.site[t] === kind + 1) count += 1;
  }
  return count;
}

/** The promise of a free territory: its site, own neighbours, good neighbours still free. */
function promiseOf(s: State, seat: Seat, at: number): number {
  const kind = s.site[at] - 1;
  let sum = kind < 0 || kind > HORSE ? 0 : FIRST[kind] * FURTHER ** sitesOf(s, seat, kind);
  const near = s.setup.land.near[at];
  for (let i = 0; i < near.length; i += 1) {
    const next = near[i];
    if (s.owner[next] === seat + 1) sum += s.site[next] > 0 ? 1 : 0.6;
    else if (s.owner[next] === 0) sum += s.site[next] > 0 && s.site[next] <= GOODS + 1 ? 0.3 : 0.1;
  }
  return sum;
}

/** CA-18: the most promising free territories, at most `most`. */
export function spotsFor(s: State, seat: Seat, most: number): readonly number[] {
  const spots: { readonly at: number; readonly promise: number }[] = [];
  for (let t = 0; t < s.setup.land.territories; t += 1) {
    if (s.owner[t] === 0) spots.push({ at: t, promise: promiseOf(s, seat, t) });
  }
  return spots
    .sort((a, b) => b.promise - a.promise)
    .slice(0, most)
    .map(({ at }) => at);
}
