import { NONE } from '../../data/land.ts';
import { BOAT, HORSE, MAX_SPACES, MAX_TERRITORIES, WEAPON } from '../../data/limits.ts';
import { castOff, entryOf, hasFiles, moor } from '../../rules/waters.ts';
import type { Aim } from './aim.ts';
import type { Board } from './board.ts';
import type { Ashore, Passage } from './passage.ts';
import { DO, type Steps } from './steps.ts';

/** The most banks from which a Horse, or a Weapon, may be taken on, counting none as one. */
const SOURCES = 16;
const STATES = 1 << 16;

/** In a state: the end by which the boat came in, its water space, and the Weapon and the Horse it has taken on. */
const SPACE = 2;
const WEAPON_AT = 8;
const HORSE_AT = 12;

/** Own banks that hold one kind of piece; number 0 stands for none taken. */
class Sources {
  readonly places = new Uint8Array(SOURCES);
  readonly numberOf = new Uint8Array(MAX_TERRITORIES);
  count = 1;
  isCut = false;

  read(board: Board, pieces: Uint8Array, isAboard: boolean): void {
    this.count = 1;
    this.isCut = false;
    this.numberOf.fill(0);
    if (isAboard) return;
    for (let i = 0; i < board.lands; i += 1) {
      const t = board.ownLand[i];
      if (pieces[t] === 0 || board.land.waters[t].length === 0) continue;
      if (this.count === SOURCES) {
        this.isCut = true;
        return;
      }
      this.places[this.count] = t;
      this.numberOf[t] = this.count;
      this.count += 1;
    }
  }
}

/**
 * CA-86: the attack move by boat. A breadth-first search over the boat's position, the end by which it came, and the
 * banks from which it has taken a Horse and a Weapon; a state is one number made of these four.
 */
export class Voyage implements Ashore {
  private readonly board: Board;
  private readonly aim: Aim;
  private readonly passage: Passage;
  private readonly horses = new Sources();
  private readonly weapons = new Sources();
  private readonly seen = new Uint32Array(STATES);
  private stamp = 0;
  private readonly queue = new Uint16Array(STATES);
  private readonly parent = new Int32Array(STATES);
  private readonly steps = new Uint8Array(STATES);
  private count = 0;
  /** The state being expanded. */
  private followed = 0;
  private boat = 0;
  /** Points added by the pieces taken on in the best journey, and its end; beside a boat, the position there. */
  private best = -1;
  private bestNode = 0;
  private position = 0;
  isCut = false;
  /** Cost of the last journey's search, in evaluations of a board on land. */
  work = 0;

  constructor(board: Board, aim: Aim, passage: Passage) {
    this.board = board;
    this.aim = aim;
    this.passage = passage;
  }

  /**
   * @param most upper bound on the points taken on on the way
   * @param atLeast journeys that end with no more than this are not searched for
   * @returns offence minus defence after the best journey of a boat without goods; no more than `atLeast` if none is
   * better
   */
  margin(boat: number, most: number, atLeast: number): number {
    const { board } = this;
    const place = BOAT + boat;
    this.boat = boat;
    this.isCut = false;
    this.work = 0;
    if (!this.aim.hasWater) return atLeast;
    const arrived = this.arrived();
    if (arrived + most <= atLeast) return atLeast;
    this.horses.read(board, board.horse, board.horse[place] > 0);
    this.weapons.read(board, board.weapon, board.weapon[place] > 0);
    this.isCut = this.horses.isCut || this.weapons.isCut;
    const least = Math.max(-1, atLeast - arrived);
    this.best = least;
    this.search(most);
    this.work = this.count >> 2;
    return this.best > least ? arrived + this.best : atLeast;
  }

  /** Offence minus defence with the boat beside the target and nothing taken on; for a boat, in the better position. */
  private arrived(): number {
    const { board, aim, boat } = this;
    const place = BOAT + boat;
    if (aim.target < BOAT) {
      return aim.standing() - aim.defence() + (aim.isBeside(place) ? 0 : board.pointsBeside(place));
    }
    const space = board.boatSpace[boat];
    const order = board.boatOrder[boat];
    const target = aim.target - BOAT;
    const waters = board.boatSpace[target];
    castOff(board, boat);
    let best = Number.NEGATIVE_INFINITY;
    if (hasFiles(board.setup, waters)) {
      const first = board.boatOrder[target];
      for (let behind = first; behind <= first + 1; behind += 1) {
        moor(board, boat, waters, behind);
        const margin = aim.standing() - aim.defence();
        if (margin > best) {
          best = margin;
          this.position = behind;
        }
        castOff(board, boat);
      }
    }
    moor(board, boat, space, order);
    return best;
  }

  private search(enough: number): void {
    const { board } = this;
    this.stamp += 1;
    this.count = 0;
    this.reach(board.boatSpace[this.boat], 0, 0, 0, 0, -1);
    for (let node = 0; node < this.count && this.best < enough; node += 1) this.sailOn(node);
  }

  /** Adds a state and all states that loading there leads to. */
  private reach(space: number, entry: number, horse: number, weapon: number, steps: number, parent: number): void {
    const state = (horse << HORSE_AT) | (weapon << WEAPON_AT) | (space << SPACE) | entry;
    if (this.seen[state] === this.stamp) return;
    this.seen[state] = this.stamp;
    const node = this.count;
    this.count += 1;
    this.queue[node] = state;
    this.parent[node] = parent;
    this.steps[node] = steps;
    if (this.aim.isSpaceFor(space)) this.arrive(node, horse, weapon);
    const { land } = this.board;
    if (steps > 0 && !this.board.setup.options.boatLoadEnRoute) return;
    for (let side = 0; side < 2; side += 1) {
      const bank = land.banks[space * 2 + side];
      if (bank === NONE) continue;
      const taken = this.horses.numberOf[bank];
      const armed = this.weapons.numberOf[bank];
      if (horse === 0 && taken > 0) this.reach(space, entry, taken, weapon, steps, node);
      if (weapon === 0 && armed > 0) this.reach(space, entry, horse, armed, steps, node);
    }
  }

  /** CA-82: pieces from beside the target were counted before. */
  private arrive(node: number, horse: number, weapon: number): void {
    let gain = 0;
    if (horse > 0 && !this.aim.isBeside(this.horses.places[horse])) gain += 1;
    if (weapon > 0 && !this.aim.isBeside(this.weapons.places[weapon])) gain += 3;
    if (gain <= this.best) return;
    this.best = gain;
    this.bestNode = node;
  }

  private sailOn(node: number): void {
    const { board, passage, boat } = this;
    const { land } = board;
    const state = this.queue[node];
    const entry = state & 3;
    const space = (state >> SPACE) & (MAX_SPACES - 1);
    const weapon = (state >> WEAPON_AT) & (SOURCES - 1);
    const horse = state >> HORSE_AT;
    const steps = this.steps[node] + 1;
    if (steps > board.range) return;
    const points = board.points(BOAT + boat) + (horse > 0 ? 1 : 0) + (weapon > 0 ? 3 : 0);
    this.followed = state;
    const next = land.connected[space];
    for (let i = 0; i < next.length; i += 1) {
      if (!passage.isOpen(boat, space, entry, next[i], points, this)) continue;
      const entered = entryOf(board.setup, next[i], space);
      this.reach(next[i], entered, horse, weapon, steps, node);
    }
  }

  /** Points in a bank without the pieces the boat has taken on. */
  pointsIn(bank: number): number {
    const { board, horses, weapons, followed } = this;
    const horse = followed >> HORSE_AT;
    const weapon = (followed >> WEAPON_AT) & (SOURCES - 1);
    const taken =
      (horse > 0 && horses.places[horse] === bank ? 1 : 0) + (weapon > 0 && weapons.places[weapon] === bank ? 3 : 0);
    return board.horse[bank] + 3 * board.weapon[bank] - taken;
  }

  /** Home space of the best journey's boat while `moorBeside` keeps it beside a boat. */
  private home = 0;
  private homeOrder = 0;

  /** Puts the best journey's boat beside a target that is a boat; `putBack` puts it back. */
  moorBeside(): void {
    const { board, aim, boat } = this;
    if (aim.target < BOAT) return;
    this.home = board.boatSpace[boat];
    this.homeOrder = board.boatOrder[boat];
    castOff(board, boat);
    moor(board, boat, board.boatSpace[aim.target - BOAT], this.position);
  }

  putBack(): void {
    const { board, aim, boat } = this;
    if (aim.target < BOAT) return;
    castOff(board, boat);
    moor(board, boat, this.home, this.homeOrder);
  }

  /** Writes the last best journey. */
  write(out: Steps): void {
    out.push(DO.boat, BOAT + this.boat);
    const start = out.length;
    for (let node = this.bestNode; this.parent[node] >= 0; node = this.parent[node]) {
      const [state, before] = [this.queue[node], this.queue[this.parent[node]]];
      const taken = (state ^ before) >> WEAPON_AT;
      if (taken === 0) out.push(DO.sail, (state >> SPACE) & (MAX_SPACES - 1));
      else if (taken < SOURCES) out.push(DO.take, this.weapons.places[(state >> WEAPON_AT) & (SOURCES - 1)], WEAPON);
      else out.push(DO.take, this.horses.places[state >> HORSE_AT], HORSE);
    }
    out.reverseFrom(start);
    out.push(DO.declareBoat, this.aim.target < BOAT ? 0 : this.position);
  }
}
