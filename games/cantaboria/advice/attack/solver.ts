/**
 * Whether a seat can take a place in one attack, and how.
 *
 * Exact means: no legal sequence of at most so many shipments (CA-51 to CA-74) and one attack move (CA-84 to CA-87) has a
 * greater margin, which is offence less defence without third parties (CA-78 to CA-82). It assumes that
 * - a boat passes a reach only where nobody is asked, or where all have answered this turn (CA-66, CA-73); with leave, all
 *   who have not answered allow it;
 * - a boat that stops takes any position in its file (CA-64), and its leaving and coming change who lies beside a boat;
 * - a place never holds two Horses or two Weapons: shipments that would lose one to CA-10 are made where the place still
 *   gains by them, and taking and setting down one kind at one stop (CA-63) is never needed;
 * - a Horse takes all goods of a boat, or as many as it can carry, or none.
 * Which targets were declared before (CA-92), and whether declaring is hopeless (CA-88), are not looked at: for these see
 * the points of the third parties.
 *
 * Where more boards than a cap would have to be looked at, `isExact` is false and the margin may be too small.
 */
import type { Seat } from '@marchlands/core/seat.ts';
import type { Setup } from '../../setup.ts';
import type { State } from '../../state.ts';
import { codesOf } from './codes.ts';
import { NO_MARGIN, Search } from './search.ts';
import { attackTurn } from './turn.ts';

export { NO_MARGIN };

/** Prepared for a state and a seat, then asked for any targets; reused without allocating. */
export class AttackSolver {
  private readonly search: Search;
  private shipments = 0;

  /** @param mostLooks boards, of about a microsecond each, that one question may look at; it is not exact where it needs more */
  constructor(setup: Setup, mostLooks = 1000) {
    this.search = new Search(setup, mostLooks);
  }

  /** @param s at rest: nobody is inside a choice. The solver keeps nothing of it */
  prepare(s: State, seat: Seat): void {
    this.search.board.read(s, seat);
    this.search.passage.read();
    this.search.reach.clear();
  }

  /**
   * @param target a place of another seat, as the prepared state numbers it
   * @param shipments that may be made before, 0 .. 8
   * @param hasLeave whether all who are asked for passage allow it
   * @returns the greatest margin, above 0 where the seat takes the target alone; NO_MARGIN where it cannot attack it
   */
  margin(target: number, shipments: number, hasLeave = false): number {
    if (hasLeave !== this.search.passage.hasLeave) this.search.reach.clear();
    this.search.passage.hasLeave = hasLeave;
    this.shipments = shipments;
    this.search.run(target, shipments);
    return this.search.margin;
  }

  /** Whether the margin asked last is exact. */
  get isExact(): boolean {
    return this.search.isExact;
  }

  /** Shipments of the plan for the margin asked last: no more than needed for it. */
  get shipmentsUsed(): number {
    return this.search.shipmentsUsed;
  }

  /**
   * What the seat has to choose to carry out the plan for the margin asked last, as codes that `apply` takes in an Attack
   * turn. Allocates. Throws where the rules do not let the plan be declared (CA-88, CA-92).
   * @param s the state prepared
   */
  codes(s: State, seat: Seat): readonly number[] {
    return codesOf(attackTurn(s, seat, this.shipments), seat, this.search.steps);
  }

  /** Points beside the target that a third party could lend (CA-89) once the plan for the margin asked last is made. */
  thirdPoints(seat: Seat): number {
    return this.search.thirdPoints[seat];
  }
}
