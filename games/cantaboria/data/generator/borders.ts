import { type Border, type Point, SEA } from '../map.ts';
import type { River } from './course.ts';
import { type Grid, NONE } from './grid.ts';
import type { Shape } from './shape.ts';

/** The cell's id: a letter for its row from north to south, and its index in the row. */
export function cellId({ cells }: Grid, cell: number): string {
  const { row, column } = cells[cell];
  return `${String.fromCharCode(65 + row)}${column + 1}`;
}

/** All borders, by their first territory. @param lakeIds by the edge under the lake */
export function drawBorders(
  grid: Grid,
  river: River,
  shape: Shape,
  lakeIds: ReadonlyMap<number, string>,
): readonly Border[] {
  const wet = new Set(river.flatMap(({ edges }) => edges));
  return grid.cells.flatMap((_, cell) => {
    const a = cellId(grid, cell);
    const border = (kind: Border['kind'], b: string, points: readonly Point[], number = 1): Border => {
      return { id: number === 1 ? `${a}-${b}` : `${a}-${b}.${number}`, kind, a, b, points };
    };
    const own: Border[] = [];
    for (const [i, { cells }] of grid.edges.entries()) {
      if (cells[0] !== cell || cells[1] === NONE || lakeIds.has(i)) continue;
      own.push(border(wet.has(i) ? 'river' : 'line', cellId(grid, cells[1]), shape.lines[i]));
    }
    for (const [lake, id] of lakeIds) {
      const shore = shape.shores.get(lake)?.get(cell);
      if (shore !== undefined) own.push(border('lake', id, shore));
    }
    for (const [i, coast] of coastsOf(grid, shape, cell).entries()) own.push(border('sea', SEA, coast, i + 1));
    return own;
  });
}

/** The unbroken coast lines of a cell. */
function coastsOf({ edges }: Grid, shape: Shape, cell: number): readonly (readonly Point[])[] {
  const left = new Set<number>();
  for (const [i, { cells }] of edges.entries()) if (cells[0] === cell && cells[1] === NONE) left.add(i);
  const touches = (edge: number, corner: number) => edges[edge].from === corner || edges[edge].to === corner;
  const coasts: (readonly Point[])[] = [];
  while (left.size > 0) {
    const others = (edge: number, corner: number) => [...left].some((one) => one !== edge && touches(one, corner));
    // Begin at the start of the coast: an edge with a corner that no other edge has.
    const first = [...left].find((edge) => !others(edge, edges[edge].from) || !others(edge, edges[edge].to)) ?? NONE;
    let next: number | undefined = first;
    let corner = others(first, edges[first].from) ? edges[first].to : edges[first].from;
    const points: Point[] = [];
    while (next !== undefined) {
      const isForward: boolean = edges[next].from === corner;
      const line = isForward ? shape.lines[next] : [...shape.lines[next]].reverse();
      points.push(...line.slice(points.length === 0 ? 0 : 1));
      corner = isForward ? edges[next].to : edges[next].from;
      left.delete(next);
      const at = corner;
      next = [...left].find((edge) => touches(edge, at));
    }
    coasts.push(points);
  }
  return coasts;
}
