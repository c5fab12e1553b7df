import { type Entrant, inOrder, type PairedRound, type Past, pastOf } from './history.ts';
import type { Paired } from './swiss.ts';

/** A rematch costs more than any difference in points at a table. */
const AGAIN = 100_000;

/** The cost of a table: rematches, then differences in points. */
export function podCost(pod: readonly Entrant[], past: readonly Past[]): number {
  let cost = 0;
  for (const [at, one] of pod.entries()) {
    for (const other of pod.slice(at + 1)) {
      const met = past[one].met.get(other) ?? 0;
      cost += AGAIN * met * met + (past[one].points - past[other].points) ** 2;
    }
  }
  return cost;
}

/** Distributes the players in order over the fewest tables; table sizes differ by at most one. */
function podsOf(order: readonly Entrant[], seats: number): Entrant[][] {
  const tables = Math.ceil(order.length / seats);
  return Array.from({ length: tables }, (_, at) =>
    order.slice(Math.floor((at * order.length) / tables), Math.floor(((at + 1) * order.length) / tables)),
  );
}

/** Makes the swap of two players at different tables that saves most; false if none helps. */
function exchange(pods: Entrant[][], past: readonly Past[]): boolean {
  let best: { readonly saved: number; readonly pods: readonly [number, Entrant[], number, Entrant[]] } | null = null;
  for (const [a, one] of pods.entries()) {
    for (const [b, other] of pods.entries()) {
      if (b <= a) continue;
      const before = podCost(one, past) + podCost(other, past);
      for (const i of one.keys()) {
        for (const j of other.keys()) {
          const [first, second] = [one.with(i, other[j]), other.with(j, one[i])];
          const saved = before - podCost(first, past) - podCost(second, past);
          if (saved > (best?.saved ?? 0)) best = { saved, pods: [a, first, b, second] };
        }
      }
    }
  }
  if (best === null) return false;
  const [a, first, b, second] = best.pods;
  pods[a] = first;
  pods[b] = second;
  return true;
}

/**
 * The next round of a Swiss event at tables of more than two: by points, table after table; then two players of
 * different tables swap places as long as that avoids a repeated meeting, or reduces differences in points. Bots take
 * the remaining seats, so that nobody has a bye. At each table the player with the fewest first seats relative to last
 * seats sits first.
 */
export function podRound(
  entrants: readonly Entrant[],
  count: number,
  rounds: readonly PairedRound[],
  seats: number,
): Paired {
  const past = pastOf(count, rounds, seats);
  const pods = podsOf(inOrder(entrants, past), seats);
  while (exchange(pods, past));
  const tables = pods.map((pod) => {
    const sitting = pod.toSorted((a, b) => past[a].lead - past[b].lead || a - b);
    return [...sitting, ...Array.from({ length: seats - pod.length }, () => null)];
  });
  return { tables, byes: [] };
}
