/** The map as on a survey chart: sea with its lines, coasts, land, connections, cities, names. */

import { memo } from 'react';
import type { MapData } from '../../data/map.ts';
import type { Layout } from './layout.ts';
import { marksPath, TERRAINS, type Terrain } from './terrain.ts';
import { Ways } from './ways.tsx';

/** The layers below the holders' colours. */
export const Land = memo(function Land({ layout }: { layout: Layout }) {
  const { box, countries } = layout;
  const coasts = countries.map(({ path }) => path).join('');
  return (
    <g className="andia-chart">
      <rect className="andia-sea" {...box} />
      <Graticule layout={layout} />
      <g className="andia-shoals">
        {[5, 4, 3, 2, 1].map((ring) => (
          <g key={ring}>
            <path d={coasts} className="andia-shoal" strokeWidth={ring * 15 + 3} strokeOpacity={0.62 - ring * 0.09} />
            <path d={coasts} className="andia-shoal-sea" strokeWidth={ring * 15 - 1} />
          </g>
        ))}
      </g>
      {countries.map(({ code, path, marks }, i) => {
        const terrain = terrainOf(i);
        return (
          <g key={code}>
            <path d={path} fill={terrain.ground} className="andia-land" />
            <path d={marksPath(terrain, marks)} stroke={terrain.ink} className="andia-marks fine" />
          </g>
        );
      })}
    </g>
  );
});

/** The buildings and marks on the land. */
export const Works = memo(function Works({ map, layout }: { map: MapData; layout: Layout }) {
  return (
    <g className="andia-chart">
      <path d={layout.countries.map(({ path }) => path).join('')} className="andia-coast" />
      <Ways layout={layout} />
      <g className="andia-peaks">
        {layout.peaks.map(({ x, y, size }) => (
          <g
            key={`${x} ${y}`}
            transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${(size / 40).toFixed(2)})`}
          >
            <path d="M-24 14Q-13 4-7-15L-1-8L5-17Q12 2 25 14Q0 19-24 14Z" />
            <path
              className="andia-shade"
              d="M5-17Q4-6 8 2M5-12Q11 2 17 11M6-6Q9 4 10 13M-7-15Q-7-8-4-3M-6-10Q-3 0-2 8"
            />
          </g>
        ))}
      </g>
      {map.areas.map(({ code, kind }) => {
        const at = layout.points.get(code);
        if (at === undefined) return null;
        return (
          <g key={code} transform={`translate(${at.x} ${at.y})`}>
            {kind === 'city' ? <City /> : <circle className="andia-seat" r="15" />}
          </g>
        );
      })}
      <Compass layout={layout} />
    </g>
  );
});

/** The terrain of a country, by its index. */
function terrainOf(place: number): Terrain {
  return TERRAINS[place % TERRAINS.length];
}

/** A walled city from above: a square with towers at its corners and roofs within. */
function City() {
  return (
    <g className="andia-city">
      <path d="M-44-44h88v88h-88z" />
      <path d="M-53-53h19v19h-19zM34-53h19v19h-19zM34 34h19v19H34zM-53 34h19v19h-19z" />
      <path
        className="andia-roofs fine"
        d="M-30-26h22v16h-22zM6-28h24v20H6zM-26 6h18v24h-18zM6 8h26v14H6zM-30-18h22M6-18h24M-17 6v24M6 15h26"
      />
    </g>
  );
}

/** Names lie over the drawn land and under the pieces. */
export const Names = memo(function Names({ map, layout }: { map: MapData; layout: Layout }) {
  return (
    <g className="andia-names">
      {map.areas.map(({ code, kind }) => {
        const name = layout.names.get(code);
        if (name === undefined) return null;
        return (
          <g key={code} className={`andia-name ${kind}`} textAnchor={name.anchor}>
            <text x={name.at.x} y={name.at.y} className="andia-name-whole">
              {name.text}
            </text>
            <text x={name.at.x} y={name.at.y} className="andia-name-code">
              {code}
            </text>
          </g>
        );
      })}
    </g>
  );
});

/** The lines of the survey, and the double line that frames a sheet, cut into degrees. */
function Graticule({ layout: { box } }: { layout: Layout }) {
  const { x, y, width, height } = box;
  const lines: string[] = [];
  for (let at = Math.ceil((x + 40) / 200) * 200; at < x + width - 20; at += 200) lines.push(`M${at} ${y}v${height}`);
  for (let at = Math.ceil((y + 40) / 200) * 200; at < y + height - 20; at += 200) lines.push(`M${x} ${at}h${width}`);
  return <path className="andia-graticule" d={lines.join('')} />;
}

/** The frame of the sheet, on top of the drawing. */
export function Frame({ layout: { box } }: { layout: Layout }) {
  const { x, y, width, height } = box;
  return (
    <g className="andia-frame">
      <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} className="andia-frame-outer" />
      <rect x={x + 13} y={y + 13} width={width - 26} height={height - 26} className="andia-frame-degrees" />
      <rect x={x + 20} y={y + 20} width={width - 40} height={height - 40} className="andia-frame-inner" />
    </g>
  );
}

function Compass({ layout: { compass } }: { layout: Layout }) {
  if (compass === null) return null;
  const { x, y, size } = compass;
  const points = [0, 45, 90, 135, 180, 225, 270, 315];
  return (
    <g className="andia-compass" transform={`translate(${x} ${y}) scale(${(size / 74).toFixed(2)})`}>
      <circle r="44" />
      <circle r="39" />
      {points.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="andia-compass-dark" d={turn % 90 === 0 ? 'M0-58L9-9L0 0z' : 'M0-34L7-7L0 0z'} />
          <path className="andia-compass-light" d={turn % 90 === 0 ? 'M0-58L-9-9L0 0z' : 'M0-34L-7-7L0 0z'} />
        </g>
      ))}
      <path className="andia-compass-dark" d="M-6-62v-14l12 14v-14" />
    </g>
  );
}
