/**
 * The perfect matching of least cost in a complete graph: Edmonds' blossoms with dual values, in the form of Galil, "Efficient
 * Algorithms for Finding Maximum Matching in Graphs" (ACM Computing Surveys 18, 1986), O(n^3).
 *
 * @param count vertices, an even number
 * @param costOf of the edge between two vertices, the same both ways: a whole number, not below 0 and at most 2^49
 * @returns by vertex: its partner
 */
export function cheapestMatching(count: number, costOf: (a: number, b: number) => number): readonly number[] {
  if (count % 2 !== 0) throw new Error(`${count} vertices cannot all be matched`);
  return new Blossoms(count, costOf).solve();
}

/** The label of a vertex or blossom in the search for an augmenting path. */
const FREE = -1;
const EVEN = 0;
const ODD = 1;
type Label = typeof FREE | typeof EVEN | typeof ODD;

/** An edge between two vertices of different blossoms. */
interface Edge {
  readonly from: number;
  readonly to: number;
}

const NO_EDGE: Edge = { from: 0, to: 0 };

/** Vertices are 1 to `count`, blossoms the numbers above; 0 is none. */
class Blossoms {
  readonly #count: number;
  /** Edge weights by pair of vertices: larger is better, and all are positive, so that the best matching is perfect. */
  readonly #worth: number[][];
  /** Number of vertices and blossoms so far. */
  #most: number;
  readonly #dual: number[];
  /** The vertex at the other end of the matched edge. */
  readonly #mate: number[];
  /** The outermost blossom of a vertex or blossom: itself if it is outermost, 0 if it no longer exists. */
  readonly #outer: number[];
  /** The even vertex from which an odd blossom was reached. */
  readonly #parent: number[];
  readonly #label: Label[];
  /** The even vertex with the tightest edge to a blossom. */
  readonly #slack: number[];
  readonly #seen: number[];
  #search = 0;
  /** The parts of a blossom in cyclic order from its base. */
  readonly #parts: number[][];
  /** The part of a blossom that contains a vertex. */
  readonly #partOf: number[][];
  /** The tightest edge between two of the outermost. */
  readonly #edges: Edge[][];
  #queue: number[] = [];

  constructor(count: number, costOf: (a: number, b: number) => number) {
    const size = 2 * count + 1;
    const row = (fill: number): number[] => Array.from({ length: size }, () => fill);
    this.#count = count;
    this.#most = count;
    const costs = Array.from({ length: count }, (_, a) =>
      Array.from({ length: count }, (__, b) => (a === b ? 0 : costOf(a, b))),
    );
    const highest = costs.flat().reduce((high, cost) => Math.max(high, cost), 0);
    this.#worth = Array.from({ length: count + 1 }, (_, a) =>
      Array.from({ length: count + 1 }, (__, b) =>
        a === 0 || b === 0 || a === b ? 0 : highest + 1 - costs[a - 1][b - 1],
      ),
    );
    this.#dual = row(0).map((_, at) => (at >= 1 && at <= count ? highest + 1 : 0));
    this.#mate = row(0);
    this.#outer = row(0).map((_, at) => (at <= count ? at : 0));
    this.#parent = row(0);
    this.#label = Array.from({ length: size }, () => FREE);
    this.#slack = row(0);
    this.#seen = row(0);
    this.#parts = Array.from({ length: size }, () => []);
    this.#partOf = Array.from({ length: size }, (_, a) => row(0).map((__, b) => (a === b ? a : 0)));
    this.#edges = Array.from({ length: size }, (_, from) =>
      Array.from({ length: size }, (__, to) => (this.#isEdge(from, to) ? { from, to } : NO_EDGE)),
    );
  }

  solve(): readonly number[] {
    while (this.#grow());
    return this.#mate.slice(1, this.#count + 1).map((mate) => mate - 1);
  }

  #isEdge(from: number, to: number): boolean {
    return from !== to && from >= 1 && to >= 1 && from <= this.#count && to <= this.#count;
  }

  /** The slack of an edge. */
  #gap({ from, to }: Edge): number {
    return this.#dual[from] + this.#dual[to] - 2 * this.#worth[from][to];
  }

  #offerSlack(vertex: number, to: number): void {
    const known = this.#slack[to];
    if (known === 0 || this.#gap(this.#edges[vertex][to]) < this.#gap(this.#edges[known][to])) this.#slack[to] = vertex;
  }

  #findSlack(to: number): void {
    this.#slack[to] = 0;
    for (let vertex = 1; vertex <= this.#count; vertex += 1) {
      const outer = this.#outer[vertex];
      if (outer !== to && this.#label[outer] === EVEN && this.#edges[vertex][to] !== NO_EDGE)
        this.#offerSlack(vertex, to);
    }
  }

  /** Queues all vertices of a blossom for scanning. */
  #enqueue(at: number): void {
    if (at <= this.#count) this.#queue.push(at);
    else for (const part of this.#parts[at]) this.#enqueue(part);
  }

  #setOuter(at: number, outer: number): void {
    this.#outer[at] = outer;
    if (at > this.#count) for (const part of this.#parts[at]) this.#setOuter(part, outer);
  }

  /** The index of a part in its blossom, reversing the blossom if the path from the base would be odd. */
  #evenPlace(blossom: number, part: number): number {
    const parts = this.#parts[blossom];
    const place = parts.indexOf(part);
    if (place % 2 === 0) return place;
    this.#parts[blossom] = [parts[0], ...parts.slice(1).reverse()];
    return parts.length - place;
  }

  #match(at: number, other: number): void {
    const { from, to } = this.#edges[at][other];
    this.#mate[at] = to;
    if (at <= this.#count) return;
    const base = this.#partOf[at][from];
    const place = this.#evenPlace(at, base);
    const parts = this.#parts[at];
    for (let i = 0; i < place; i += 1) this.#match(parts[i], parts[i ^ 1]);
    this.#match(base, other);
    this.#parts[at] = [...parts.slice(place), ...parts.slice(0, place)];
  }

  /** Augments along the path from an outermost even blossom to its root, starting with an edge. */
  #augment(from: number, to: number): void {
    let [at, other] = [from, to];
    for (;;) {
      const next = this.#outer[this.#mate[at]];
      this.#match(at, other);
      if (next === 0) return;
      const parent = this.#outer[this.#parent[next]];
      this.#match(next, parent);
      [at, other] = [parent, next];
    }
  }

  /** The common ancestor of two even blossoms; 0 if there is none. */
  #meeting(one: number, other: number): number {
    this.#search += 1;
    let [at, next] = [one, other];
    while (at !== 0 || next !== 0) {
      if (at !== 0) {
        if (this.#seen[at] === this.#search) return at;
        this.#seen[at] = this.#search;
        const mate = this.#outer[this.#mate[at]];
        at = mate === 0 ? 0 : this.#outer[this.#parent[mate]];
      }
      [at, next] = [next, at];
    }
    return 0;
  }

  /** The blossoms between an even blossom and the base of a new one, upwards. */
  #wayTo(base: number, from: number): readonly number[] {
    const way: number[] = [];
    for (let at = from; at !== base; ) {
      const mate = this.#outer[this.#mate[at]];
      way.push(at, mate);
      this.#enqueue(mate);
      at = this.#outer[this.#parent[mate]];
    }
    return way;
  }

  #shrink(one: number, base: number, other: number): void {
    let blossom = this.#count + 1;
    while (blossom <= this.#most && this.#outer[blossom] !== 0) blossom += 1;
    this.#most = Math.max(this.#most, blossom);
    this.#dual[blossom] = 0;
    this.#label[blossom] = EVEN;
    this.#mate[blossom] = this.#mate[base];
    const up = this.#wayTo(base, one);
    this.#parts[blossom] = [base, ...[...up].reverse(), ...this.#wayTo(base, other)];
    this.#setOuter(blossom, blossom);
    for (let at = 1; at <= this.#most; at += 1) {
      this.#edges[blossom][at] = NO_EDGE;
      this.#edges[at][blossom] = NO_EDGE;
    }
    this.#partOf[blossom].fill(0);
    for (const part of this.#parts[blossom]) {
      for (let at = 1; at <= this.#most; at += 1) {
        const [edge, known] = [this.#edges[part][at], this.#edges[blossom][at]];
        if (edge === NO_EDGE || (known !== NO_EDGE && this.#gap(edge) >= this.#gap(known))) continue;
        this.#edges[blossom][at] = edge;
        this.#edges[at][blossom] = this.#edges[at][part];
      }
      for (let vertex = 1; vertex <= this.#count; vertex += 1)
        if (this.#partOf[part][vertex] !== 0) this.#partOf[blossom][vertex] = part;
    }
    this.#findSlack(blossom);
  }

  #expand(blossom: number): void {
    for (const part of this.#parts[blossom]) this.#setOuter(part, part);
    const entry = this.#partOf[blossom][this.#edges[blossom][this.#parent[blossom]].from];
    const place = this.#evenPlace(blossom, entry);
    const parts = this.#parts[blossom];
    for (let i = 0; i < place; i += 2) {
      const [odd, even] = [parts[i], parts[i + 1]];
      this.#parent[odd] = this.#edges[even][odd].from;
      this.#label[odd] = ODD;
      this.#label[even] = EVEN;
      this.#slack[odd] = 0;
      this.#findSlack(even);
      this.#enqueue(even);
    }
    this.#label[entry] = ODD;
    this.#parent[entry] = this.#parent[blossom];
    for (const part of parts.slice(place + 1)) {
      this.#label[part] = FREE;
      this.#findSlack(part);
    }
    this.#outer[blossom] = 0;
  }

  /** Follows a tight edge from an even blossom. @returns whether the matching grew */
  #follow(edge: Edge): boolean {
    const [from, to] = [this.#outer[edge.from], this.#outer[edge.to]];
    if (this.#label[to] === FREE) {
      this.#parent[to] = edge.from;
      this.#label[to] = ODD;
      const mate = this.#outer[this.#mate[to]];
      this.#slack[to] = 0;
      this.#slack[mate] = 0;
      this.#label[mate] = EVEN;
      this.#enqueue(mate);
    } else if (this.#label[to] === EVEN) {
      const base = this.#meeting(from, to);
      if (base === 0) {
        this.#augment(from, to);
        this.#augment(to, from);
        return true;
      }
      this.#shrink(from, base, to);
    }
    return false;
  }

  /** Augments the matching by one edge; false if it is perfect. */
  #grow(): boolean {
    this.#queue = [];
    for (let at = 1; at <= this.#most; at += 1) {
      this.#label[at] = FREE;
      this.#slack[at] = 0;
    }
    for (let at = 1; at <= this.#most; at += 1) {
      if (this.#outer[at] !== at || this.#mate[at] !== 0) continue;
      this.#parent[at] = 0;
      this.#label[at] = EVEN;
      this.#enqueue(at);
    }
    if (this.#queue.length === 0) return false;
    for (;;) {
      if (this.#followQueue()) return true;
      this.#shiftDuals();
      this.#queue = [];
      for (let at = 1; at <= this.#most; at += 1) {
        const slack = this.#slack[at];
        if (this.#outer[at] !== at || slack === 0 || this.#outer[slack] === at) continue;
        const edge = this.#edges[slack][at];
        if (this.#gap(edge) === 0 && this.#follow(edge)) return true;
      }
      for (let blossom = this.#count + 1; blossom <= this.#most; blossom += 1) {
        const isSpent = this.#outer[blossom] === blossom && this.#label[blossom] === ODD && this.#dual[blossom] === 0;
        if (isSpent) this.#expand(blossom);
      }
    }
  }

  #followQueue(): boolean {
    for (let next = 0; next < this.#queue.length; next += 1) {
      const vertex = this.#queue[next];
      if (this.#label[this.#outer[vertex]] === ODD) continue;
      for (let other = 1; other <= this.#count; other += 1) {
        if (this.#outer[vertex] === this.#outer[other]) continue;
        const edge = this.#edges[vertex][other];
        if (this.#gap(edge) !== 0) this.#offerSlack(vertex, this.#outer[other]);
        else if (this.#follow(edge)) return true;
      }
    }
    return false;
  }

  /** Adjusts the dual values until another edge becomes tight or a blossom expands. */
  #shiftDuals(): void {
    let shift = Number.POSITIVE_INFINITY;
    for (let at = 1; at <= this.#most; at += 1) {
      if (this.#outer[at] !== at) continue;
      if (at > this.#count && this.#label[at] === ODD) shift = Math.min(shift, this.#dual[at] / 2);
      const slack = this.#slack[at];
      if (slack === 0 || this.#label[at] === ODD) continue;
      const gap = this.#gap(this.#edges[slack][at]);
      shift = Math.min(shift, this.#label[at] === FREE ? gap : gap / 2);
    }
    for (let at = 1; at <= this.#most; at += 1) {
      const label = this.#label[this.#outer[at]];
      if (at <= this.#count) {
        if (label === EVEN) this.#dual[at] -= shift;
        else if (label === ODD) this.#dual[at] += shift;
      } else if (this.#outer[at] === at) {
        if (label === EVEN) this.#dual[at] += 2 * shift;
        else if (label === ODD) this.#dual[at] -= 2 * shift;
      }
    }
  }
}
