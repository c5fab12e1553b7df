import { memo } from 'react';
import type { MapData } from '../../data/map.ts';
import { Ground, Names, Relief } from '../map/land.tsx';
import { layoutOf } from '../map/layout.ts';

/** Where sites lie is chance, or chosen at the table. */
const NONE: readonly never[] = [];

/** The land of a map without anything on it. */
export const MapPicture = memo(function MapPicture({ map }: { map: MapData }) {
  const layout = layoutOf(map);
  const { box } = layout;
  return (
    <svg
      className="ca-map-picture"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={map.name}
    >
      <Ground layout={layout} sites={NONE} />
      <Relief layout={layout} sites={NONE} />
      <Names map={map} layout={layout} />
    </svg>
  );
});
