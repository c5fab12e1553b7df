/** The drawn board: a map to zoom and pan with its places over it; beside it the decision and the possible moves. */
import './board.css';
import { Caption } from '@marchlands/kit/caption.tsx';
import { defineBoard, type OwnProps } from '@marchlands/kit/define-board.tsx';
import { FocusPlaces } from '@marchlands/kit/places.tsx';
import { useLostFocus } from '@marchlands/kit/use-lost-focus.ts';
import { useScrolledBack } from '@marchlands/kit/use-scrolled-back.ts';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { isInside } from '../data/geometry.ts';
import type { Event } from '../events.ts';
import type { Types } from '../types.ts';
import { idOf } from './areas.ts';
import * as beside from './beside.ts';
import { Chart, middleOf } from './chart.tsx';
import { factsOf } from './facts.ts';
import { flightsOf } from './flights.ts';
import { consequenceOf } from './labels.ts';
import { layoutOf } from './map/layout.ts';
import { useCamera } from './map/use-camera.ts';
import { useFollow } from './map/use-follow.ts';
import { mapKeys } from './map-keys.ts';
import { Panel } from './panel/panel.tsx';
import { isBegun, TARGET_STEPS } from './panel/props.ts';
import { playback } from './playback.ts';
import { underWay } from './spots.ts';
import { Tools } from './tools.tsx';
import { Track } from './track.tsx';
import { useAttacks } from './use-attacks.ts';
import { useChosen } from './use-chosen.ts';
import { useComposing } from './use-composing.ts';
import { useDealing } from './use-dealing.ts';
import { useOver } from './use-over.tsx';
import { useOverlays } from './use-overlays.ts';
import { TERRITORY_SIZE, usePlaces } from './use-places.ts';
import { useRolled } from './use-rolled.ts';
import { useScene } from './use-scene.ts';

/** Only votes are hidden, and they are revealed together: no field of an event is ever hidden. */
type Props = OwnProps<Types, Event>;

const NOWHERE: ReadonlySet<string> = new Set();
/** Steps whose question stands beside the map; on a small screen the panel gets the room. */
const ANSWER_STEPS: readonly string[] = ['vote', 'passage', 'side', 'trade', 'reply', 'pay', 'put'];

function Board(props: Props) {
  const { setup, view, seats, choices, draft, choosing, stage, redraft, tell } = props;
  const { map } = setup.land;
  const layout = layoutOf(map);
  const { state, scene } = useScene(setup, view, stage.drawn);
  const { phase, cycle, lead } = stage.drawn.table;
  const rolled = useRolled(stage.shown);
  const { Legend } = beside.legend.get();
  const composing = useComposing(props, state);
  const dealing = useDealing(props, state);

  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const camera = useCamera(layout.box, frame, sheet);
  const [current, setCurrent] = useState(map.territories[0].id);
  const [byKey, setByKey] = useState(false);
  const overlays = useOverlays(state, view);
  const decision = `${view.viewer} ${choosing} ${view.table.cycle} ${view.table.step} ${view.table.turn}`;
  useScrolledBack(side, decision);
  const { selected, select, onPlace } = useChosen(props, decision, state, composing.put);
  const { places, labels, ...marks } = usePlaces(props, state, scene, layout);
  const { lit } = marks;

  useLostFocus(frame, byKey, view);

  const isDrafting = isBegun(draft);
  const asked = selected?.kind === 'place' && !isDrafting ? selected.at : null;
  const attacks = useAttacks(setup, view, asked, choosing);
  const shownSelected = selected === null ? null : idOf(state, selected);
  const attacked = view.table.attack?.target ?? view.table.passage?.reach ?? underWay(state);
  const isAnswering = choosing !== null && ANSWER_STEPS.includes(view.table.step);
  const middleAt = useCallback((id: string) => middleOf({ map, layout, scene }, id), [map, layout, scene]);
  // A shown plan is drawn with all its ways.
  const isPlanShown = attacks.shown !== null || draft?.isWhole === true;
  useFollow(camera, middleAt, byKey ? current : null, isPlanShown ? null : (shownSelected ?? attacked));
  const asksTargets = attacks.asksTargets && TARGET_STEPS.includes(view.table.step);
  const over = useOver(props, attacks, composing, middleAt);
  const isResting = !stage.isPlaying;

  function onFrameClick(event: MouseEvent) {
    // The cells cover only the middles of places; the rest of a territory counts as the territory too.
    if ((event.target as Element).closest('[role=gridcell], button') !== null) return;
    const at = camera.placeAt(event.clientX, event.clientY);
    const there = at === null ? undefined : map.territories.find(({ polygon }) => isInside(at, polygon));
    if (there !== undefined) {
      setCurrent(there.id);
      onPlace(there.id);
    }
  }

  const onKeyDown = mapKeys({
    ...{ frame, camera, lit, current, ...overlays },
    send: composing.send,
    ids: places.map(({ id }) => id),
    onLetGo() {
      if (selected !== null) select(null);
      else if (isDrafting) redraft([]);
    },
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the map work beside it too; a press anywhere skips the playback
    <div
      className={`ca kit-fits ${selected !== null || isDrafting || isAnswering || asksTargets ? 'opened' : ''}`}
      onPointerDownCapture={() => setByKey(false)}
      onClick={stage.isPlaying ? stage.skip : undefined}
      onKeyDownCapture={() => setByKey(true)}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the cells over the places */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div className="ca-frame" data-drawing ref={frame} {...camera.handlers} onClick={onFrameClick}>
        <div className="ca-sheet" ref={sheet} style={{ width: layout.box.width, height: layout.box.height }}>
          <FocusPlaces
            label={map.name}
            places={places}
            box={layout.box}
            size={TERRITORY_SIZE}
            current={current}
            selected={shownSelected}
            isLit={(id) => lit.has(id)}
            labelOf={(id) => labels.get(id) ?? id}
            onMove={setCurrent}
            onChoose={onPlace}
            onPoint={(id) => tell(id === null ? null : consequenceOf(state, seats, choosing, id))}
          >
            <Chart
              {...{ map, layout, scene, ...marks }}
              lit={isResting ? lit : NOWHERE}
              selected={shownSelected}
              threatened={isResting ? overlays.threatened : NOWHERE}
              showsForce={overlays.showsForce}
            >
              {over}
            </Chart>
          </FocusPlaces>
        </div>
        <Caption now={stage.now} edge="low" />
      </div>
      <Tools camera={camera} {...overlays} />
      <div className="ca-side" ref={side}>
        <Track {...{ phase, cycle, lead, seats, rolled }} />
        <Panel
          {...{ state, view, seats, choices, draft, choosing, selected, attacks, composing, dealing, redraft }}
          takeFocus={byKey}
          onSelect={select}
        />
        <Legend />
      </div>
    </div>
  );
}

// Maps, their checks and the generator are as heavy as the drawing, so they are loaded separately.
const { makeSetup } = await import('../setup.ts');

export const module = defineBoard<Types, Event>({
  setup: makeSetup,
  Board,
  factsOf,
  playback,
  flightsOf,
  parts: beside.parts,
});
