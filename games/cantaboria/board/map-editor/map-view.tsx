import type { Box } from '@marchlands/kit/box.ts';
import { DragHandle, sizeOf, useWidth } from '@marchlands/kit/drag-handle.tsx';
import { FocusPlaces } from '@marchlands/kit/places.tsx';
import { Segments } from '@marchlands/kit/segments.tsx';
import { useMemo, useRef, useState } from 'react';
import { extentOf, keyOf, rounded } from '../../data/geometry.ts';
import type { MapData, Point } from '../../data/map.ts';
import { MapGround, mapBox } from '../maps/map-picture.tsx';
import { bent, type Handle, handlesOf } from './shape.ts';
import { regionName } from './territory-form.tsx';
import type { Told } from './told.ts';
import { words } from './words.ts';

/** Diameter of a territory's target, in canvas units. */
const TARGET = 66;
/** Canvas units that an arrow key moves a point. */
const STEP = 2;
/** If the drawing is narrower than this many pixels, the view zooms in on a chosen territory. */
const NARROW = 620;

interface Props {
  readonly map: MapData;
  readonly told: readonly Told[];
  readonly chosen: string | null;
  onChoose(territory: string): void;
  /** A point of the borders has moved. */
  onPoint(from: Point, to: Point, step?: string): void;
}

/** A point being dragged. */
interface Drag {
  readonly handle: Handle;
  readonly to: Point;
}

/** The map as the board draws it; each territory can be pressed, and the chosen one has handles. */
export function MapView({ map, told, chosen, onChoose, onPoint }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(chosen ?? map.territories[0].id);
  const [isNear, setNear] = useState<boolean | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const territory = map.territories.find(({ id }) => id === chosen);
  const whole = mapBox(map);
  const width = useWidth(frame);
  const wantsNear = isNear ?? width < NARROW;
  const box = territory === undefined || !wantsNear ? whole : around(territory.polygon, whole);
  const handles = useMemo(() => (chosen === null ? [] : handlesOf(map, chosen)), [map, chosen]);
  const wrong = new Set(told.flatMap(({ territories }) => territories));

  const labelOf = (id: string): string => {
    const near = map.adjacency.filter(([a, b]) => a === id || b === id).length;
    const waters =
      map.reaches.filter(({ left, right }) => left === id || right === id).length +
      map.berths.filter(({ shore }) => shore === id).length;
    const parts = [regionName(map, id), words.neighbours(near, waters)];
    return [...parts, ...(wrong.has(id) ? [words.isWrong] : [])].join(', ');
  };
  const seen = map.territories.filter(({ label: [x, y] }) => isIn(box, x, y));
  const lines = drag === null ? null : linesOf(map, drag);

  return (
    <div className="edit-view">
      <div className="edit-head">
        {territory === undefined ? (
          words.mapAbout
        ) : (
          <Segments
            label={words.view}
            values={['near', 'whole']}
            value={wantsNear ? 'near' : 'whole'}
            name={(one) => words[one]}
            onChange={(one) => setNear(one === 'near')}
          />
        )}
      </div>
      <div className="edit-stage">
        <div className="edit-frame" ref={frame} style={sizeOf(box, width)}>
          <FocusPlaces
            label={words.territories}
            places={seen.map(({ id, label: [x, y] }) => ({ id, name: id, x, y }))}
            box={box}
            size={TARGET}
            current={current}
            selected={chosen}
            isLit={(id) => wrong.has(id)}
            labelOf={labelOf}
            onMove={setCurrent}
            onChoose={onChoose}
            onPoint={() => undefined}
          >
            <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
              <MapGround map={map} />
              <g className="edit-areas">
                {map.territories.map(({ id, polygon }) => (
                  // biome-ignore lint/a11y/noStaticElementInteractions: the cell over it is its twin for keys and readers
                  <path
                    key={id}
                    d={ringOf(polygon)}
                    className={`${id === chosen ? 'chosen' : ''} ${wrong.has(id) ? 'wrong' : ''}`}
                    onClick={() => {
                      setCurrent(id);
                      onChoose(id);
                    }}
                  />
                ))}
              </g>
              {told.map(({ text, point }) =>
                point === null ? null : (
                  <path key={text} className="edit-cross" d={`M${point[0] - 7} ${point[1] - 7}l14 14m0-14l-14 14`} />
                ),
              )}
              {lines !== null && <path className="edit-bent" d={lines} />}
            </svg>
          </FocusPlaces>
          {territory !== undefined && (
            // biome-ignore lint/a11y/useSemanticElements: points on a drawing are no fields of a form
            <div role="group" aria-label={words.handles}>
              {handles.map((handle) => (
                <DragHandle
                  key={handle.id}
                  isCorner={handle.isCorner}
                  label={
                    handle.isCorner
                      ? words.corner(handle.beside.map((side) => regionName(map, side)).join(', '))
                      : words.middle(regionName(map, handle.beside[0]))
                  }
                  at={drag?.handle.id === handle.id ? drag.to : handle.at}
                  box={box}
                  frame={frame}
                  step={STEP}
                  onDrag={(to) => setDrag(to === null ? null : { handle, to })}
                  onPut={(given, byKey) => {
                    setDrag(null);
                    const to = rounded(given);
                    if (keyOf(to) !== keyOf(handle.at))
                      onPoint(handle.at, to, byKey ? `point ${handle.id}` : undefined);
                  }}
                />
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function isIn({ x, y, width, height }: Box, atX: number, atY: number): boolean {
  return atX >= x && atX <= x + width && atY >= y && atY <= y + height;
}

/** A box of the whole map's shape around a territory and what lies next to it. */
function around(ring: readonly Point[], whole: Box): Box {
  const { left, right, top, bottom } = extentOf(ring);
  const [across, down] = [right - left, bottom - top];
  const width = Math.min(whole.width, Math.max(across, (down * whole.width) / whole.height) * 1.5);
  const height = (width * whole.height) / whole.width;
  const within = (from: number, size: number, least: number, most: number) =>
    Math.min(Math.max(from, least), most - size);
  return {
    x: within(left + across / 2 - width / 2, width, whole.x, whole.x + whole.width),
    y: within(top + down / 2 - height / 2, height, whole.y, whole.y + whole.height),
    width,
    height,
  };
}

function ringOf(ring: readonly Point[]): string {
  return ring.length === 0 ? '' : `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}z`;
}

/** The borders as they would run if the point were dropped here. */
function linesOf(map: MapData, { handle, to }: Drag): string {
  return bent(map.borders, handle.at, to)
    .filter((border, i) => border !== map.borders[i])
    .map(({ points }) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`)
    .join('');
}
