import type { River } from './course.ts';
import { type Grid, largestGroup, NONE, neighboursOf } from './grid.ts';
import type { Failure, Limits } from './limits.ts';

/** The first limit on land and water that fails, or null. */
export function waterFailure(grid: Grid, river: River, limits: Limits): Failure | null {
  const neighbours = neighboursOf(grid, new Set(river.map(({ lake }) => lake)));
  const wet = new Set<number>();
  for (const { edges, lake } of river) {
    for (const edge of edges) for (const cell of grid.edges[edge].cells) wet.add(cell);
    for (const cell of shoresOf(grid, lake)) wet.add(cell);
  }
  for (const { size } of neighbours) {
    if (size < limits.degreeMin) return 'degreeMin';
    if (size > limits.degreeMax) return 'degreeMax';
  }
  const share = (wet.size * 100) / grid.cells.length;
  if (share < limits.waterMin) return 'waterMin';
  if (share > limits.waterMax) return 'waterMax';
  const dry = [...grid.cells.keys()].filter((cell) => !wet.has(cell));
  return largestGroup(neighbours, dry).length > limits.dryMax ? 'dryMax' : null;
}

/** The four cells around the edge under a lake: the two it separates come first. */
export function shoresOf(grid: Grid, lake: number): readonly number[] {
  if (lake === NONE) return [];
  const { from, to, cells } = grid.edges[lake];
  const round = [from, to].flatMap((corner) => grid.corners[corner].edges.flatMap((edge) => grid.edges[edge].cells));
  return [...new Set([...cells, ...round])];
}
