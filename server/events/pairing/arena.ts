import { type Entrant, type PairedRound, pastOf, seated } from './history.ts';
import { cheapestMatching } from './matching.ts';
import type { Paired } from './swiss.ts';

/** What two cost who have just met: they wait instead. */
const JUST_MET = 2 ** 30;
/** What it costs that somebody waits, for each of those who have waited less long. */
const WAIT = 2 ** 16;
const MEETING = 2 ** 8;
const MOST_MEETINGS = 63;
const MOST_GAP = 255;

/**
 * Pairs those who are free in an arena, at tables of two. Nobody meets whom they have just met, unless there are only two;
 * then whoever has waited longest is paired first, with whom they have met least, then with somebody of as many points.
 * @param free who is free
 * @param others how many are in the arena and play now
 */
export function arenaTables(
  free: readonly Entrant[],
  others: number,
  count: number,
  rounds: readonly PairedRound[],
): Paired {
  const past = pastOf(count, rounds, 2);
  const last = lastOf(count, rounds);
  // The longest wait first: by the round of the last table, then in the order in which they came.
  const order = free.toSorted((a, b) => last[a].round - last[b].round || a - b);
  const mayRepeat = free.length + others === 2;
  const hasJustMet = (a: Entrant, b: Entrant): boolean => !mayRepeat && (last[a].other === b || last[b].other === a);
  const size = order.length + (order.length % 2);
  const mates = cheapestMatching(size, (a, b) => {
    if (a >= order.length || b >= order.length) return WAIT * (order.length - Math.min(a, b));
    const [one, other] = [order[a], order[b]];
    if (hasJustMet(one, other)) return JUST_MET;
    const met = Math.min(MOST_MEETINGS, past[one].met.get(other) ?? 0);
    return met * MEETING + Math.min(MOST_GAP, Math.abs(past[one].points - past[other].points));
  });
  const tables: (readonly Entrant[])[] = [];
  for (const [at, mate] of mates.entries()) {
    if (mate < at || mate >= order.length || hasJustMet(order[at], order[mate])) continue;
    tables.push(seated(order[at], order[mate], past));
  }
  return { tables, byes: [] };
}

/** By player: in which round it was paired last, -1 for none, and with whom. */
function lastOf(count: number, rounds: readonly PairedRound[]) {
  const last = Array.from({ length: count }, () => ({ round: -1, other: -1 }));
  for (const [round, { tables }] of rounds.entries()) {
    for (const { seats } of tables) {
      const [a, b] = seats;
      if (a === null || b === null) continue;
      last[a] = { round, other: b };
      last[b] = { round, other: a };
    }
  }
  return last;
}
