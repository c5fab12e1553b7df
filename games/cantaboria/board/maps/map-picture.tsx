import { memo } from 'react';
import type { MapData } from '../../data/map.ts';
import { Ground, Ids, Names, Relief } from '../map/land.tsx';
import { type Layout, layoutOf } from '../map/layout.ts';

/** Sites are dealt by chance or chosen at the table, so a map shows none. */
const NONE: readonly never[] = [];

/** The extent of a map's drawing, in canvas units. */
export function mapBox(map: MapData): Layout['box'] {
  return layoutOf(map).box;
}

/** The land of a map without pieces, as part of a drawing. */
export const MapGround = memo(function MapGround({ map }: { map: MapData }) {
  const layout = layoutOf(map);
  return (
    <>
      <Ground layout={layout} sites={NONE} />
      <Relief layout={layout} sites={NONE} />
      <Names map={map} layout={layout} />
      <Ids layout={layout} tokens="" />
    </>
  );
});

/** `MapGround` as a picture of its own. */
export const MapPicture = memo(function MapPicture({ map }: { map: MapData }) {
  const box = mapBox(map);
  return (
    <svg
      className="ca-map-picture"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={map.name}
    >
      <MapGround map={map} />
    </svg>
  );
});
