/** The land as a surveyor would draw it: sea with its shelf, ground, relief, water, borders, names. Drawn once for a map. */
import { type CSSProperties, memo } from 'react';
import type { MapData } from '../../data/map.ts';
import type { Layout } from './layout.ts';
import { LOOKS } from './terrain.ts';

/** Sea and ground: what lies under the colours of those who own the land. */
export const Ground = memo(function Ground({ layout }: { layout: Layout }) {
  const { box, regions, coast } = layout;
  return (
    <g>
      <rect className="ca-sea" x={box.x - 2000} y={box.y - 2000} width={box.width + 4000} height={box.height + 4000} />
      <g className="ca-shelf">
        {[3, 2, 1].map((ring) => (
          <g key={ring}>
            <path d={coast} className="ca-shelf-line" strokeWidth={ring * 13 + 2} strokeOpacity={0.62 - ring * 0.14} />
            <path d={coast} className="ca-shelf-sea" strokeWidth={ring * 13} />
          </g>
        ))}
      </g>
      {regions.map(({ id, path, terrain }) => (
        <path key={id} d={path} className="ca-ground" style={{ fill: groundOf(LOOKS[terrain].ground) }} />
      ))}
    </g>
  );
});

/** Thinned with the paper, so that what lies on it stands out. */
function groundOf(colour: string): string {
  return `color-mix(in oklab, ${colour} 52%, var(--map-empty))`;
}

/** Relief, borders, coast and water: over the colours, under the pieces. */
export const Relief = memo(function Relief({ layout }: { layout: Layout }) {
  return (
    <g>
      {layout.regions.map(({ id, marks, terrain }) => (
        <path key={id} d={marks} className="ca-marks" stroke={LOOKS[terrain].ink} />
      ))}
      <path d={layout.borders} className="ca-border" />
      <path d={layout.coast} className="ca-coast" />
      <g className="ca-water">
        {layout.lakes.map(({ id, path }) => (
          <path key={id} d={path} />
        ))}
        {layout.rivers.map(({ id, path }) => (
          <path key={id} d={path} />
        ))}
        {/* Over the seams where one water flows into another. */}
        <g className="ca-water-inside">
          {layout.rivers.map(({ id, path }) => (
            <path key={id} d={path} />
          ))}
          {layout.lakes.map(({ id, path }) => (
            <path key={id} d={path} />
          ))}
        </g>
      </g>
    </g>
  );
});

/** The size of letters, which are left out where they would be too small to be read. */
function lettersOf(size: number): { readonly fontSize: number; readonly style: CSSProperties } {
  return { fontSize: size, style: { '--size': size } as CSSProperties };
}

export const Names = memo(function Names({ map, layout }: { map: MapData; layout: Layout }) {
  const { sea } = layout;
  const names = new Map(map.territories.map(({ id, name }) => [id, name]));
  return (
    <g className="ca-names">
      {sea !== null && (
        <text x={sea.at[0]} y={sea.at[1]} className="ca-name-sea" {...lettersOf(Math.min(30, sea.size * 0.72))}>
          {map.sea}
        </text>
      )}
      {layout.lakes.map(({ id, name, at, size }) => (
        <text key={id} x={at[0]} y={at[1] + 2} {...lettersOf(size)} className="ca-name-water">
          {name}
        </text>
      ))}
      {layout.regions.map(({ id, label }) => (
        <g key={id}>
          <text x={label.name.at[0]} y={label.name.at[1] + label.name.size * 0.3} {...lettersOf(label.name.size)}>
            {names.get(id)}
          </text>
          <text x={label.id.at[0]} y={label.id.at[1] + label.id.size * 0.33} className="ca-id">
            {id}
          </text>
        </g>
      ))}
    </g>
  );
});
