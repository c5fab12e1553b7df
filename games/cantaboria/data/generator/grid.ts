import type { Rng } from '@marchlands/core/rng.ts';
import type { Limits } from './limits.ts';

/** No cell: the sea. */
export const NONE = -1;

/** A corner where cells meet. Three lines meet in an inner one, two or three on the coast. */
export interface Corner {
  /** The boundary of two rows on which it lies, 0 .. rows (0 the north coast). */
  readonly level: number;
  /** Distance to the right, in half cells. */
  readonly at: number;
  /** Whether its line across a row goes south; the corner then lies a little to the south itself. */
  readonly goesSouth: boolean;
  /** Numbers of its edges. */
  readonly edges: readonly number[];
}

/** A line between two corners, with a cell on one side and a cell or the sea on the other. */
export interface Edge {
  /** Numbers of its corners. */
  readonly from: number;
  readonly to: number;
  /** The cells beside it, the smaller number first; `NONE` for the sea comes last. */
  readonly cells: readonly [number, number];
}

/** Rows of cells, each shifted by half a cell against its neighbours, so that four cells never meet in one point. */
export interface Grid {
  /** Row of each cell, and its distance to the right in half cells; cells are numbered by rows. */
  readonly cells: readonly { readonly row: number; readonly column: number; readonly at: number }[];
  readonly corners: readonly Corner[];
  readonly edges: readonly Edge[];
  readonly rows: number;
}

/** Lays the rows; null if their lengths do not add up to the number of cells. */
export function layGrid(limits: Limits, rng: Rng): Grid | null {
  const { rows } = limits;
  const lengths = drawRows(limits, rng);
  if (lengths === null) return null;
  const starts = drawStarts(lengths, rng);
  const cells = lengths.flatMap((length, row) =>
    Array.from({ length }, (_, column) => ({ row, column, at: (starts[row] ?? 0) + 2 * column })),
  );
  const found = new Map(cells.map(({ row, at }, i) => [`${row}:${at}`, i]));
  // A cell extends one half cell to both sides of its middle.
  const cellAt = (row: number, half: number) => found.get(`${row}:${half}`) ?? found.get(`${row}:${half + 1}`) ?? NONE;
  const names = new Map<string, number>();
  const places: { level: number; at: number }[] = [];
  const corner = (level: number, at: number) => {
    const name = `${level}:${at}`;
    const known = names.get(name);
    if (known !== undefined) return known;
    places.push({ level, at });
    names.set(name, places.length - 1);
    return places.length - 1;
  };
  const edges: Edge[] = [];
  const draw = (from: number, to: number, a: number, b: number) => {
    if (a === b) return;
    const isFirst = b === NONE || (a !== NONE && a < b);
    edges.push({ from, to, cells: isFirst ? [a, b] : [b, a] });
  };
  const low = Math.min(...starts) - 1;
  const high = Math.max(...cells.map(({ at }) => at)) + 1;
  for (let level = 0; level <= rows; level += 1) {
    for (let at = low; at <= high; at += 1) {
      const [north, south] = [cellAt(level - 1, at), cellAt(level, at)];
      if (north !== south) draw(corner(level, at), corner(level, at + 1), north, south);
    }
  }
  for (let row = 0; row < rows; row += 1) {
    for (let at = starts[row] - 1; at <= starts[row] + 2 * lengths[row] - 1; at += 2) {
      const [west, east] = [found.get(`${row}:${at - 1}`) ?? NONE, found.get(`${row}:${at + 1}`) ?? NONE];
      draw(corner(row, at), corner(row + 1, at), west, east);
    }
  }
  const touching = places.map((): number[] => []);
  for (const [i, { from, to }] of edges.entries()) {
    touching[from].push(i);
    touching[to].push(i);
  }
  const goesSouth = ({ level, at }: { level: number; at: number }) =>
    level < rows ? (at - starts[level]) % 2 !== 0 : (at - starts[level - 1]) % 2 === 0;
  const corners = places.map((place, i) => ({ ...place, goesSouth: goesSouth(place), edges: touching[i] }));
  return { cells, corners, edges, rows };
}

/**
 * Lengths of the rows: neighbouring rows differ by at most one cell, all rows by at most three. At the ends of the
 * first and the last row, a cell has three neighbours only if the row beside it is longer.
 */
function drawRows({ territories, rows, degreeMin }: Limits, rng: Rng): readonly number[] | null {
  for (let i = 0; i < 100; i += 1) {
    const steps = [0];
    while (steps.length < rows) {
      const step =
        degreeMin < 3 ? rng.below(3) - 1 : steps.length === 1 ? 1 : steps.length === rows - 1 ? -1 : rng.below(3) - 1;
      steps.push(steps[steps.length - 1] + step);
    }
    const first = (territories - steps.reduce((sum, step) => sum + step, 0)) / rows;
    const lengths = steps.map((step) => first + step);
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    if (Number.isInteger(first) && least >= 3 && most - least <= 3) return lengths;
  }
  return null;
}

/** The start of each row in half cells: half a cell off its neighbour's. */
function drawStarts(lengths: readonly number[], rng: Rng): readonly number[] {
  const starts = [0];
  for (const [row, length] of lengths.entries()) {
    if (row === 0) continue;
    const before = lengths[row - 1];
    const shift = length === before ? rng.below(2) * 2 - 1 : length > before ? -1 : 1;
    starts.push((starts.at(-1) ?? 0) + shift);
  }
  return starts;
}

/** The neighbours of each cell. @param parted edges under a lake, which separate their cells */
export function neighboursOf({ cells, edges }: Grid, parted: ReadonlySet<number> = new Set()): readonly Set<number>[] {
  const neighbours = cells.map(() => new Set<number>());
  for (const [i, edge] of edges.entries()) {
    const [a, b] = edge.cells;
    if (b === NONE || parted.has(i)) continue;
    neighbours[a].add(b);
    neighbours[b].add(a);
  }
  return neighbours;
}

/** The largest connected group of some cells. */
export function largestGroup(neighbours: readonly ReadonlySet<number>[], cells: readonly number[]): readonly number[] {
  const left = new Set(cells);
  let largest: readonly number[] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const cell of group) {
      for (const next of neighbours[cell]) if (left.delete(next)) group.push(next);
    }
    if (group.length > largest.length) largest = group;
  }
  return largest;
}
