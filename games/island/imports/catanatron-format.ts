/**
 * The JSON in which Catanatron (github.com/bcollazo/catanatron) exports a match of the base game, as far as it is read
 * here:
 *
 * - `tiles`: `{coordinate: [x, y, z], tile}` with cube coordinates (q = x, r = z); a tile is `{type: "RESOURCE_TILE",
 *   resource, number}`, `{type: "DESERT"}`, `{type: "WATER"}` or `{type: "PORT", direction, resource}` (null: 3:1),
 *   which lies in the sea and serves the edge on its side `direction`.
 * - `nodes`: by id `{id, tile_coordinate, direction}`, a corner (`NORTH`, `NORTHEAST`, ...) of that tile.
 * - `colors`: the seats in turn order; the first begins.
 * - `action_records`: `[[color, type, value], result]`; result: the dice of `ROLL`, the card of `BUY_DEVELOPMENT_CARD`,
 *   the card stolen by `MOVE_ROBBER` (or null).
 * - `player_state`: `P0_WOOD_IN_HAND`, `P0_ACTUAL_VICTORY_POINTS`, `P0_HAS_ROAD`, `P0_HAS_ARMY` and the like.
 * - `robber_coordinate`; `current_playable_actions`: `[color, type, value]`, the legal actions after the last record.
 */
import { islandFor } from '../data/boards.ts';
import type { DevCard } from '../data/cards.ts';
import { edgeBetween, NONE } from '../data/geometry.ts';
import type { Kind } from '../data/kinds.ts';

export type Cube = readonly [x: number, y: number, z: number];
export type Action = readonly [color: string, type: string, value: unknown];

export interface Exported {
  readonly tiles: readonly {
    readonly coordinate: Cube;
    readonly tile: {
      readonly type: string;
      readonly resource?: string | null;
      readonly number?: number;
      readonly direction?: string;
    };
  }[];
  readonly nodes: {
    readonly [id: string]: { readonly id: number; readonly tile_coordinate: Cube; readonly direction: string };
  };
  readonly colors: readonly string[];
  readonly action_records: readonly (readonly [Action, unknown])[];
  readonly player_state: { readonly [name: string]: number | boolean };
  readonly robber_coordinate: Cube;
  readonly current_playable_actions?: readonly Action[];
}

/** Its resources, in its order. */
export const RESOURCES = ['WOOD', 'BRICK', 'SHEEP', 'WHEAT', 'ORE'] as const;
export const KIND_OF: { readonly [resource: string]: Kind } = {
  WOOD: 'lumber',
  BRICK: 'brick',
  SHEEP: 'wool',
  WHEAT: 'grain',
  ORE: 'ore',
};
export const CARD_OF: { readonly [card: string]: DevCard } = {
  KNIGHT: 'knight',
  VICTORY_POINT: 'point',
  ROAD_BUILDING: 'road-building',
  YEAR_OF_PLENTY: 'plenty',
  MONOPOLY: 'monopoly',
};

/** Corners of a hex as points relative to its centre, in the order of `hexVertices`. */
export const CORNERS = ['NORTH', 'NORTHEAST', 'SOUTHEAST', 'SOUTH', 'SOUTHWEST', 'NORTHWEST'] as const;
const OFFSETS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;
/** By the direction of a harbour: the corners of its tile that it serves. */
export const PORTS: { readonly [direction: string]: readonly [string, string] } = {
  EAST: ['NORTHEAST', 'SOUTHEAST'],
  SOUTHEAST: ['SOUTHEAST', 'SOUTH'],
  SOUTHWEST: ['SOUTH', 'SOUTHWEST'],
  WEST: ['SOUTHWEST', 'NORTHWEST'],
  NORTHWEST: ['NORTHWEST', 'NORTH'],
  NORTHEAST: ['NORTH', 'NORTHEAST'],
};

const board = islandFor(4);

/** The hex at a coordinate; -1 in the sea. */
export function hexAt([x, , z]: Cube): number {
  return board.hexes.findIndex(([q, r]) => q === x && r === z);
}

/** The coordinate of a hex. */
export function cubeOf(hex: number): Cube {
  const [q, r] = board.hexes[hex];
  return [q, -q - r, r];
}

function pointOf([x, , z]: Cube, corner: string): string {
  const [dx, dy] = OFFSETS[CORNERS.findIndex((one) => one === corner)];
  return `${2 * x + z + dx} ${3 * z + dy}`;
}

const VERTEX_AT = new Map(
  board.hexes.flatMap((_, hex) =>
    CORNERS.map((corner, i) => [pointOf(cubeOf(hex), corner), board.hexVertices[hex * 6 + i]] as const),
  ),
);

/** The vertex at a corner of a tile, which may lie in the sea; undefined off the island. */
export function vertexAt(tile: Cube, corner: string): number | undefined {
  return VERTEX_AT.get(pointOf(tile, corner));
}

/** The ends of the coast edge that a harbour serves; null if it serves none. */
export function portEnds(tile: Cube, direction: string): readonly [number, number] | null {
  const [a, b] = PORTS[direction].map((corner) => vertexAt(tile, corner));
  if (a === undefined || b === undefined) return null;
  return [Math.min(a, b), Math.max(a, b)];
}

/** The edge between two corners of the island; -1 if they are not adjacent. */
export function edgeOf(a: number, b: number): number {
  const edge = edgeBetween(board, a, b);
  return edge === NONE ? -1 : edge;
}

/** Hexes and corners of the island. */
export const HEXES = board.hexes.length;
