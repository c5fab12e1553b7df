import type { MoveList } from '@marchlands/core/lists.ts';

/** Up to this many codes, a table with a place for each fits into the processor's cache. */
const MOST_DIRECT = 100_000;
const MOST_MARK = 2 ** 31 - 1;

/**
 * Finds the place of a code in a legal list in constant time, and marks places as taken. Nothing is cleared between
 * lists: a mark is a list's base plus a place, and marks below the current base are stale.
 */
export class KeyIndex {
  readonly #capacity: number;
  readonly #isDirect: boolean;
  readonly #mask: number;
  readonly #marks: Int32Array;
  /** The code in each slot; only needed if codes share slots. */
  readonly #codes: Int32Array;
  readonly #taken: Int32Array;
  #base = 0;

  /**
   * @param codes the number of codes
   * @param capacity most codes in one list
   */
  constructor(codes: number, capacity: number) {
    this.#capacity = capacity;
    this.#isDirect = codes <= MOST_DIRECT;
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, this.#isDirect ? codes : 4 * capacity)));
    this.#mask = slots - 1;
    this.#marks = new Int32Array(slots);
    this.#codes = new Int32Array(this.#isDirect ? 0 : slots);
    this.#taken = new Int32Array(capacity);
  }

  /** Loads the codes of a list, all different; no place is taken. */
  fill(list: MoveList): void {
    this.#base += this.#capacity;
    if (this.#base > MOST_MARK - this.#capacity) {
      this.#marks.fill(0);
      this.#taken.fill(0);
      this.#base = this.#capacity;
    }
    const { codes, length } = list;
    if (this.#isDirect) for (let place = 0; place < length; place += 1) this.#marks[codes[place]] = this.#base + place;
    else for (let place = 0; place < length; place += 1) this.#insert(codes[place], this.#base + place);
  }

  /** The place of a code in the list, which is then marked as taken; -1 if the list does not have it. */
  take(code: number): number {
    const place = this.#marks[this.#isDirect ? code : this.#slotOf(code)] - this.#base;
    if (place < 0) return -1;
    this.#taken[place] = this.#base;
    return place;
  }

  isTaken(place: number): boolean {
    return this.#taken[place] === this.#base;
  }

  #insert(code: number, mark: number): void {
    const slot = this.#slotOf(code);
    this.#marks[slot] = mark;
    this.#codes[slot] = code;
  }

  /**
   * The slot of a code, or the free one where it would go. Codes of large codecs are regularly spaced, which
   * multiplying by the golden ratio spreads (Knuth).
   */
  #slotOf(code: number): number {
    let slot = (Math.imul(code, 0x9e3779b1) >>> 8) & this.#mask;
    while (this.#marks[slot] >= this.#base && this.#codes[slot] !== code) slot = (slot + 1) & this.#mask;
    return slot;
  }
}
