import { type Entrant, inOrder, type PairedRound, type Past, pastOf, seated } from './history.ts';
import { cheapestMatching } from './matching.ts';

/** A paired round: seats by table, and the player with a bye. */
export interface Paired {
  readonly tables: readonly (readonly (Entrant | null)[])[];
  readonly byes: readonly Entrant[];
}

/** Cap of each count in a cost. With `STEPS` every sum stays an exact integer. */
const MOST_MET = 7;
const MOST_BYES = 15;
const MOST_GAP = 10;
const FOLD = 7;

/**
 * How much heavier each reason weighs than all lighter ones of a round together, the lightest first, for at most 32 tables:
 * a fold of the order, seats in turn, distance in points, rank of the bye, a seat three times, a second bye, a meeting again.
 */
const STEPS = [2 ** 8, 2 ** 7, 2 ** 11, 2 ** 7, 2 ** 6, 2 ** 4] as const;

/** The lightest penalty first; each is a small whole number. */
type Reasons = readonly [number, number, number, number, number, number, number];

function costOf(reasons: Reasons): number {
  let unit = 1;
  let cost = 0;
  for (const [at, reason] of reasons.entries()) {
    cost += reason * unit;
    unit *= STEPS[at] ?? 1;
  }
  return cost;
}

/** The cost of pairing two players. */
export function pairCost(a: Entrant, b: Entrant, order: readonly Entrant[], past: readonly Past[]): number {
  const [one, other] = [past[a], past[b]];
  const gap = Math.min(MOST_GAP, Math.abs(one.points - other.points));
  // A player with two more first seats than last, or the reverse, needs the other seat; two such players do not fit.
  const isUneven = Math.abs(one.lead) >= 2 && Math.abs(other.lead) >= 2 && one.lead > 0 === other.lead > 0;
  const clash = one.lead !== 0 && other.lead !== 0 && one.lead > 0 === other.lead > 0 ? 2 : 0;
  const same = one.lastSeat !== null && one.lastSeat === other.lastSeat ? 1 : 0;
  // Within the same points the upper half meets the lower half, place by place.
  const group = order.filter((entrant) => past[entrant].points === one.points);
  const away = Math.abs(group.indexOf(a) - group.indexOf(b));
  const half = Math.floor(group.length / 2);
  const fold = gap > 0 ? 0 : Math.min(FOLD, Math.abs(away - half));
  return costOf([
    fold,
    clash + same,
    (gap * (gap + 1)) / 2,
    0,
    isUneven ? 1 : 0,
    0,
    Math.min(MOST_MET, one.met.get(b) ?? 0),
  ]);
}

/** The cost of a bye for a player. */
export function byeCost(entrant: Entrant, order: readonly Entrant[], past: readonly Past[]): number {
  const above = order.length - 1 - order.indexOf(entrant);
  return costOf([0, 0, 0, above, 0, Math.min(MOST_BYES, past[entrant].byes), 0]);
}

/**
 * The next round of a Swiss event at tables of two: the pairing of all active players with the least cost. In order of
 * importance: no rematches; no second bye; no player more than two seats out of balance; the bye goes to the last;
 * opponents have equal points; seats alternate; and within equal points the upper half meets the lower.
 */
export function swissRound(entrants: readonly Entrant[], count: number, rounds: readonly PairedRound[]): Paired {
  const past = pastOf(count, rounds, 2);
  const order = inOrder(entrants, past);
  const vertices = order.length + (order.length % 2);
  const mates = cheapestMatching(vertices, (a, b) => {
    const [one, other] = [order.at(a), order.at(b)];
    if (a >= order.length) return byeCost(order[b], order, past);
    if (b >= order.length) return byeCost(order[a], order, past);
    return one === undefined || other === undefined ? 0 : pairCost(one, other, order, past);
  });
  const tables: (readonly Entrant[])[] = [];
  const byes: Entrant[] = [];
  for (const [at, mate] of mates.entries()) {
    if (at >= order.length || mate < at) continue;
    if (mate >= order.length) byes.push(order[at]);
    else tables.push(seated(order[at], order[mate], past));
  }
  return { tables, byes };
}
