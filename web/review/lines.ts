import type { Seat } from '@marchlands/core/seat.ts';

/** By seat: the dashes of its line, so that lines differ by more than colour; the first is unbroken. */
const DASHES = ['none', '9 3', '2 3', '12 3 2 3', '5 5', '8 2 2 2 2 2'] as const;

export function dashOf(seat: Seat): string {
  return DASHES[seat % DASHES.length];
}

/** Number of places along the lines considered for a marker, away from the ends, where lines meet. */
const PLACES = 60;
const [FIRST, LAST] = [0.06, 0.94];

/**
 * The marker positions of the lines: where each is furthest from the others, and not beside another marker.
 * @param courses by moment, by seat: shares 0..1
 * @param size of a marker, as a share of the height
 * @returns by seat: an index into `courses`
 */
export function placesOfMarkers(courses: readonly (readonly number[])[], size: number): readonly number[] {
  const last = courses.length - 1;
  const open = Array.from({ length: PLACES }, (_, i) =>
    Math.round((FIRST + ((LAST - FIRST) * i) / (PLACES - 1)) * last),
  );
  const taken: number[] = [];
  const gap = last / 12;
  for (const seat of courses[0].keys()) {
    let best = open[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const place of open) {
      // More distance than this is no better: among equally good places, take the earlier.
      const room = Math.min(roomOf(courses[place], seat), 2 * size);
      const near = taken.some((other) => Math.abs(other - place) < gap) ? size : 0;
      if (room - near > most) {
        most = room - near;
        best = place;
      }
    }
    taken.push(best);
  }
  return taken;
}

/** Space reserved for the last passage, so that the end is visible however many passages come before it. */
const END = 18;

/** The horizontal position of the moment after `i` of `last` passages; all but the last are equally spaced. */
export function placeOf(i: number, last: number, width: number): number {
  if (i >= last) return width;
  return (i / Math.max(1, last - 1)) * (width - END);
}

/** The moment nearest to a horizontal position. */
export function momentAt(place: number, last: number, width: number): number {
  if (place > width - END / 2) return last;
  return Math.max(0, Math.min(last - 1, Math.round((place / (width - END)) * Math.max(1, last - 1))));
}

/** The distance of a seat's share from the nearest other. */
function roomOf(shares: readonly number[], seat: Seat): number {
  let least = 1;
  for (const [other, share] of shares.entries()) {
    if (other !== seat) least = Math.min(least, Math.abs(share - shares[seat]));
  }
  return least;
}

/** Positions from left to right, moved just enough to keep this distance from each other and stay within `last`. */
export function spread(places: readonly number[], apart: number, last: number): readonly number[] {
  const moved = [...places];
  for (let i = 1; i < moved.length; i += 1) moved[i] = Math.max(moved[i], moved[i - 1] + apart);
  for (let i = moved.length - 1; i >= 0; i -= 1) moved[i] = Math.min(moved[i], last - apart * (moved.length - 1 - i));
  return moved;
}
