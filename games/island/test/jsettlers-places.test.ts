/** Checks the places of JSettlers2's logs against its own tables of hexes, nodes and harbours. */
import { describe, expect, it } from 'vitest';
import { islandFor } from '../data/boards.ts';
import {
  edgeAt,
  harbourEnds,
  hexAt,
  LAYOUT,
  LAYOUT_OF,
  placeOfEdge,
  placeOfHex,
  placeOfVertex,
  vertexAt,
} from '../imports/jsettlers-format.ts';

const board = islandFor(4);
const hex = (text: string): readonly number[] => text.split(' ').map((place) => Number.parseInt(place, 16));
const sorted = (places: readonly number[]): readonly number[] => places.toSorted((a, b) => a - b);

/** Row by row from the north, each from the west. */
const HEXES = hex('37 59 7b 35 57 79 9b 33 55 77 99 bb 53 75 97 b9 73 95 b7');
/** Nodes where the server allows settlements. */
const NODES = hex(
  '83 85 87 89 8b 8d 94 96 98 9a 9c 23 25 a5 27 a7 a9 ab ad 32 34 36 b6 38 b8 ba bc 43 45 47 c7 49 c9 cb cd ' +
    '52 54 56 58 d8 5a da dc 63 65 67 69 6b 72 74 76 78 7a 7c',
);
/** Harbours of the classic board: place in the layout, facing, edge. */
const HARBOURS = [
  [0, 3, 0x27],
  [2, 4, 0x5a],
  [8, 4, 0x9c],
  [21, 5, 0xcc],
  [32, 6, 0xc9],
  [35, 6, 0xa5],
  [33, 1, 0x72],
  [22, 2, 0x42],
  [9, 2, 0x24],
] as const;

describe('the places of the other program', () => {
  it('are those of its 19 hexes, in the order of ours', () => {
    expect(board.hexes.map((_, at) => placeOfHex(at))).toEqual(HEXES);
    for (const [at, place] of HEXES.entries()) expect(hexAt(place)).toBe(at);
    expect(hexAt(0x17)).toBeUndefined();
  });

  it('are those of its 54 nodes', () => {
    const places = Array.from({ length: board.vertices }, (_, vertex) => placeOfVertex(vertex));
    expect(sorted(places)).toEqual(sorted(NODES));
    for (const [vertex, place] of places.entries()) expect(vertexAt(place)).toBe(vertex);
    expect(vertexAt(0x17)).toBeUndefined();
  });

  it('lie round each hex as its nodes do, clockwise from the north', () => {
    for (const [at, place] of HEXES.entries()) {
      const round = [0x01, 0x12, 0x21, 0x10, -0x01, -0x10].map((step) => vertexAt(place + step));
      expect(round).toEqual([...board.hexVertices.subarray(at * 6, at * 6 + 6)]);
    }
  });

  it('join the same nodes by the same edges', () => {
    expect(board.edges).toBe(72);
    for (let edge = 0; edge < board.edges; edge += 1) {
      const place = placeOfEdge(edge);
      expect(edgeAt(place)).toBe(edge);
      // If both coordinates are even, the edge is vertical; otherwise its ends differ by one in both.
      const [x, y] = [place >> 4, place & 15];
      const ends = x % 2 === 0 && y % 2 === 0 ? [place + 0x01, place + 0x10] : [place, place + 0x11];
      expect(sorted(ends.map((end) => vertexAt(end) ?? -1))).toEqual([
        ...board.edgeEnds.subarray(edge * 2, edge * 2 + 2),
      ]);
    }
    expect(edgeAt(0x33)).toBeUndefined();
  });

  it('have the harbours where it has them', () => {
    for (const [at, facing, edge] of HARBOURS) {
      const ends = harbourEnds(at, facing);
      const found = edgeAt(edge) ?? -1;
      expect(ends).toEqual([...board.edgeEnds.subarray(found * 2, found * 2 + 2)]);
      expect(board.edgeHexes[found]).toBe(1);
    }
    // The first harbour of the list faces away from the island.
    expect(harbourEnds(0, 6)).toBeNull();
  });

  it('stand in a layout row by row', () => {
    expect(LAYOUT).toHaveLength(37);
    expect(LAYOUT_OF).toEqual([5, 6, 7, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 29, 30, 31]);
  });
});
