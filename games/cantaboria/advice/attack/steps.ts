import { numbersOf } from '@marchlands/core/steps.ts';

/** The steps of a plan, in the order of play. `into` and `from` are places of the board, or a water space. */
export const STEPS = [
  ...(['foot', 'footGood', 'horse', 'chain', 'chainGoods', 'boat', 'step', 'sail', 'take', 'drop'] as const),
  ...(['takeGoods', 'dropGoods', 'stop', 'position', 'attack', 'declare', 'ride', 'declareBoat'] as const),
] as const;
export const DO = numbersOf(STEPS);

const MOST_STEPS = 1024;

/** A reusable sequence of steps. */
export class Steps {
  length = 0;
  private readonly steps = new Int32Array(MOST_STEPS);

  clear(): void {
    this.length = 0;
  }

  /** @param at a place, a water space, a position or a count; @param kind of a token */
  push(what: number, at = 0, kind = 0): void {
    this.steps[this.length] = (what << 16) | (kind << 8) | at;
    this.length += 1;
  }

  whatOf(i: number): number {
    return this.steps[i] >> 16;
  }

  atOf(i: number): number {
    return this.steps[i] & 255;
  }

  kindOf(i: number): number {
    return (this.steps[i] >> 8) & 255;
  }

  /** Reverses the order of the steps from `start` on. */
  reverseFrom(start: number): void {
    this.steps.subarray(start, this.length).reverse();
  }
}
