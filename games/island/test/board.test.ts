import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { type Island, islandFor } from '../data/boards.ts';
import { edgeBetween, NONE } from '../data/geometry.ts';

/** The checksum of Board data: (i + 1) * (100 a + b) over all edges. */
function edgeSum({ edges, edgeEnds }: Island): number {
  let sum = 0;
  for (let i = 0; i < edges; i += 1) sum += (i + 1) * (100 * edgeEnds[i * 2] + edgeEnds[i * 2 + 1]);
  return sum;
}

const SMALL = islandFor(4);
const LARGE = islandFor(5);

/** A row of neighbours, edges or hexes without its padding. */
const row = (rows: Uint8Array, at: number): number[] =>
  [...rows.subarray(at * 3, at * 3 + 3)].filter((n) => n !== NONE);

scenario(['IK-013', 'IK-314'], 'the islands have the hexes, vertices and edges of the board data', () => {
  expect([SMALL.hexes.length, SMALL.vertices, SMALL.edges, edgeSum(SMALL)]).toEqual([19, 54, 72, 8662527]);
  expect([LARGE.hexes.length, LARGE.vertices, LARGE.edges, edgeSum(LARGE)]).toEqual([30, 80, 109, 30058153]);
  expect([...SMALL.hexVertices.subarray(4 * 6, 5 * 6)]).toEqual([8, 13, 18, 23, 17, 12]);
  expect([...SMALL.hexVertices.subarray(18 * 6)]).toEqual([41, 46, 50, 53, 49, 45]);
});

scenario(
  ['IK-022', 'IK-023', 'IK-024', 'IK-025', 'IK-316'],
  'bays stand counter-clockwise, each with its inland edge',
  () => {
    expect([...SMALL.bays]).toEqual([20, 10, 5, 4, 7, 16, 33, 43, 48, 49, 46, 37]);
    expect([...SMALL.inland]).toEqual([25, 14, 9, 8, 12, 22, 28, 39, 44, 45, 41, 31]);
    expect(LARGE.bays).toHaveLength(16);
    expect([LARGE.bays[0], LARGE.inland[0]]).toEqual([32, 38]);
    const headlands = Array.from({ length: SMALL.vertices }, (_, v) => v).filter(
      (v) => row(SMALL.vertexHexes, v).length === 1,
    );
    expect(headlands).toHaveLength(18);
    for (const vertex of headlands) expect(row(SMALL.neighbours, vertex)).toHaveLength(2);
  },
);

scenario(['IK-029', 'IK-315'], 'spirals run counter-clockwise from each corner along the coast and inward', () => {
  expect(SMALL.corners).toEqual([0, 2, 7, 11, 16, 18]);
  expect(SMALL.spirals[0]).toEqual([0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4, 8, 13, 14, 10, 5, 9]);
  expect(SMALL.spirals[5]).toEqual([18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 14, 10, 5, 4, 8, 13, 9]);
  expect(LARGE.corners).toEqual([0, 2, 12, 17, 27, 29]);
  // biome-ignore format: in one row
  expect(LARGE.spirals[3]).toEqual([17, 11, 6, 2, 1, 0, 3, 7, 12, 18, 23, 27, 28, 29, 26, 22, 16, 10, 5, 4, 8, 13, 19, 24, 25, 21, 15, 9, 14, 20]);
});

scenario(['IK-016', 'IK-030'], 'harbours lie on coast edges, and no vertex is served by two', () => {
  for (const island of [SMALL, LARGE]) {
    const ends = island.harbourEdges.flat();
    expect(new Set(ends).size).toBe(ends.length);
    for (const [a, b] of island.harbourEdges) {
      const edge = edgeBetween(island, a, b);
      expect(edge).not.toBe(NONE);
      expect(island.edgeHexes[edge]).toBe(1);
    }
  }
});

scenario(['IK-269', 'IK-270', 'EX-024'], 'left is the next edge counter-clockwise from straight ahead', () => {
  const turn = (side: Uint8Array, from: number, at: number): number =>
    side[at * 3 + [0, 1, 2].findIndex((i) => SMALL.neighbours[at * 3 + i] === from)];
  // b3 with left, right, right, left: 8, 13, 18, 23, 29 (EX-023).
  expect(turn(SMALL.left, 4, 8)).toBe(13);
  expect(turn(SMALL.right, 8, 13)).toBe(18);
  expect(turn(SMALL.right, 13, 18)).toBe(23);
  expect(turn(SMALL.left, 18, 23)).toBe(29);
  // On the headland 32, coming from 37, left leads to 26 and right into the sea.
  expect(turn(SMALL.left, 37, 32)).toBe(26);
  expect(turn(SMALL.right, 37, 32)).toBe(NONE);
});
