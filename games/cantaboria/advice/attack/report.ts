import type { Seat } from '@marchlands/core/seat.ts';
import { type Move, moveCodec } from '../../moves.ts';
import type { State } from '../../state.ts';
import { type AttackSolver, NO_MARGIN } from './solver.ts';

/** The best attack of one seat on one place, with a chance of success: all third parties together could decide it. */
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
}

/** The best plan, with leave to pass or without. */
interface Plan {
  readonly margin: number;
  readonly shipments: number;
  readonly isExact: boolean;
  /** Null if it fails even if every third party joins: then it may not be declared (CA-88). */
  readonly moves: readonly Move[] | null;
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
  const moves = solver.hasChance ? solver.codes(s, by).map((code) => moveCodec.decode(code)) : null;
  return { margin, shipments: solver.shipmentsUsed, isExact: solver.isExact, moves };
}

/**
 * The best attack of a seat on a place.
 * @param solver prepared for `s` and `by`
 * @param target a place that the seat may declare
 * @returns null if it cannot succeed, with leave to pass or without, whoever joins
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
  const best = alone?.moves == null ? withLeave : alone;
  if (best?.moves == null) return null;
  return {
    ...{ by, target, shipments: best.shipments, plan: best.moves },
    margin: alone?.margin ?? null,
    marginWithLeave: Math.max(best.margin, withLeave?.margin ?? NO_MARGIN),
    isExact: alone?.isExact !== false && withLeave?.isExact !== false,
  };
}
