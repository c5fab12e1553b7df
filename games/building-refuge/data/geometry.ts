/** The board as numbers: a square is row * 8 + column on every board size, so that codes of moves never change. */

/** Squares of the largest board. */
export const CELLS = 64;
/** No square. */
export const NONE = 255;

/** Names of the 64 squares, `A1` to `H8`: column letter, row number from the top (BR-01). */
export const SQUARES: readonly string[] = Array.from(
  { length: CELLS },
  (_, cell) => `${'ABCDEFGH'[cell % 8]}${Math.floor(cell / 8) + 1}`,
);

/** The four corners in the order that random corners are numbered. */
export const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
export type Corner = (typeof CORNERS)[number];

/** Directions in ascending order of the neighbour's number: up, left, right, down. The reverse of d is 3 - d. */
const STEPS: readonly (readonly [rows: number, columns: number])[] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
];

/** Squares between two squares, walking along rows and columns, whatever lies there (BR-03). */
export function distance(a: number, b: number): number {
  return Math.abs((a >> 3) - (b >> 3)) + Math.abs((a & 7) - (b & 7));
}

/** A source and a target of Activate. */
export interface Pair {
  readonly from: number;
  readonly into: number;
}

/** No neighbour to make a pair with. */
export const NO_PAIR = 288;

/** The neighbour in a direction on a board of one size, or NONE. */
function neighbour(size: number, cell: number, direction: number): number {
  const [rows, columns] = STEPS[direction];
  const [row, column] = [(cell >> 3) + rows, (cell & 7) + columns];
  return row >= 0 && row < size && column >= 0 && column < size ? row * 8 + column : NONE;
}

const DIRECTIONS = [0, 1, 2, 3];
const squares = SQUARES.map((_, cell) => cell);
const neighbourPairs: readonly Pair[] = squares.flatMap((from) =>
  DIRECTIONS.map((direction) => ({ from, into: neighbour(8, from, direction) })).filter(({ into }) => into !== NONE),
);

/** The number of pairs of neighbours on the largest board: 224. */
export const NEIGHBOUR_PAIRS = neighbourPairs.length;

/** The 224 pairs of neighbours by source, then target, followed by each square with itself (`treasureHunt: onSelf`). */
export const PAIRS: readonly Pair[] = [...neighbourPairs, ...squares.map((cell) => ({ from: cell, into: cell }))];

/** A square board of one size. */
export interface Board {
  /** Squares a side, 5 .. 8. */
  readonly size: number;
  /** Its squares in ascending order. */
  readonly cells: readonly number[];
  /** `next[cell * 4 + direction]`: the neighbour (BR-02), or NONE at the edge. */
  readonly next: Uint8Array;
  /** `out[cell * 4 + direction]`: the number in PAIRS of the pair from this square to its neighbour, or NO_PAIR. */
  readonly out: Uint16Array;
  /** The same of the pair from the neighbour into this square. */
  readonly in: Uint16Array;
  /** The four corners in the order of CORNERS. */
  readonly corners: readonly number[];
}

function makeBoard(size: number): Board {
  const cells = squares.filter((cell) => cell >> 3 < size && (cell & 7) < size);
  const next = new Uint8Array(CELLS * 4).fill(NONE);
  const out = new Uint16Array(CELLS * 4).fill(NO_PAIR);
  const into = new Uint16Array(CELLS * 4).fill(NO_PAIR);
  for (const cell of cells) for (const d of DIRECTIONS) next[cell * 4 + d] = neighbour(size, cell, d);
  neighbourPairs.forEach((pair, number) => {
    const direction = DIRECTIONS.find((d) => next[pair.from * 4 + d] === pair.into);
    if (direction === undefined) return;
    out[pair.from * 4 + direction] = number;
    // Directions d and 3 - d are opposite.
    into[pair.into * 4 + 3 - direction] = number;
  });
  const far = size - 1;
  return { size, cells, next, out, in: into, corners: [0, far, far * 8 + far, far * 8] };
}

/** Boards by size. */
export const BOARDS: { readonly [size: number]: Board } = Object.fromEntries(
  [5, 6, 7, 8].map((size) => [size, makeBoard(size)]),
);

/** Directions in clockwise order: up, right, down, left. */
const CLOCKWISE = [0, 2, 3, 1];

/**
 * The spiral from a corner inward (BR-11): along the edge in the given direction, turning inward whenever the next
 * square is off the board or already visited.
 * @param corner its number in CORNERS
 * @returns all squares of the board, the entry square first
 */
export function spiralOf(size: number, corner: number, clockwise: boolean): readonly number[] {
  // Clockwise, the first step from the top left goes right, from the top right down, and so on; counter-clockwise it
  // goes along the other edge of the same corner.
  let heading = clockwise ? (corner + 1) % 4 : (corner + 2) % 4;
  const turn = clockwise ? 1 : 3;
  const path = [BOARDS[size].corners[corner]];
  while (path.length < size * size) {
    const ahead = neighbour(size, path[path.length - 1], CLOCKWISE[heading]);
    if (ahead === NONE || path.includes(ahead)) heading = (heading + turn) % 4;
    else path.push(ahead);
  }
  return path;
}

/** By size and direction, made on first use: every match of a server uses the same few. */
const spirals = new Map<string, readonly (readonly number[])[]>();

/** The spirals of a board by the number of their starting corner. */
export function spiralsOf(size: number, clockwise: boolean): readonly (readonly number[])[] {
  const name = `${size} ${clockwise}`;
  const known = spirals.get(name);
  if (known !== undefined) return known;
  const made = CORNERS.map((_, corner) => spiralOf(size, corner, clockwise));
  spirals.set(name, made);
  return made;
}
