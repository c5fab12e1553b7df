/**
 * The numbering of hexes, vertices and edges (Board data, Numbering) and lookup tables for the rules, computed once
 * from the rows of a board. Neighbours and edges of a vertex are in rows of 3, those of a hex in rows of 6; NONE pads
 * the rows.
 */

/** No vertex, edge or hex. */
export const NONE = 255;

/** Axial coordinates: q grows to the east, r to the south-east. */
export type Hex = readonly [q: number, r: number];

/** Directions of a hex's neighbours, counter-clockwise from east. */
const DIRECTIONS: readonly Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
/** Corners of a hex from its centre: N, NE, SE, S, SW, NW; x to the right, y downward. */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

export interface Geometry {
  /** Axial coordinates by hex. */
  readonly hexes: readonly Hex[];
  readonly vertices: number;
  readonly edges: number;
  /** By vertex, for drawing: x counts half hex widths, y half side lengths. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** By hex: its corners N, NE, SE, S, SW, NW. */
  readonly hexVertices: Uint8Array;
  readonly hexNeighbours: Uint8Array;
  /** By edge: its ends, the lower first. */
  readonly edgeEnds: Uint8Array;
  /** By vertex: its edges, and at the same indices the neighbours at their other ends. */
  readonly vertexEdges: Uint8Array;
  readonly neighbours: Uint8Array;
  readonly vertexHexes: Uint8Array;
  /** By edge: the number of its land hexes; 1 on the coast. */
  readonly edgeHexes: Uint8Array;
  /** By vertex and index of the previous neighbour: where a left turn leads (IK-269), and a right turn. */
  readonly left: Uint8Array;
  readonly right: Uint8Array;
  /** By bay: its vertex, and the other end of its inland edge (IK-022, IK-023). */
  readonly bays: Uint8Array;
  readonly inland: Uint8Array;
  /** Hexes at which a spiral of tokens may start, in hex order, and the hexes in the order of each spiral (IK-029). */
  readonly corners: readonly number[];
  readonly spirals: readonly (readonly number[])[];
}

/** Combines two numbers below 1000 into one key. */
const keyOf = (a: number, b: number): number => a * 1000 + b;

function rowsOf(count: number, width: number): Uint8Array {
  return new Uint8Array(count * width).fill(NONE);
}

/** Puts a value into the first free place of a row. */
function addTo(rows: Uint8Array, width: number, row: number, value: number): void {
  let at = row * width;
  while (rows[at] !== NONE) at += 1;
  rows[at] = value;
}

/** The hexes of a board. @param rows by r from `top` on: the first q and the number of hexes */
function hexesOf(top: number, rows: readonly (readonly [q: number, count: number])[]): Hex[] {
  return rows.flatMap(([q, count], i) => Array.from({ length: count }, (_, j): Hex => [q + j, top + i]));
}

/** Corner points of a hex in the order of CORNERS. */
function cornersOf([q, r]: Hex): (readonly [x: number, y: number])[] {
  return CORNERS.map(([x, y]) => [2 * q + r + x, 3 * r + y]);
}

/** From a corner hex counter-clockwise along the coast, then inward: straight on, or the next left turn. */
function spiralFrom(start: number, neighbourOf: (hex: number, direction: number) => number, count: number): number[] {
  const seen = new Set<number>([start]);
  const spiral = [start];
  let direction = 0;
  while (neighbourOf(start, (direction + 5) % 6) !== NONE || neighbourOf(start, direction) === NONE) direction += 1;
  while (spiral.length < count) {
    let next = neighbourOf(spiral[spiral.length - 1], direction);
    while (next === NONE || seen.has(next)) {
      direction = (direction + 1) % 6;
      next = neighbourOf(spiral[spiral.length - 1], direction);
    }
    seen.add(next);
    spiral.push(next);
  }
  return spiral;
}

/** @param rows by r from `top` on: the first q of the row and its number of hexes */
export function geometryOf(top: number, rows: readonly (readonly [q: number, count: number])[]): Geometry {
  const hexes = hexesOf(top, rows);
  const hexAt = new Map(hexes.map(([q, r], hex) => [`${q},${r}`, hex]));
  const neighbourOf = (hex: number, direction: number): number => {
    const [q, r] = hexes[hex];
    const [dq, dr] = DIRECTIONS[direction % 6];
    return hexAt.get(`${q + dq},${r + dr}`) ?? NONE;
  };

  const points = [...new Map(hexes.flatMap(cornersOf).map((point) => [point.join(), point])).values()].sort(
    (a, b) => a[1] - b[1] || a[0] - b[0],
  );
  const vertexAt = new Map(points.map((point, vertex) => [point.join(), vertex]));
  const hexVertices = Uint8Array.from(hexes.flatMap(cornersOf), (point) => vertexAt.get(point.join()) ?? NONE);

  const sides = hexes.flatMap((_, hex) =>
    CORNERS.map((_corner, i) => {
      const a = hexVertices[hex * 6 + i];
      const b = hexVertices[hex * 6 + ((i + 1) % 6)];
      return a < b ? keyOf(a, b) : keyOf(b, a);
    }),
  );
  const edgeKeys = [...new Set(sides)].sort((a, b) => a - b);
  const edgeEnds = Uint8Array.from(edgeKeys.flatMap((key) => [Math.floor(key / 1000), key % 1000]));
  const edgeHexes = Uint8Array.from(edgeKeys, (key) => sides.filter((side) => side === key).length);

  const vertices = points.length;
  const edges = edgeKeys.length;
  const vertexEdges = rowsOf(vertices, 3);
  const neighbours = rowsOf(vertices, 3);
  const vertexHexes = rowsOf(vertices, 3);
  for (let edge = 0; edge < edges; edge += 1) {
    const [a, b] = [edgeEnds[edge * 2], edgeEnds[edge * 2 + 1]];
    addTo(vertexEdges, 3, a, edge);
    addTo(vertexEdges, 3, b, edge);
    addTo(neighbours, 3, a, b);
    addTo(neighbours, 3, b, a);
  }
  for (const [at, vertex] of hexVertices.entries()) addTo(vertexHexes, 3, vertex, Math.floor(at / 6));
  const hexNeighbours = Uint8Array.from(hexes.flatMap((_, hex) => DIRECTIONS.map((_d, i) => neighbourOf(hex, i))));

  const left = rowsOf(vertices, 3);
  const right = rowsOf(vertices, 3);
  for (let at = 0; at < vertices; at += 1) {
    for (let i = 0; i < 3; i += 1) {
      const from = neighbours[at * 3 + i];
      for (let j = 0; j < 3; j += 1) {
        const to = neighbours[at * 3 + j];
        if (from === NONE || to === NONE || i === j) continue;
        const [ax, ay] = [points[at][0] - points[from][0], points[at][1] - points[from][1]];
        const [bx, by] = [points[to][0] - points[at][0], points[to][1] - points[at][1]];
        // y points downward: a positive product turns clockwise.
        (ax * by - ay * bx < 0 ? left : right)[at * 3 + i] = to;
      }
    }
  }

  /** The vertex after one on the coast, counter-clockwise; `from` is the previous one. */
  const along = (at: number, from: number): number => {
    for (let i = 0; i < 3; i += 1) {
      const edge = vertexEdges[at * 3 + i];
      const to = neighbours[at * 3 + i];
      if (edge !== NONE && edgeHexes[edge] === 1 && to !== from) return to;
    }
    throw new Error('the coast has an end');
  };
  const middle = hexes.filter(([, r]) => r === 0).length;
  const eastmost = hexes.findIndex(([, r]) => r === 0) + middle - 1;
  const firstBay = hexVertices[eastmost * 6];
  const hexCount = (vertex: number): number => [0, 1, 2].filter((i) => vertexHexes[vertex * 3 + i] !== NONE).length;
  const bays: number[] = [];
  // The next one is the more northern of its two coast neighbours, which has the lower number.
  let before = NONE;
  let at = firstBay;
  do {
    if (hexCount(at) === 2) bays.push(at);
    const next = along(at, before);
    before = at;
    at = next;
  } while (at !== firstBay);
  const inlandOf = (bay: number): number =>
    neighbours[bay * 3 + [0, 1, 2].findIndex((i) => edgeHexes[vertexEdges[bay * 3 + i]] === 2)];

  const corners = hexes.flatMap((_, hex) =>
    DIRECTIONS.filter((_d, i) => neighbourOf(hex, i) !== NONE).length === 3 ? [hex] : [],
  );
  return {
    hexes,
    vertices,
    edges,
    points,
    hexVertices,
    hexNeighbours,
    edgeEnds,
    vertexEdges,
    neighbours,
    vertexHexes,
    edgeHexes,
    left,
    right,
    bays: Uint8Array.from(bays),
    inland: Uint8Array.from(bays, inlandOf),
    corners,
    spirals: corners.map((corner) => spiralFrom(corner, neighbourOf, hexes.length)),
  };
}

/** The edge between two neighbouring vertices, or NONE. */
export function edgeBetween({ neighbours, vertexEdges }: Geometry, a: number, b: number): number {
  for (let i = a * 3; i < a * 3 + 3; i += 1) if (neighbours[i] === b) return vertexEdges[i];
  return NONE;
}
