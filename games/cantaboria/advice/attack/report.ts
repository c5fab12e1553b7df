import type { Seat } from '@marchlands/core/seat.ts';
import type { State } from '../../state.ts';
import { type AttackSolver, NO_MARGIN } from './solver.ts';

/** A third party beside a target, and what it could lend (CA-89). */
export interface ThirdParty {
  readonly seat: Seat;
  readonly points: number;
}

/** What comes of the best attack of one seat on one place. */
export interface AttackReport {
  /** The attacker. */
  readonly by: Seat;
  readonly target: number;
  /** Offence less defence without third parties: above 0 it succeeds alone; null where it takes leave to attack at all. */
  readonly margin: number | null;
  /** The same if all who are asked for passage allow it (CA-66). */
  readonly marginWithLeave: number;
  /** Logistics shipments that the plan needs. */
  readonly shipments: number;
  /** False where there was too much to search: the margin may be too small. */
  readonly isExact: boolean;
  /** Whether it could succeed: with every third party on its side and all passage allowed (CA-88). */
  readonly hasChance: boolean;
  /** Most points first. */
  readonly thirds: readonly ThirdParty[];
  /** The fewest third parties that must join the attacker while the others stay neutral; none where it succeeds alone; null where all are too few. */
  readonly joiners: readonly Seat[] | null;
  /** The fewest that would save the defender of an attack that succeeds alone, the others neutral; null where they cannot. */
  readonly savers: readonly Seat[] | null;
}

/** The fewest third parties, most points first, that together lend so much; null where all lend less. */
function fewest(thirds: readonly ThirdParty[], points: number): readonly Seat[] | null {
  const chosen: Seat[] = [];
  let sum = 0;
  for (const third of thirds) {
    if (sum >= points) break;
    chosen.push(third.seat);
    sum += third.points;
  }
  return sum >= points ? chosen : null;
}

/**
 * What a seat can do to a place in one attack. Whether a set of third parties decides it, their points tell: the attack
 * succeeds where the margin, with those of its allies and without those of the defender's, is above 0 (CA-83).
 * @param solver prepared for `s` and `by`; afterwards it holds the plan that passes without leave
 * @returns null where the seat cannot attack the place at all, with leave or without
 */
export function reportAttack(
  solver: AttackSolver,
  s: State,
  by: Seat,
  target: number,
  shipments: number,
): AttackReport | null {
  const marginWithLeave = solver.margin(target, shipments, true);
  const isLeaveExact = solver.isExact;
  let thirds = thirdParties(solver, s);
  const margin = solver.margin(target, shipments);
  if (margin === NO_MARGIN && marginWithLeave === NO_MARGIN) return null;
  if (margin !== NO_MARGIN) thirds = thirdParties(solver, s);
  const most = Math.max(margin, marginWithLeave);
  return {
    by,
    target,
    margin: margin === NO_MARGIN ? null : margin,
    marginWithLeave: most,
    hasChance: fewest(thirds, 1 - most) !== null,
    shipments: solver.shipmentsUsed,
    isExact: solver.isExact && isLeaveExact,
    thirds,
    joiners: fewest(thirds, 1 - margin),
    savers: margin > 0 ? fewest(thirds, margin) : null,
  };
}

function thirdParties(solver: AttackSolver, s: State): readonly ThirdParty[] {
  return Array.from({ length: s.setup.seats }, (_, seat) => ({ seat, points: solver.thirdPoints(seat) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}
