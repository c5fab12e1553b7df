import type { Seat } from '@marchlands/core/seat.ts';
import { type Move, moveCodec } from '../../moves.ts';
import type { State } from '../../state.ts';
import { type AttackSolver, NO_MARGIN } from './solver.ts';

/** A third party beside a target, and what it could lend (CA-89). */
export interface ThirdParty {
  readonly seat: Seat;
  readonly points: number;
}

/** The best attack of one seat on one place. */
export interface AttackReport {
  /** The attacker. */
  readonly by: Seat;
  readonly target: number;
  /**
   * Offence minus defence without third parties: above 0 it succeeds alone; null if it needs leave to attack at all.
   */
  readonly margin: number | null;
  /** The same if everybody asked for passage allows it (CA-66). */
  readonly marginWithLeave: number;
  /** The number of logistics shipments in the plan. */
  readonly shipments: number;
  /** The attacker's choices up to the declaration; without leave if that has a chance. */
  readonly plan: readonly Move[];
  /** False if the search was cut short: the margin may be too small. */
  readonly isExact: boolean;
  /** Whether it could succeed with all third parties on its side and all passage allowed (CA-88). */
  readonly hasChance: boolean;
  /** Sorted by points, highest first. */
  readonly thirds: readonly ThirdParty[];
  /**
   * The smallest set of third parties that must join the attacker while the others stay neutral; empty if it succeeds
   * alone; null if even all are too few.
   */
  readonly joiners: readonly Seat[] | null;
  /**
   * The smallest set that would save the defender from an attack that succeeds alone, the others neutral; null if none
   * can.
   */
  readonly savers: readonly Seat[] | null;
}

/** The fewest third parties, highest points first, that together lend this many points; null if all lend less. */
export function fewest(thirds: readonly ThirdParty[], points: number): readonly Seat[] | null {
  const chosen: Seat[] = [];
  let sum = 0;
  for (const third of thirds) {
    if (sum >= points) break;
    chosen.push(third.seat);
    sum += third.points;
  }
  return sum >= points ? chosen : null;
}

/** The best plan, with leave to pass or without. */
interface Plan {
  readonly margin: number;
  readonly shipments: number;
  readonly isExact: boolean;
  readonly thirds: readonly ThirdParty[];
  /** Whether it succeeds if every third party joins; otherwise it may not be declared (CA-88). */
  readonly hasChance: boolean;
  readonly moves: readonly Move[];
}

function planOf(
  solver: AttackSolver,
  s: State,
  by: Seat,
  target: number,
  shipments: number,
  hasLeave: boolean,
): Plan | null {
  const margin = solver.margin(target, shipments, hasLeave);
  if (margin === NO_MARGIN) return null;
  const thirds = thirdParties(solver, s);
  const hasChance = fewest(thirds, 1 - margin) !== null;
  const moves = hasChance ? solver.codes(s, by).map((code) => moveCodec.decode(code)) : [];
  return { margin, shipments: solver.shipmentsUsed, isExact: solver.isExact, thirds, hasChance, moves };
}

/**
 * The best attack of a seat on a place. The points of third parties tell whether a set of them decides it: the attack
 * succeeds if the margin, plus its allies' points and minus those of the defender's allies, is above 0 (CA-83).
 * @param solver prepared for `s` and `by`
 * @param target a place that the seat may declare
 * @returns null if the seat cannot attack the place at all, with leave or without
 */
export function reportAttack(
  solver: AttackSolver,
  s: State,
  by: Seat,
  target: number,
  shipments: number,
): AttackReport | null {
  const alone = planOf(solver, s, by, target, shipments, false);
  const withLeave = planOf(solver, s, by, target, shipments, true);
  const plan = alone?.hasChance === true ? alone : withLeave;
  if (plan === null) return null;
  return {
    by,
    target,
    margin: alone?.margin ?? null,
    marginWithLeave: Math.max(plan.margin, withLeave?.margin ?? NO_MARGIN),
    hasChance: plan.hasChance,
    shipments: plan.shipments,
    plan: plan.moves,
    isExact: alone?.isExact !== false && withLeave?.isExact !== false,
    thirds: plan.thirds,
    joiners: alone === null ? null : fewest(alone.thirds, 1 - alone.margin),
    savers: alone === null || alone.margin <= 0 ? null : fewest(alone.thirds, alone.margin),
  };
}

function thirdParties(solver: AttackSolver, s: State): readonly ThirdParty[] {
  return Array.from({ length: s.setup.seats }, (_, seat) => ({ seat, points: solver.thirdPoints(seat) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}
