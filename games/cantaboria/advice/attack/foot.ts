import { BOAT, MAX_NEIGHBOURS, WEAPON } from '../../data/limits.ts';
import type { Level, Shipment } from './level.ts';
import { DO, type Steps } from './steps.ts';

/** CA-55: a Weapon goes to an own place beside that has none; or a good leaves a boat, which then may attack (CA-87). */
export class Foot implements Shipment {
  private readonly level: Level;
  private readonly near = new Uint8Array(MAX_NEIGHBOURS);
  private from = 0;
  private into = 0;
  private isGood = false;

  constructor(level: Level) {
    this.level = level;
  }

  each(): boolean {
    const { board } = this.level;
    for (let i = 0; i < board.lands; i += 1) if (this.carry(board.ownLand[i])) return true;
    for (let i = 0; i < board.fleet; i += 1) {
      if (this.carry(BOAT + board.ownBoats[i]) || this.carryGood(board.ownBoats[i])) return true;
    }
    return false;
  }

  private carry(from: number): boolean {
    const { board, aim } = this.level;
    if (board.weapon[from] === 0) return false;
    this.from = from;
    this.isGood = false;
    const count = board.ownNeighbours(from, this.near);
    for (let i = 0; i < count; i += 1) {
      this.into = this.near[i];
      if (board.weapon[this.into] > 0 || (this.level.isLast() && aim.matters[this.into] === 0)) continue;
      board.weapon[from] = 0;
      board.weapon[this.into] = 1;
      const isOver = this.level.look();
      board.weapon[from] = 1;
      board.weapon[this.into] = 0;
      if (isOver) return true;
    }
    return false;
  }

  private carryGood(boat: number): boolean {
    const { board } = this.level;
    if (board.goods[boat] === 0 || (board.goods[boat] > 1 && this.level.isLast())) return false;
    this.from = BOAT + boat;
    this.isGood = true;
    const count = board.ownNeighbours(this.from, this.near);
    for (let i = 0; i < count; i += 1) {
      this.into = this.near[i];
      // A territory is as good as another; banks come before boats.
      if (this.into < BOAT && i > 0) continue;
      board.goods[boat] -= 1;
      if (this.into >= BOAT) board.goods[this.into - BOAT] += 1;
      const isOver = this.level.look();
      board.goods[boat] += 1;
      if (this.into >= BOAT) board.goods[this.into - BOAT] -= 1;
      if (isOver) return true;
    }
    return false;
  }

  write(out: Steps): void {
    if (this.isGood) out.push(DO.footGood, this.from);
    else out.push(DO.foot, this.from, WEAPON);
    out.push(DO.step, this.into);
  }
}
