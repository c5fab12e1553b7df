/**
 * The hands possible for one viewer: every course of the remembered thefts that the observations allow, with its
 * probability (a theft takes any card of the victim's hand with equal probability).
 */
import type { Rng } from '../rng.ts';
import { EVERYTHING, type Seat, type Viewer } from '../seat.ts';
import type { Kept, Span, TheftLog } from './thefts.ts';

/**
 * Most points examined over the courses of all thefts together. If there are more, which is rare, the rest count as
 * possible until a draw proves otherwise.
 */
const MOST_POINTS = 10_000;

/** A possible result of the thefts up to one of them. */
interface Point {
  /** Number of thefts before it. */
  readonly depth: number;
  /** By seat and kind: the net effect of these thefts; and its hash for look-ups. */
  readonly moved: Int8Array;
  readonly hash: number;
  /** Another point with this depth and hash. */
  readonly beside: Point | null;
  /** The possible kinds of the next theft with their probabilities; null if not yet computed. */
  ways: readonly Way[] | null;
  /** The probability that random draws from here match the observations, 0 .. 1. */
  chance: number;
}

interface Way {
  readonly kind: number;
  /** The probability that a random draw takes this kind. */
  readonly chance: number;
  readonly to: Point;
}

/** A theft, read once. */
interface Theft {
  readonly from: number;
  readonly to: number;
  readonly isLook: boolean;
  /** By kind: the stolen card or the seen hand; null if the viewer does not know. */
  readonly taken: Uint8Array | null;
  /** By kind: the public count of the victim's hand just before. */
  readonly counted: readonly number[];
  /** The public facts afterwards on the hands that it changed. */
  readonly after: readonly Span[];
}

export class Worlds {
  readonly #kinds: number;
  readonly #thefts: readonly Theft[];
  /** By depth: the points, by hash. */
  readonly #points: Map<number, Point>[];
  readonly #start: Point;
  #looked = 0;

  /** @param cells seats * kinds of the ledger */
  constructor(log: TheftLog, s: Kept, viewer: Viewer, cells: number, kinds: number) {
    this.#kinds = kinds;
    this.#thefts = Array.from({ length: s.thefts }, (_, i) => {
      const from = s.theftFrom[i] - 1;
      const to = s.theftTo[i] - 1;
      const isLook = s.isLook[i] === 1;
      const isKnown = viewer === EVERYTHING || viewer === from || viewer === to;
      return {
        from,
        to,
        isLook,
        taken: isKnown ? s.taken.slice(i * kinds, (i + 1) * kinds) : null,
        counted: log.countedThen(s, i),
        after: isLook ? [] : [log.spanAfter(s, i, from), log.spanAfter(s, i, to)],
      };
    });
    this.#points = this.#thefts.map(() => new Map());
    this.#start = { depth: 0, moved: new Int8Array(cells), hash: 0, beside: null, ways: null, chance: 1 };
    this.#weigh(this.#start);
  }

  /** Whether any course is possible; in a match the true one always is. */
  get isPossible(): boolean {
    return this.#start.chance > 0;
  }

  /**
   * Draws one course by its probability.
   * @param taken filled by theft and kind: the stolen card, or the seen hand
   * @returns by seat and kind the net effect of all thefts; null if no course is possible
   */
  draw(rng: Rng, taken: Uint8Array): Int8Array | null {
    for (;;) {
      if (!this.isPossible) return null;
      let point = this.#start;
      while (point.depth < this.#thefts.length) {
        const way = choose(this.#waysOf(point), rng);
        if (way === null) break;
        const { isLook, from, counted } = this.#thefts[point.depth];
        for (let kind = 0; kind < this.#kinds; kind += 1) {
          const went = kind === way.kind ? 1 : 0;
          taken[point.depth * this.#kinds + kind] = isLook
            ? counted[kind] + point.moved[from * this.#kinds + kind]
            : went;
        }
        point = way.to;
      }
      if (point.depth === this.#thefts.length) return point.moved;
      point.chance = 0;
    }
  }

  /** By seat and kind: the range of the net effect of all thefts; null if there are too many courses. */
  ranges(): { readonly least: Int8Array; readonly most: Int8Array } | null {
    if (this.#looked >= MOST_POINTS) return null;
    const least = this.#start.moved.slice().fill(127);
    const most = this.#start.moved.slice().fill(-128);
    // There are no observations after the last theft's span: every point there stands for a possible world.
    for (const point of this.#points[this.#thefts.length - 1].values()) {
      for (let one: Point | null = point; one !== null; one = one.beside) {
        for (let at = 0; at < least.length; at += 1) {
          least[at] = Math.min(least[at], one.moved[at]);
          most[at] = Math.max(most[at], one.moved[at]);
        }
      }
    }
    return { least, most };
  }

  /** By theft: its kind if that is the same in all courses; -1 if it varies, or no card moved. */
  certain(): readonly number[] {
    const only = this.#thefts.map(() => -1);
    let points = new Set([this.#start]);
    for (const [i, { isLook }] of this.#thefts.entries()) {
      const kinds = new Set<number>();
      const next = new Set<Point>();
      for (const point of points) {
        for (const way of point.ways ?? []) {
          if (way.to.chance === 0) continue;
          kinds.add(way.kind);
          next.add(way.to);
        }
        // Not computed: anything is possible.
        if (point.ways === null) return only;
      }
      const [kind] = kinds;
      if (!isLook && kinds.size === 1) only[i] = kind;
      points = next;
    }
    return only;
  }

  /** Computes the probability that a point can be continued, as far as the limit of points allows. */
  #weigh(point: Point): number {
    if (point.depth === this.#thefts.length || this.#looked >= MOST_POINTS) return point.chance;
    if (point.ways === null) {
      point.chance = 0;
      for (const way of this.#waysOf(point)) point.chance += way.chance * this.#weigh(way.to);
    }
    return point.chance;
  }

  /** The possible next thefts from a point. */
  #waysOf(point: Point): readonly Way[] {
    if (point.ways !== null) return point.ways;
    this.#looked += 1;
    const { from, to, isLook, taken, counted } = this.#thefts[point.depth];
    const first = from * this.#kinds;
    const ways: Way[] = [];
    point.ways = ways;
    if (isLook) {
      const isSeen =
        taken === null || counted.every((count, kind) => count + point.moved[first + kind] === taken[kind]);
      if (isSeen) ways.push({ kind: 0, chance: 1, to: this.#pointAfter(point, 0, 0) });
      return ways;
    }
    let size = 0;
    for (let kind = 0; kind < this.#kinds; kind += 1) size += counted[kind] + point.moved[first + kind];
    for (let kind = 0; kind < this.#kinds; kind += 1) {
      const held = counted[kind] + point.moved[first + kind];
      if (held <= 0 || taken?.[kind] === 0 || !this.#fits(point, from, to, kind)) continue;
      ways.push({ kind, chance: held / size, to: this.#pointAfter(point, first + kind, to * this.#kinds + kind) });
    }
    return ways;
  }

  /** Whether the hands agree with the observations between this theft, of this card, and the next one. */
  #fits(point: Point, from: Seat, to: Seat, went: number): boolean {
    for (const { seat, least, none } of this.#thefts[point.depth].after) {
      const first = seat * this.#kinds;
      for (let kind = 0; kind < this.#kinds; kind += 1) {
        let held = least[kind] + point.moved[first + kind];
        if (kind === went) held += Number(seat === to) - Number(seat === from);
        if (held < 0 || (held > 0 && (none & (1 << kind)) !== 0)) return false;
      }
    }
    return true;
  }

  /**
   * The point after a theft that moves a card from one cell to another; a look moves none, and names the same cell
   * twice.
   */
  #pointAfter({ depth, moved, hash }: Point, from: number, to: number): Point {
    const points = this.#points[depth];
    const next = (hash - numberOf(from) + numberOf(to)) | 0;
    const first = points.get(next) ?? null;
    moved[from] -= 1;
    moved[to] += 1;
    let found = first;
    while (found !== null && !isSame(found.moved, moved)) found = found.beside;
    if (found === null) {
      found = { depth: depth + 1, moved: moved.slice(), hash: next, beside: first, ways: null, chance: 1 };
      points.set(next, found);
    }
    moved[from] += 1;
    moved[to] -= 1;
    return found;
  }
}

/** A cell's contribution to the hash of an effect: any numbers whose sums seldom collide. */
function numberOf(cell: number): number {
  return Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(cell + 7, 0x85ebca6b);
}

function isSame(one: Int8Array, two: Int8Array): boolean {
  for (let at = 0; at < one.length; at += 1) if (one[at] !== two[at]) return false;
  return true;
}

/** One possible continuation, or null. */
function choose(ways: readonly Way[], rng: Rng): Way | null {
  let all = 0;
  for (const way of ways) all += way.chance * way.to.chance;
  if (all === 0) return null;
  let rest = ways.length === 1 ? 0 : rng.unit() * all;
  let last: Way | null = null;
  for (const way of ways) {
    const part = way.chance * way.to.chance;
    if (part === 0) continue;
    last = way;
    rest -= part;
    if (rest < 0) break;
  }
  return last;
}
