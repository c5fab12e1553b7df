/**
 * Whether a seat can take a place in one attack, and how.
 *
 * Exact means: no legal sequence of at most the given number of shipments (CA-51 to CA-74) and one attack move (CA-84
 * to CA-87) has a greater margin, that is, offence minus defence without third parties (CA-78 to CA-82). Assumptions:
 * - A boat passes a reach only if nobody is asked, or if all have answered this turn (CA-66, CA-73); with leave, all
 *   who have not answered allow it.
 * - A boat that stops takes any position in its file (CA-64); its leaving and coming change who lies beside a boat.
 * - A place never holds two Horses or two Weapons: a shipment that would lose one to CA-10 is made if the place still
 *   gains by it. Loading and unloading one kind at one stop (CA-63) is never needed.
 * - A Horse takes all goods of a boat, or as many as it can carry, or none.
 *
 * Earlier declarations of a target (CA-92) and hopeless declarations (CA-88) are ignored; for the latter see the points
 * of the third parties.
 *
 * If the search would exceed its cap on boards, `isExact` is false and the margin may be too small.
 */
import type { Seat } from '@marchlands/core/seat.ts';
import type { Setup } from '../../setup.ts';
import type { State } from '../../state.ts';
import { codesOf } from './codes.ts';
import { NO_MARGIN, Search } from './search.ts';
import { attackTurn } from './turn.ts';

export { NO_MARGIN };

/** Prepared for a state and a seat, then asked about any targets; reusable without allocating. */
export class AttackSolver {
  private readonly search: Search;
  private shipments = 0;

  /**
   * @param mostLooks cap on the boards evaluated for one question, about a microsecond each; beyond it the answer is
   * not exact
   */
  constructor(setup: Setup, mostLooks = 1000) {
    this.search = new Search(setup, mostLooks);
  }

  /** @param s at rest: no seat is inside a choice. The solver keeps no reference to it */
  prepare(s: State, seat: Seat): void {
    this.search.board.read(s, seat);
    this.search.passage.read();
    this.search.reach.clear();
  }

  /**
   * @param target a place of another seat, as the prepared state numbers it
   * @param shipments most shipments before the attack, 0 .. 8
   * @param hasLeave whether everybody asked for passage allows it
   * @returns the greatest margin, above 0 if the seat takes the target alone; NO_MARGIN if it cannot attack it
   */
  margin(target: number, shipments: number, hasLeave = false): number {
    if (hasLeave !== this.search.passage.hasLeave) this.search.reach.clear();
    this.search.passage.hasLeave = hasLeave;
    this.shipments = shipments;
    this.search.run(target, shipments);
    return this.search.margin;
  }

  /** Whether the last margin is exact. */
  get isExact(): boolean {
    return this.search.isExact;
  }

  /** Number of shipments in the plan for the last margin, the fewest that reach it. */
  get shipmentsUsed(): number {
    return this.search.shipmentsUsed;
  }

  /**
   * The seat's choices that carry out the plan for the last margin, as codes for `apply` in an Attack turn. Allocates.
   * Throws if the rules do not allow the plan to be declared (CA-88, CA-92).
   * @param s the state prepared
   */
  codes(s: State, seat: Seat): readonly number[] {
    return codesOf(attackTurn(s, seat, this.shipments), seat, this.search.steps);
  }

  /** Whether the plan for the last margin succeeds if every third party joins it (CA-88, CA-89). */
  get hasChance(): boolean {
    return this.search.margin + this.search.help > 0;
  }
}
