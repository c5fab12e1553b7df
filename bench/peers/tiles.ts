/**
 * The peers' game: 64 squares, one tile per turn on any empty one, one point and one more for each filled neighbour.
 */
export interface Tiles {
  readonly cells: (number | null)[];
  readonly scores: number[];
}

const SQUARES = 64;

/** Neighbours of each square on a board of eight by eight. */
export const neighbours: readonly (readonly number[])[] = Array.from({ length: SQUARES }, (_, square) =>
  [
    square % 8 > 0 ? square - 1 : -1,
    square % 8 < 7 ? square + 1 : -1,
    square >= 8 ? square - 8 : -1,
    square < 56 ? square + 8 : -1,
  ].filter((neighbour) => neighbour >= 0),
);

export function empty(): Tiles {
  return { cells: new Array<number | null>(SQUARES).fill(null), scores: [0, 0] };
}

/** Empty squares. */
export function emptySquares(cells: readonly (number | null)[]): number[] {
  const squares: number[] = [];
  for (let square = 0; square < SQUARES; square += 1) if (cells[square] === null) squares.push(square);
  return squares;
}

/** A seat fills an empty square; changes the tiles. */
export function place(tiles: Tiles, seat: number, square: number): void {
  const near = neighbours[square].filter((each) => tiles.cells[each] !== null).length;
  tiles.cells[square] = seat;
  tiles.scores[seat] = tiles.scores[seat] + 1 + near;
}
