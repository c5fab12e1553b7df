/** Outlines of a height field: marching squares, whose pieces are joined into closed lines. */
import type { Box } from '@marchlands/kit/box.ts';
import type { Point } from './points.ts';

/** Heights at the points of a grid, row by row from the top left. */
export interface Field {
  readonly box: Box;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float32Array;
}

/**
 * By the corners of a square that lie above zero (top left 1, top right 2, bottom right 4, bottom left 8): the sides
 * that a line joins.
 */
const JOINS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['left', 'top']],
  [['top', 'right']],
  [['left', 'right']],
  [['right', 'bottom']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['top', 'bottom']],
  [['left', 'bottom']],
  [['bottom', 'left']],
  [['bottom', 'top']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['bottom', 'right']],
  [['right', 'left']],
  [['right', 'top']],
  [['top', 'left']],
  [],
];

type Side = 'top' | 'right' | 'bottom' | 'left';

/** The closed lines along which a field is zero; its edge must be negative. */
export function outlines(field: Field): readonly (readonly Point[])[] {
  const { columns, rows, heights } = field;
  const next = new Map<number, { readonly to: number; readonly at: Point }>();
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const at = row * columns + column;
      const corners = [at, at + 1, at + columns + 1, at + columns].map((one) => (heights[one] ?? 0) > 0);
      const joins = JOINS[corners.reduce((sum, above, i) => sum + (above ? 1 << i : 0), 0)] ?? [];
      for (const [from, to] of joins) {
        next.set(keyOf(field, at, from), { to: keyOf(field, at, to), at: crossing(field, at, from) });
      }
    }
  }
  const lines: Point[][] = [];
  while (next.size > 0) {
    const [first] = next.keys();
    const line: Point[] = [];
    for (let key: number | undefined = first; key !== undefined; ) {
      const found = next.get(key);
      next.delete(key);
      if (found !== undefined) line.push(found.at);
      key = found?.to;
    }
    lines.push(line);
  }
  return lines;
}

/** The number of a side of the grid: each point has two, that to its right and that below it. */
function keyOf({ columns }: Field, at: number, side: Side): number {
  switch (side) {
    case 'top':
      return 2 * at;
    case 'bottom':
      return 2 * (at + columns);
    case 'left':
      return 2 * at + 1;
    default:
      return 2 * (at + 1) + 1;
  }
}

function crossing({ box, step, columns, heights }: Field, at: number, side: Side): Point {
  const a = side === 'right' ? at + 1 : side === 'bottom' ? at + columns : at;
  const isAcross = side === 'top' || side === 'bottom';
  const b = isAcross ? a + 1 : a + columns;
  const from = heights[a] ?? 0;
  const to = heights[b] ?? 0;
  const t = from === to ? 0.5 : from / (from - to);
  const x = box.x + (a % columns) * step;
  const y = box.y + Math.floor(a / columns) * step;
  return isAcross ? { x: x + t * step, y } : { x, y: y + t * step };
}

/** A closed line with its corners cut once. */
export function rounded(line: readonly Point[]): readonly Point[] {
  return line.flatMap((a, i) => {
    const b = line[(i + 1) % line.length] ?? a;
    return [
      { x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 },
      { x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 },
    ];
  });
}

/** Twice the area within a closed line; its sign gives the orientation. */
export function doubleArea(line: readonly Point[]): number {
  return line.reduce((sum, a, i) => {
    const b = line[(i + 1) % line.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

/** Closed lines as path data. */
export function pathOf(lines: readonly (readonly Point[])[]): string {
  return lines.map((line) => `M${line.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`).join('');
}
