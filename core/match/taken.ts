import type { Taken } from '../foreign.ts';
import { fail, ok, problemText, type Result } from '../result.ts';
import { CHANCE } from '../seat.ts';
import type { Match } from './match.ts';

/** Continues a match with given dice by actions from elsewhere. Moves that the match plays by itself may be omitted. */
export function playTaken(match: Match, taken: readonly Taken[]): Result<null> {
  let steps = 0;
  for (const { by, codes } of taken) {
    // The match has already played this forced move by itself; in the other program it was an action.
    const left = codes.slice(Math.max(0, match.entries.length - steps));
    steps += codes.length;
    if (left.length === 0) continue;
    const done = by === CHANCE ? match.supply(left[0]) : match.submit(by, left, match.version(by));
    if (!done.ok)
      return fail(`The match cannot be played on after ${match.entries.length} entries. ${problemText(done.problem)}`);
  }
  return ok(null);
}
