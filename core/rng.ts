/**
 * A fast seedable generator for playouts, simulations and tests: sfc32 (Doty-Humphrey, PractRand), 128 bits of state.
 * Not for fair dice at a table: those come from `match/dice.ts`.
 */
export class Rng {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  /** @param seed any text or number; equal seeds give equal sequences on every machine. */
  constructor(seed: string | number) {
    this.reseed(seed);
  }

  reseed(seed: string | number): void {
    const text = String(seed);
    // FNV-1a in three lanes with different bases: seeds that differ in one character differ in all words.
    let a = 0x811c9dc5;
    let b = 0x9e3779b9;
    let c = 0x85ebca6b;
    for (let i = 0; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b ^ (code + i), 0x01000193);
      c = Math.imul(c ^ (code * 31 + i), 0x01000193);
    }
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#counter = 1;
    for (let i = 0; i < 15; i += 1) this.uint32();
  }

  /** A whole number 0 .. 2^32 - 1. */
  uint32(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + t) | 0;
    return t >>> 0;
  }

  /** A uniform whole number 0 .. n - 1; n is 1 .. 2^31. Bias below n / 2^32, that is under one in two billion for n = 2. */
  below(n: number): number {
    // Multiply-shift (Lemire): by halves in whole numbers, which is quicker, or in doubles, which is exact below 2^53.
    const bits = this.uint32();
    if (n > 0xffff) return Math.floor((bits * n) / 4294967296);
    return ((Math.imul(bits >>> 16, n) >>> 0) + (Math.imul(bits & 0xffff, n) >>> 16)) >>> 16;
  }

  /** A uniform number in [0, 1). */
  unit(): number {
    return this.uint32() / 4294967296;
  }
}
