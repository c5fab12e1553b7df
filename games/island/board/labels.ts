/** A place in words: for the label of its cell and for the prompt line. */

import type { SeatInfo } from '@marchlands/kit/board.ts';
import { nameIn } from '@marchlands/kit/seats.ts';
import { type VertexYield, yieldOf } from '../advice/yields.ts';
import { NONE } from '../data/geometry.ts';
import { KINDS, TERRAIN, TRACKS } from '../data/kinds.ts';
import { PIPS } from '../data/pips.ts';
import type { Setup } from '../setup.ts';
import type { Table } from '../view/table.ts';
import { edgeName } from '../words/names.ts';
import { trackAt } from './map/pieces.tsx';
import { placeOf } from './places.ts';
import { words } from './words.ts';

type Names = readonly SeatInfo[];

function hexSays(table: Table, seats: Names, hex: number): string {
  const { terrain, token } = table.hexes[hex];
  if (terrain === null) return words.notDealt;
  const parts = [words.terrains[terrain], ...(token > 0 ? [words.token(token, PIPS[token])] : [])];
  if (table.robber === hex) parts.push(words.robberHere);
  if (table.merchant?.hex === hex) parts.push(words.merchantHere(nameIn(seats, table.merchant.seat)));
  return parts.join(', ');
}

/** The pieces on a vertex; empty if there are none. */
export function piecesSay(table: Table, seats: Names, vertex: number): string {
  const { building, knight } = table.vertices[vertex];
  const parts: string[] = [];
  if (building !== null) {
    const track = trackAt(table.metropolises, vertex);
    const what = track === null ? words.buildings[building.what] : words.metropolis(TRACKS[track]);
    parts.push(words.of(what, nameIn(seats, building.seat)));
    if (building.hasWall) parts.push(words.wall);
  }
  if (knight !== null) {
    const state = knight.isReady ? 'ready' : knight.isActive ? 'active' : 'inactive';
    parts.push(words.knight(knight.level, nameIn(seats, knight.seat), words.knightStates[state]));
  }
  for (const [bay, barbarian] of table.barbarians.entries()) {
    if (barbarian?.at === vertex) parts.push(words.barbarian(bay, barbarian.level));
  }
  return parts.join(', ');
}

/** `5 pips: ore on 9, wool on 4; ore harbour 2:1; harbour 3:1, 2 roads off`. */
export function yieldSays({ hexes, pips, harbour, near }: VertexYield): string {
  const parts = hexes.map(({ terrain, token, isRobbed }) => words.yieldPart(KINDS[TERRAIN[terrain]], token, isRobbed));
  return [
    words.yields(parts, pips),
    ...(harbour === null ? [] : [words.harbour(harbour)]),
    ...near.slice(0, 2).map((one) => words.near(words.harbour(one.harbour), one.edges)),
  ].join('; ');
}

function vertexSays(setup: Setup, table: Table, seats: Names, vertex: number): string {
  const pieces = piecesSay(table, seats, vertex);
  const bay = setup.isRoaming ? setup.board.bays.indexOf(vertex) : -1;
  const parts = [pieces === '' ? words.empty : pieces, ...(bay < 0 ? [] : [words.bay(bay)])];
  return `${parts.join(', ')}; ${yieldSays(yieldOf(setup, table, vertex))}`;
}

/** The value of a road: the yields of the free vertices that it leads to. */
function edgeSays(setup: Setup, table: Table, seats: Names, edge: number): string {
  const { road, harbour } = table.edges[edge];
  const parts = [road === null ? words.empty : words.road(nameIn(seats, road))];
  if (harbour !== null) parts.push(words.harbour(harbour));
  if (road === null) {
    for (const end of [setup.board.edgeEnds[edge * 2], setup.board.edgeEnds[edge * 2 + 1]]) {
      if (isOpen(setup, table, end)) parts.push(`${words.vertex(end)} ${yieldSays(yieldOf(setup, table, end))}`);
    }
  }
  return parts.join('; ');
}

/** Whether the distance rule lets anybody build there (IK-117). */
function isOpen({ board }: Setup, table: Table, vertex: number): boolean {
  return [vertex, ...board.neighbours.subarray(vertex * 3, vertex * 3 + 3)].every(
    (at) => at === NONE || table.vertices[at].building === null,
  );
}

export function nameOfPlace(setup: Setup, id: string): string {
  const { kind, at } = placeOf(id);
  if (kind === 'h') return words.hex(at);
  return kind === 'v' ? words.vertex(at) : words.edge(edgeName(setup, at));
}

/** The full description of a place. */
export function describe(setup: Setup, table: Table, seats: Names, id: string): string {
  const { kind, at } = placeOf(id);
  const says =
    kind === 'h'
      ? hexSays(table, seats, at)
      : kind === 'v'
        ? vertexSays(setup, table, seats, at)
        : edgeSays(setup, table, seats, at);
  return `${nameOfPlace(setup, id)}: ${says}`;
}
