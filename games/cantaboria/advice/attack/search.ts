import { maskOf } from '@marchlands/core/seat.ts';
import { MAX_NEIGHBOURS } from '../../data/limits.ts';
import type { Setup } from '../../setup.ts';
import { Aim } from './aim.ts';
import { Board } from './board.ts';
import { Bound } from './bound.ts';
import { Chain } from './chain.ts';
import { Ferry } from './ferry.ts';
import { Foot } from './foot.ts';
import { Horse } from './horse.ts';
import type { Level, Shipment } from './level.ts';
import { Memo } from './memo.ts';
import { Passage } from './passage.ts';
import { Reach } from './reach.ts';
import { DO, Steps } from './steps.ts';
import { Voyage } from './voyage.ts';

/** The margin if no attack is possible. */
export const NO_MARGIN = -128;

/** One shipment of the plan being tried. */
class Stage implements Level {
  readonly board: Board;
  readonly aim: Aim;
  readonly passage: Passage;
  readonly reach: Reach;
  readonly bound: Bound;
  readonly saved: Uint8Array;
  private readonly search: Search;
  private readonly depth: number;
  /** Simplest first: the first of equally good plans is kept. */
  private readonly types: readonly Shipment[];
  private current: Shipment;

  constructor(search: Search, depth: number) {
    this.search = search;
    this.depth = depth;
    this.board = search.board;
    this.aim = search.aim;
    this.passage = search.passage;
    this.reach = search.reach;
    this.bound = search.bound;
    this.saved = new Uint8Array(search.board.all.length);
    this.types = [new Foot(this), new Horse(this), new Chain(this), new Ferry(this)];
    this.current = this.types[0];
  }

  after(): Uint8Array {
    return this.isLast() ? this.board.all : this.search.stage(this.depth + 1).saved;
  }

  isLast(): boolean {
    return this.depth + 1 === this.search.shipments;
  }

  isWorth(most: number): boolean {
    return most > this.search.margin;
  }

  look(): boolean {
    return this.search.look(this.depth + 1);
  }

  spend(looks: number): boolean {
    return this.search.spend(looks);
  }

  cut(): void {
    this.search.isExact = false;
  }

  each(): boolean {
    this.saved.set(this.board.all);
    for (let i = 0; i < this.types.length; i += 1) {
      this.current = this.types[i];
      this.current.begin?.();
      for (let k = 0; k < this.board.lands + this.board.fleet; k += 1) {
        if (this.current.eachFrom(this.board.ownPlaces[k])) return true;
      }
    }
    return false;
  }

  write(out: Steps): void {
    this.current.write(out);
  }
}

/** The greatest margin of an attack on one target within a number of shipments: depth first, iteratively deepened. */
export class Search {
  readonly board: Board;
  readonly aim: Aim;
  readonly passage: Passage;
  readonly reach: Reach;
  readonly bound: Bound;
  private readonly voyage: Voyage;
  private readonly memo = new Memo();
  private readonly stages: Stage[] = [];
  private readonly near = new Uint8Array(MAX_NEIGHBOURS);
  /** Shipments of the plan being tried. */
  shipments = 0;
  private readonly mostLooks: number;
  private looks = 0;
  private ceiling = 0;

  /** Offence minus defence of the best plan, without third parties; NO_MARGIN if there is none. */
  margin = NO_MARGIN;
  isExact = true;
  /** The best plan and its number of shipments. */
  readonly steps = new Steps();
  shipmentsUsed = 0;
  /** CA-89: what all third parties together could lend once the best plan is carried out. */
  help = 0;

  constructor(setup: Setup, mostLooks: number) {
    this.mostLooks = mostLooks;
    this.board = new Board(setup);
    this.aim = new Aim(this.board);
    this.passage = new Passage(this.board);
    this.reach = new Reach(this.board, this.passage);
    this.bound = new Bound(this.board, this.aim, this.reach);
    this.voyage = new Voyage(this.board, this.aim, this.passage);
  }

  /** The shipment number `depth` of a plan. */
  stage(depth: number): Stage {
    while (this.stages.length <= depth) this.stages.push(new Stage(this, this.stages.length));
    return this.stages[depth];
  }

  run(target: number, shipments: number): void {
    this.aim.read(target);
    this.ceiling = this.aim.ceiling();
    this.margin = NO_MARGIN;
    this.isExact = true;
    this.looks = 0;
    this.shipments = 0;
    this.attack();
    while (this.shipments < shipments && this.margin < this.ceiling) {
      this.shipments += 1;
      if (this.shipments > 1) this.memo.clear();
      if (this.stage(0).each()) return;
    }
  }

  /** With the board after `depth` shipments: evaluates the attack or tries the next shipment. */
  look(depth: number): boolean {
    if (this.spend(1)) return true;
    if (depth === this.shipments) {
      this.attack();
      return this.margin >= this.ceiling;
    }
    if (this.memo.has(this.board.all, depth)) return false;
    return this.stage(depth).each();
  }

  /** Counts work; true if the budget is spent. */
  spend(looks: number): boolean {
    this.looks += looks;
    if (this.looks <= this.mostLooks) return false;
    this.isExact = false;
    return true;
  }

  /** The best attack from the current board. */
  private attack(): void {
    const { aim, board, voyage } = this;
    const standing = aim.standing();
    if (standing > 0) {
      const margin = standing - aim.defence();
      const gain = aim.rideGain();
      if (margin + gain > this.margin) {
        this.margin = margin + gain;
        this.writeShipments();
        if (gain > 0) this.writeRide();
        else this.steps.push(DO.declare);
        this.readHelp();
      }
    }
    for (let i = 0; i < board.fleet; i += 1) {
      const boat = board.ownBoats[i];
      if (board.goods[boat] > 0 && !board.setup.options.attackWithGoods) continue;
      if (!this.bound.canCome(boat)) continue;
      const margin = voyage.margin(boat, this.bound.mostTaken(boat), this.margin);
      this.looks += voyage.work;
      if (voyage.isCut) this.isExact = false;
      if (margin <= this.margin) continue;
      this.margin = margin;
      this.writeShipments();
      voyage.write(this.steps);
      voyage.moorBeside();
      this.readHelp();
      voyage.putBack();
    }
  }

  private writeShipments(): void {
    this.steps.clear();
    this.shipmentsUsed = this.shipments;
    for (let depth = 0; depth < this.shipments; depth += 1) this.stages[depth].write(this.steps);
    this.steps.push(DO.attack, this.aim.target);
  }

  /** CA-85: the ride or walk found by the target's aim; a ride passes through a place of the attacker beside both. */
  private writeRide(): void {
    const { aim, board, steps, near } = this;
    const from = aim.rideFrom;
    if (board.horse[from] === 0) {
      steps.push(DO.foot, from);
      return;
    }
    const count = board.ownNear(from, near);
    let over = 0;
    while (over < count - 1 && !aim.isBeside(near[over])) over += 1;
    steps.push(DO.ride, from, board.weapon[from]);
    steps.push(DO.step, near[over]);
    steps.push(DO.step, aim.target);
  }

  /** CA-89, CA-97: the help of all third parties that are still in the game, on the current board. */
  private readHelp(): void {
    const { aim, board } = this;
    this.help = 0;
    for (let seat = 0; seat < board.setup.seats; seat += 1) {
      const isThird = seat !== board.seat && board.owner[aim.target] !== seat + 1;
      if (isThird && (board.living & maskOf(seat)) !== 0) this.help += aim.pointsOfSeat(seat);
    }
  }
}
