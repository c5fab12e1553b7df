import { NONE } from '../../data/land.ts';
import { BOAT, MAX_TERRITORIES } from '../../data/limits.ts';
import type { Level } from './level.ts';
import { LOAD_HORSE, LOAD_WEAPON } from './reach.ts';

/** The most banks that the search tracks. */
const MOST_BANKS = 30;

/** The attacker's territories beside water, one bit each, and the use of each. */
export class Banks {
  readonly places = new Uint8Array(MOST_BANKS);
  /** By territory: its bit; NONE if it is not a bank. */
  readonly bitOf = new Uint8Array(MAX_TERRITORIES);
  count = 0;
  /** Banks beside the target, and banks a ride away from it. */
  near = 0;
  ring = 0;
  /** Banks where a piece set down by a boat may be of use, and banks where it is of use if another boat takes it on. */
  forAll = 0;
  forHorse = 0;
  forWeapon = 0;

  /** Reads the banks of a board. */
  read(level: Level): void {
    const { board, aim } = level;
    this.bitOf.fill(NONE);
    this.count = 0;
    this.near = 0;
    this.ring = 0;
    for (let i = 0; i < board.lands; i += 1) {
      const t = board.ownLand[i];
      if (board.land.waters[t].length === 0) continue;
      if (this.count === MOST_BANKS) {
        level.cut();
        return;
      }
      if (aim.isBeside(t)) this.near |= 1 << this.count;
      else if (aim.counts[t] === 1) this.ring |= 1 << this.count;
      this.places[this.count] = t;
      this.bitOf[t] = this.count;
      this.count += 1;
    }
  }

  /** The bit of a territory; 0 if it is not a bank. */
  bitAt(territory: number): number {
    return territory === NONE || this.bitOf[territory] === NONE ? 0 : 1 << this.bitOf[territory];
  }

  /** Banks that hold a Horse (or a Weapon), as bits. */
  bitsOf(pieces: Uint8Array): number {
    let bits = 0;
    for (let i = 0; i < this.count; i += 1) bits |= pieces[this.places[i]] << i;
    return bits;
  }

  /**
   * Banks where pieces may be of use after a boat's move. In the last shipment these are the banks where pieces count,
   * decide a passage or may be taken on by another boat. At any other bank, pieces may as well stay aboard or ashore.
   */
  readUses(level: Level, boat: number): void {
    const { board, passage, bound } = level;
    this.forAll = -1;
    this.forHorse = 0;
    this.forWeapon = 0;
    if (!level.isLast()) return;
    this.forAll = this.near;
    this.forHorse = this.ring;
    this.forWeapon = this.ring;
    const pieces = bound.mostAboard();
    for (let i = 0; i < this.count; i += 1) if (passage.isContested(this.places[i], pieces)) this.forAll |= 1 << i;
    for (let i = 0; i < board.fleet; i += 1) {
      const other = board.ownBoats[i];
      if (other === boat) continue;
      const reached = this.reachedBy(level, other);
      if (board.horse[BOAT + other] === 0) this.forHorse |= reached;
      if (board.weapon[BOAT + other] === 0) this.forWeapon |= reached;
    }
  }

  /** Banks where another boat may take pieces on, on its way to the target. */
  private reachedBy({ board, aim, reach }: Level, boat: number): number {
    const row = reach.row(boat, LOAD_HORSE | LOAD_WEAPON, board.boatSpace[boat]);
    let bits = 0;
    if (((reach.low[row] & aim.low) | (reach.high[row] & aim.high)) === 0) return 0;
    for (let i = 0; i < this.count; i += 1) {
      const t = this.places[i];
      if (((reach.low[row] & board.waterLow[t]) | (reach.high[row] & board.waterHigh[t])) !== 0) bits |= 1 << i;
    }
    return bits;
  }
}
