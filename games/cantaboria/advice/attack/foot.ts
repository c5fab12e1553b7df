import { BOAT, WEAPON } from '../../data/limits.ts';
import { findWalks } from '../../rules/foot.ts';
import { PlaceSet } from '../../rules/places.ts';
import type { Level, Shipment } from './level.ts';
import { DO, type Steps } from './steps.ts';

/**
 * CA-55: a Weapon goes to a place of the attacker that has none, and goods leave a boat, which may then attack (CA-87).
 * All goods go, or as many as fit.
 */
export class Foot implements Shipment {
  private readonly level: Level;
  /** Places that can be reached from the current place. */
  private readonly walks = new PlaceSet();
  private from = 0;
  private into = 0;
  private weapon = 0;
  private goods = 0;

  constructor(level: Level) {
    this.level = level;
  }

  eachFrom(from: number): boolean {
    const { board, aim } = this.level;
    const goods = board.goodsAt(from);
    const armed = board.weapon[from];
    if (armed + goods === 0) return false;
    const { foot: footCapacity } = board.setup.capacity;
    this.from = from;
    findWalks(board, board.seat, from, this.walks);
    let isLanded = false;
    for (let i = 0; i < this.walks.count; i += 1) {
      this.into = this.walks.list[i];
      const isArming = armed > 0 && board.weapon[this.into] === 0;
      if (isArming && !(this.level.isLast() && aim.matters[this.into] === 0)) {
        if (
          this.tryLoad(1, 0) ||
          (footCapacity > 1 && goods > 0 && this.tryLoad(1, Math.min(goods, footCapacity - 1)))
        ) {
          return true;
        }
      }
      // All territories are alike for goods; leaving some aboard is of no use at the end.
      if (goods === 0 || (isLanded && this.into < BOAT) || (this.level.isLast() && goods > footCapacity)) continue;
      isLanded = isLanded || this.into < BOAT;
      if (this.tryLoad(0, Math.min(goods, footCapacity))) return true;
    }
    return false;
  }

  private tryLoad(weapon: number, goods: number): boolean {
    const { board, saved } = this.level;
    if (!board.hasRoom(this.into, goods)) {
      // As many as there is room for might be enough.
      this.level.cut();
      return false;
    }
    this.weapon = weapon;
    this.goods = goods;
    if (weapon > 0) {
      board.weapon[this.from] = 0;
      board.weapon[this.into] = 1;
    }
    if (goods > 0) {
      board.goods[this.from - BOAT] -= goods;
      if (this.into >= BOAT) board.goods[this.into - BOAT] += goods;
    }
    const isOver = this.level.look();
    board.all.set(saved);
    return isOver;
  }

  write(out: Steps): void {
    if (this.weapon > 0) out.push(DO.foot, this.from, WEAPON);
    else out.push(DO.footGood, this.from);
    if (this.goods + this.weapon > 1) out.push(DO.takeGoods, this.from, this.goods + this.weapon - 1);
    out.push(DO.step, this.into);
  }
}
