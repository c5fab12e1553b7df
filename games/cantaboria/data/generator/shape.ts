import type { Rng } from '@marchlands/core/rng.ts';
import { between, distance, rounded } from '../geometry.ts';
import { CANVAS, type Point } from '../map.ts';
import type { River } from './course.ts';
import { type Grid, NONE } from './grid.ts';
import { shoresOf } from './water.ts';

/** Free canvas round the continent, in canvas units. */
const MARGIN = 40;
/** Distance of a corner north or south of the boundary of its rows, in row heights. */
const ZIGZAG = 0.16;
/** Most displacement of centres and corners, in cell sizes. */
const JITTER = 0.05;
/** Most displacement of a line's midpoint, as a fraction of its length: inland, and on the coast. */
const ROUGH = 0.07;
const ROUGH_COAST = 0.11;
/** Each line has 2^3 pieces. */
const HALVINGS = 3;
/** How far a lake extends beyond the ends of the border under it, and bulges at its sides and ends. */
const LAKE_REACH = 13;
const LAKE_SIDE = 13;
const LAKE_END = 5;

/** The grid drawn on the canvas; all points have one decimal. */
export interface Shape {
  /** Middle of each cell. */
  readonly centres: readonly Point[];
  /** The line of each edge, from its corner `from` to its corner `to`; shortened at lakes, empty under one. */
  readonly lines: readonly (readonly Point[])[];
  /** By the edge under the lake: the shore line of each of its four cells. */
  readonly shores: ReadonlyMap<number, ReadonlyMap<number, readonly Point[]>>;
}

/** Draws the grid: corners shifted a little, lines roughened, a lake over the border at each source that has one. */
export function drawShape(grid: Grid, river: River, rng: Rng): Shape {
  const { centres, corners } = drawPoints(grid, rng);
  const lakes = river.map(({ lake }) => lake).filter((lake) => lake !== NONE);
  const shored = new Set(lakes.flatMap((lake) => [grid.edges[lake].from, grid.edges[lake].to]));
  const lines = grid.edges.map(({ from, to, cells }, i) => {
    if (lakes.includes(i)) return [];
    const [a, b] = [corners[from], corners[to]];
    const part = LAKE_REACH / distance(a, b);
    const start = shored.has(from) ? between(a, b, part) : a;
    const end = shored.has(to) ? between(b, a, part) : b;
    return roughen(start, end, cells[1] === NONE ? ROUGH_COAST : ROUGH, rng).map(rounded);
  });
  const shores = new Map(lakes.map((lake) => [lake, drawShores(grid, lake, corners, lines)]));
  return { centres, lines, shores };
}

function drawPoints({ cells, corners, edges, rows }: Grid, rng: Rng): { centres: Point[]; corners: Point[] } {
  const [low, high] = [Math.min(...corners.map(({ at }) => at)), Math.max(...corners.map(({ at }) => at))];
  // Cells fill the canvas, but are stretched by a quarter at most.
  const tallest = (CANVAS[1] - 2 * MARGIN) / (rows + 2 * ZIGZAG);
  const widest = ((CANVAS[0] - 2 * MARGIN) * 2) / (high - low);
  const [height, width] = [Math.min(tallest, widest * 1.1), Math.min(widest, tallest * 1.3)];
  const left = (CANVAS[0] - ((high - low) * width) / 2) / 2;
  const top = (CANVAS[1] - rows * height) / 2;
  const jitter = () => (rng.unit() * 2 - 1) * JITTER * height;
  const moves = cells.map((): Point => [jitter(), jitter()]);
  const place = (at: number, level: number): Point => [left + ((at - low) * width) / 2, top + level * height];
  const centres = cells.map(({ at, row }, i): Point => {
    const [x, y] = place(at, row + 0.5);
    return [x + moves[i][0], y + moves[i][1]];
  });
  const moved = corners.map(({ at, level, goesSouth, edges: own }): Point => {
    const [x, y] = place(at, level + (goesSouth ? ZIGZAG : -ZIGZAG));
    // A corner moves with the centres around it.
    const round = [...new Set(own.flatMap((edge) => edges[edge].cells))].filter((cell) => cell !== NONE);
    const mean = (axis: 0 | 1) => round.reduce((sum, cell) => sum + moves[cell][axis], 0) / round.length;
    return [x + mean(0) + jitter(), y + mean(1) + jitter()];
  });
  return { centres, corners: moved };
}

/** A line with its midpoint displaced, and its halves likewise, recursively. */
function roughen(from: Point, to: Point, rough: number, rng: Rng, halvings = HALVINGS): readonly Point[] {
  if (halvings === 0) return [from, to];
  const aside = (rng.unit() * 2 - 1) * rough;
  const [x, y] = between(from, to, 0.5);
  const middle: Point = [x - (to[1] - from[1]) * aside, y + (to[0] - from[0]) * aside];
  return [
    ...roughen(from, middle, rough, rng, halvings - 1),
    ...roughen(middle, to, rough, rng, halvings - 1).slice(1),
  ];
}

/** The shore lines of the four cells around a lake, between the ends of the lines shortened there. */
function drawShores(
  grid: Grid,
  lake: number,
  corners: readonly Point[],
  lines: readonly (readonly Point[])[],
): ReadonlyMap<number, readonly Point[]> {
  const { from, to, cells: parted } = grid.edges[lake];
  const middle = between(corners[from], corners[to], 0.5);
  const shores = new Map<number, readonly Point[]>();
  for (const cell of shoresOf(grid, lake)) {
    const ends: Point[] = [];
    for (const corner of [from, to]) {
      for (const edge of grid.corners[corner].edges) {
        const line = lines[edge];
        const end = grid.edges[edge].from === corner ? line[0] : line.at(-1);
        if (end !== undefined && grid.edges[edge].cells.includes(cell)) ends.push(end);
      }
    }
    const isSide = parted.includes(cell);
    shores.set(cell, bow(ends[0], ends[1], middle, isSide ? LAKE_SIDE : LAKE_END, isSide ? 10 : 6));
  }
  return shores;
}

/** An arc between two points that bulges away from a third. */
function bow(from: Point, to: Point, middle: Point, bulge: number, pieces: number): readonly Point[] {
  const length = distance(from, to);
  const normal: Point = [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
  const [x, y] = between(from, to, 0.5);
  const isAway = (x - middle[0]) * normal[0] + (y - middle[1]) * normal[1] > 0;
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const far = bulge * 4 * t * (1 - t) * (isAway ? 1 : -1);
    const [px, py] = between(from, to, t);
    return rounded([px + normal[0] * far, py + normal[1] * far]);
  });
}
