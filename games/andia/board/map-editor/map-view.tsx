import { DragHandle, sizeOf, useWidth } from '@marchlands/kit/drag-handle.tsx';
import { FocusPlaces } from '@marchlands/kit/places.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { memo, useDeferredValue, useRef, useState } from 'react';
import type { MapData } from '../../data/map.ts';
import { sides } from '../../data/sides.ts';
import { Frame, Land, Names, Works } from '../map/chart.tsx';
import { layoutOf } from '../map/layout.ts';
import { Stack } from '../tokens.tsx';
import { sideAt } from './changes.ts';
import type { Told } from './told.ts';
import { words } from './words.ts';

/** Units of the drawing per unit of the map. */
const UNIT = 10;
/** Diameter of an area's target, in units of the drawing. */
const TARGET = 120;

interface Props {
  readonly map: MapData;
  readonly told: readonly Told[];
  readonly chosen: string | null;
  onChoose(area: string): void;
  /** Moves an area, in units of the map. */
  onPut(area: string, x: number, y: number, step?: string): void;
}

/** The map as the board draws it; each area can be pressed, and the chosen one has a handle. */
export function MapView({ map, told, chosen, onChoose, onPut }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [current, setCurrent] = useState(chosen ?? '');
  const [drag, setDrag] = useState<readonly [number, number] | null>(null);
  // The land takes a moment to compute: deferred, so that presses stay responsive.
  const drawn = useDeferredValue(map);
  const { box } = layoutOf(drawn);
  const area = map.areas.find(({ code }) => code === chosen);
  const wrong = new Set(told.flatMap(({ areas }) => areas));

  const labelOf = (code: string): string => {
    const one = map.areas.find((known) => known.code === code);
    if (one === undefined) return code;
    const ways = map.edges.filter(({ a, b }) => a === code || b === code).length;
    const side = sideAt(map, code);
    const start = side === null ? [] : [words.starts(lookOf(sides.indexOf(side)).name, String(map.setup[side][code]))];
    const parts = [words.label(words.area(code, one.name), words.kinds[one.kind], ways), ...start];
    return [...parts, ...(wrong.has(code) ? [words.isWrong] : [])].join(', ');
  };
  return (
    <div className="edit-view">
      <div className="edit-head">{area === undefined ? words.mapAbout : words.areaAbout}</div>
      <div className="edit-stage">
        <div className="edit-frame" ref={frame} style={sizeOf(box, width)}>
          <FocusPlaces
            label={words.areas}
            places={map.areas.map(({ code, x, y }) => ({ id: code, name: code, x: x * UNIT, y: y * UNIT }))}
            box={box}
            size={TARGET}
            current={current}
            selected={chosen}
            isLit={(code) => wrong.has(code)}
            labelOf={labelOf}
            onMove={setCurrent}
            onChoose={onChoose}
            onPoint={() => undefined}
          >
            <svg
              className="andia-map"
              viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
              aria-hidden="true"
              focusable="false"
            >
              <Drawing map={drawn} />
              {map.areas.map(({ code, x, y }) =>
                wrong.has(code) ? (
                  <circle key={code} className="andia-edit-wrong" cx={x * UNIT} cy={y * UNIT} r={74} />
                ) : null,
              )}
              {drag !== null && <path className="edit-bent" d={waysTo(map, chosen ?? '', drag)} />}
            </svg>
          </FocusPlaces>
          {area !== undefined && (
            <DragHandle
              key={area.code}
              label={words.handle(words.area(area.code, area.name))}
              at={drag ?? [area.x * UNIT, area.y * UNIT]}
              box={box}
              frame={frame}
              step={UNIT}
              isRing
              onDrag={setDrag}
              onPut={([x, y], byKey) => {
                setDrag(null);
                const to = [tenths(x), tenths(y)] as const;
                if (to[0] === area.x && to[1] === area.y) return;
                onPut(area.code, to[0], to[1], byKey ? `${area.code} place` : undefined);
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** A coordinate of the drawing on the map: in whole units, as in the shipped maps. */
function tenths(at: number): number {
  return Math.round(at / UNIT);
}

const Drawing = memo(function Drawing({ map }: { map: MapData }) {
  const layout = layoutOf(map);
  return (
    <>
      <Land layout={layout} />
      <Works map={map} layout={layout} />
      <Names map={map} layout={layout} />
      {map.areas.map(({ code, kind }) => {
        const at = layout.points.get(code);
        const side = sideAt(map, code);
        if (at === undefined || side === null) return null;
        const seat = sides.indexOf(side);
        return <Stack key={code} at={at} seat={seat} pieces={map.setup[side][code]} isSmall={kind === 'city'} />;
      })}
      <Frame layout={layout} />
    </>
  );
});

/** The connections of an area as they would run if it were dropped here. */
function waysTo(map: MapData, code: string, [x, y]: readonly [number, number]): string {
  return map.edges
    .filter(({ a, b }) => a === code || b === code)
    .map(({ a, b }) => {
      const other = map.areas.find((one) => one.code === (a === code ? b : a));
      return other === undefined ? '' : `M${x} ${y}L${other.x * UNIT} ${other.y * UNIT}`;
    })
    .join('');
}
