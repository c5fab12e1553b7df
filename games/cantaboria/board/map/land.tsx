/** The land as on a survey map: sea with its shelf, ground, relief, water, borders, names. Drawn once for a map. */
import { type CSSProperties, memo } from 'react';
import type { MapData, SiteKind } from '../../data/map.ts';
import type { Layout } from './layout.ts';
import type { Label } from './lettering.ts';
import { LOOKS, PLAIN } from './terrain.ts';

/** By territory: its visible site; null if there is none. */
type Seen = readonly (SiteKind | null)[];

/** Sea and ground, under the colours of the owners. */
export const Ground = memo(function Ground({ layout, sites }: { layout: Layout; sites: Seen }) {
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
      {regions.map(({ id, path }, at) => (
        <path key={id} d={path} className="ca-ground" style={{ fill: groundOf(sites[at] ?? null) }} />
      ))}
    </g>
  );
});

/** Blended with the paper, so that the pieces stand out. */
function groundOf(site: SiteKind | null): string {
  return site === null ? PLAIN : `color-mix(in oklab, ${LOOKS[site].ground} 60%, var(--map-empty))`;
}

/** Relief, borders, coast and water: over the colours, under the pieces. */
export const Relief = memo(function Relief({ layout, sites }: { layout: Layout; sites: Seen }) {
  return (
    <g>
      {layout.regions.map(({ id, marks }, at) => {
        const site = sites[at] ?? null;
        return site === null ? null : <path key={id} d={marks(site)} className="ca-marks" stroke={LOOKS[site].ink} />;
      })}
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

/** The letter size; text too small to read is hidden. */
function lettersOf(size: number): { readonly fontSize: number; readonly style: CSSProperties } {
  return { fontSize: size, style: { '--size': size } as CSSProperties };
}

/** The way of an id to its place on a map that is zoomed out; its letters stand on their base line. */
function farOf({ id, far }: Label, tokens: number): string {
  const { x, y, width, height } = far(tokens);
  return `${Math.round(x + width / 2 - id.at[0])}px ${Math.round(y + height - id.at[1] - id.size * 0.33)}px`;
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
        <text
          key={id}
          className="ca-name"
          x={label.name.at[0]}
          y={label.name.at[1] + label.name.size * 0.3}
          {...lettersOf(label.name.size)}
        >
          {names.get(id)}
        </text>
      ))}
    </g>
  );
});

/**
 * The ids of the territories, over the pieces: where a map is zoomed out, some territories have no room beside them.
 * @param tokens by territory, separated by commas: its contents, as for `Label.far`; empty for a map without pieces
 */
export const Ids = memo(function Ids({ layout, tokens }: { layout: Layout; tokens: string }) {
  const lying = tokens.split(',').map(Number);
  return (
    <g className="ca-names">
      {layout.regions.map(({ id, label }, at) => (
        <text
          key={id}
          x={label.id.at[0]}
          y={label.id.at[1] + label.id.size * 0.33}
          className="ca-id"
          style={{ '--far': farOf(label, lying[at] ?? 0) } as CSSProperties}
        >
          {id}
        </text>
      ))}
    </g>
  );
});
