/**
 * The law of what lies face down, given what everybody saw, and sampling from it.
 *
 * Before anything is shown and put back, the face-down tiles are a uniform draw without replacement out of the pool
 * (all tiles that nobody has seen leave): tiles that were shown and left the game only shrink the pool. Tiles that were
 * shown and put back were in the bag then, so they are evidence: with `n` tiles face down, `p[t]` tiles of kind t in
 * the bag or face down, of which `h[t]` face down, the chance to show `r[t]` of each kind is proportional to the product
 * over t of the falling factorials (p[t] - h[t]) (p[t] - h[t] - 1) ... with r[t] factors. A sequence of faces therefore
 * has the weight
 *
 *   (uniform draw from the pool) * product over rows j, kinds t of falling(p_j[t] - h_j[t], r_j[t])
 *
 * where h_j counts the kind among the first n_j tiles placed. Where there is no evidence the draw is exact. Else a
 * Metropolis chain of swaps (a face-down tile with one in the bag, or with another face-down one) has exactly this law
 * as its stationary one; a finite number of swaps approximates it. Sequences of weight 0 are never visited.
 */
import type { Rng } from '@marchlands/core/rng.ts';
import { KINDS } from '../data/tiles.ts';

/** What is known: the pool, how many tiles lie face down, and the rows of evidence by ascending `faceDown`. */
export interface Evidence {
  readonly faceDown: number;
  /** By kind. */
  readonly pool: readonly number[];
  readonly rows: readonly {
    readonly faceDown: number;
    readonly pool: readonly number[];
    readonly returned: readonly number[];
  }[];
}

/** Sweeps (one proposed swap a face-down tile and kind of swap) before the first sample. */
const BURN_IN_SWEEPS = 60;
/** Sweeps between two samples of one chain. */
const SWEEPS = 2;

/** Draws faces: fills `faces[i]` with the kind of the i-th face-down tile and `bag[t]` with what is left. */
export class FaceSampler {
  readonly faces: Uint8Array;
  readonly bag: Uint8Array;
  readonly #evidence: Evidence;
  /** For each row: tiles of each kind that were in the bag then, under the present faces. */
  readonly #inBagThen: Int32Array;
  readonly #returned: Int32Array;
  readonly #rowSize: readonly number[];
  /** For each face-down tile: the first row that counts it. */
  readonly #firstRow: Int32Array;
  #inBag: number;
  #warm = false;

  constructor(evidence: Evidence) {
    const { rows, faceDown, pool } = evidence;
    this.#evidence = evidence;
    this.faces = new Uint8Array(faceDown);
    this.bag = new Uint8Array(KINDS);
    this.#inBagThen = new Int32Array(rows.length * KINDS);
    this.#returned = Int32Array.from(rows.flatMap((row) => row.returned));
    this.#rowSize = rows.map((row) => row.faceDown);
    this.#firstRow = Int32Array.from({ length: faceDown }, (_, i) => {
      const first = rows.findIndex((row) => row.faceDown > i);
      return first < 0 ? rows.length : first;
    });
    this.#inBag = pool.reduce((sum, count) => sum + count, 0) - faceDown;
  }

  /** Whether any faces fit the evidence. */
  get possible(): boolean {
    return this.#inBag >= 0 && this.#assign(undefined);
  }

  /** Draws the next sample into `faces` and `bag`. Throws where no faces fit: check `possible` of outside data. */
  sample(rng: Rng): void {
    if (this.#evidence.rows.length === 0) {
      this.#deal(rng);
      return;
    }
    if (!this.#warm) {
      if (!this.#assign(rng)) throw new Error('no faces of the face-down tiles fit what was shown');
      this.#count();
      this.#warm = true;
      this.#sweep(BURN_IN_SWEEPS, rng);
    }
    this.#sweep(SWEEPS, rng);
  }

  /** Without evidence: one tile after the other, uniformly out of what is left. */
  #deal(rng: Rng): void {
    const { bag, faces } = this;
    bag.set(this.#evidence.pool);
    let left = this.#inBag + faces.length;
    for (let i = 0; i < faces.length; i += 1) {
      let rest = rng.below(left);
      let kind = 0;
      while (rest >= bag[kind]) {
        rest -= bag[kind];
        kind += 1;
      }
      bag[kind] -= 1;
      left -= 1;
      faces[i] = kind;
    }
  }

  /**
   * Some faces that fit: in the order placed, any kind of which no row needs more than would be left. Such a kind
   * exists as long as any faces fit, because what a row allows never falls from one tile to the next.
   */
  #assign(rng: Rng | undefined): boolean {
    const { pool, rows } = this.#evidence;
    const { bag, faces } = this;
    const used = new Array<number>(KINDS).fill(0);
    for (let i = 0; i < faces.length; i += 1) {
      let chosen = -1;
      let seen = 0;
      for (let kind = 0; kind < KINDS; kind += 1) {
        let allowed = pool[kind];
        for (let row = this.#firstRow[i]; row < rows.length; row += 1) {
          const then = (rows[row]?.pool[kind] ?? 0) - this.#returned[row * KINDS + kind];
          if (then < allowed) allowed = then;
        }
        const room = allowed - used[kind];
        if (room <= 0) continue;
        // A kind with more room is chosen more often, which starts the chain nearer to its law.
        seen += room;
        if (rng === undefined ? chosen < 0 : rng.below(seen) < room) chosen = kind;
      }
      if (chosen < 0) return false;
      used[chosen] = used[chosen] + 1;
      faces[i] = chosen;
    }
    for (let kind = 0; kind < KINDS; kind += 1) {
      bag[kind] = pool[kind] - used[kind];
      // Without a face-down tile a row can still ask for more than there was.
      for (let row = 0; row < rows.length; row += 1) {
        if ((rows[row]?.pool[kind] ?? 0) < this.#returned[row * KINDS + kind]) return false;
      }
    }
    return true;
  }

  /** Counts what was in the bag at each row under the present faces. */
  #count(): void {
    this.#evidence.rows.forEach((row, j) => {
      for (let kind = 0; kind < KINDS; kind += 1) this.#inBagThen[j * KINDS + kind] = row.pool[kind];
      for (let i = 0; i < row.faceDown; i += 1) this.#inBagThen[j * KINDS + this.faces[i]] -= 1;
    });
  }

  #sweep(sweeps: number, rng: Rng): void {
    const count = this.faces.length;
    for (let i = 0; i < sweeps * count; i += 1) {
      if (this.#inBag > 0) this.#trySwapWithBag(rng.below(count), rng);
      if (count > 1) this.#trySwapFaces(rng.below(count), rng.below(count), rng);
    }
  }

  /** Proposes that a face-down tile changes place with a uniform tile in the bag: symmetric over single tiles. */
  #trySwapWithBag(i: number, rng: Rng): void {
    let rest = rng.below(this.#inBag);
    let into = 0;
    while (rest >= this.bag[into]) {
      rest -= this.bag[into];
      into += 1;
    }
    const out = this.faces[i];
    if (out === into) return;
    const rows = this.#rowSize.length;
    if (!this.#accept(this.#firstRow[i], rows, out, into, rng)) return;
    this.faces[i] = into;
    this.bag[into] -= 1;
    this.bag[out] += 1;
  }

  /** Proposes that two face-down tiles change places: only rows that count the earlier one alone are touched. */
  #trySwapFaces(a: number, b: number, rng: Rng): void {
    const earlier = Math.min(a, b);
    const later = Math.max(a, b);
    const out = this.faces[earlier];
    const into = this.faces[later];
    if (out === into) return;
    if (!this.#accept(this.#firstRow[earlier], this.#firstRow[later], out, into, rng)) return;
    this.faces[earlier] = into;
    this.faces[later] = out;
  }

  /**
   * Accepts by the Metropolis rule that in rows `from` .. `to - 1` one tile of kind `out` returns to the bag of then
   * and one of kind `into` leaves it; counts it if accepted.
   */
  #accept(from: number, to: number, out: number, into: number, rng: Rng): boolean {
    const then = this.#inBagThen;
    const returned = this.#returned;
    let ratio = 1;
    for (let row = from; row < to; row += 1) {
      const o = row * KINDS + out;
      const i = row * KINDS + into;
      // falling(x + 1, r) / falling(x, r) and falling(x - 1, r) / falling(x, r)
      if (returned[o] > 0) ratio *= (then[o] + 1) / (then[o] + 1 - returned[o]);
      if (returned[i] > 0) ratio *= (then[i] - returned[i]) / then[i];
    }
    if (ratio < 1 && rng.unit() >= ratio) return false;
    for (let row = from; row < to; row += 1) {
      then[row * KINDS + out] += 1;
      then[row * KINDS + into] -= 1;
    }
    return true;
  }
}
