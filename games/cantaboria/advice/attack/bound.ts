import { lowestBit } from '@marchlands/core/bits.ts';
import { NONE } from '../../data/land.ts';
import { BOAT } from '../../data/limits.ts';
import type { Aim } from './aim.ts';
import type { Board } from './board.ts';
import { LOAD_HORSE, LOAD_WEAPON, type Reach } from './reach.ts';
import { Tally } from './tally.ts';

/** Points of a Horse and a Weapon together. */
const PIECES = 4;

/**
 * Upper bound on an attack after one more shipment: it puts as many movable pieces as have room beside the target and
 * adds the most that the attack move can. It ignores how they get there, so no plan exceeds it.
 */
export class Bound {
  private readonly board: Board;
  private readonly aim: Aim;
  private readonly reach: Reach;
  private readonly horses: Tally;
  private readonly weapons: Tally;
  /** The boat that makes the shipment, or NONE. */
  private ferry = NONE;
  /** Water spaces that a boat may reach with all it may take on, as bits. */
  private low = 0;
  private high = 0;
  private load = 0;
  /** The last bound without the pieces that the shipment moves, but with all that an attack move may add. */
  rest = 0;

  constructor(board: Board, aim: Aim, reach: Reach) {
    this.board = board;
    this.aim = aim;
    this.reach = reach;
    this.horses = new Tally(1, board.horse);
    this.weapons = new Tally(3, board.weapon);
  }

  /** CA-58: the Weapons of the links of a chain. */
  afterChain(links: Uint8Array, count: number): number {
    this.horses.clear();
    this.weapons.clear();
    this.ferry = NONE;
    for (let i = 0; i < count; i += 1) this.weapons.isLoose[links[i]] = 1;
    return this.most();
  }

  /** CA-61: the Horses and Weapons of a boat and of all own banks in its reach. */
  afterFerry(boat: number): number {
    const { board, horses, weapons } = this;
    horses.clear();
    weapons.clear();
    this.ferry = boat;
    this.sail(boat);
    const { isLoose } = horses;
    for (let i = 0; i < board.lands; i += 1) if (this.hasBank(board.ownLand[i])) isLoose[board.ownLand[i]] = 1;
    isLoose[BOAT + boat] = 1;
    weapons.isLoose.set(isLoose);
    return this.most();
  }

  /** Whether a boat can come beside the target in one move on the current board. */
  canCome(boat: number): boolean {
    this.horses.clear();
    this.weapons.clear();
    this.sail(boat);
    return this.isThere();
  }

  /** Points not yet counted that the last boat asked about may take on on its way. */
  mostTaken(boat: number): number {
    return this.cargoGain(boat, true, this.horses) + this.cargoGain(boat, true, this.weapons);
  }

  /** The most points of pieces that own boats may carry, one of each kind a boat. */
  mostAboard(): number {
    const { board } = this;
    this.horses.clear();
    this.weapons.clear();
    let load = 0;
    for (let i = 0; i < board.fleet; i += 1) {
      this.sail(board.ownBoats[i]);
      load |= this.load;
    }
    return (load & LOAD_HORSE) + 3 * (load >> 1);
  }

  /** The bound with the current loose pieces. */
  private most(): number {
    const { board, aim, horses, weapons } = this;
    let sum = -aim.leastDefence();
    const isFerryBeside = this.ferry !== NONE && this.isThere();
    for (let i = 0; i < board.lands; i += 1) sum += this.read(board.ownLand[i], aim.isBeside(board.ownLand[i]));
    for (let i = 0; i < board.fleet; i += 1) {
      const boat = board.ownBoats[i];
      sum += this.read(BOAT + boat, boat === this.ferry ? isFerryBeside : this.isBeside(boat));
    }
    let gain = this.rideGain();
    let hull = 0;
    for (let i = 0; i < board.fleet; i += 1) {
      const boat = board.ownBoats[i];
      const isBeside = boat === this.ferry ? isFerryBeside : this.isBeside(boat);
      gain = Math.max(gain, this.voyageGain(boat, isBeside));
      if (!isBeside) hull = Math.max(hull, board.lent[BOAT + boat]);
    }
    this.rest = sum + horses.staying() + weapons.staying() + hull + PIECES;
    return sum + horses.sum() + weapons.sum() + gain;
  }

  private read(place: number, isBeside: boolean): number {
    this.horses.read(place, isBeside);
    this.weapons.read(place, isBeside);
    return isBeside ? this.board.lent[place] : 0;
  }

  /** Whether a boat that makes no shipment may lie beside the target; in a file, boats in between may have left. */
  private isBeside(boat: number): boolean {
    const { aim, board } = this;
    return this.ferry === NONE ? aim.isBeside(BOAT + boat) : aim.isSpaceFor(board.boatSpace[boat]);
  }

  /** CA-85: a Horse not counted yet, and the Weapon at its start; with two steps by foot also a Weapon alone. */
  private rideGain(): number {
    const { board, aim } = this;
    let most = 0;
    for (let i = 0; i < board.lands; i += 1) {
      const t = board.ownLand[i];
      if (aim.counts[t] === 1 && !aim.isBeside(t)) most = Math.max(most, this.rideGainFrom(t));
    }
    for (let i = 0; i < board.fleet; i += 1) most = Math.max(most, this.rideGainFrom(BOAT + board.ownBoats[i]));
    return most;
  }

  private rideGainFrom(place: number): number {
    const { horses, weapons } = this;
    if (!horses.mayStandAt(place) && this.board.setup.options.footSteps === 1) return 0;
    return horses.gainAt(place) + weapons.gainAt(place);
  }

  /** CA-86: a boat that comes, and the pieces it takes on. */
  private voyageGain(boat: number, isBeside: boolean): number {
    const { board, horses, weapons } = this;
    const isBarred = this.ferry !== NONE && board.goods[boat] > 0 && !board.setup.options.attackWithGoods;
    if (boat !== this.ferry && isBarred) return 0;
    this.sail(boat);
    if (boat === this.ferry) this.sailOn(boat);
    if (!this.isThere()) return 0;
    const hull = isBeside ? 0 : board.lent[BOAT + boat];
    return hull + this.cargoGain(boat, isBeside, horses) + this.cargoGain(boat, isBeside, weapons);
  }

  /** Points of one kind that an arriving boat has aboard or takes on and that were not counted yet. */
  private cargoGain(boat: number, isBeside: boolean, tally: Tally): number {
    const { board, aim } = this;
    const place = BOAT + boat;
    const isLoose = tally.isLoose[place] === 1;
    if (tally.pieces[place] > 0 && !isLoose) return isBeside ? 0 : tally.points;
    // Its room beside the target was counted and is taken.
    if (isLoose && isBeside && !tally.hasRoom()) return 0;
    if (tally.isOver()) return tally.points;
    for (let i = 0; i < board.lands; i += 1) {
      const t = board.ownLand[i];
      if (tally.pieces[t] > tally.isLoose[t] && !aim.isBeside(t) && this.hasBank(t)) return tally.points;
    }
    return 0;
  }

  /** Whether the sailing boat can get beside the target or a territory. */
  private isThere(): boolean {
    return ((this.low & this.aim.low) | (this.high & this.aim.high)) !== 0;
  }

  private hasBank(territory: number): boolean {
    const { board } = this;
    return ((this.low & board.waterLow[territory]) | (this.high & board.waterHigh[territory])) !== 0;
  }

  /** One boat move; pieces it may take on extend its range. */
  private sail(boat: number): void {
    const { board } = this;
    const place = BOAT + boat;
    this.load = (board.horse[place] > 0 ? LOAD_HORSE : 0) | (board.weapon[place] > 0 ? LOAD_WEAPON : 0);
    for (let load = -1; load !== this.load; ) {
      load = this.load;
      const row = this.reach.row(boat, load, board.boatSpace[boat]);
      this.low = this.reach.low[row];
      this.high = this.reach.high[row];
      this.takeOn();
    }
  }

  /** One more step, from every place reached so far. */
  private sailOn(boat: number): void {
    const { low, high } = this;
    for (let load = -1; load !== this.load; ) {
      load = this.load;
      for (let rest = low; rest !== 0; rest &= rest - 1) this.join(boat, load, lowestBit(rest));
      for (let rest = high; rest !== 0; rest &= rest - 1) this.join(boat, load, 32 + lowestBit(rest));
      this.takeOn();
    }
  }

  private join(boat: number, load: number, from: number): void {
    const row = this.reach.row(boat, load, from);
    this.low |= this.reach.low[row];
    this.high |= this.reach.high[row];
  }

  /** The load with everything that is, or may be, at the places the boat reaches. */
  private takeOn(): void {
    const { board, horses, weapons } = this;
    for (let i = 0; i < board.lands && this.load < (LOAD_HORSE | LOAD_WEAPON); i += 1) {
      const t = board.ownLand[i];
      if (!this.hasBank(t)) continue;
      if (horses.mayStandAt(t) || board.horse[t] > 0) this.load |= LOAD_HORSE;
      if (weapons.mayStandAt(t) || board.weapon[t] > 0) this.load |= LOAD_WEAPON;
    }
  }
}
