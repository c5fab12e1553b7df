/** The drawn board: the island with its places over it; beside it the decision and the possible moves. */
import './board.css';
import { Caption } from '@marchlands/kit/caption.tsx';
import { defineBoard, type OwnProps } from '@marchlands/kit/define-board.tsx';
import { FocusPlaces, type PlaceAt } from '@marchlands/kit/places.tsx';
import { useByKey } from '@marchlands/kit/use-by-key.ts';
import { useKept } from '@marchlands/kit/use-kept.ts';
import { useLostFocus } from '@marchlands/kit/use-lost-focus.ts';
import { useScrolledBack } from '@marchlands/kit/use-scrolled-back.ts';
import { type CSSProperties, type MouseEvent, useMemo, useRef, useState } from 'react';
import { makeSetup } from '../setup.ts';
import type { Types } from '../types.ts';
import { factsOf } from './facts.ts';
import { flightsOf } from './flights.ts';
import { ghostOf } from './ghost.ts';
import { describe } from './labels.ts';
import { Chart } from './map/chart.tsx';
import { layoutOf } from './map/layout.ts';
import { Status } from './map/status.tsx';
import { Panel } from './panel/panel.tsx';
import { placeAskedAbout } from './places.ts';
import { playback } from './playback.ts';
import { useChosen } from './use-chosen.ts';
import { threatsOf, useForecast } from './use-forecast.ts';
import { SIZES, usePlaces } from './use-places.ts';
import { words } from './words.ts';

type Props = OwnProps<Types>;

const NOWHERE: ReadonlySet<string> = new Set();
const NO_THREATS: ReadonlyMap<number, number> = new Map();
/** How far from the middle of a place a press still counts for it. */
const NEAR = 46;

function Board(props: Props) {
  const { setup, view, seats, draft, choosing, stage, redraft, tell } = props;
  const { table } = view;
  const layout = layoutOf(setup.board);
  const [current, setCurrent] = useState('h0');
  const byKey = useByKey();
  const [pointed, setPointed] = useState<string | null>(null);
  const decision = `${table.due} ${table.turn} ${choosing}`;
  const turn = `${table.turn} ${table.active}`;
  const [refused, setRefused] = useKept<true>(turn);
  const frame = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  const chosen = useChosen(props, decision);
  const { mode, selected, open, select } = chosen;
  const forecast = useForecast(setup, stage.drawn.table);
  const threats = useMemo(() => threatsOf(forecast, table), [forecast, table]);
  const { places, labels, hinted, marked, recent } = usePlaces(props, layout, open);

  useLostFocus(frame, byKey.current, view);

  // The next decision and the effect of a played card stand at the top of the panel.
  const cards = table.seats[table.active];
  const played = `${decision} ${cards.development} ${cards.progress}`;
  useScrolledBack(side, played);

  function onFrameClick(event: MouseEvent) {
    const reachable = places.filter(({ id }) => open.has(id));
    const pressed = placeNear(event, frame.current, layout, reachable);
    if (pressed === null) return;
    setCurrent(pressed);
    chosen.onPlace(pressed, false);
  }

  function onPoint(id: string | null) {
    setPointed(id);
    if (id !== null) tell(describe(setup, table, seats, id));
    else tell(mode === null ? null : words.modeSays[mode]);
  }

  function onKey(key: string): boolean {
    if (key !== 'Escape') return false;
    if (selected !== null) select(null);
    else if (mode !== null) chosen.setMode(null);
    else if (draft !== null && draft.moves.length > 0) redraft([]);
    else return false;
    return true;
  }

  const isResting = !stage.isPlaying;
  const asked = isResting ? placeAskedAbout(table) : null;
  const thought = pointed ?? selected;
  const ghostMove = thought === null ? undefined : chosen.moveAt(thought);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere skips the playback
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys that choose skip it too
    <div
      className={`ik kit-fits ${table.due === 'over' ? 'over' : ''}`}
      onPointerDown={chosen.onPointerDown}
      onClick={stage.isPlaying ? stage.skip : undefined}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the cells over the places */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div className="ik-frame" data-drawing ref={frame} onClick={onFrameClick}>
        <div className="ik-sheet" style={{ '--aspect': layout.box.width / layout.box.height } as CSSProperties}>
          <FocusPlaces
            label={words.board}
            places={places}
            box={layout.box}
            size={SIZES.v}
            current={current}
            selected={selected}
            isLit={(id) => open.has(id)}
            labelOf={(id) => labels.get(id) ?? id}
            onMove={setCurrent}
            onChoose={chosen.onPlace}
            onPoint={onPoint}
            onKey={onKey}
          >
            <Chart
              setup={setup}
              table={stage.drawn.table}
              lit={isResting && chosen.isShown ? open : NOWHERE}
              selected={selected}
              pointed={asked === null ? marked : [asked, ...marked]}
              recent={recent}
              hinted={hinted}
              ghost={isResting ? ghostOf(props, thought, ghostMove) : null}
              steps={isResting ? (forecast?.steps ?? []) : []}
              threats={isResting ? threats : NO_THREATS}
            />
          </FocusPlaces>
        </div>
        <Status setup={setup} table={stage.drawn.table} />
        <Caption now={stage.now} edge="low" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className="ik-side-scroll" ref={side} tabIndex={0} aria-label={words.side}>
        <Panel
          {...props}
          mode={mode}
          selected={selected}
          takeFocus={byKey.current}
          forecast={forecast}
          refusesAll={refused === true}
          onMode={(next) => {
            select(null);
            chosen.setMode(next);
            tell(next === null ? null : words.modeSays[next]);
          }}
          onLetGo={() => select(null)}
          onRefuseAll={(refuses) => setRefused(refuses ? true : null)}
        />
      </section>
    </div>
  );
}

/** The place nearest to a press outside all targets; null if the press was on a target, or no place is near. */
function placeNear(
  event: MouseEvent,
  frame: HTMLElement | null,
  { box }: ReturnType<typeof layoutOf>,
  places: readonly PlaceAt[],
): string | null {
  if ((event.target as Element).closest('[role=gridcell], button') !== null) return null;
  const sheet = frame?.querySelector('.focus-places')?.getBoundingClientRect();
  if (sheet === undefined) return null;
  const x = box.x + ((event.clientX - sheet.left) / sheet.width) * box.width;
  const y = box.y + ((event.clientY - sheet.top) / sheet.height) * box.height;
  const far = (spot: PlaceAt) => Math.hypot(spot.x - x, spot.y - y);
  const near = places.filter((spot) => far(spot) <= NEAR).sort((a, b) => far(a) - far(b));
  return near.at(0)?.id ?? null;
}

export const module = defineBoard<Types>({ setup: makeSetup, Board, factsOf, playback, flightsOf });
