import { keyOf } from './geometry.ts';
import { type Adjacency, type Border, CANVAS, type MapData, type Point } from './map.ts';
import { ringOf } from './ring.ts';

/** A map without the fields derived from its borders. */
export interface Sketch extends Omit<MapData, 'format' | 'canvas' | 'territories' | 'reaches' | 'lakes' | 'adjacency'> {
  readonly territories: readonly Omit<MapData['territories'][number], 'borders' | 'polygon'>[];
  readonly reaches: readonly Omit<MapData['reaches'][number], 'path'>[];
  readonly lakes: readonly Omit<MapData['lakes'][number], 'polygon'>[];
}

/** The whole map: polygons, paths and adjacency are derived from the borders, which must close (they are ours). */
export function assemble(sketch: Sketch): MapData {
  const { id, name, players, sites, sea, branches, borders, junctions, berths } = sketch;
  const polygonOf = (own: readonly Border[]): readonly Point[] => {
    const ring = ringOf(own);
    return 'gap' in ring ? [] : ring.points;
  };
  const pathOf = (borderId: string, up: string): readonly Point[] => {
    const points = borders.find((border) => border.id === borderId)?.points ?? [];
    const start = junctions.find((junction) => junction.id === up)?.point;
    const isForward = start !== undefined && keyOf(start) === keyOf(points[0]);
    return isForward ? points : [...points].reverse();
  };
  const territories = sketch.territories.map((territory) => {
    const own = borders.filter(({ a, b }) => a === territory.id || b === territory.id);
    return { ...territory, borders: own.map((border) => border.id), polygon: polygonOf(own) };
  });
  const reaches = sketch.reaches.map((reach) => ({ ...reach, path: pathOf(reach.border, reach.up) }));
  const lakes = sketch.lakes.map((lake) => ({
    ...lake,
    polygon: polygonOf(borders.filter(({ b }) => b === lake.id)),
  }));
  const adjacency = borders.flatMap(({ kind, a, b }): Adjacency[] =>
    kind === 'line' || kind === 'river' ? [[a, b, kind]] : [],
  );
  return {
    ...{ format: 'cantaboria-map/1', id, name, canvas: CANVAS, players, sites, sea, branches },
    ...{ territories, borders, junctions, reaches, lakes, berths, adjacency },
  };
}
