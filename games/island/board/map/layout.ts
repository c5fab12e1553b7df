/** The layout of the drawing: from the numbering of the board to points on the sheet. */
import { type Geometry, NONE } from '../../data/geometry.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The drawing of a board, in units of its own. */
export interface Layout {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** By hex: its centre. */
  readonly hexes: readonly Point[];
  readonly vertices: readonly Point[];
  /** By edge: its middle. */
  readonly edges: readonly Point[];
  /** Path data of the coast, all round. */
  readonly coast: string;
  /** Path data of one hex about its own centre. */
  readonly hex: string;
}

/** The side of a hex. */
export const SIDE = 60;
const HALF_WIDTH = (SIDE * Math.sqrt(3)) / 2;
const HALF_SIDE = SIDE / 2;
/** Sea around the land: room for harbours and names of bays. */
const SEA = 62;

const show = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The vertices of the coast in order, from the lowest number on. */
function coastOf({ vertices, neighbours, vertexEdges, edgeHexes }: Geometry): number[] {
  const onCoast = (place: number): boolean => vertexEdges[place] !== NONE && edgeHexes[vertexEdges[place]] === 1;
  const first =
    Array.from({ length: vertices }, (_, at) => at).find((at) => onCoast(at * 3) || onCoast(at * 3 + 1)) ?? 0;
  const round = [first];
  let before = NONE;
  let at = first;
  do {
    const from = before;
    const next = [0, 1, 2].find((i) => onCoast(at * 3 + i) && neighbours[at * 3 + i] !== from) ?? 0;
    before = at;
    at = neighbours[before * 3 + next];
    round.push(at);
  } while (at !== first);
  return round.slice(0, -1);
}

function draw(board: Geometry): Layout {
  const vertices = board.points.map(([x, y]) => ({ x: x * HALF_WIDTH, y: y * HALF_SIDE }));
  const edges = Array.from({ length: board.edges }, (_, edge) =>
    middle(vertices[board.edgeEnds[edge * 2]], vertices[board.edgeEnds[edge * 2 + 1]]),
  );
  const hexes = board.hexes.map((_, hex) =>
    middle(vertices[board.hexVertices[hex * 6]], vertices[board.hexVertices[hex * 6 + 3]]),
  );
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const at = vertices[board.hexVertices[i]];
    return { x: at.x - hexes[0].x, y: at.y - hexes[0].y };
  });
  const left = Math.min(...vertices.map(({ x }) => x)) - SEA;
  const top = Math.min(...vertices.map(({ y }) => y)) - SEA;
  return {
    box: {
      x: left,
      y: top,
      width: Math.max(...vertices.map(({ x }) => x)) + SEA - left,
      height: Math.max(...vertices.map(({ y }) => y)) + SEA - top,
    },
    hexes,
    vertices,
    edges,
    coast: `M${coastOf(board)
      .map((at) => show(vertices[at]))
      .join('L')}Z`,
    hex: `M${corners.map(show).join('L')}Z`,
  };
}

const drawn = new WeakMap<Geometry, Layout>();

/** The drawing of a board, made once. */
export function layoutOf(board: Geometry): Layout {
  const known = drawn.get(board);
  if (known !== undefined) return known;
  const made = draw(board);
  drawn.set(board, made);
  return made;
}

/** The position of a vertex number: in the corner of a hex, opposite the upright edge. */
export function numberAt(board: Geometry, vertex: number): Point {
  const { x, y } = layoutOf(board).vertices[vertex];
  const [px, py] = board.points[vertex];
  // At the top of a hex two sides go down; at all other vertices two go up.
  const isTop = board.points.some(([qx, qy]) => Math.abs(qx - px) === 1 && qy === py + 1);
  return { x, y: isTop ? y + 19 : y - 12 };
}

/** The land hex of a coast edge. */
function hexBeside({ edgeEnds, vertexHexes }: Geometry, edge: number): number {
  const at = edgeEnds[edge * 2];
  const to = edgeEnds[edge * 2 + 1];
  const others = vertexHexes.subarray(to * 3, to * 3 + 3);
  return vertexHexes.subarray(at * 3, at * 3 + 3).find((hex) => hex !== NONE && others.includes(hex)) ?? 0;
}

/** The point `far` beyond `to`, on the line from `from`. */
export function beyond(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: to.x + ((to.x - from.x) / length) * far, y: to.y + ((to.y - from.y) / length) * far };
}

/** The position of a harbour's sign: in the sea in front of its edge. */
export function harbourAt(board: Geometry, edge: number): Point {
  const { hexes, edges } = layoutOf(board);
  return beyond(hexes[hexBeside(board, edge)], edges[edge], 31);
}

/** Least distance between a harbour's sign and a bay's name. */
const APART = 32;

/** The position of a bay's name: in the sea, straight out from its inland edge, but clear of a harbour's sign. */
export function bayNameAt(board: Geometry, bay: number, harbours: readonly number[]): Point {
  const { vertices } = layoutOf(board);
  const spot = beyond(vertices[board.inland[bay]], vertices[board.bays[bay]], 22);
  for (const edge of harbours) {
    const sign = harbourAt(board, edge);
    const far = Math.hypot(spot.x - sign.x, spot.y - sign.y);
    if (far < APART) return beyond(sign, spot, APART - far);
  }
  return spot;
}
