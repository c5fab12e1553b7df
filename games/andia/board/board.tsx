/** The drawn board: the map with its areas over it, and the order being composed beside it. */
import './board.css';
import { Caption } from '@marchlands/kit/caption.tsx';
import { defineBoard, type OwnProps } from '@marchlands/kit/define-board.tsx';
import { FocusPlaces } from '@marchlands/kit/places.tsx';
import { useScrolledBack } from '@marchlands/kit/use-scrolled-back.ts';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { chosenOf, groundOf } from '../advice/ground.ts';
import { sides } from '../data/sides.ts';
import type { Event } from '../events.ts';
import { makeSetup, type Setup } from '../setup.ts';
import type { Types } from '../types.ts';
import type { Table } from '../view/view.ts';
import { consequence, label } from './describe.ts';
import { factsOf } from './facts.ts';
import { flightsOf } from './flights.ts';
import { Legend } from './legend.tsx';
import { type Layout, layoutOf } from './map/layout.ts';
import { Chart } from './map.tsx';
import { mapKeys } from './map-keys.ts';
import { ordersOf } from './orders.ts';
import { OrderPanel, RestPanel } from './panel.tsx';
import { movingAfter, placesOf, playback, type Scene } from './playback.ts';
import { sealedText } from './sealed.ts';
import { EMPTY_SHEET, isBlank, litOn } from './sheet.ts';
import { useComposing } from './use-composing.ts';
import { useTyped } from './use-typed.ts';
import { words } from './words.ts';

/** Events come only after both have chosen, so no field is ever hidden. */
type Props = OwnProps<Types, Event>;

const NOBODY: ReadonlySet<string> = new Set();
const NONE: readonly never[] = [];
/** Least diameter of an area's target, in units of the drawing, even if areas lie closer together. */
const LEAST_TARGET = 72;

function Board(props: Props) {
  const { setup, view, seats, choosing, stage, tell } = props;
  const { table } = view;
  const { map } = setup;
  const layout = layoutOf(map);
  const scene = useMemo(() => sceneOf(stage), [stage]);

  const decision = `${view.viewer} ${choosing} ${table.turn} ${table.phase}`;
  const [current, setCurrent] = useState(map.areas[0]?.code ?? '');
  const root = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  useScrolledBack(side, decision);
  const composing = useComposing(props, decision, root);
  const { ground, sheet, tool, foreseen } = composing;
  const typed = useTyped();
  const place = { setup, view, seats, ground, sheet, tool };
  const lit = ground === null ? NOBODY : litOn(ground, sheet, tool);

  const isResting = !stage.isPlaying;
  const isOrdering = table.phase === 'orders';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere skips the playback
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys that choose skip it too
    <div
      className="andia"
      ref={root}
      style={{ '--aspect': layout.box.width / layout.box.height } as CSSProperties}
      onClick={stage.isPlaying ? stage.skip : undefined}
    >
      <div className="andia-board" data-drawing>
        <FocusPlaces
          label={words.board}
          places={map.areas.map(({ code }) => ({
            id: code,
            name: code,
            ...(layout.points.get(code) ?? { x: 0, y: 0 }),
          }))}
          box={layout.box}
          size={Math.max(LEAST_TARGET, Math.min(layout.room, 156))}
          current={current}
          selected={sheet.centre}
          isLit={(code) => lit.has(code)}
          labelOf={(code) => label(place, code)}
          onMove={setCurrent}
          onChoose={composing.tapOn}
          onPoint={(code) => tell(code === null ? null : consequence(place, code))}
          // Digits typed in another turn start a new number.
          onKey={mapKeys(composing, isOrdering, (key, code) => typed(key, `${decision} ${code}`))}
        >
          <Chart
            map={map}
            layout={layout}
            scene={scene}
            flags={isResting ? flagsOf(setup, table) : NOBODY}
            lit={isResting ? lit : NOBODY}
            selected={isResting ? sheet.centre : null}
            orders={isResting ? ordersOf(props, ground, sheet) : NONE}
            foreseen={isResting && isOrdering && foreseen !== null && !isBlank(sheet) ? foreseen.changes : NONE}
            pointed={props.pointed}
            now={stage.now}
          />
        </FocusPlaces>
        <Caption
          now={stage.now}
          className="andia-caption"
          edge={stage.now !== null && isLow(layout, stage.now.event) ? 'high' : 'low'}
        />
      </div>
      <div className={`andia-side ${ground === null ? '' : 'busy'}`} ref={side}>
        {ground === null ? (
          <Rest {...props} />
        ) : (
          <OrderPanel
            ground={ground}
            seats={seats}
            sheet={sheet}
            isPassDrafted={composing.isPassDrafted}
            tool={tool}
            line={composing.line}
            foreseen={foreseen}
            onTool={composing.setTool}
            onSheet={composing.setSheet}
            onCount={composing.count}
            onLine={composing.takeLine}
            onConfirm={composing.confirm}
            onClear={() => composing.setSheet(EMPTY_SHEET)}
          />
        )}
        <Legend />
      </div>
    </div>
  );
}

/** True if an event is at the lower edge of the map, where its caption would cover it. */
function isLow({ box, points }: Layout, event: Event): boolean {
  const edge = box.y + box.height * 0.72;
  return placesOf(event).areas.some((code) => (points.get(code)?.y ?? 0) > edge);
}

/** The pieces as drawn: moving ones are in no area. */
function sceneOf({ drawn, isPlaying, shown }: Props['stage']): Scene {
  const { red, blue } = drawn.table.pieces;
  return { pieces: [red, blue], moving: isPlaying ? movingAfter(shown.map(({ event }) => event)) : [] };
}

/** Areas whose previous holder would keep a piece in an equal fight. */
function flagsOf(setup: Setup, table: Table): ReadonlySet<string> {
  return new Set(
    sides.flatMap((side) =>
      Object.keys(table.pieces[side]).filter((code) => setup.isHolderByOrders || table.previousHolder[code] === side),
    ),
  );
}

/** The panel while nobody chooses here. */
function Rest({ setup, view, draft }: Props) {
  const { table, own } = view;
  const sealed = own?.choices.find(({ seat, chosen, isWhole }) => seat === view.viewer && chosen.length > 0 && isWhole);
  if (table.result !== null) return <RestPanel title={words.overTitle} lines={[]} says={words.wait} />;
  if (sealed === undefined || draft !== null) {
    return <RestPanel title={words.restTitle(table.turn)} lines={[]} says={words.wait} />;
  }
  const ground = groundOf(setup, view, sealed.seat);
  const lines = sealedText(ground, chosenOf(ground, sealed.chosen));
  return <RestPanel title={words.sealedTitle} lines={lines} says={words.sealedSays} />;
}

export const module = defineBoard<Types, Event>({ setup: makeSetup, Board, factsOf, playback, flightsOf });
