/** The map with its pieces: stacks, the draft order with its predicted effect, and current events. */
import { Arrow, Plate } from '@marchlands/kit/arrow.tsx';
import type { LogEvent } from '@marchlands/kit/board.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import type { Foreseen } from '../advice/forecast.ts';
import type { MapData } from '../data/map.ts';
import type { Event, PieceMove } from '../events.ts';
import { Effect } from './effects.tsx';
import { Frame, Land, Names, Works } from './map/chart.tsx';
import type { Layout } from './map/layout.ts';
import type { Point } from './map/points.ts';
import { placesOf, type Scene } from './playback.ts';
import { Foresight, Stack, Target } from './tokens.tsx';

/** A drawn order: the seat's own draft, a hint, or that of a log line. */
export interface DrawnOrder {
  readonly seat: number;
  readonly moves: readonly PieceMove[];
  readonly bomb: string | null;
  /** Destinations of new pieces, with their numbers. */
  readonly placed: ReadonlyMap<string, number>;
  /** 0 .. 1; below 1 for orders only considered. */
  readonly strength: number;
}

export interface MapProps {
  readonly map: MapData;
  readonly layout: Layout;
  readonly scene: Scene;
  /** Areas with their holder's flag. */
  readonly flags: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  readonly selected: string | null;
  readonly orders: readonly DrawnOrder[];
  readonly foreseen: readonly Foreseen[];
  readonly pointed: Event | null;
  readonly now: LogEvent<Event> | null;
}

export function Chart(props: MapProps) {
  const { map, layout, scene } = props;
  const { box } = layout;
  const at = (code: string): Point => layout.points.get(code) ?? { x: 0, y: 0 };
  return (
    <svg
      className="andia-map"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Land layout={layout} />
      <Holders {...props} />
      <Works map={map} layout={layout} />
      {props.pointed !== null && <Pointed event={props.pointed} at={at} />}
      {map.areas.map(({ code, kind }) => (
        <Sign
          key={code}
          at={at(code)}
          isCity={kind === 'city'}
          isLit={props.lit.has(code)}
          isSelected={props.selected === code}
        />
      ))}
      <Names map={map} layout={layout} />
      {props.orders.map((order, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: orders have no names of their own
        <Arrows key={i} order={order} at={at} />
      ))}
      {scene.moving.map(({ seat, from, to, n }) => (
        <Arrow
          key={`${seat} ${from} ${to}`}
          className="moving"
          from={at(from)}
          to={at(to)}
          colour={lookOf(seat).colour}
          label={String(n)}
        />
      ))}
      <Stacks {...props} />
      {props.orders.map((order, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Marks key={i} order={order} at={at} />
      ))}
      {props.foreseen.map((one) => (
        <Foresight key={one.area} at={at(one.area)} foreseen={one} isHeld={isHeld(scene, one.area)} />
      ))}
      <Frame layout={layout} />
      {props.now !== null && <Effect key={props.now.id} event={props.now.event} layout={layout} />}
    </svg>
  );
}

function isHeld({ pieces }: Scene, code: string): boolean {
  return pieces.some((held) => (held[code] ?? 0) > 0);
}

/** The border of a country in the colour of its province's holder, hand-washed as on old maps. */
function Holders({ map, layout, scene }: MapProps) {
  return (
    <g className="andia-washes">
      {layout.countries.map(({ code, path }) => {
        const seat = [0, 1].find((one) => (scene.pieces[one as 0 | 1][code] ?? 0) > 0);
        if (seat === undefined) return null;
        return (
          <g key={code}>
            <clipPath id={`andia-${map.id}-${code}`}>
              <path d={path} />
            </clipPath>
            <path
              d={path}
              className="andia-wash"
              clipPath={`url(#andia-${map.id}-${code})`}
              stroke={lookOf(seat).colour}
            />
          </g>
        );
      })}
    </g>
  );
}

/** An area's state for the next tap: inactive, selectable, or selected. */
function Sign({ at, isCity, isLit, isSelected }: { at: Point; isCity: boolean; isLit: boolean; isSelected: boolean }) {
  if (!isLit && !isSelected) return null;
  const className = isSelected ? 'andia-selected' : 'andia-lit';
  return isCity ? (
    <rect className={className} x={at.x - 64} y={at.y - 64} width={128} height={128} rx={14} />
  ) : (
    <circle className={className} cx={at.x} cy={at.y} r={66} />
  );
}

function Stacks({ map, layout, scene, flags }: MapProps) {
  return (
    <g>
      {map.areas.map(({ code, kind }) => {
        const here = layout.points.get(code);
        if (here === undefined) return null;
        const both = [0, 1].map((seat) => scene.pieces[seat as 0 | 1][code] ?? 0);
        const isShared = both.every((n) => n > 0);
        return both.map((pieces, seat) =>
          pieces <= 0 ? null : (
            <Stack
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={`${code} ${seat}`}
              at={isShared ? { x: here.x + (seat === 0 ? -44 : 44), y: here.y } : here}
              seat={seat}
              pieces={pieces}
              isSmall={kind === 'city'}
              hasFlag={flags.has(code)}
            />
          ),
        );
      })}
    </g>
  );
}

interface OrderProps {
  readonly order: DrawnOrder;
  readonly at: (code: string) => Point;
}

function Arrows({ order, at }: OrderProps) {
  return (
    <g className={order.strength < 1 ? 'andia-hint' : 'andia-order'}>
      {order.moves.map(({ n, from, to }) => (
        <Arrow
          key={`${from} ${to}`}
          from={at(from)}
          to={at(to)}
          colour={lookOf(order.seat).colour}
          label={String(n)}
          strength={order.strength}
        />
      ))}
    </g>
  );
}

function Marks({ order, at }: OrderProps) {
  return (
    <g opacity={order.strength}>
      {order.bomb !== null && <Target at={at(order.bomb)} />}
      {[...order.placed].map(([code, n]) => (
        <Plate
          key={code}
          at={{ x: at(code).x - 34, y: at(code).y + 46 }}
          text={`+${n}`}
          size={50}
          edge={lookOf(order.seat).colour}
        />
      ))}
    </g>
  );
}

/** The place of a log line's event. */
function Pointed({ event, at }: { event: Event; at: (code: string) => Point }) {
  const { areas, between } = placesOf(event);
  return (
    <g className="andia-pointed">
      {between !== undefined && (
        <path d={`M${at(between[0]).x} ${at(between[0]).y}L${at(between[1]).x} ${at(between[1]).y}`} />
      )}
      {areas.map((code) => (
        <circle key={code} cx={at(code).x} cy={at(code).y} r={72} />
      ))}
    </g>
  );
}
