/** The first `count` numbers of a vector as a plain array: `Array.from` would allocate an object for each. */
export function firstNumbers(vector: { readonly [place: number]: number }, count: number): number[] {
  const numbers = new Array<number>(count);
  for (let i = 0; i < count; i += 1) numbers[i] = vector[i];
  return numbers;
}

/** Things by their counts, one after the other: `['silk', 'silk', 'salt']`. */
export function repeated<T>(things: readonly T[], counts: ArrayLike<number>): T[] {
  return things.flatMap((thing, i) => new Array<T>(counts[i]).fill(thing));
}

/** A reusable list of move codes. Filled by `legal`, never grown: sized by `bounds.moves` of the setup. */
export class MoveList {
  readonly codes: Int32Array;
  length = 0;

  constructor(capacity: number) {
    this.codes = new Int32Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  push(code: number): void {
    this.codes[this.length] = code;
    this.length += 1;
  }

  /** Position of a code in this sorted list, or -1. */
  indexOf(code: number): number {
    let low = 0;
    let high = this.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.codes[middle];
      if (found === code) return middle;
      if (found < code) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  has(code: number): boolean {
    return this.indexOf(code) >= 0;
  }

  /** A copy as a plain array. Allocates: not for hot loops. */
  toArray(): number[] {
    return firstNumbers(this.codes, this.length);
  }
}

/** A reusable list of chance outcomes with whole positive weights whose sum stays below 2^31. */
export class OutcomeList {
  readonly codes: Int32Array;
  readonly weights: Int32Array;
  length = 0;
  /** Sum of all weights. */
  total = 0;

  constructor(capacity: number) {
    this.codes = new Int32Array(capacity);
    this.weights = new Int32Array(capacity);
  }

  clear(): void {
    this.length = 0;
    this.total = 0;
  }

  push(code: number, weight: number): void {
    this.codes[this.length] = code;
    this.weights[this.length] = weight;
    this.length += 1;
    this.total += weight;
  }

  /** A copy of the codes as a plain array. Allocates: not for hot loops. */
  toArray(): number[] {
    return firstNumbers(this.codes, this.length);
  }

  /** The outcome that owns ticket `ticket`, 0 .. total - 1, counting weights in list order. */
  at(ticket: number): number {
    let rest = ticket;
    for (let i = 0; i < this.length; i += 1) {
      rest -= this.weights[i];
      if (rest < 0) return this.codes[i];
    }
    throw new Error(`ticket ${ticket} is not below the total weight ${this.total}`);
  }

  /** The weight of an outcome, 0 if it is impossible. */
  weightOf(code: number): number {
    for (let i = 0; i < this.length; i += 1) if (this.codes[i] === code) return this.weights[i];
    return 0;
  }
}
