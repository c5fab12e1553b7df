/** The yield of a place on the board, for choosing where to build. */
import { NONE } from '../data/geometry.ts';
import { HARBOURS, type Harbour, type Terrain } from '../data/kinds.ts';
import { PIPS } from '../data/pips.ts';
import type { Setup } from '../setup.ts';
import type { Table } from '../view/table.ts';

/** One hex beside a vertex. */
export interface HexYield {
  readonly hex: number;
  readonly terrain: Terrain;
  /** 2 .. 12, 0 for none. */
  readonly token: number;
  /** Number of the 36 rolls of two dice that show the token: 0 .. 5. */
  readonly pips: number;
  readonly isRobbed: boolean;
}

export interface VertexYield {
  /** Hexes that yield, without deserts. */
  readonly hexes: readonly HexYield[];
  /** The total, including the robber's hex: expected cards of a settlement in 36 rolls. */
  readonly pips: number;
  /** The harbour that serves the vertex. */
  readonly harbour: Harbour | null;
  /** Harbours 1 to `NEAR` edges away, the nearest first; each kind once. */
  readonly near: readonly { readonly harbour: Harbour; readonly edges: number }[];
}

/** How far away harbours count as near, in edges. */
export const NEAR = 3;

/** By vertex: the harbour that serves it (IK-016). */
function harboursOf({ board }: Setup, table: Table): (Harbour | null)[] {
  const served = new Array<Harbour | null>(board.vertices).fill(null);
  for (const [edge, { harbour }] of table.edges.entries()) {
    if (harbour === null) continue;
    served[board.edgeEnds[edge * 2]] = harbour;
    served[board.edgeEnds[edge * 2 + 1]] = harbour;
  }
  return served;
}

/** Distances in edges from a vertex to all others, up to `NEAR`; beyond that -1. */
function distances({ board }: Setup, vertex: number): Int8Array {
  const far = new Int8Array(board.vertices).fill(-1);
  far[vertex] = 0;
  let reached = [vertex];
  for (let edges = 1; edges <= NEAR; edges += 1) {
    const next: number[] = [];
    for (const at of reached) {
      for (const to of board.neighbours.subarray(at * 3, at * 3 + 3)) {
        if (to === NONE || far[to] >= 0) continue;
        far[to] = edges;
        next.push(to);
      }
    }
    reached = next;
  }
  return far;
}

/** The yield of a building on a vertex, and the harbours near it. */
export function yieldOf(setup: Setup, table: Table, vertex: number): VertexYield {
  const { board } = setup;
  const hexes = Array.from(board.vertexHexes.subarray(vertex * 3, vertex * 3 + 3)).flatMap((hex): HexYield[] => {
    if (hex === NONE) return [];
    const { terrain, token } = table.hexes[hex];
    if (terrain === null || terrain === 'desert') return [];
    return [{ hex, terrain, token, pips: PIPS[token], isRobbed: table.robber === hex }];
  });
  const served = harboursOf(setup, table);
  const far = distances(setup, vertex);
  const near = HARBOURS.flatMap((harbour) => {
    const steps = Array.from(far).filter((edges, at) => edges > 0 && served[at] === harbour);
    return steps.length === 0 || served[vertex] === harbour ? [] : [{ harbour, edges: Math.min(...steps) }];
  }).sort((a, b) => a.edges - b.edges);
  return { hexes, pips: hexes.reduce((sum, { pips }) => sum + pips, 0), harbour: served[vertex], near };
}
