/** The two islands (Board data): rows of hexes, harbours, tokens, and the numbers of terrains and harbours dealt. */
import { type Geometry, geometryOf } from './geometry.ts';

export interface Island extends Geometry {
  /** The two ends of each harbour edge, in coast order: kinds are dealt in this order. */
  readonly harbourEdges: readonly (readonly [a: number, b: number])[];
  /** Tokens in the order in which a spiral places them (IK-029). */
  readonly tokens: readonly number[];
  /** The number of each terrain, in the order of TERRAINS (IK-028). */
  readonly terrains: readonly number[];
  /** The number of harbours of each kind, in the order of HARBOURS (IK-030). */
  readonly harbours: readonly number[];
}

/** For two to four seats. */
const SMALL: Island = {
  ...geometryOf(-2, [
    [0, 3],
    [-1, 4],
    [-2, 5],
    [-2, 4],
    [-2, 3],
  ]),
  // biome-ignore format: in one row
  harbourEdges: [[10, 15], [1, 5], [0, 3], [11, 16], [33, 38], [47, 51], [49, 52], [42, 46], [26, 32]],
  tokens: [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11],
  terrains: [3, 4, 4, 4, 3, 1],
  harbours: [1, 1, 1, 1, 1, 4],
};

/** For five and six seats. */
const LARGE: Island = {
  ...geometryOf(-3, [
    [0, 3],
    [-1, 4],
    [-2, 5],
    [-3, 6],
    [-3, 5],
    [-3, 4],
    [-3, 3],
  ]),
  // biome-ignore format: in rows
  harbourEdges: [
    [26, 32], [10, 15], [1, 5], [0, 3], [16, 21], [33, 40], [59, 64], [73, 77], [75, 79], [68, 72], [46, 52],
  ],
  tokens: [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6],
  terrains: [5, 6, 6, 6, 5, 2],
  harbours: [1, 1, 2, 1, 1, 5],
};

export function islandFor(seats: number): Island {
  return seats > 4 ? LARGE : SMALL;
}

/** The board of the worked examples, for 19 hexes. Terrain and harbours by number of TERRAINS and HARBOURS. */
export const REFERENCE = {
  terrain: [3, 1, 2, 2, 4, 5, 1, 3, 0, 1, 3, 4, 2, 4, 2, 0, 1, 0, 3],
  /** By hex; 0 for none. */
  tokens: [9, 10, 8, 12, 5, 0, 3, 11, 6, 11, 4, 6, 4, 3, 9, 2, 8, 10, 5],
  /** In the order of the harbour edges. */
  harbours: [5, 4, 5, 0, 5, 2, 5, 3, 1],
} as const;
