import { type Adjacency, CANVAS, type MapData } from './map.ts';
import { bordersOf, outlineOf, pathFrom } from './ring.ts';

/** A map without the fields derived from its borders. */
export interface Sketch extends Omit<MapData, 'format' | 'canvas' | 'territories' | 'reaches' | 'lakes' | 'adjacency'> {
  readonly territories: readonly Omit<MapData['territories'][number], 'borders' | 'polygon'>[];
  readonly reaches: readonly Omit<MapData['reaches'][number], 'path'>[];
  readonly lakes: readonly Omit<MapData['lakes'][number], 'polygon'>[];
}

/** The whole map: polygons, paths and adjacency are derived from the borders, which must close (they are ours). */
export function assemble(sketch: Sketch): MapData {
  const { id, name, players, sites, sea, branches, borders, junctions, berths } = sketch;
  const pointsOf = new Map(borders.map((border) => [border.id, border.points]));
  const pointAt = new Map(junctions.map((junction) => [junction.id, junction.point]));
  const territories = sketch.territories.map((territory) => ({
    ...{ ...territory, borders: bordersOf(borders, territory.id).map((border) => border.id) },
    polygon: outlineOf(borders, territory.id),
  }));
  const reaches = sketch.reaches.map((reach) => ({
    ...reach,
    path: pathFrom(pointAt.get(reach.up), pointsOf.get(reach.border) ?? []),
  }));
  const lakes = sketch.lakes.map((lake) => ({ ...lake, polygon: outlineOf(borders, lake.id) }));
  const adjacency = borders.flatMap(({ kind, a, b }): Adjacency[] =>
    kind === 'line' || kind === 'river' ? [[a, b, kind]] : [],
  );
  return {
    ...{ format: 'cantaboria-map/1', id, name, canvas: CANVAS, players, sites, sea, branches },
    ...{ territories, borders, junctions, reaches, lakes, berths, adjacency },
  };
}
