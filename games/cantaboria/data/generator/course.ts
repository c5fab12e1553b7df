import type { Rng } from '@marchlands/core/rng.ts';
import { type Grid, largestGroup, NONE, neighboursOf } from './grid.ts';
import type { Failure, Limits } from './limits.ts';
import { shuffled } from './shuffled.ts';

/** One branch of the river, downstream: its corners, and the edges between them. */
export interface Stream {
  readonly edges: readonly number[];
  /** One more than edges. */
  readonly corners: readonly number[];
  /** The edge under its lake, ending at the first corner; `NONE` for a spring. */
  readonly lake: number;
}

/** The river: the first stream runs to the mouth, each other to a corner of the first. */
export type River = readonly Stream[];

/** The most steps of a search for one stream before the attempt is given up. */
const MOST_STEPS = 4000;

/** Walks the branches along the cell borders; returns the failed limit if none fits. */
export function drawRiver(grid: Grid, limits: Limits, rng: Rng): River | Failure {
  const walker = new Walker(grid, limits, rng);
  // The main stream gets what the others leave; each of the others gets its minimum and not much more.
  const others = Array.from({ length: limits.branches - 1 }, () => limits.branchMin + rng.below(3));
  const total = limits.reaches - 1 + rng.below(3);
  const length = total - others.reduce((sum, one) => sum + one, 0);
  if (length < limits.branchMin + limits.stemMin) return 'reaches';
  const main = walker.walk(null, length, limits.lakes > 0);
  if (main === null) return 'reaches';
  const river = [main];
  const joins = new Set<number>();
  for (const [i, own] of others.entries()) {
    const branch = walker.join(main, own, joins, limits.lakes > i + 1);
    if (branch === null) return 'branches';
    river.push(branch);
  }
  return river;
}

/** The weight of being one half cell closer to the aim, against a random 0 .. 1, when choosing a way. */
const PULL = 0.6;

/** A place on the grid: half cells to the right, and rows down in the same unit. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Draws streams one after another; they touch only where they join. */
class Walker {
  readonly #grid: Grid;
  readonly #limits: Limits;
  readonly #rng: Rng;
  /** Corners taken by streams and lakes. */
  readonly #taken = new Set<number>();
  /** Reaches beside each cell. */
  readonly #banks: number[];
  /** Cells beside a lake, which no other lake may touch. */
  readonly #shores = new Set<number>();
  /** Neighbours of each cell that are not separated from it by a lake. */
  readonly #degrees: number[];
  readonly #neighbours: readonly Set<number>[];
  /** The aim of the stream being drawn. */
  #aim: Spot = { x: 0, y: 0 };
  #steps = 0;

  constructor(grid: Grid, limits: Limits, rng: Rng) {
    this.#grid = grid;
    this.#limits = limits;
    this.#rng = rng;
    this.#banks = grid.cells.map(() => 0);
    this.#neighbours = neighboursOf(grid);
    this.#degrees = this.#neighbours.map(({ size }) => size);
  }

  /**
   * Walks upstream from a corner, or from a mouth on the coast, over `length` edges to a source.
   * @param from corner and first edge; null for any mouth
   */
  walk(from: readonly [corner: number, edge: number] | null, length: number, hasLake: boolean): Stream | null {
    this.#steps = 0;
    const starts = from === null ? shuffled(this.#mouths(), this.#rng) : [from];
    for (const [corner, edge] of starts) {
      this.#taken.add(corner);
      this.#aim = from === null ? this.#opposite(corner) : this.#driest();
      const corners = [corner];
      const edges: number[] = [];
      const lake = this.#extend(corners, edges, [edge], length, hasLake);
      if (lake !== null) return { corners: corners.reverse(), edges: edges.reverse(), lake };
      if (from === null) this.#taken.delete(corner);
      if (this.#steps > MOST_STEPS) return null;
    }
    return null;
  }

  /** Another branch into a corner of the main stream that leaves enough reaches above and below. */
  join(main: Stream, length: number, joins: Set<number>, hasLake: boolean): Stream | null {
    const { branchMin, stemMin } = this.#limits;
    const places = main.corners.slice(branchMin, main.corners.length - stemMin).filter((corner) => !joins.has(corner));
    this.#aim = this.#driest();
    const near = places.map((corner) => ({ corner, score: this.#rng.unit() * 3 + this.#fromAim(corner) }));
    for (const { corner } of near.sort((a, b) => a.score - b.score)) {
      const edge = this.#grid.corners[corner].edges.find((one) => !main.edges.includes(one) && one !== main.lake);
      if (edge === undefined) continue;
      const branch = this.walk([corner, edge], length, hasLake);
      if (branch === null) continue;
      joins.add(corner);
      return branch;
    }
    return null;
  }

  /** Extends the walk by one edge of `open`, recursively; null if no way leads to a source, else the lake's edge. */
  #extend(
    corners: number[],
    edges: number[],
    open: readonly number[],
    length: number,
    hasLake: boolean,
  ): number | null {
    if (edges.length === length) return this.#source(corners.at(-1) ?? NONE, edges.at(-1) ?? NONE, hasLake);
    for (const edge of this.#preferred(open, corners[corners.length - 1])) {
      this.#steps += 1;
      if (this.#steps > MOST_STEPS) return null;
      const next = this.#across(edge, corners.at(-1) ?? NONE);
      const [a, b] = this.#grid.edges[edge].cells;
      if (this.#taken.has(next) || !this.#isInner(next) || this.#isFull(a) || this.#isFull(b)) continue;
      this.#taken.add(next);
      this.#banks[a] += 1;
      this.#banks[b] += 1;
      corners.push(next);
      edges.push(edge);
      const on = this.#grid.corners[next].edges.filter((one) => one !== edge);
      const lake = this.#extend(corners, edges, on, length, hasLake);
      if (lake !== null) return lake;
      corners.pop();
      edges.pop();
      this.#banks[a] -= 1;
      this.#banks[b] -= 1;
      this.#taken.delete(next);
    }
    return null;
  }

  /** Puts the lake at the upstream end of a walk; null if none fits. */
  #source(corner: number, last: number, hasLake: boolean): number | null {
    if (!hasLake) return NONE;
    for (const edge of shuffled(
      this.#grid.corners[corner].edges.filter((one) => one !== last),
      this.#rng,
    )) {
      const far = this.#across(edge, corner);
      if (this.#taken.has(far) || !this.#isInner(far)) continue;
      const parted = this.#grid.edges[edge].cells;
      if (parted.some((cell) => this.#degrees[cell] <= this.#limits.degreeMin)) continue;
      const shores = new Set(
        [corner, far].flatMap((end) => this.#grid.corners[end].edges.flatMap((one) => this.#grid.edges[one].cells)),
      );
      if ([...shores].some((cell) => this.#shores.has(cell))) continue;
      for (const cell of shores) this.#shores.add(cell);
      for (const cell of parted) this.#degrees[cell] -= 1;
      this.#taken.add(far);
      return edge;
    }
    return null;
  }

  /** Coastal corners, each with the edge that leads inland. */
  #mouths(): readonly (readonly [number, number])[] {
    const { corners, edges } = this.#grid;
    return corners.flatMap((corner, i) => {
      const inland = corner.edges.find((edge) => edges[edge].cells[1] !== NONE);
      return inland === undefined || this.#isInner(i) ? [] : [[i, inland] as const];
    });
  }

  #across(edge: number, corner: number): number {
    const { from, to } = this.#grid.edges[edge];
    return from === corner ? to : from;
  }

  #isInner(corner: number): boolean {
    return this.#grid.corners[corner].edges.every((edge) => this.#grid.edges[edge].cells[1] !== NONE);
  }

  #isFull(cell: number): boolean {
    return this.#banks[cell] >= this.#limits.bankMax;
  }

  /** The edges in random order, biased towards the aim. */
  #preferred(open: readonly number[], corner: number): readonly number[] {
    const scored = open.map((edge) => {
      return { edge, score: this.#rng.unit() - PULL * this.#fromAim(this.#across(edge, corner)) };
    });
    return scored.sort((a, b) => b.score - a.score).map(({ edge }) => edge);
  }

  #fromAim(corner: number): number {
    const { at, level } = this.#grid.corners[corner];
    return apart({ x: at, y: level * 2 }, this.#aim);
  }

  /** The opposite side of the continent, through its middle. */
  #opposite(corner: number): Spot {
    const { at, level } = this.#grid.corners[corner];
    const middle = middleOf(this.#grid.cells.map((_, cell) => spotOf(this.#grid, cell)));
    return { x: 2 * middle.x - at, y: 2 * middle.y - level * 2 };
  }

  /** The middle of the largest group of cells that no stream touches. */
  #driest(): Spot {
    const dry = this.#grid.cells.flatMap((_, cell) =>
      this.#banks[cell] === 0 && !this.#shores.has(cell) ? [cell] : [],
    );
    const group = largestGroup(this.#neighbours, dry);
    return middleOf(group.map((cell) => spotOf(this.#grid, cell)));
  }
}

function spotOf({ cells }: Grid, cell: number): Spot {
  return { x: cells[cell].at, y: cells[cell].row * 2 + 1 };
}

function middleOf(spots: readonly Spot[]): Spot {
  const mean = (axis: 'x' | 'y') => spots.reduce((sum, spot) => sum + spot[axis], 0) / Math.max(1, spots.length);
  return { x: mean('x'), y: mean('y') };
}

function apart(one: Spot, other: Spot): number {
  const [x, y] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(x * x + y * y);
}
