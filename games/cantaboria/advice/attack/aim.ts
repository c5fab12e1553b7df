import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../../data/land.ts';
import { BOAT, MAX_NEIGHBOURS, MAX_PLACES, MAX_TERRITORIES } from '../../data/limits.ts';
import { comesIn } from '../../rules/attack.ts';
import { broughtPoints } from '../../rules/force.ts';
import { HORSE_STEPS } from '../../rules/horse.ts';
import { areAdjacent, neighboursOf, ownNear } from '../../rules/places.ts';
import { touches } from '../../rules/waters.ts';
import type { Board } from './board.ts';

/** CA-78: the points of a Horse and a Weapon. */
const MOST_BROUGHT = 4;

/** The target and everything that counts for or against an attack on it (CA-77 to CA-82), on the current board. */
export class Aim {
  readonly board: Board;
  target = 0;
  /** Whether a boat can lie beside the target at all. */
  hasWater = false;
  /** Water spaces where a boat can lie beside the target, as bits in two words. */
  low = 0;
  high = 0;
  /** By territory: 1 beside the target. */
  private readonly isLandBeside = new Uint8Array(MAX_TERRITORIES);
  private readonly around = new Uint8Array(MAX_NEIGHBOURS);
  /** Own territories beside the target. */
  private readonly near = new Uint8Array(MAX_TERRITORIES);
  private nears = 0;
  /** By territory: 1 if a piece there counts without a boat, being beside the target or a ride away. */
  readonly counts = new Uint8Array(MAX_TERRITORIES);
  /** By place: 1 if a piece there could count; if boats matter, all water. */
  readonly matters = new Uint8Array(MAX_PLACES);
  /** Defence of a territory: no shipment of the attacker changes it. */
  private fixedDefence = 0;

  constructor(board: Board) {
    this.board = board;
  }

  /** @param target a place of another seat */
  read(target: number): void {
    const { board } = this;
    const { land } = board;
    this.target = target;
    this.hasWater = target >= BOAT || land.waters[target].length > 0;
    this.isLandBeside.fill(0);
    const count = neighboursOf(board, target, this.around);
    for (let i = 0; i < count; i += 1) if (this.around[i] < BOAT) this.isLandBeside[this.around[i]] = 1;
    this.low = 0;
    this.high = 0;
    for (let space = 0; space < land.spaces; space += 1) {
      if (!this.isSpaceFor(space)) continue;
      if (space < 32) this.low |= 1 << space;
      else this.high |= 1 << (space - 32);
    }
    this.readRing();
    this.fixedDefence = target < BOAT ? board.solid[target] + this.pointsOfSeat(board.owner[target] - 1) : 0;
  }

  private readRing(): void {
    const { board } = this;
    this.nears = 0;
    this.counts.fill(0);
    for (let i = 0; i < board.lands; i += 1) {
      const t = board.ownLand[i];
      if (this.isBeside(t)) {
        this.near[this.nears] = t;
        this.nears += 1;
        this.counts[t] = 1;
      } else if (this.hasLandWay(t)) this.counts[t] = 1;
    }
    this.matters.fill(board.fleet > 0 ? 1 : 0, BOAT);
    for (let t = 0; t < board.land.territories; t += 1) {
      this.matters[t] = this.counts[t] === 1 || (board.fleet > 0 && board.land.waters[t].length > 0) ? 1 : 0;
    }
  }

  /** Whether a territory of the attacker next to this one is beside the target. */
  private hasLandWay(t: number): boolean {
    const near = this.board.land.near[t];
    for (let i = 0; i < near.length; i += 1) if (this.isBeside(near[i]) && this.board.isOwn(near[i])) return true;
    return false;
  }

  isBeside(place: number): boolean {
    return place < BOAT ? this.isLandBeside[place] === 1 : areAdjacent(this.board, place, this.target);
  }

  /** Whether a boat in this water space can lie beside the target. */
  isSpaceFor(space: number): boolean {
    return touches(this.board, space, this.target);
  }

  /** CA-80, CA-89: points beside the target of one seat other than the attacker. */
  pointsOfSeat(seat: Seat): number {
    const { board, around } = this;
    const count = ownNear(board, seat, this.target, around);
    let sum = 0;
    for (let i = 0; i < count; i += 1) sum += board.lent[around[i]];
    return sum;
  }

  /** CA-80: defence without third parties. */
  defence(): number {
    if (this.target < BOAT) return this.fixedDefence;
    return this.board.solid[this.target] + this.pointsOfSeat(this.board.owner[this.target] - 1);
  }

  /** CA-81: offence without a move and without third parties; 0 if no own place is beside the target. */
  standing(): number {
    const { board } = this;
    let sum = 0;
    for (let i = 0; i < this.nears; i += 1) sum += board.pointsBeside(this.near[i]);
    for (let i = 0; i < board.fleet; i += 1) {
      const place = BOAT + board.ownBoats[i];
      if (this.isBeside(place)) sum += board.pointsBeside(place);
    }
    return sum;
  }

  /** Start of the best ride (CA-85), set by `rideGain`; NONE if no ride adds points. */
  rideFrom = NONE;

  /** CA-82, CA-85: the most that one ride or walk into the target adds. */
  rideGain(): number {
    const { board } = this;
    let best = 0;
    this.rideFrom = NONE;
    for (let i = 0; i < board.lands + board.fleet && best < MOST_BROUGHT; i += 1) {
      const from = board.ownPlaces[i];
      const gain = this.gainFrom(from);
      if (gain <= best) continue;
      best = gain;
      this.rideFrom = from;
    }
    return best;
  }

  private gainFrom(from: number): number {
    const { board, target } = this;
    const { seat, horse, weapon, setup } = board;
    const steps = horse[from] > 0 ? HORSE_STEPS : weapon[from] > 0 ? setup.options.footSteps : 0;
    if (steps === 0 || this.matters[from] === 0 || this.isBeside(from)) return 0;
    if (!comesIn(board, seat, from, target, steps)) return 0;
    return broughtPoints(board, target, horse[from] > 0 ? from + 1 : 0, weapon[from] > 0 ? from + 1 : 0);
  }

  /** Upper bound on the margin of any plan, whatever its shipments. */
  ceiling(): number {
    const { board } = this;
    let sum = 0;
    for (let i = 0; i < this.nears; i += 1) sum += board.lent[this.near[i]];
    for (let i = 0; i < board.fleet; i += 1) sum += board.lent[BOAT + board.ownBoats[i]];
    const slots = this.nears + board.fleet + 1;
    let horses = 0;
    let weapons = 0;
    for (let i = 0; i < board.lands + board.fleet; i += 1) {
      horses += board.horse[board.ownPlaces[i]];
      weapons += board.weapon[board.ownPlaces[i]];
    }
    return sum + Math.min(horses, slots) + 3 * Math.min(weapons, slots) - this.leastDefence();
  }

  /** A boat's defence is least when the attacker's boats lie between it and the other boats of its seat. */
  leastDefence(): number {
    const { board } = this;
    if (this.target < BOAT) return this.fixedDefence;
    let sum = board.solid[this.target];
    for (let side = 0; side < 2; side += 1) {
      const bank = board.land.banks[board.boatSpace[this.target - BOAT] * 2 + side];
      if (bank !== NONE && board.owner[bank] === board.owner[this.target]) sum += board.lent[bank];
    }
    return sum;
  }
}
