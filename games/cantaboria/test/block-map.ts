import { assemble, type Sketch } from '../data/assemble.ts';
import type { Border, MapData, Point } from '../data/map.ts';
import { SEA } from '../data/map.ts';

/** A territory that fills a rectangle of squares: id, then west, north, east and south in squares. */
export type Block = readonly [id: string, west: number, north: number, east: number, south: number];

const SIZE = 40;

/**
 * A plain map without water, made of rectangles, for cases that the standard map lacks: islands, territories with one
 * neighbour, any number of territories. Squares outside all blocks are sea.
 */
export function blockMap(blocks: readonly Block[]): MapData {
  const at = new Map<string, string>();
  for (const [id, west, north, east, south] of blocks) {
    for (let x = west; x < east; x += 1) for (let y = north; y < south; y += 1) at.set(`${x},${y}`, id);
  }
  const lines = new Map<string, [Point, Point][]>();
  const draw = (one: string | undefined, other: string | undefined, from: Point, to: Point) => {
    if (one === other) return;
    const [a, b] = [one ?? SEA, other ?? SEA].sort((p, q) => Number(p === SEA) - Number(q === SEA) || (p < q ? -1 : 1));
    const key = `${a}-${b}`;
    lines.set(key, [...(lines.get(key) ?? []), [from, to]]);
  };
  const point = (x: number, y: number): Point => [x * SIZE + 20, y * SIZE + 20];
  for (let x = -1; x < 24; x += 1) {
    for (let y = -1; y < 19; y += 1) {
      const here = at.get(`${x},${y}`);
      draw(here, at.get(`${x + 1},${y}`), point(x + 1, y), point(x + 1, y + 1));
      draw(here, at.get(`${x},${y + 1}`), point(x, y + 1), point(x + 1, y + 1));
    }
  }
  const borders = [...lines].flatMap(([key, pieces]): Border[] => {
    const [a, b] = key.split('-');
    return chains(pieces).map((points, i) => ({
      ...{ id: i === 0 ? key : `${key}.${i + 1}`, kind: b === SEA ? 'sea' : 'line', a, b, points },
    }));
  });
  const sketch: Sketch = {
    ...{ id: 'blocks', name: 'Blocks', sea: 'The Sea', borders },
    players: { min: 2, max: 2, recommended: [2] },
    sites: { timber: 1, gold: 1, iron: 1, magic: 1, horse: 1 },
    territories: blocks.map(([id, west, north, east, south]) => {
      return { id, name: `Land ${id}`, label: point((west + east) / 2, (north + south) / 2), room: 10 };
    }),
    ...{ branches: [], junctions: [], reaches: [], lakes: [], berths: [] },
  };
  const map = assemble(sketch);
  const pairs = new Map(map.adjacency.map((pair) => [`${pair[0]}-${pair[1]}`, pair]));
  return { ...map, adjacency: [...pairs.values()] };
}

/** Rows of blocks of two squares by two, each row shifted by one square, ids from A1. */
export function brickRows(rows: number, columns: number, west = 0, letter = 0): readonly Block[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): Block => {
      const x = west + 2 * column + (row % 2);
      return [`${String.fromCharCode(65 + letter + row)}${column + 1}`, x, 2 * row, x + 2, 2 * row + 2];
    }),
  ).flat();
}

/** Joins segments into unbroken lines. */
function chains(pieces: readonly (readonly [Point, Point])[]): readonly (readonly Point[])[] {
  const left = new Set(pieces);
  const lines: Point[][] = [];
  const isSame = (one: Point, other: Point) => one[0] === other[0] && one[1] === other[1];
  while (left.size > 0) {
    const [first] = left;
    left.delete(first);
    const line: Point[] = [...first];
    for (let grown = true; grown; ) {
      grown = false;
      for (const [from, to] of left) {
        const [head, tail] = [line[0], line[line.length - 1]];
        const next = isSame(from, tail) ? to : isSame(to, tail) ? from : null;
        const before = isSame(from, head) ? to : isSame(to, head) ? from : null;
        if (next === null && before === null) continue;
        if (next !== null) line.push(next);
        else if (before !== null) line.unshift(before);
        grown = true;
        for (const piece of left) if (piece[0] === from && piece[1] === to) left.delete(piece);
        break;
      }
    }
    lines.push(line);
  }
  return lines;
}
