import { countBits } from '@marchlands/core/bits.ts';
import { NONE } from '../../data/land.ts';
import { BOAT, HORSE, MAX_SPACES, WEAPON } from '../../data/limits.ts';
import { castOff, countIn, entryOf, moor } from '../../rules/waters.ts';
import { Banks } from './banks.ts';
import { Journeys } from './journeys.ts';
import type { Level, Shipment } from './level.ts';
import type { Ashore } from './passage.ts';
import { DO, type Steps } from './steps.ts';

/** States expanded in the time it takes to evaluate one board. */
const STATES_A_LOOK = 5;

/** Urgency of expanding a state, per point beside the target, a ride away from it, and aboard. */
const URGENCY_NEAR = 4;
const URGENCY_RING = 3;
const URGENCY_ABOARD = 2;
const MOST_URGENCY = 255;

/** In `where`: the water space, the end by which it was entered, and the load. */
const ENTRY = 6;
const ABOARD_HORSE = 1 << 8;
const ABOARD_WEAPON = 1 << 9;
const ABOARD_GOODS = 1 << 10;
/** If a boat unloads only where it stops (`boatLoadEnRoute` off): whether it has unloaded. */
const HAS_UNLOADED = 1 << 11;
/** From the bit of a piece aboard to the bit of one left ashore for the attack move: more than one is of no use. */
const LEFT = 4;
/** Everything carried from one water space to the next. */
const ALONG = ABOARD_HORSE | ABOARD_WEAPON | ABOARD_GOODS | ((ABOARD_HORSE | ABOARD_WEAPON) << LEFT);

/** CA-60 to CA-64: one boat goes as far as passage allows and moves Horses and Weapons between banks. */
export class Ferry implements Shipment, Ashore {
  private readonly level: Level;
  private readonly journeys = new Journeys();
  private boat = 0;
  private readonly banks = new Banks();
  /** Upper bound on the margin after the boat's move; and that bound without the pieces it moves. */
  private most = 0;
  private rest = 0;
  /** The state being expanded, and the one on the board. */
  private followed = 0;
  private node = 0;
  private position = 0;

  constructor(level: Level) {
    this.level = level;
  }

  begin(): void {
    if (this.level.board.fleet > 0) this.banks.read(this.level);
  }

  eachFrom(place: number): boolean {
    const { level } = this;
    if (place < BOAT) return false;
    this.boat = place - BOAT;
    this.most = level.isLast() ? level.bound.afterFerry(this.boat) : Number.POSITIVE_INFINITY;
    this.rest = level.isLast() ? level.bound.rest : Number.POSITIVE_INFINITY;
    return level.isWorth(this.most) && this.eachState();
  }

  /** Expands the most urgent state first, as long as a greater margin is possible. */
  private eachState(): boolean {
    const { board } = this.level;
    const { journeys, boat, banks, level } = this;
    let where = board.boatSpace[boat];
    if (board.horse[BOAT + boat] > 0) where |= ABOARD_HORSE;
    if (board.weapon[BOAT + boat] > 0) where |= ABOARD_WEAPON;
    if (board.goods[boat] > 0) where |= ABOARD_GOODS;
    banks.readUses(level, boat);
    journeys.clear();
    this.reach(where, banks.bitsOf(board.horse), banks.bitsOf(board.weapon), 0, -1, 0);
    for (let node = journeys.pop(), followed = 1; node >= 0; node = journeys.pop(), followed += 1) {
      if (followed % STATES_A_LOOK === 0 && level.spend(1)) return true;
      const isOpen = this.sailOn(node);
      if (isOpen && this.isOnTheWay(node)) continue;
      if (level.isWorth(this.mostOf(node)) && this.eachPosition(node)) return true;
      if (!level.isWorth(this.most)) return false;
    }
    if (journeys.isCut) level.cut();
    return false;
  }

  /** Points of the pieces in a set of banks. */
  private pointsOf(node: number, set: number): number {
    const { horses, weapons } = this.journeys;
    return countBits(horses[node] & set) + 3 * countBits(weapons[node] & set);
  }

  private pointsAboard(where: number): number {
    return ((where & ABOARD_HORSE) > 0 ? 1 : 0) + ((where & ABOARD_WEAPON) > 0 ? 3 : 0);
  }

  /** Upper bound on the margin if the boat stops here. */
  private mostOf(node: number): number {
    return this.rest + this.pointsOf(node, this.banks.near) + this.pointsAboard(this.journeys.where[node]);
  }

  /** Queues a state for expansion. */
  private push(node: number): void {
    const { banks, journeys } = this;
    const ashore = URGENCY_NEAR * this.pointsOf(node, banks.near) + URGENCY_RING * this.pointsOf(node, banks.ring);
    const urgency = ashore + URGENCY_ABOARD * this.pointsAboard(journeys.where[node]);
    journeys.push(node, Math.min(MOST_URGENCY, urgency));
  }

  /**
   * Adds a state and all states that loading and unloading there lead to.
   * @param moved kinds moved at this stop, a bit for each bank and kind: none goes back at once (CA-63)
   */
  private reach(where: number, horses: number, weapons: number, steps: number, parent: number, moved: number): void {
    const { banks, journeys } = this;
    const node = journeys.add(where, horses, weapons, steps, parent);
    if (node < 0) return;
    const { board } = this.level;
    const isFree = board.setup.options.boatLoadEnRoute;
    const space = where & (MAX_SPACES - 1);
    const left = banks.bitAt(board.land.banks[space * 2]);
    const right = banks.bitAt(board.land.banks[space * 2 + 1]);
    if ((where & ABOARD_GOODS) > 0 && (left | right) !== 0) {
      this.reach((where & ~ABOARD_GOODS) | (isFree ? 0 : HAS_UNLOADED), horses, weapons, steps, node, moved);
      // Goods are of no use aboard.
      if (isFree) return;
    }
    this.push(node);
    for (let side = 0; side < 2; side += 1) {
      const bank = side === 0 ? left : right;
      const horse = 1 << (2 * side);
      const weapon = 2 << (2 * side);
      const forHorse = (moved & horse) > 0 ? -1 : this.afterward(where, steps, bank, horses, ABOARD_HORSE);
      if (forHorse >= 0) this.reach(forHorse, horses ^ bank, weapons, steps, node, moved | horse);
      const forWeapon = (moved & weapon) > 0 ? -1 : this.afterward(where, steps, bank, weapons, ABOARD_WEAPON);
      if (forWeapon >= 0) this.reach(forWeapon, horses, weapons ^ bank, steps, node, moved | weapon);
    }
  }

  /**
   * `where` after a piece of one kind is loaded from a bank or unloaded; -1 if impossible or of no use.
   * @param bank its bit, or 0
   * @param there banks that hold such a piece, as bits
   * @param aboard the bit of a piece aboard
   */
  private afterward(where: number, steps: number, bank: number, there: number, aboard: number): number {
    const { banks } = this;
    const isFree = this.level.board.setup.options.boatLoadEnRoute;
    const isAboard = (where & aboard) !== 0;
    if (bank === 0 || isAboard === ((there & bank) !== 0)) return -1;
    if (!isAboard) return isFree || steps === 0 ? where | aboard : -1;
    const ashore = (where & ~aboard) | (isFree ? 0 : HAS_UNLOADED);
    if ((banks.forAll & bank) !== 0) return ashore;
    const isLeft = (where & (aboard << LEFT)) !== 0;
    const forOne = aboard === ABOARD_HORSE ? banks.forHorse : banks.forWeapon;
    return isLeft || (forOne & bank) === 0 ? -1 : ashore | (aboard << LEFT);
  }

  /**
   * Whether a stop here is pointless in the last shipment: the boat only passes, nothing blocks its way on and no piece
   * aboard may ride from here. Anything else it could do, it could do at the stop before.
   */
  private isOnTheWay(node: number): boolean {
    const { board, aim } = this.level;
    const { where, parent } = this.journeys;
    if (!this.level.isLast() || parent[node] < 0 || board.setup.options.boatRange > 0) return false;
    const space = where[node] & (MAX_SPACES - 1);
    if (space === (where[parent[node]] & (MAX_SPACES - 1)) || aim.isSpaceFor(space)) return false;
    const { banks } = board.land;
    return ((this.banks.bitAt(banks[space * 2]) | this.banks.bitAt(banks[space * 2 + 1])) & this.banks.near) === 0;
  }

  /** Expands all ways on. @returns whether none of them is blocked */
  private sailOn(node: number): boolean {
    const { board, passage } = this.level;
    const { land } = board;
    const { journeys, boat } = this;
    const where = journeys.where[node];
    const space = where & (MAX_SPACES - 1);
    const entry = (where >> ENTRY) & 3;
    const steps = journeys.steps[node] + 1;
    const horses = journeys.horses[node];
    const weapons = journeys.weapons[node];
    if (steps > board.range || (where & HAS_UNLOADED) > 0) return false;
    let isOpen = true;
    const points = board.solid[BOAT + boat] + this.pointsAboard(where);
    this.followed = node;
    const next = land.connected[space];
    for (let i = 0; i < next.length; i += 1) {
      if (!passage.isOpen(boat, space, entry, next[i], points, this)) {
        isOpen = false;
        continue;
      }
      const entered = entryOf(board.setup, next[i], space);
      this.reach(next[i] | (entered << ENTRY) | (where & ALONG), horses, weapons, steps, node, 0);
    }
    return isOpen;
  }

  /** Points of the pieces in a bank after the boat's moves. */
  pointsIn(bank: number): number {
    const bit = this.banks.bitOf[bank];
    return bit === NONE ? 0 : this.pointsOf(this.followed, 1 << bit);
  }

  /** Stops the boat in each position that makes a difference. */
  private eachPosition(node: number): boolean {
    const { board, saved } = this.level;
    const { boat, journeys, banks } = this;
    this.node = node;
    const where = journeys.where[node];
    const space = where & (MAX_SPACES - 1);
    if ((where & ABOARD_GOODS) > 0 && this.mustUnload(space)) return false;
    for (let i = 0; i < banks.count; i += 1) {
      board.horse[banks.places[i]] = (journeys.horses[node] >> i) & 1;
      board.weapon[banks.places[i]] = (journeys.weapons[node] >> i) & 1;
    }
    board.horse[BOAT + boat] = (where & ABOARD_HORSE) > 0 ? 1 : 0;
    board.weapon[BOAT + boat] = (where & ABOARD_WEAPON) > 0 ? 1 : 0;
    if ((where & ABOARD_GOODS) === 0) board.goods[boat] = 0;
    castOff(board, boat);
    const count = countIn(board, space);
    let isOver = false;
    for (this.position = this.hasOrder(space) ? 0 : count; this.position <= count && !isOver; this.position += 1) {
      moor(board, boat, space, this.position);
      isOver = this.level.look();
      castOff(board, boat);
    }
    board.all.set(saved);
    return isOver;
  }

  /** CA-62: whether goods must be set down before the boat stops here. */
  private mustUnload(space: number): boolean {
    const { land, setup, owner, seat } = this.level.board;
    if (setup.options.cargoStaysAboard) return false;
    return owner[land.banks[space * 2]] === seat + 1 || owner[land.banks[space * 2 + 1]] === seat + 1;
  }

  /** Whether the order of a file can matter: the target is there, or another own boat that may ship next. */
  private hasOrder(space: number): boolean {
    const { board, aim } = this.level;
    if (this.level.isLast()) return aim.target >= BOAT && space === board.boatSpace[aim.target - BOAT];
    for (let at = 0; at < board.boats; at += 1) {
      if (board.boatSpace[at] === space && (board.isOwn(BOAT + at) || aim.target === BOAT + at)) return true;
    }
    return false;
  }

  write(out: Steps): void {
    const { journeys } = this;
    out.push(DO.boat, BOAT + this.boat);
    const start = out.length;
    for (let node = this.node; journeys.parent[node] >= 0; node = journeys.parent[node]) {
      this.writeItem(out, node, journeys.parent[node]);
    }
    out.reverseFrom(start);
    out.push(DO.stop);
    out.push(DO.position, this.position);
  }

  private writeItem(out: Steps, node: number, parent: number): void {
    const { journeys } = this;
    const changed = journeys.where[node] ^ journeys.where[parent];
    const space = journeys.where[node] & (MAX_SPACES - 1);
    const horses = journeys.horses[node] ^ journeys.horses[parent];
    const weapons = journeys.weapons[node] ^ journeys.weapons[parent];
    if (horses !== 0 || weapons !== 0) {
      const isTaken = (journeys.where[node] & (horses !== 0 ? ABOARD_HORSE : ABOARD_WEAPON)) > 0;
      const bank = this.banks.places[31 - Math.clz32(horses | weapons)];
      out.push(isTaken ? DO.take : DO.drop, bank, horses !== 0 ? HORSE : WEAPON);
    } else if ((changed & ABOARD_GOODS) > 0) {
      const [left, right] = this.level.board.land.banks.subarray(space * 2, space * 2 + 2);
      out.push(DO.dropGoods, this.level.board.isOwn(left) ? left : right);
    } else out.push(DO.sail, space);
  }
}
