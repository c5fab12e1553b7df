import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/land.ts';
import { BOAT, MAX_SEATS, MAX_SPACES, MAX_TERRITORIES } from '../data/limits.ts';
import { passesUnasked } from '../rules/passage.ts';
import { pointsOf } from '../rules/places.ts';
import { isLaden } from '../rules/voyage.ts';
import { mostSteps } from '../rules/waters.ts';
import type { State } from '../state.ts';

/** The waters where a boat comes without anybody's leave, filled by `findCourses`: in the order of steps, the start first. */
export const courses = {
  order: new Uint8Array(MAX_SPACES),
  /** By water space: the one before it on the way; the start is its own; NONE where the boat does not come. */
  before: new Uint8Array(MAX_SPACES),
};
const steps = new Uint8Array(MAX_SPACES);

/** CA-60, CA-65: fills `courses` for a boat that lies in a file, with what is aboard now; how many waters there are. */
export function findCourses(s: State, boat: number): number {
  const { connected, reaches } = s.setup.land;
  const { order, before } = courses;
  const seat = s.owner[BOAT + boat] - 1;
  const points = pointsOf(s, BOAT + boat);
  const start = s.boatSpace[boat];
  const most = mostSteps(s.setup);
  before.fill(NONE);
  before[start] = start;
  order[0] = start;
  steps[start] = 0;
  let end = 1;
  for (let i = 0; i < end; i += 1) {
    const from = order[i];
    const isFree = from >= reaches || (i === 0 && !s.setup.options.passageAtStart);
    if (steps[from] === most || !(isFree || passesUnasked(s, seat, points, from))) continue;
    const next = connected[from];
    for (let k = 0; k < next.length; k += 1) {
      if (before[next[k]] !== NONE) continue;
      before[next[k]] = from;
      steps[next[k]] = steps[from] + 1;
      order[end] = next[k];
      end += 1;
    }
  }
  return end;
}

/** By seat and territory: the most points that a boat which is not beside it can bring there (CA-86). */
const brought = new Uint8Array(MAX_SEATS * MAX_TERRITORIES);

export function broughtTo(seat: Seat, territory: number): number {
  return brought[seat * MAX_TERRITORIES + territory];
}

/** Fills what `broughtTo` tells; nothing while a boat is under way. */
export function findLandings(s: State): void {
  const { banks, spaces } = s.setup.land;
  brought.fill(0);
  for (let boat = 0; boat < s.boats; boat += 1) {
    const start = s.boatSpace[boat];
    if (start >= spaces || isLaden(s, boat)) continue;
    const row = (s.owner[BOAT + boat] - 1) * MAX_TERRITORIES;
    const points = pointsOf(s, BOAT + boat);
    const end = findCourses(s, boat);
    for (let i = 1; i < end; i += 1) {
      for (let side = 0; side < 2; side += 1) {
        const bank = banks[courses.order[i] * 2 + side];
        if (bank === NONE || bank === banks[start * 2] || bank === banks[start * 2 + 1]) continue;
        brought[row + bank] = Math.max(brought[row + bank], points);
      }
    }
  }
}
