/**
 * The distribution of the face-down tiles, given what everybody saw, and sampling from it.
 *
 * Before anything is shown and put back, the face-down tiles are a uniform draw without replacement out of the pool
 * (all tiles that nobody has seen leave): tiles that were shown and left the game only shrink the pool. Tiles that were
 * shown and put back were in the bag then, so they are evidence: with `n` tiles face down, `p[t]` tiles of kind t in
 * the bag or face down, of which `h[t]` face down, the chance to show `r[t]` of each kind is proportional to the
 * product over t of the falling factorials (p[t] - h[t]) (p[t] - h[t] - 1) ... with r[t] factors. A sequence of faces
 * therefore has the weight
 *
 *   (uniform draw from the pool) * product over rows j, kinds t of falling(p_j[t] - h_j[t], r_j[t])
 *
 * where h_j counts the kind among the first n_j tiles placed. Without evidence the draw is exact. Otherwise a
 * Metropolis chain of swaps (a face-down tile with one in the bag, or with another face-down one) has exactly this
 * distribution as its stationary one; a finite number of swaps approximates it. Sequences of weight 0 are never
 * visited.
 */
import type { Rng } from '@marchlands/core/rng.ts';
import { KINDS } from '../data/tiles.ts';

/** What is known: the pool, the number of face-down tiles, and the rows of evidence by ascending `faceDown`. */
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

/**
 * Sweeps (one proposed swap for each face-down tile and kind of swap) before the first sample. In 16 positions of
 * greedy matches with 8 to 20 tiles face down and 6 to 18 rows, 3,000 samples after 4 sweeps were as close to those
 * after 150 as two series with the same distribution are: the mean squared deviation of 256 means was 0.8 of its
 * variance; after 2 sweeps it was 1.8.
 */
const BURN_IN_SWEEPS = 12;
/** Sweeps between two samples of one chain. */
const SWEEPS = 2;

/** More than the number of tiles of any kind. */
const MOST = 128;
/** By number of tiles put back, then tiles in the bag then: the factor on the weight if one tile enters the bag ... */
const MORE = new Float64Array(MOST * MOST).fill(1);
/** ... or leaves it; 1 if nothing was put back. */
const FEWER = new Float64Array(MOST * MOST).fill(1);
for (let returned = 1; returned < MOST; returned += 1) {
  for (let then = returned; then < MOST; then += 1) {
    // falling(x + 1, r) / falling(x, r) and falling(x - 1, r) / falling(x, r)
    MORE[returned * MOST + then] = (then + 1) / (then + 1 - returned);
    FEWER[returned * MOST + then] = (then - returned) / then;
  }
}

/** Samples faces: fills `faces[i]` with the kind of the i-th face-down tile and `bag[t]` with the rest. */
export class FaceSampler {
  readonly faces: Uint8Array;
  readonly bag = new Uint8Array(KINDS);
  readonly #evidence: Evidence;
  readonly #rows: number;
  /** For each row and kind: the index into MORE and FEWER, for the current faces. */
  readonly #then: Int32Array;
  /**
   * For each row and kind: how far a tile moves that index; 0 if the kind was not put back, so that nothing changes.
   */
  readonly #step: Int32Array;
  /** For two kinds and each row: the next row in which either was put back, or the number of rows. */
  readonly #next: Int32Array;
  /** For two kinds: 1 once that is computed. */
  readonly #isLinked = new Uint8Array(KINDS * KINDS);
  /** By row: bits of the kinds that were put back. */
  readonly #returned: readonly number[];
  /** For each face-down tile: the first row that counts it. */
  readonly #firstRow: Int32Array;
  readonly #inBag: number;
  /**
   * The kinds of the tiles in the bag, one by one in ascending order; and by kind, the number up to and including it.
   */
  readonly #tiles: Uint8Array;
  readonly #upTo = new Int32Array(KINDS);
  #warm = false;

  constructor(evidence: Evidence) {
    const { rows, faceDown, pool } = evidence;
    this.#evidence = evidence;
    this.#rows = rows.length;
    this.faces = new Uint8Array(faceDown);
    this.#then = new Int32Array(rows.length * KINDS);
    this.#step = new Int32Array(rows.length * KINDS);
    this.#next = new Int32Array(KINDS * KINDS * (rows.length + 1));
    this.#returned = rows.map(({ returned }) =>
      returned.reduce((set, count, kind) => set | (count > 0 ? 1 << kind : 0), 0),
    );
    this.#firstRow = new Int32Array(faceDown);
    for (let i = 0, row = 0; i < faceDown; i += 1) {
      while (row < rows.length && rows[row].faceDown <= i) row += 1;
      this.#firstRow[i] = row;
    }
    this.#inBag = sumOf(pool) - faceDown;
    this.#tiles = new Uint8Array(Math.max(0, this.#inBag));
  }

  /** Computes `#next` for two kinds on first use, since few decisions need all. */
  #link(pair: number): void {
    this.#isLinked[pair] = 1;
    const kinds = this.#returned;
    const rows = kinds.length;
    const either = (1 << (pair & (KINDS - 1))) | (1 << Math.floor(pair / KINDS));
    const first = pair * (rows + 1);
    let next = rows;
    this.#next[first + rows] = next;
    for (let row = rows - 1; row >= 0; row -= 1) {
      if ((kinds[row] & either) !== 0) next = row;
      this.#next[first + row] = next;
    }
  }

  /** Whether any faces fit the evidence. */
  get possible(): boolean {
    return this.#inBag >= 0 && this.#assign(undefined);
  }

  /** Draws the next sample into `faces` and `bag`. Throws if no faces fit: check `possible` for outside data. */
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

  /** Without evidence: one tile after the other, uniformly from the rest. */
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
   * exists as long as any faces fit, because a row's allowance never decreases from one tile to the next.
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
          const then = rows[row].pool[kind] - rows[row].returned[kind];
          if (then < allowed) allowed = then;
        }
        const room = allowed - used[kind];
        if (room <= 0) continue;
        // A kind with more room is chosen more often, which starts the chain closer to its distribution.
        seen += room;
        if (rng === undefined ? chosen < 0 : rng.below(seen) < room) chosen = kind;
      }
      if (chosen < 0) return false;
      used[chosen] = used[chosen] + 1;
      faces[i] = chosen;
    }
    for (let kind = 0; kind < KINDS; kind += 1) {
      bag[kind] = pool[kind] - used[kind];
      // Even without a face-down tile, a row can require more tiles than there were.
      for (let row = 0; row < rows.length; row += 1) {
        if (rows[row].pool[kind] < rows[row].returned[kind]) return false;
      }
    }
    return true;
  }

  /** Counts what was in the bag at each row, and lists the tiles in it now. */
  #count(): void {
    for (const [j, row] of this.#evidence.rows.entries()) {
      for (let kind = 0; kind < KINDS; kind += 1) {
        const isReturned = row.returned[kind] > 0;
        this.#then[j * KINDS + kind] = isReturned ? row.returned[kind] * MOST + row.pool[kind] : 0;
        this.#step[j * KINDS + kind] = isReturned ? 1 : 0;
      }
      for (let i = 0; i < row.faceDown; i += 1) {
        const place = j * KINDS + this.faces[i];
        this.#then[place] -= this.#step[place];
      }
    }
    let length = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      this.#tiles.fill(kind, length, length + this.bag[kind]);
      length += this.bag[kind];
      this.#upTo[kind] = length;
    }
  }

  /**
   * Proposes swaps: of a face-down tile with a uniformly chosen tile in the bag, which is symmetric over single tiles,
   * and of two face-down tiles, which affects only rows that count the earlier one alone. Written as one loop: a bot
   * that samples many states spends most of its time here.
   */
  #sweep(sweeps: number, rng: Rng): void {
    const { faces, bag } = this;
    const firstRow = this.#firstRow;
    const tiles = this.#tiles;
    const upTo = this.#upTo;
    const then = this.#then;
    const step = this.#step;
    const next = this.#next;
    const isLinked = this.#isLinked;
    const rows = this.#rows;
    const inBag = this.#inBag;
    const count = faces.length;
    const proposals = 2 * sweeps * count;
    for (let proposal = 0; proposal < proposals; proposal += 1) {
      const isWithBag = (proposal & 1) === 0;
      if (isWithBag ? inBag === 0 : count === 1) continue;
      let place = rng.below(count);
      let other = rng.below(isWithBag ? inBag : count);
      if (!isWithBag && other < place) {
        const later = place;
        place = other;
        other = later;
      }
      const out = faces[place];
      const into = isWithBag ? tiles[other] : faces[other];
      if (out === into) continue;
      const to = isWithBag ? rows : firstRow[other];
      // Rows in which neither kind was put back allow both faces equally.
      const pair = out * KINDS + into;
      if (isLinked[pair] === 0) this.#link(pair);
      const both = pair * (rows + 1);
      const first = next[both + firstRow[place]];
      let ratio = 1;
      for (let row = first; row < to; row = next[both + row + 1]) {
        ratio *= MORE[then[row * KINDS + out]];
        ratio *= FEWER[then[row * KINDS + into]];
      }
      // The Metropolis rule.
      if (ratio < 1 && rng.unit() >= ratio) continue;
      for (let row = first; row < to; row = next[both + row + 1]) {
        then[row * KINDS + out] += step[row * KINDS + out];
        then[row * KINDS + into] -= step[row * KINDS + into];
      }
      faces[place] = into;
      if (!isWithBag) {
        faces[other] = out;
        continue;
      }
      bag[into] -= 1;
      bag[out] += 1;
      // The kinds between the two shift by one.
      for (let kind = into; kind < out; kind += 1) {
        upTo[kind] -= 1;
        tiles[upTo[kind]] = kind + 1;
      }
      for (let kind = into - 1; kind >= out; kind -= 1) {
        tiles[upTo[kind]] = kind;
        upTo[kind] += 1;
      }
    }
  }
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
