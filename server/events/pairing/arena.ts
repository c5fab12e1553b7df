import { type Entrant, type PairedRound, pastOf, seated } from './history.ts';
import { cheapestMatching } from './matching.ts';
import type { Paired } from './swiss.ts';

/** The cost of an immediate rematch: the players wait instead. */
const JUST_MET = 2 ** 30;
/** The cost of leaving a player waiting, per player who has waited less. */
const WAIT = 2 ** 16;
const MEETING = 2 ** 8;
const MOST_MEETINGS = 63;
const MOST_GAP = 255;

/**
 * Pairs the free players of an arena, at tables of two. Nobody gets an immediate rematch unless there are only two
 * players; the longest-waiting are paired first, with the opponent they have met least, then with one of equal points.
 * @param free who is free
 * @param others number of players in the arena who are playing now
 */
export function arenaTables(
  free: readonly Entrant[],
  others: number,
  count: number,
  rounds: readonly PairedRound[],
): Paired {
  const past = pastOf(count, rounds, 2);
  const last = lastOf(count, rounds);
  // The longest wait first: by the round of the last table, then by order of arrival.
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

/** By player: the round of its last pairing, -1 for none, and the opponent. */
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
