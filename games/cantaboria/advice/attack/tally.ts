import { MAX_PLACES } from '../../data/limits.ts';

/** The points of one kind of piece beside the target after a shipment that moves some of them. */
export class Tally {
  /** Points of one such piece. */
  readonly points: number;
  readonly pieces: Uint8Array;
  /** By place: 1 if the shipment may take one on or set one down there. */
  readonly isLoose = new Uint8Array(MAX_PLACES);
  /** Beside the target: those that stay, and the room for loose ones. */
  private fixed = 0;
  private room = 0;
  private loose = 0;

  constructor(points: number, pieces: Uint8Array) {
    this.points = points;
    this.pieces = pieces;
  }

  clear(): void {
    this.isLoose.fill(0);
    this.fixed = 0;
    this.room = 0;
    this.loose = 0;
  }

  /** Counts a place of the attacker. */
  read(place: number, isBeside: boolean): void {
    if (this.isLoose[place] === 1) {
      this.loose += this.pieces[place];
      if (isBeside) this.room += 1;
    } else if (isBeside) this.fixed += this.pieces[place];
  }

  /** Points of those beside the target. */
  sum(): number {
    return this.points * (this.fixed + Math.min(this.loose, this.room));
  }

  /** Points of those beside the target that stay. */
  staying(): number {
    return this.points * this.fixed;
  }

  /** Whether there are more loose ones than room for them. */
  isOver(): boolean {
    return this.loose > this.room;
  }

  /** Whether one may stand in a place. */
  mayStandAt(place: number): boolean {
    return this.isLoose[place] === 1 ? this.loose > 0 : this.pieces[place] > 0;
  }

  /** Points of a piece in a place not beside the target, if it was not counted. */
  gainAt(place: number): number {
    const isLeft = this.isLoose[place] === 1 ? this.isOver() : this.pieces[place] > 0;
    return isLeft ? this.points : 0;
  }

  /** Whether there is room for more loose ones. */
  hasRoom(): boolean {
    return this.loose < this.room;
  }
}
