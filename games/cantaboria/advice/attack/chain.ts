import { NONE } from '../../data/land.ts';
import { BOAT, MAX_PLACES, WEAPON } from '../../data/limits.ts';
import { mayLink } from '../../rules/chain.ts';
import { joinWith, PlaceSet } from '../../rules/places.ts';
import type { Board } from './board.ts';
import type { Level, Shipment } from './level.ts';
import { DO, type Steps } from './steps.ts';

/** The most links that the search considers; longer chains are searched in part. */
const MOST_LINKS = 30;

/** CA-58: whether one of the attacker's places is a link. */
function isLink(board: Board, place: number): boolean {
  return board.horse[place] > 0 && mayLink(board.setup, place);
}

/**
 * CA-58, CA-59: the Weapons of one chain go to any of its links, one to each. A set of links with a Weapon is a bit
 * set, with the links that matter first.
 */
export class Chain implements Shipment {
  private readonly level: Level;
  /** Links of the chains already searched. */
  private readonly met = new PlaceSet();
  private readonly links = new Uint8Array(MAX_PLACES);
  private count = 0;
  /** Places whose goods all go from one boat of the chain to another; NONE if a territory takes all goods. */
  private giver = NONE;
  private receiver = NONE;

  constructor(level: Level) {
    this.level = level;
  }

  begin(): void {
    this.met.clear();
  }

  eachFrom(start: number): boolean {
    const { board } = this.level;
    const { met } = this;
    if (met.has[start] > 0 || !isLink(board, start)) return false;
    const before = met.count;
    joinWith(board, board.seat, start, isLink, met);
    this.count = met.count - before;
    for (let i = 0; i < this.count; i += 1) this.links[i] = met.list[before + i];
    if (this.count < 2) return false;
    if (this.count > MOST_LINKS) {
      this.count = MOST_LINKS;
      this.level.cut();
    }
    if (this.level.isLast() && !this.level.isWorth(this.level.bound.afterChain(this.links, this.count))) return false;
    const first = this.level.isLast() ? this.sort() : this.count;
    return this.eachGoods(first);
  }

  /** Puts the links that matter first. @returns their number */
  private sort(): number {
    const { aim } = this.level;
    let first = 0;
    for (let i = 0; i < this.count; i += 1) {
      const link = this.links[i];
      if (aim.matters[link] === 0) continue;
      this.links[i] = this.links[first];
      this.links[first] = link;
      first += 1;
    }
    return first;
  }

  /** A territory takes the goods of all boats; if all links are boats, one may give its goods to another. */
  private eachGoods(first: number): boolean {
    const { board } = this.level;
    this.giver = NONE;
    this.receiver = NONE;
    let isAfloat = true;
    for (let i = 0; i < this.count; i += 1) if (this.links[i] < BOAT) isAfloat = false;
    if (this.eachSet(first)) return true;
    if (!isAfloat) return false;
    for (let i = 0; i < this.count; i += 1) {
      if (board.goods[this.links[i] - BOAT] === 0) continue;
      for (let k = 0; k < this.count; k += 1) {
        if (k === i) continue;
        this.giver = this.links[i];
        this.receiver = this.links[k];
        if (!board.hasRoom(this.receiver, board.goods[this.giver - BOAT])) {
          this.level.cut();
          continue;
        }
        if (this.eachSet(first)) return true;
      }
    }
    return false;
  }

  private weapons(): number {
    let set = 0;
    for (let i = 0; i < this.count; i += 1) set |= this.level.board.weapon[this.links[i]] << i;
    return set;
  }

  /** All subsets of the first links of each size up to the number of Weapons; the rest go to the other links. */
  private eachSet(first: number): boolean {
    const old = this.weapons();
    let count = 0;
    for (let i = 0; i < this.count; i += 1) count += (old >> i) & 1;
    const placed = Math.min(count, first);
    if (placed === 0) return this.trySet(old, old);
    // The sets of `placed` of the first links in ascending order (Gosper's hack).
    for (let set = (1 << placed) - 1; set < 1 << first; ) {
      if (this.trySet(this.fill(set, old, first, count - placed), old)) return true;
      const low = set & -set;
      const next = set + low;
      set = Math.trunc((next ^ set) / low / 4) | next;
    }
    return false;
  }

  private fill(set: number, old: number, first: number, more: number): number {
    let full = set;
    let left = more;
    for (let pass = 0; pass < 2; pass += 1) {
      for (let i = first; i < this.count && left > 0; i += 1) {
        const isFree = ((full >> i) & 1) === 0;
        if (!isFree || (pass === 0 && ((old >> i) & 1) === 0)) continue;
        full |= 1 << i;
        left -= 1;
      }
    }
    return full;
  }

  private trySet(now: number, old: number): boolean {
    const { board, saved } = this.level;
    let isChanged = now !== old;
    for (let i = 0; i < this.count; i += 1) board.weapon[this.links[i]] = (now >> i) & 1;
    if (this.giver !== NONE) {
      board.goods[this.receiver - BOAT] += board.goods[this.giver - BOAT];
      board.goods[this.giver - BOAT] = 0;
      isChanged = true;
    } else if (this.landing() !== NONE) {
      for (let i = 0; i < this.count; i += 1) {
        if (this.links[i] < BOAT || board.goods[this.links[i] - BOAT] === 0) continue;
        board.goods[this.links[i] - BOAT] = 0;
        isChanged = true;
      }
    }
    const isOver = isChanged && this.level.look();
    board.all.set(saved);
    return isOver;
  }

  /** The territory that takes the goods of boats, or NONE. */
  private landing(): number {
    for (let i = 0; i < this.count; i += 1) if (this.links[i] < BOAT) return this.links[i];
    return NONE;
  }

  write(out: Steps): void {
    const { saved, board } = this.level;
    const after = this.level.after();
    const weapons = board.weapon.byteOffset - board.all.byteOffset;
    const goods = board.goods.byteOffset - board.all.byteOffset - BOAT;
    let to = 0;
    for (let i = 0; i < this.count; i += 1) {
      const from = this.links[i];
      if (saved[weapons + from] <= after[weapons + from]) continue;
      while (saved[weapons + this.links[to]] >= after[weapons + this.links[to]]) to += 1;
      out.push(DO.chain, from, WEAPON);
      out.push(DO.step, this.links[to]);
      to += 1;
    }
    const into = this.giver === NONE ? this.landing() : this.receiver;
    for (let i = 0; i < this.count; i += 1) {
      const from = this.links[i];
      if (from >= BOAT && saved[goods + from] > 0 && after[goods + from] === 0) out.push(DO.chainGoods, from, into);
    }
    out.push(DO.stop);
  }
}
