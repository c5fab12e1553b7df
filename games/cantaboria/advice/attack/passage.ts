import { maskOf } from '@marchlands/core/seat.ts';
import { MAX_REACHES } from '../../data/limits.ts';
import { answerOf, outweighs, together } from '../../rules/passage.ts';
import { isPassing } from '../../rules/waters.ts';
import { ANSWER } from '../../state.ts';
import type { Board } from './board.ts';

/** CA-78: points of the Warrior aboard a boat. */
const WARRIOR = 1;

/** The places of the mover's Horses and Weapons in a hypothetical position. */
export interface Ashore {
  /** Points of the pieces in one of the mover's banks. */
  pointsIn(bank: number): number;
}

/**
 * CA-65 to CA-73: whether the attacker's boats may pass a reach. Answers given this turn stand. Without leave, a boat
 * passes if nobody would be asked, or if all have answered. With leave, owners who have not answered yet allow it.
 */
export class Passage {
  readonly board: Board;
  hasLeave = false;
  /** By reach: the total weight of the other seats' banks; 1 if the owner of one of them may forbid. */
  private readonly others = new Uint8Array(MAX_REACHES);
  private readonly isWatched = new Uint8Array(MAX_REACHES);
  /** Whether any owner of a bank has answered this turn. */
  private isAnswered = false;

  constructor(board: Board) {
    this.board = board;
  }

  /** Reads the contents of the banks after the board has read a state. */
  read(): void {
    this.isAnswered = this.board.answers.some((answers) => answers !== 0);
    const { owner, solid, land, seat, living, setup } = this.board;
    for (let reach = 0; reach < land.reaches; reach += 1) {
      const left = land.banks[reach * 2];
      const right = land.banks[reach * 2 + 1];
      const isLeft = owner[left] !== seat + 1;
      const isRight = owner[right] !== seat + 1;
      const isOneOwner = owner[left] === owner[right];
      this.others[reach] = together(setup, isOneOwner, isLeft ? solid[left] : 0, isRight ? solid[right] : 0);
      const isWatched =
        (isLeft && (living & maskOf(owner[left] - 1)) !== 0) || (isRight && (living & maskOf(owner[right] - 1)) !== 0);
      this.isWatched[reach] = isWatched ? 1 : 0;
    }
  }

  /**
   * CA-65: whether a boat may leave one water space for another.
   * @param entry the end by which it came in, 0 if it began there
   * @param points of the boat and its load
   */
  isOpen(boat: number, from: number, entry: number, into: number, points: number, ashore: Ashore): boolean {
    return !isPassing(this.board.setup, from, entry, into) || this.passes(boat, from, points, ashore);
  }

  /**
   * CA-69: whether the contents of one of the attacker's banks may decide whether a boat passes there.
   * @param pieces the most that the boat carries and the bank holds
   */
  isContested(bank: number, pieces: number): boolean {
    const { land, solid, setup } = this.board;
    if (!setup.options.ownBankAllows || (this.hasLeave && !this.isAnswered)) return false;
    const least = solid[bank] + WARRIOR + setup.options.hullPoints;
    const waters = land.waters[bank];
    for (let i = 0; i < waters.length; i += 1) {
      const space = waters[i];
      if (space >= land.reaches || this.isWatched[space] === 0 || least > this.others[space]) continue;
      if (this.isAnswered || least + 2 * pieces > this.others[space]) return true;
    }
    return false;
  }

  /** CA-66 to CA-70. */
  private passes(boat: number, reach: number, points: number, ashore: Ashore): boolean {
    if (this.isWatched[reach] === 0) return true;
    const { board } = this;
    const left = board.land.banks[reach * 2];
    const right = board.land.banks[reach * 2 + 1];
    const leftPoints = this.weightOf(left, ashore);
    const rightPoints = this.weightOf(right, ashore);
    const own = (board.isOwn(left) ? leftPoints : 0) + (board.isOwn(right) ? rightPoints : 0);
    if (points + own > this.others[reach]) return true;
    const leftSays = answerOf(board, board.seat, board.living, boat, reach, 0);
    const rightSays = answerOf(board, board.seat, board.living, boat, reach, 1);
    if (!this.hasLeave && (leftSays === ANSWER.none || rightSays === ANSWER.none)) return false;
    const isOneOwner = board.owner[left] === board.owner[right];
    return outweighs(board.setup, isOneOwner, points, leftPoints, leftSays, rightPoints, rightSays);
  }

  /** CA-69: the points of a bank that count. */
  private weightOf(bank: number, ashore: Ashore): number {
    const { board } = this;
    if (!board.isOwn(bank)) return board.solid[bank];
    return board.setup.options.ownBankAllows ? board.solid[bank] + ashore.pointsIn(bank) : 0;
  }
}
