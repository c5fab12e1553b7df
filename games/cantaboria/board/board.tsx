/** The drawn board: the map to zoom and pan, its places over it, and beside it what is asked and what can be done. */
import './board.css';
import { Caption } from '@marchlands/kit/caption.tsx';
import { defineBoard, type OwnProps } from '@marchlands/kit/define-board.tsx';
import { FocusPlaces } from '@marchlands/kit/places.tsx';
import { useLostFocus } from '@marchlands/kit/use-lost-focus.ts';
import { useScrolledBack } from '@marchlands/kit/use-scrolled-back.ts';
import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { isInside } from '../data/geometry.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Types } from '../types.ts';
import { nameOf as placeName } from '../view/names.ts';
import { restore } from '../view/resample.ts';
import { areaOf, idOf } from './areas.ts';
import * as beside from './beside.ts';
import { Chart, middleOf } from './chart.tsx';
import { factsOf } from './facts.ts';
import { flightsOf } from './flights.ts';
import { consequenceOf } from './labels.ts';
import { layoutOf } from './map/layout.ts';
import { useCamera } from './map/use-camera.ts';
import { useFollow } from './map/use-follow.ts';
import { mapKeys } from './map-keys.ts';
import { choicesAt } from './panel/actions.tsx';
import { Panel } from './panel/panel.tsx';
import { isBegun } from './panel/props.ts';
import { placesOf, playback } from './playback.ts';
import { sceneOf } from './scene.ts';
import { meant, underWay } from './spots.ts';
import { Tools } from './tools.tsx';
import { Track } from './track.tsx';
import { tried } from './tried.ts';
import { useAttacks } from './use-attacks.ts';
import { useComposing } from './use-composing.ts';
import { useDealing } from './use-dealing.ts';
import { TERRITORY_SIZE, usePlaces } from './use-places.ts';
import { useRolled } from './use-rolled.ts';
import { useSelected } from './use-selected.ts';
import { useThreats } from './use-threats.ts';

/** Everything lies open but votes, and those are told together: no field of an event is ever hidden. */
type Props = OwnProps<Types, Event>;

const NOWHERE: ReadonlySet<string> = new Set();
/** What a tap does at once where nothing else can be done there: a piece of the opening, or a step of what is put together. */
const DIRECT: readonly Move['kind'][] = ['site', 'draft', 'step', 'sail', 'enter', 'attack', 'pay', 'put'];

/** Steps at which what is asked stands beside the map: on a small screen it has the room. */
const ANSWER_STEPS: readonly string[] = ['vote', 'passage', 'side', 'trade', 'reply', 'pay', 'put'];

/** Steps at which what the seat can take is told. */
const ATTACK_STEPS: readonly string[] = ['attack', 'logistics'];

/** Steps at which the chosen place stays chosen while something is done there. */
const KEPT_STEPS: readonly string[] = ['develop', 'offer', 'horse', 'boat', 'chain'];

function Board(props: Props) {
  const { setup, view, seats, choices, draft, choosing, stage, pointed, redraft, explain, tell } = props;
  const { map } = setup.land;
  const layout = layoutOf(map);
  const state = useMemo(() => restore(setup, view), [setup, view]);
  const drawn = useMemo(
    () => (stage.drawn === view ? state : restore(setup, stage.drawn)),
    [setup, view, stage.drawn, state],
  );
  const scene = useMemo(() => sceneOf(drawn), [drawn]);
  const rolled = useRolled(stage.shown);
  const { Over } = beside.over.get();
  const { Legend } = beside.legend.get();
  const composing = useComposing(props, state);
  const { put, send, prospect } = composing;
  const dealing = useDealing(props, state);

  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const camera = useCamera(layout.box, frame, sheet);
  const [current, setCurrent] = useState(map.territories[0].id);
  const [byKey, setByKey] = useState(false);
  const [showsForce, setForce] = useState(false);
  const [showsThreats, setThreats] = useState(false);
  const decision = `${view.viewer} ${choosing} ${view.table.cycle} ${view.table.step} ${view.table.turn}`;
  useScrolledBack(side, decision);
  const isKept = choosing === null || KEPT_STEPS.includes(view.table.step);
  const [selected, select] = useSelected(decision, state, isKept);

  const isResting = !stage.isPlaying;
  const threats = useThreats(setup, view, showsThreats);
  const threatened = useMemo(
    () => new Set([...threats.keys()].map((place) => placeName(state, place))),
    [threats, state],
  );
  const { lit, places, labels, hinted } = usePlaces(props, state, scene, layout);

  const onPlace = useCallback(
    (id: string) => {
      stage.skip();
      const pressed = areaOf(state, id);
      if (pressed === null) return;
      const area = meant(state, choices, pressed);
      const here = choicesAt({ choices, selected: area }).filter(({ move }) => move.kind !== 'ask');
      const [only] = here;
      if (here.length === 1 && DIRECT.includes(only.move.kind)) {
        put(only.move);
        return;
      }
      if (here.length === 0 && choices.length > 0) {
        const move = tried(state, area);
        if (move !== null) explain(move);
      }
      select(area);
    },
    [state, choices, put, explain, select, stage],
  );

  useLostFocus(frame, byKey, view);

  const isDrafting = isBegun(draft);
  const asked = selected?.kind === 'place' && !isDrafting ? selected.at : null;
  const attacks = useAttacks(setup, view, asked, choosing);
  const shownSelected = selected === null ? null : idOf(state, selected);
  const attacked = view.table.attack?.target ?? view.table.passage?.reach ?? underWay(state);
  const isAnswering = choosing !== null && ANSWER_STEPS.includes(view.table.step);
  const middleAt = useCallback((id: string) => middleOf({ map, layout, scene }, id), [map, layout, scene]);
  // A plan is looked at with all its ways.
  const isPlanShown = attacks.shown !== null || draft?.isWhole === true;
  useFollow(camera, middleAt, byKey ? current : null, isPlanShown ? null : (shownSelected ?? attacked));
  const { shown } = attacks;
  const asksTargets = attacks.asksTargets && ATTACK_STEPS.includes(view.table.step);
  const { now } = stage;
  const plan = isResting ? shown : null;
  const begun = isResting ? prospect : null;
  const over = useMemo(
    () =>
      now === null && plan === null && begun === null ? null : (
        <Over {...{ now, plan, choosing }} prospect={begun} land={setup.land} at={middleAt} />
      ),
    [Over, now, plan, begun, choosing, setup, middleAt],
  );

  const pointedIds = useMemo(() => (pointed === null ? NONE : placesOf(setup.land, pointed)), [pointed, setup]);

  const recent = useMemo(() => allPlaces(props.recent, setup.land), [props.recent, setup]);

  function onFrameClick(event: MouseEvent) {
    // The cells lie over the middles of places; the rest of a territory belongs to it all the same.
    if ((event.target as Element).closest('[role=gridcell], button') !== null) return;
    const at = camera.placeAt(event.clientX, event.clientY);
    const there = at === null ? undefined : map.territories.find(({ polygon }) => isInside(at, polygon));
    if (there !== undefined) {
      setCurrent(there.id);
      onPlace(there.id);
    }
  }

  const onKeyDown = mapKeys({
    ...{ frame, camera, lit, current, send },
    ids: places.map(({ id }) => id),
    onForce: () => setForce(!showsForce),
    onThreats: () => setThreats(!showsThreats),
    onLetGo() {
      if (selected !== null) select(null);
      else if (isDrafting) redraft([]);
    },
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the map work beside it too; a press anywhere goes past what is being shown
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
              map={map}
              layout={layout}
              scene={scene}
              lit={isResting ? lit : NOWHERE}
              selected={shownSelected}
              hinted={hinted}
              pointed={pointedIds}
              recent={recent}
              threatened={isResting ? threatened : NOWHERE}
              showsForce={showsForce}
            >
              {over}
            </Chart>
          </FocusPlaces>
        </div>
        <Caption now={now} className="ca-caption" edge="low" />
      </div>
      <Tools
        camera={camera}
        showsForce={showsForce}
        onForce={() => setForce(!showsForce)}
        showsThreats={showsThreats}
        onThreats={() => setThreats(!showsThreats)}
      />
      <div className="ca-side" ref={side}>
        <Track
          phase={stage.drawn.table.phase}
          cycle={stage.drawn.table.cycle}
          lead={stage.drawn.table.lead}
          seats={seats}
          rolled={rolled}
        />
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

const NONE: readonly string[] = [];

/** Ids of where these events took place, each once. */
function allPlaces(events: readonly Event[], land: Props['setup']['land']): readonly string[] {
  return [...new Set(events.flatMap((event) => placesOf(land, event)))];
}

// Maps, their checks and the generator are as heavy as the drawing: they come beside it.
const { makeSetup } = await import('../setup.ts');

export const module = defineBoard<Types, Event>({
  setup: makeSetup,
  Board,
  factsOf,
  playback,
  flightsOf,
  parts: beside.parts,
});
