import { NONE } from '../data/land.ts';
import { BOAT, MAX_SEATS, MAX_TERRITORIES } from '../data/limits.ts';
import { passesUnasked } from '../rules/passage.ts';
import { pointsOf } from '../rules/places.ts';
import { isLaden } from '../rules/voyage.ts';
import { isPassing, Journey } from '../rules/waters.ts';
import type { State } from '../state.ts';

const journey = new Journey();

/**
 * CA-60, CA-65: where a boat in a file can go with its present load and without anybody's leave. Valid until the next
 * call.
 */
export function coursesOf(s: State, boat: number): Journey {
  const seat = s.owner[BOAT + boat] - 1;
  const points = pointsOf(s, BOAT + boat);
  journey.find(
    s.setup,
    s.boatSpace[boat],
    (from, entry, into) => !isPassing(s.setup, from, entry, into) || passesUnasked(s, seat, points, from),
  );
  return journey;
}

const brought = new Uint8Array(MAX_SEATS * MAX_TERRITORIES);

/**
 * CA-86: by seat and territory, `seat * MAX_TERRITORIES + territory`: the most points that a boat not beside it can
 * bring there; a boat under way brings none.
 */
export function landingsIn(s: State): Uint8Array {
  const { banks, spaces } = s.setup.land;
  brought.fill(0);
  for (let boat = 0; boat < s.boats; boat += 1) {
    const start = s.boatSpace[boat];
    if (start >= spaces || isLaden(s, boat)) continue;
    const row = (s.owner[BOAT + boat] - 1) * MAX_TERRITORIES;
    const points = pointsOf(s, BOAT + boat);
    const { count, spaces: waters } = coursesOf(s, boat);
    for (let i = 0; i < count * 2; i += 1) {
      const bank = banks[waters[i >> 1] * 2 + (i & 1)];
      if (bank === NONE || bank === banks[start * 2] || bank === banks[start * 2 + 1]) continue;
      brought[row + bank] = Math.max(brought[row + bank], points);
    }
  }
  return brought;
}
