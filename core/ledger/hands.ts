/** Random hands within bounds, with given sizes and totals. */
import type { Rng } from '../rng.ts';
import type { Seat } from '../seat.ts';

/** Random exchanges applied to a deal of hands. */
const EXCHANGES = 128;

/** The sums that hands must match. */
interface Sums {
  /** By seat: the size of its hand. */
  readonly handSize: ArrayLike<number>;
  /** By kind: the number in all hands. */
  readonly inHands: ArrayLike<number>;
}

/** Makes hands; one maker serves one question after the other. */
export class Hands {
  /** By seat and kind: the bounds on a hand, to be filled in before a question. */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  /** By seat and kind: the resulting hands. */
  readonly dealt: Uint8Array;
  readonly #seats: number;
  readonly #kinds: number;
  /** By kind: cards not dealt yet, and kinds already tried. */
  readonly #left: Int32Array;
  readonly #isTried: Uint8Array;

  constructor(seats: number, kinds: number) {
    const cells = seats * kinds;
    this.low = new Uint8Array(cells);
    this.high = new Uint8Array(cells);
    this.dealt = new Uint8Array(cells);
    this.#seats = seats;
    this.#kinds = kinds;
    this.#left = new Int32Array(kinds);
    this.#isTried = new Uint8Array(kinds);
  }

  /**
   * Hands within the bounds with the right sizes and totals, card by card along augmenting paths (Ford and Fulkerson
   * 1956). Every such set of hands is possible: at each step the first kind tried may be the right one.
   * @returns false if there are none
   */
  fill({ handSize, inHands }: Sums, rng: Rng): boolean {
    const { low, dealt } = this;
    const kinds = this.#kinds;
    const left = this.#left;
    dealt.set(low);
    left.set(inHands);
    let isMade = true;
    for (let at = 0; at < low.length; at += 1) left[at % kinds] -= low[at];
    for (let seat = 0; seat < this.#seats; seat += 1) {
      let missing = handSize[seat];
      for (let at = seat * kinds; at < (seat + 1) * kinds; at += 1) missing -= low[at];
      for (isMade &&= missing >= 0; missing > 0 && isMade; missing -= 1) {
        this.#isTried.fill(0);
        isMade = this.#add(seat, rng);
      }
    }
    return isMade && left.every((count) => count === 0);
  }

  /** Adds one card to a hand, of a kind that has cards left, changing kinds in other hands along the way if needed. */
  #add(seat: Seat, rng: Rng): boolean {
    const { low, high, dealt } = this;
    const kinds = this.#kinds;
    const first = rng.below(kinds);
    for (let i = 0; i < kinds; i += 1) {
      const kind = (first + i) % kinds;
      const at = seat * kinds + kind;
      if (this.#isTried[kind] === 1 || dealt[at] === high[at]) continue;
      this.#isTried[kind] = 1;
      let isAdded = this.#left[kind] > 0;
      if (isAdded) this.#left[kind] -= 1;
      for (let other = 0; other < this.#seats && !isAdded; other += 1) {
        const from = other * kinds + kind;
        isAdded = dealt[from] > low[from] && this.#add(other, rng);
        if (isAdded) dealt[from] -= 1;
      }
      if (!isAdded) continue;
      dealt[at] += 1;
      return true;
    }
    return false;
  }

  /** Mixes the hands by exchanging pairs of cards between two hands. @param open the cells that may change */
  mix(open: readonly number[], rng: Rng): void {
    for (let i = 0; i < EXCHANGES && open.length > 1; i += 1) this.#exchange(open, rng);
  }

  #exchange(open: readonly number[], rng: Rng): void {
    const { low, high, dealt } = this;
    const kinds = this.#kinds;
    const one = open[rng.below(open.length)];
    const two = open[rng.below(open.length)];
    const across = one - (one % kinds) + (two % kinds);
    const back = two - (two % kinds) + (one % kinds);
    if (across === one || across === two || dealt[one] === low[one] || dealt[two] === low[two]) return;
    if (dealt[across] === high[across] || dealt[back] === high[back]) return;
    for (const at of [one, two]) dealt[at] -= 1;
    for (const at of [across, back]) dealt[at] += 1;
  }
}
