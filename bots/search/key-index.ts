import type { MoveList } from '@marchlands/core/lists.ts';

/** Up to this many codes an array with a place for each is small enough to stay in the processor's cache. */
const MOST_DIRECT = 100_000;

/**
 * Finds the place of a code in a legal list in constant time, and marks places as taken. Nothing is cleared between
 * lists: entries carry the stamp of the list that they belong to.
 */
export class KeyIndex {
  readonly #isDirect: boolean;
  readonly #mask: number;
  readonly #stamps: Int32Array;
  readonly #keys: Int32Array;
  readonly #places: Int32Array;
  readonly #taken: Int32Array;
  #stamp = 0;

  /**
   * @param codes how many codes there are: they are below this number
   * @param capacity most codes in one list
   */
  constructor(codes: number, capacity: number) {
    this.#isDirect = codes <= MOST_DIRECT;
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, this.#isDirect ? codes : 4 * capacity)));
    this.#mask = slots - 1;
    this.#stamps = new Int32Array(slots);
    this.#keys = new Int32Array(slots);
    this.#places = new Int32Array(slots);
    this.#taken = new Int32Array(capacity);
  }

  /** Takes the codes of a list, all different; no place is taken. */
  fill(list: MoveList): void {
    this.#stamp += 1;
    const stamp = this.#stamp;
    const { codes, length } = list;
    for (let place = 0; place < length; place += 1) {
      const code = codes[place] as number;
      let slot = this.#slot(code);
      while (this.#stamps[slot] === stamp) slot = (slot + 1) & this.#mask;
      this.#stamps[slot] = stamp;
      this.#keys[slot] = code;
      this.#places[slot] = place;
    }
  }

  /** The place of a code in the list, which is taken from now on; -1 where the list does not have it. */
  take(code: number): number {
    let slot = this.#slot(code);
    while (this.#stamps[slot] === this.#stamp) {
      if (this.#keys[slot] === code) {
        const place = this.#places[slot] as number;
        this.#taken[place] = this.#stamp;
        return place;
      }
      slot = (slot + 1) & this.#mask;
    }
    return -1;
  }

  isTaken(place: number): boolean {
    return this.#taken[place] === this.#stamp;
  }

  /** Codes of large codecs lie at regular distances; multiplying by the golden ratio (Knuth) spreads them. */
  #slot(code: number): number {
    return this.#isDirect ? code : (Math.imul(code, 0x9e3779b1) >>> 8) & this.#mask;
  }
}
