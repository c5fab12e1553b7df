/** The map with its pieces, the possible choices, the plan and the current event. */
import { HintRank } from '@marchlands/kit/hint-rank.tsx';
import { memo, type ReactNode, useMemo } from 'react';
import { type MapData, type Point, siteKinds } from '../data/map.ts';
import { mooringsOf } from './map/boats.ts';
import { Ground, Ids, Names, Relief } from './map/land.tsx';
import type { Layout } from './map/layout.ts';
import { Boat, lyingFar, Territory, Wash } from './map/place.tsx';
import { BOAT_RADIUS } from './map/slots.ts';
import { TokenSymbols } from './map/tokens.tsx';
import type { Scene } from './scene.ts';

export interface ChartProps {
  readonly map: MapData;
  readonly layout: Layout;
  readonly scene: Scene;
  /** Spots by id. */
  readonly lit: ReadonlySet<string>;
  readonly selected: string | null;
  readonly hinted: readonly string[];
  readonly pointed: readonly string[];
  /** Places where other seats acted since this seat last did. */
  readonly recent: readonly string[];
  /** Territories and boats that another seat could take alone. */
  readonly threatened: ReadonlySet<string>;
  readonly showsForce: boolean;
  /** Drawn on top. */
  readonly children?: ReactNode;
}

export const Chart = memo(function Chart(props: ChartProps) {
  const { map, layout, scene, selected, showsForce } = props;
  const owners = scene.places.map(({ owner }) => owner ?? '').join();
  const sites = scene.places.map(({ site }) => site ?? '').join();
  return (
    <>
      <Land map={map} layout={layout} owners={owners} sites={sites} />
      <svg className="ca-chart" {...frameOf(layout)} aria-hidden="true" focusable="false">
        <TokenSymbols />
        <Signs {...props} />
        {layout.regions.map((region, at) => {
          const { owner, city, site, tokens, force } = scene.places[at];
          return (
            <Territory
              key={region.id}
              {...{ region, owner, city, site, tokens }}
              force={showsForce && owner !== null ? force : null}
            />
          );
        })}
        <Ids layout={layout} tokens={scene.places.map(lyingFar).join()} />
        {scene.boats.map(({ id, mooring: { at, radius }, owner, tokens, force }) => (
          <Boat key={id} x={at[0]} y={at[1]} {...{ radius, owner, tokens }} force={showsForce ? force : null} />
        ))}
        {selected !== null && <Sign {...props} id={selected} className="ca-selected" />}
        {props.hinted.map((id, i) => {
          const [x, y] = middleOf(props, id);
          return (
            <g key={id}>
              <Sign {...props} id={id} className="ca-hinted" />
              <g style={{ transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--scale, 1)))` }}>
                <HintRank x={16} y={-16} rank={i + 1} radius={10} />
              </g>
            </g>
          );
        })}
        {props.recent.map((id) => (
          <Sign key={id} {...props} id={id} className="ca-recent" />
        ))}
        {props.pointed.map((id) => (
          <Sign key={id} {...props} id={id} className="ca-pointed" />
        ))}
        {props.children}
      </svg>
    </>
  );
});

interface LandProps {
  readonly map: MapData;
  readonly layout: Layout;
  /** By territory, separated by commas: its owner and its site. */
  readonly owners: string;
  readonly sites: string;
}

/** The land in a layer of its own: repainted only when land changes hands or a site is revealed. */
const Land = memo(function Land({ map, layout, ...told }: LandProps) {
  const seats = told.owners.split(',');
  const sites = useMemo(
    () => told.sites.split(',').map((name) => siteKinds.find((site) => site === name) ?? null),
    [told.sites],
  );
  return (
    <svg className="ca-land" {...frameOf(layout)} aria-hidden="true" focusable="false">
      <Ground layout={layout} sites={sites} />
      {layout.regions.map((region, at) =>
        seats[at] === '' ? null : <Wash key={region.id} region={region} owner={Number(seats[at])} />,
      )}
      <Relief layout={layout} sites={sites} />
      <Names map={map} layout={layout} />
    </svg>
  );
});

/** Size and extent of both layers. */
function frameOf({ box: { x, y, width, height } }: Layout) {
  return { width, height, viewBox: `${x} ${y} ${width} ${height}` };
}

/** The middle of an area on the map. */
export function middleOf({ map, layout, scene }: Pick<ChartProps, 'map' | 'layout' | 'scene'>, id: string): Point {
  const region = layout.regions.find((one) => one.id === id);
  if (region !== undefined) return region.zone.at;
  const boat = scene.boats.find((one) => one.id === id);
  if (boat !== undefined) return boat.mooring.at;
  // A boat that no longer exists was in its water.
  const [water] = id.split('#');
  const space = [...map.reaches, ...map.berths].findIndex((one) => one.id === water);
  return space < 0 ? [0, 0] : mooringsOf(map, space, 1)[0].at;
}

/** If more places than this can be chosen, each is marked lightly: lighting everything says nothing. */
const FEW = 12;

/** Under the pieces: marks for places that can be chosen and places under threat. */
function Signs(props: ChartProps) {
  return (
    <g>
      {[...props.threatened].map((id) => (
        <Threat key={id} {...props} id={id} />
      ))}
      {[...props.lit].map((id) => (
        <Sign key={id} {...props} id={id} className={`ca-lit ${props.lit.size > FEW ? 'many' : ''}`} />
      ))}
    </g>
  );
}

type AreaProps = Pick<ChartProps, 'map' | 'layout' | 'scene'> & { readonly id: string };

/** The outline of a territory, or a ring around a boat or a water space. */
function Sign({ className, ...props }: AreaProps & { className: string }) {
  const region = props.layout.regions.find(({ id }) => id === props.id);
  if (region !== undefined) return <path d={region.inner} className={className} />;
  const [x, y] = middleOf(props, props.id);
  return <circle cx={x} cy={y} r={BOAT_RADIUS + 2.5} className={className} />;
}

/** Teeth around the pieces of a place under threat. */
function Threat(props: AreaProps) {
  const region = props.layout.regions.find(({ id }) => id === props.id);
  const [x, y] = middleOf(props, props.id);
  return <circle cx={x} cy={y} r={region === undefined ? BOAT_RADIUS + 1 : region.zone.radius} className="ca-threat" />;
}
