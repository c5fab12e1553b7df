import { NONE } from '../../data/land.ts';
import { BOAT, HORSE, MAX_SPACES, MAX_TERRITORIES, WEAPON } from '../../data/limits.ts';
import type { Level, Shipment } from './level.ts';
import { DO, type Steps } from './steps.ts';

/** Banks that the search keeps in view, positions of a boat's journey, and the table that finds equal ones. */
const MOST_BANKS = 30;
const MOST_NODES = 6000;
const TABLE = 16384;

/** What a journey costs to look at, besides its board itself. */
const JOURNEY_LOOKS = 3;

/** In `where`: the water space, the end by which it was entered, and what is aboard. */
const ENTRY = 6;
const ABOARD_HORSE = 1 << 8;
const ABOARD_WEAPON = 1 << 9;
const ABOARD_GOODS = 1 << 10;
/** Where a boat unloads only where it stops (`boatLoadEnRoute` off): it has. */
const HAS_UNLOADED = 1 << 11;

/** A boat's journeys, breadth first: where it is, and where the Horses and Weapons of the banks are, a bit for each bank. */
class Journeys {
  readonly where = new Int16Array(MOST_NODES);
  readonly horses = new Int32Array(MOST_NODES);
  readonly weapons = new Int32Array(MOST_NODES);
  readonly steps = new Uint8Array(MOST_NODES);
  readonly parent = new Int16Array(MOST_NODES);
  count = 0;
  private readonly table = new Int16Array(TABLE);

  clear(): void {
    this.count = 0;
    this.table.fill(-1);
  }

  /** The number of a new journey; -1 where there was one like it, or no room is left. */
  add(where: number, horses: number, weapons: number, steps: number, parent: number): number {
    let slot = (Math.imul(horses, 0x9e3779b1) ^ Math.imul(weapons, 0x85ebca77) ^ Math.imul(where, 0xc2b2ae3d)) >>> 18;
    for (let at = this.table[slot]; at >= 0; at = this.table[slot]) {
      if (this.where[at] === where && this.horses[at] === horses && this.weapons[at] === weapons) return -1;
      slot = (slot + 1) & (TABLE - 1);
    }
    if (this.count === MOST_NODES) return -1;
    const node = this.count;
    this.count += 1;
    this.table[slot] = node;
    this.where[node] = where;
    this.horses[node] = horses;
    this.weapons[node] = weapons;
    this.steps[node] = steps;
    this.parent[node] = parent;
    return node;
  }

  isFull(): boolean {
    return this.count === MOST_NODES;
  }
}

/** CA-60 to CA-64: one boat goes where passage lets it, and moves Horses and Weapons from bank to bank. */
export class Ferry implements Shipment {
  private readonly level: Level;
  private readonly journeys = new Journeys();
  private boat = 0;
  /** Own territories beside water, and the bit of each; NONE for all others. */
  private readonly banks = new Uint8Array(MOST_BANKS);
  private readonly bitOf = new Uint8Array(MAX_TERRITORIES);
  private count = 0;
  /** The journey on the board. */
  private node = 0;
  private position = 0;

  constructor(level: Level) {
    this.level = level;
  }

  each(): boolean {
    const { board } = this.level;
    if (board.fleet === 0) return false;
    this.readBanks();
    for (let i = 0; i < board.fleet; i += 1) {
      this.boat = board.ownBoats[i];
      if (this.eachJourney()) return true;
    }
    return false;
  }

  private readBanks(): void {
    const { board } = this.level;
    this.bitOf.fill(NONE);
    this.count = 0;
    for (let i = 0; i < board.lands; i += 1) {
      const t = board.ownLand[i];
      if (board.land.waters[t].length === 0) continue;
      if (this.count === MOST_BANKS) {
        this.level.cut();
        return;
      }
      this.banks[this.count] = t;
      this.bitOf[t] = this.count;
      this.count += 1;
    }
  }

  private eachJourney(): boolean {
    const { board } = this.level;
    const { journeys, boat } = this;
    let horses = 0;
    let weapons = 0;
    for (let i = 0; i < this.count; i += 1) {
      horses |= board.horse[this.banks[i]] << i;
      weapons |= board.weapon[this.banks[i]] << i;
    }
    let where = board.space[boat];
    if (board.horse[BOAT + boat] > 0) where |= ABOARD_HORSE;
    if (board.weapon[BOAT + boat] > 0) where |= ABOARD_WEAPON;
    if (board.goods[boat] > 0) where |= ABOARD_GOODS;
    journeys.clear();
    this.reach(where, horses, weapons, 0, -1);
    for (let node = 0; node < journeys.count; node += 1) {
      if (this.eachPosition(node)) return true;
      this.sailOn(node);
    }
    if (journeys.isFull()) this.level.cut();
    return false;
  }

  /** A journey, and all that can be loaded and unloaded where it has come to. */
  private reach(where: number, horses: number, weapons: number, steps: number, parent: number): void {
    const node = this.journeys.add(where, horses, weapons, steps, parent);
    if (node < 0) return;
    const { land, setup } = this.level.board;
    const isFree = setup.options.boatLoadEnRoute;
    const unloaded = isFree ? where : where | HAS_UNLOADED;
    const space = where & (MAX_SPACES - 1);
    for (let side = 0; side < 2; side += 1) {
      const bank = land.banks[space * 2 + side];
      const index = bank === NONE ? NONE : this.bitOf[bank];
      if (index === NONE) continue;
      const bit = 1 << index;
      const horse = where & ABOARD_HORSE;
      const weapon = where & ABOARD_WEAPON;
      if ((where & ABOARD_GOODS) > 0) this.reach(unloaded & ~ABOARD_GOODS, horses, weapons, steps, node);
      if (
        horse > 0 !== (horses & bit) > 0 &&
        this.isUseful(horse, bank, HORSE) &&
        (isFree || horse > 0 || steps === 0)
      ) {
        this.reach((horse > 0 ? unloaded : where) ^ ABOARD_HORSE, horses ^ bit, weapons, steps, node);
      }
      if (
        weapon > 0 !== (weapons & bit) > 0 &&
        this.isUseful(weapon, bank, WEAPON) &&
        (isFree || weapon > 0 || steps === 0)
      ) {
        this.reach((weapon > 0 ? unloaded : where) ^ ABOARD_WEAPON, horses, weapons ^ bit, steps, node);
      }
    }
  }

  /**
   * Whether it can serve to set a piece down here. In the last shipment of an only boat it does where the piece counts, or
   * where the boat came with it and may take another one.
   */
  private isUseful(isAboard: number, bank: number, kind: number): boolean {
    const { board, aim } = this.level;
    if (isAboard === 0 || board.fleet > 1 || !this.level.isLast() || aim.counts[bank] > 0) return true;
    return (kind === HORSE ? board.horse : board.weapon)[BOAT + this.boat] > 0;
  }

  private sailOn(node: number): void {
    const { board, passage } = this.level;
    const { land } = board;
    const { journeys, boat } = this;
    const where = journeys.where[node];
    const space = where & (MAX_SPACES - 1);
    const entry = (where >> ENTRY) & 3;
    const steps = journeys.steps[node] + 1;
    const horses = journeys.horses[node];
    const weapons = journeys.weapons[node];
    if (steps > board.range || (where & HAS_UNLOADED) > 0) return;
    const pieces = ((where & ABOARD_HORSE) > 0 ? 1 : 0) + ((where & ABOARD_WEAPON) > 0 ? 3 : 0);
    const points = board.solid[BOAT + boat] + pieces;
    const banks = space < land.reaches ? this.pointsOfBanks(space, horses, weapons) : 0;
    const next = land.connected[space];
    for (let i = 0; i < next.length; i += 1) {
      if (!passage.isOpen(boat, space, entry, next[i], points, banks)) continue;
      const entered = next[i] < land.reaches ? land.exit[next[i] * MAX_SPACES + space] : 0;
      const aboard = where & (ABOARD_HORSE | ABOARD_WEAPON | ABOARD_GOODS);
      this.reach(next[i] | (entered << ENTRY) | aboard, horses, weapons, steps, node);
    }
  }

  /** Points of the own banks of a reach as the journey has left them. */
  private pointsOfBanks(space: number, horses: number, weapons: number): number {
    const { land, solid, owner, seat } = this.level.board;
    let sum = 0;
    for (let side = 0; side < 2; side += 1) {
      const bank = land.banks[space * 2 + side];
      if (owner[bank] !== seat + 1) continue;
      const bit = this.bitOf[bank];
      sum += solid[bank] + (bit === NONE ? 0 : ((horses >> bit) & 1) + 3 * ((weapons >> bit) & 1));
    }
    return sum;
  }

  /** The boat stops in every position that makes a difference. */
  private eachPosition(node: number): boolean {
    const { board, saved } = this.level;
    const { boat, journeys } = this;
    this.node = node;
    this.level.spend(JOURNEY_LOOKS);
    const where = journeys.where[node];
    const space = where & (MAX_SPACES - 1);
    for (let i = 0; i < this.count; i += 1) {
      board.horse[this.banks[i]] = (journeys.horses[node] >> i) & 1;
      board.weapon[this.banks[i]] = (journeys.weapons[node] >> i) & 1;
    }
    board.horse[BOAT + boat] = (where & ABOARD_HORSE) > 0 ? 1 : 0;
    board.weapon[BOAT + boat] = (where & ABOARD_WEAPON) > 0 ? 1 : 0;
    if ((where & ABOARD_GOODS) === 0) board.goods[boat] = 0;
    board.castOff(boat);
    let last: number = NONE;
    let count = 0;
    for (let at = board.first[space]; at !== NONE; at = board.behind[at]) {
      last = at;
      count += 1;
    }
    let isOver = false;
    if (this.hasOrder(space)) {
      let before: number = NONE;
      for (this.position = 0; this.position <= count && !isOver; this.position += 1) {
        board.moor(boat, space, before);
        isOver = this.level.look();
        before = this.position < count ? this.afterMooring(before, space) : NONE;
      }
    } else {
      this.position = count;
      board.moor(boat, space, last);
      isOver = this.level.look();
    }
    board.all.set(saved);
    return isOver;
  }

  /** Casts off again; the boat behind which the next position is. */
  private afterMooring(before: number, space: number): number {
    const { board } = this.level;
    board.castOff(this.boat);
    return before === NONE ? board.first[space] : board.behind[before];
  }

  /** Whether the order of a file can matter: the target or another own boat lies there. */
  private hasOrder(space: number): boolean {
    const { board, aim } = this.level;
    for (let at = board.first[space]; at !== NONE; at = board.behind[at]) {
      if (board.isOwn(BOAT + at) || aim.target === BOAT + at) return true;
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
      const bank = this.banks[31 - Math.clz32(horses | weapons)];
      out.push(isTaken ? DO.take : DO.drop, bank, horses !== 0 ? HORSE : WEAPON);
    } else if ((changed & ABOARD_GOODS) > 0) {
      const [left, right] = this.level.board.land.banks.subarray(space * 2, space * 2 + 2);
      out.push(DO.dropGoods, this.level.board.isOwn(left) ? left : right);
    } else out.push(DO.sail, space);
  }
}
