import type { Rng } from '@marchlands/core/rng.ts';
import { assemble } from '../assemble.ts';
import { between, rounded } from '../geometry.ts';
import type { Berth, MapData, Point } from '../map.ts';
import { outlineOf } from '../ring.ts';
import { sitesFor } from '../sites.ts';
import { cellId, drawBorders } from './borders.ts';
import { drawRiver } from './course.ts';
import { type Grid, layGrid, NONE } from './grid.ts';
import { labelOf } from './label.ts';
import type { Failure, Limits } from './limits.ts';
import { measureFailure } from './measure.ts';
import { lakeNames, riverNames, seaNames, territoryNames } from './names.ts';
import { drawShape, type Shape } from './shape.ts';
import { shuffled } from './shuffled.ts';
import { shoresOf, waterFailure } from './water.ts';
import { drawWaterways, sourceLetters } from './waterways.ts';

/** One attempt at a map within these limits; returns the failed limit if it fails. */
export function drawMap(players: number, limits: Limits, rng: Rng): MapData | Failure {
  const id = `random-${rng.uint32().toString(16).padStart(8, '0')}`;
  const grid = layGrid(limits, rng);
  if (grid === null) return 'rows';
  const river = drawRiver(grid, limits, rng);
  if (typeof river === 'string') return river;
  const failure = waterFailure(grid, river, limits);
  if (failure !== null) return failure;
  const shape = drawShape(grid, river, rng);
  const letters = sourceLetters(river);
  const lakeIds = new Map(
    river.flatMap(({ lake }, i): [number, string][] => (lake === NONE ? [] : [[lake, `${letters[i]}L`]])),
  );
  const borders = drawBorders(grid, river, shape, lakeIds);
  const rings = grid.cells.map((_, cell) => outlineOf(borders, cellId(grid, cell)));
  const measured = measureFailure(rings, borders, limits);
  if (measured !== null) return measured;
  const places: ReturnType<typeof labelOf>[] = [];
  for (const [cell, ring] of rings.entries()) {
    const place = labelOf(ring, shape.centres[cell]);
    if (place.room < limits.room) return 'room';
    places.push(place);
  }
  const waterways = drawWaterways(grid, river, shape);
  const names = shuffled(territoryNames, rng);
  const rivers = shuffled(riverNames, rng);
  const [sea] = shuffled(seaNames, rng);
  const count = grid.cells.length;
  return assemble({
    ...{ id, name: `The Lands of ${names[count]}`, sea, borders },
    players: { min: 2, max: mostPlayers(players, count), recommended: [players] },
    sites: sitesFor(count),
    branches: waterways.branches.map((branch, i) => ({ ...branch, name: rivers[i] })),
    territories: places.map((place, cell) => ({ id: cellId(grid, cell), name: names[cell], ...place })),
    ...{ junctions: waterways.junctions, reaches: waterways.reaches },
    ...drawLakes(grid, shape, lakeIds, shuffled(lakeNames, rng)),
  });
}

/** A map for up to four players seats four, if that leaves each six territories or more. */
function mostPlayers(players: number, territories: number): number {
  return Math.max(players, Math.min(4, Math.floor(territories / 6)));
}

function drawLakes(grid: Grid, shape: Shape, lakeIds: ReadonlyMap<number, string>, names: readonly string[]) {
  const lakes = [...lakeIds].map(([edge, id], i) => {
    const lines = [...(shape.shores.get(edge) ?? [])];
    const ends = lines.flatMap(([, line]) => [line[0], line[line.length - 1]]);
    const mean = (axis: 0 | 1) => ends.reduce((sum, point) => sum + point[axis], 0) / ends.length;
    const label = rounded([mean(0), mean(1)]);
    const [one, other] = grid.edges[edge].cells.map((cell) => cellId(grid, cell));
    const shores = shoresOf(grid, edge).toSorted((a, b) => a - b);
    const berths = lines.map(([cell, line]): Berth => {
      const shore = cellId(grid, cell);
      const middle: Point = line[Math.floor(line.length / 2)];
      return { id: `${id}-${shore}`, lake: id, shore, point: rounded(between(label, middle, 0.6)) };
    });
    const letter = id.slice(0, 1);
    const facing: readonly [string, string][] = [[one, other]];
    const lake = {
      id,
      name: names[i],
      shores: shores.map((cell) => cellId(grid, cell)),
      facing,
      outlet: `${letter}1`,
      label,
    };
    return { lake, berths };
  });
  return { lakes: lakes.map(({ lake }) => lake), berths: lakes.flatMap(({ berths }) => berths) };
}
