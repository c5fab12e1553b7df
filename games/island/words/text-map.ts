/** The island drawn in letters: vertices with numbers and pieces, hexes, edges with roads. */
import { TERRAINS } from '../data/kinds.ts';
import type { Setup } from '../setup.ts';
import type { KnightView, Table } from '../view/table.ts';

/** Letters of land, in the order of TERRAINS. */
const LAND = 'BLWGOD';
/** Width in characters, and the distance from the middle of a hex to its side. */
const WIDTH = 80;
const HALF_HEX = 6;
const MARGIN = 3;

/** `k2:1+`; `~` if it is active but not ready in its owner's action phase. */
function knightText({ seat, level, isActive, isReady }: KnightView, { active, step }: Table): string {
  const isWaiting = isActive && !isReady && seat === active && step === 'action';
  return `k${seat + 1}:${level}${isActive ? (isWaiting ? '~' : '+') : '-'}`;
}

/** `17`, `17 s2`, `29 c1wk1:2+`; `m` for a city with a metropolis. */
function vertexText(table: Table, at: number): string {
  const { building, knight } = table.vertices[at];
  const what = building === null ? '' : { settlement: 's', city: 'c', onSide: 'x' }[building.what];
  const site =
    building === null
      ? ''
      : `${table.metropolises.includes(at) ? 'm' : what}${building.seat + 1}${building.hasWall ? 'w' : ''}`;
  const pieces = `${site}${knight === null ? '' : knightText(knight, table)}`;
  return pieces === '' ? String(at) : `${at} ${pieces}`;
}

/** `h10 W6 R M2`: land and token, robber, merchant of the second player. */
function hexText({ hexes, robber, merchant }: Table, hex: number): string {
  const { terrain, token } = hexes[hex];
  if (terrain === null) return `h${hex}`;
  return [
    `h${hex}`,
    `${LAND[TERRAINS.indexOf(terrain)]}${token || ''}`,
    ...(robber === hex ? ['R'] : []),
    ...(merchant?.hex === hex ? [`M${merchant.seat + 1}`] : []),
  ].join(' ');
}

/** The lines of the map, at most 80 characters wide. A road is the number of its owner on its edge. */
export function mapLines(table: Table, { board }: Setup): string[] {
  const left = Math.min(...board.points.map(([x]) => x));
  const top = Math.min(...board.points.map(([, y]) => y));
  const spots = board.points.map(([x, y]) => ({
    column: MARGIN + (x - left) * HALF_HEX,
    // The vertices of a slanted edge are two lines apart, and so are those of a vertical one.
    line: Math.floor((y - top) / 3) * 4 + ((y - top) % 3) * 2,
  }));
  const lines: string[] = [];
  const put = (line: number, column: number, text: string): void => {
    const start = Math.max(0, Math.min(WIDTH - text.length, Math.round(column - (text.length - 1) / 2)));
    const old = (lines[line] ?? '').padEnd(start + text.length);
    lines[line] = old.slice(0, start) + text + old.slice(start + text.length);
  };
  for (const [edge, { road }] of table.edges.entries()) {
    const a = spots[board.edgeEnds[edge * 2]];
    const b = spots[board.edgeEnds[edge * 2 + 1]];
    const bare = a.column === b.column ? '|' : a.column < b.column === a.line < b.line ? '\\' : '/';
    put((a.line + b.line) / 2, (a.column + b.column) / 2, road === null ? bare : String(road + 1));
  }
  for (const [hex] of table.hexes.entries()) {
    const corners = Array.from(board.hexVertices.subarray(hex * 6, hex * 6 + 6), (at) => spots[at]);
    const column = corners.reduce((sum, corner) => sum + corner.column, 0) / corners.length;
    const line = Math.min(...corners.map((corner) => corner.line)) + 3;
    put(line, column, hexText(table, hex));
  }
  for (const [at, spot] of spots.entries()) put(spot.line, spot.column, vertexText(table, at));
  return lines.map((line) => line.trimEnd());
}
