import type { Taken } from '../foreign.ts';
import { fail, ok, problemText, type Result } from '../result.ts';
import { CHANCE } from '../seat.ts';
import type { Match } from './match.ts';

/** Plays on in a match with given dice what was played elsewhere. What the match plays by itself may be left out or not. */
export function playTaken(match: Match, taken: readonly Taken[]): Result<null> {
  let steps = 0;
  for (const { by, codes } of taken) {
    // The match has played by itself what is no choice for all to see; elsewhere it was an action.
    const left = codes.slice(Math.max(0, match.entries.length - steps));
    steps += codes.length;
    if (left.length === 0) continue;
    const done = by === CHANCE ? match.supply(left[0]) : match.submit(by, left, match.version(by));
    if (!done.ok)
      return fail(`The match cannot be played on after ${match.entries.length} entries. ${problemText(done.problem)}`);
  }
  return ok(null);
}
