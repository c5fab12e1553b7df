import { countBits } from '@marchlands/core/bits.ts';
import { NONE } from '../../data/land.ts';
import { BOAT, MAX_NEIGHBOURS, WEAPON } from '../../data/limits.ts';
import type { Level, Shipment } from './level.ts';
import { DO, type Steps } from './steps.ts';

/** Bits for the start, the middle and the end of a ride. */
const START = 1;
const MIDDLE = 2;
const END = 4;

/**
 * CA-56, CA-57: one Horse, one or two steps, with Weapons and with the goods of boats that it passes. A place with two
 * Weapons would lose one, so a ride leaves at most one in each. Only the set of places that then hold one matters.
 */
export class Horse implements Shipment {
  private readonly level: Level;
  private readonly near = new Uint8Array(MAX_NEIGHBOURS);
  private readonly beyond = new Uint8Array(MAX_NEIGHBOURS);
  private from = 0;
  private middle = 0;
  /** NONE if the ride ends after one step. */
  private end = 0;
  /** Weapons in the places of the ride, before and after, by START, MIDDLE and END. */
  private old = 0;
  private now = 0;
  /** Goods taken from the boat at the start and where they are set down; goods taken from the boat in the middle. */
  private fromStart = 0;
  private startInto = 0;
  private fromMiddle = 0;

  constructor(level: Level) {
    this.level = level;
  }

  eachFrom(from: number): boolean {
    const { board } = this.level;
    if (board.horse[from] === 0) return false;
    this.from = from;
    const count = board.ownNear(from, this.near);
    for (let i = 0; i < count; i += 1) {
      this.middle = this.near[i];
      this.end = NONE;
      if (this.eachLoad()) return true;
      const further = board.ownNear(this.middle, this.beyond);
      for (let k = 0; k < further; k += 1) {
        this.end = this.beyond[k];
        if (this.eachLoad()) return true;
      }
    }
    return false;
  }

  /** The end of the ride. */
  private last(): number {
    return this.end === NONE ? this.middle : this.end;
  }

  private eachLoad(): boolean {
    const { from, middle, end } = this;
    const { board, aim } = this.level;
    if (this.level.isLast() && aim.matters[middle] === 0 && aim.matters[this.last()] === 0) return false;
    const isStraight = end !== NONE && end !== from;
    this.old = board.weapon[from] * START + board.weapon[middle] * MIDDLE + (isStraight ? board.weapon[end] * END : 0);
    const count = countBits(this.old);
    for (let now = 0; now < (isStraight ? 8 : 4); now += 1) {
      if (countBits(now) !== count || !this.canCarry(now)) continue;
      this.now = now;
      if (this.eachCargo()) return true;
    }
    return false;
  }

  /** Weapons only go forward; on the way back to the start also from the middle to the start. */
  private canCarry(now: number): boolean {
    if (this.end === this.from) return true;
    const early = START | MIDDLE;
    return (now & START) <= (this.old & START) && countBits(now & early) <= countBits(this.old & early);
  }

  /** Goods go from boats to a territory if there is one; otherwise the search tries each choice. */
  private eachCargo(): boolean {
    const { from, middle, end } = this;
    const { board } = this.level;
    this.fromStart = 0;
    this.fromMiddle = 0;
    const start = board.goodsAt(from);
    const second = end === NONE ? 0 : board.goodsAt(middle);
    if (start === 0 && second === 0) return this.tryLoad();
    const space = board.setup.capacity.horse;
    const first = Math.min(start, space - this.carriedFirst());
    for (let into = 0; into < 3; into += 1) {
      if (into === 1 && first === 0) continue;
      if (into === 2 && (first === 0 || end === NONE || end === from || middle < BOAT)) continue;
      this.fromStart = into === 0 ? 0 : first;
      this.startInto = into === 1 ? middle : end;
      this.fromMiddle = 0;
      if (this.tryLoad()) return true;
      if (into === 1 && middle >= BOAT) continue;
      this.fromMiddle = Math.min(second, space - this.carriedSecond() - (into === 2 ? first : 0));
      if (this.fromMiddle > 0 && this.tryLoad()) return true;
    }
    return false;
  }

  /** Weapons carried on the Horse's first step, and on its second. */
  private carriedFirst(): number {
    return (this.old & ~this.now & START) > 0 ? 1 : 0;
  }

  private carriedSecond(): number {
    if (this.end === this.from) return (this.now & ~this.old & START) > 0 ? 1 : 0;
    return (this.now & ~this.old & END) > 0 ? 1 : 0;
  }

  private tryLoad(): boolean {
    const { level, from, middle } = this;
    const { board } = level;
    const last = this.last();
    if (last === from && this.now === this.old && this.fromStart + this.fromMiddle === 0) return false;
    if (!this.hasRoom(last)) {
      level.cut();
      return false;
    }
    board.horse[from] = 0;
    board.horse[last] = 1;
    board.weapon[from] = this.now & START;
    board.weapon[middle] = (this.now & MIDDLE) >> 1;
    if (last !== middle && last !== from) board.weapon[last] = this.now >> 2;
    if (this.fromStart > 0) this.move(from, this.startInto, this.fromStart);
    if (this.fromMiddle > 0) this.move(middle, last, this.fromMiddle);
    const isOver = level.look();
    board.all.set(level.saved);
    return isOver;
  }

  /** CA-62: whether the load has room in the middle and at the end; as many as fit might be enough too. */
  private hasRoom(last: number): boolean {
    const { board } = this.level;
    const ending = (this.startInto === this.middle ? 0 : this.fromStart) + this.fromMiddle;
    return board.hasRoom(this.middle, this.fromStart) && (last === this.from || board.hasRoom(last, ending));
  }

  private move(from: number, into: number, count: number): void {
    const { goods } = this.level.board;
    goods[from - BOAT] -= count;
    if (into >= BOAT) goods[into - BOAT] += count;
  }

  write(out: Steps): void {
    out.push(DO.horse, this.from);
    this.writeStop(out, START, this.from, this.fromStart, 0);
    out.push(DO.step, this.middle);
    if (this.end === NONE) {
      out.push(DO.stop);
      return;
    }
    const put = this.startInto === this.middle ? this.fromStart : 0;
    this.writeStop(out, MIDDLE, this.middle, this.fromMiddle, put);
    out.push(DO.step, this.end);
    out.push(DO.stop);
  }

  /** Writes the loading and unloading at the start or in the middle of the ride. */
  private writeStop(out: Steps, bit: number, place: number, taken: number, put: number): void {
    if ((this.old & ~this.now & bit) > 0) out.push(DO.take, place, WEAPON);
    if ((this.now & ~this.old & bit) > 0 && bit === MIDDLE) out.push(DO.drop, place, WEAPON);
    if (put > 0) out.push(DO.dropGoods, place, put);
    if (taken > 0) out.push(DO.takeGoods, place, taken);
  }
}
