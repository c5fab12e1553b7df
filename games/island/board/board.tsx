/** The drawn board: the island with its places over it, and beside it what is asked and what can be done. */
import './board.css';
import { defineBoard, type OwnProps } from '@marchlands/kit/define-board.tsx';
import { FocusPlaces } from '@marchlands/kit/places.tsx';
import { useByKey } from '@marchlands/kit/use-by-key.ts';
import { useLostFocus } from '@marchlands/kit/use-lost-focus.ts';
import { useScrolledBack } from '@marchlands/kit/use-scrolled-back.ts';
import {
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Move } from '../moves.ts';
import { makeSetup } from '../setup.ts';
import type { Types } from '../types.ts';
import { factsOf } from './facts.ts';
import { flightsOf } from './flights.ts';
import { describe } from './labels.ts';
import { Chart, type Ghost } from './map/chart.tsx';
import { layoutOf } from './map/layout.ts';
import { Status } from './map/status.tsx';
import { Panel } from './panel/panel.tsx';
import {
  choicesAt,
  doneAt,
  inMode,
  litOf,
  type Mode,
  modeOf,
  placeAskedAbout,
  placeOf,
  placesOfEvent,
  pressedFor,
} from './places.ts';
import { playback } from './playback.ts';
import { tried } from './tried.ts';
import { useForecast } from './use-forecast.ts';
import { SIZES, usePlaces } from './use-places.ts';
import { words } from './words.ts';

type Props = OwnProps<Types>;

const NOWHERE: ReadonlySet<string> = new Set();
const NO_IDS: readonly string[] = [];
/** How far from the middle of a place a press still means it. */
const NEAR = 46;

/** The piece that stands for a move before it is made. */
const GHOSTS: { readonly [kind in Move['kind']]?: Ghost } = {
  settle: 'settlement',
  city: 'city',
  road: 'road',
  wall: 'wall',
  recruit: 'knight',
  station: 'knight',
  robber: 'robber',
};

function Board(props: Props) {
  const { setup, view, seats, choices, draft, choosing, stage, choose, redraft, explain, tell } = props;
  const { table } = view;
  const { board } = setup;
  const layout = layoutOf(board);
  const [current, setCurrent] = useState('h0');
  const byKey = useByKey();
  const [pointed, setPointed] = useState<string | null>(null);
  const [picked, setPicked] = useState<{ readonly of: object; readonly id: string } | null>(null);
  const decision = `${table.due} ${table.turn} ${choosing}`;
  const [kept, setKept] = useState<{ readonly decision: string; readonly mode: Mode } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const turn = `${table.turn} ${table.active}`;
  const frame = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  const pointer = useRef('mouse');

  const isBuilding = table.due === 'action' || table.due === 'special';
  const keptMode = kept !== null && kept.decision === decision ? kept.mode : null;
  const mode = choices.some(({ move }) => modeOf(move) === keptMode) ? keptMode : null;
  const selected = picked !== null && picked.of === view ? picked.id : null;
  const pool = useMemo(() => inMode(choices, mode), [choices, mode]);
  const open = useMemo(() => litOf(pool, selected), [pool, selected]);
  const isShown = !isBuilding || mode !== null || selected !== null;
  const forecast = useForecast(setup, stage.drawn.table);
  const threats = useMemo(
    () =>
      new Map(
        (forecast?.threats ?? [])
          .filter(({ vertex }) => table.vertices[vertex].building !== null)
          .map(({ vertex, arrives }) => [vertex, arrives[1]]),
      ),
    [forecast, table],
  );

  const { places, labels, hinted } = usePlaces(props, layout, open);
  const marked = props.pointed === null ? NO_IDS : placesOfEvent(props.pointed).filter((id) => isOn(board, id));
  const recent = useMemo(
    () => [...new Set(props.recent.flatMap((event) => doneAt(event)).filter((id) => isOn(board, id)))],
    [props.recent, board],
  );
  const happening = stage.now === null ? NO_IDS : placesOfEvent(stage.now.event).filter((id) => isOn(board, id));

  const select = useCallback((id: string | null) => setPicked(id === null ? null : { of: view, id }), [view]);
  const onPlace = useCallback(
    (id: string, isKey: boolean) => {
      stage.skip();
      const here = choicesAt(pool, id, selected);
      const only = here.length === 1 ? here[0].move : null;
      const isLast = only !== null && pressedFor(only, id) === id;
      const isSecond = selected === id || (only !== null && pressedFor(only, null) !== id);
      const isAimed = (mode !== null || !isBuilding) && (isKey || pointer.current === 'mouse');
      if (only !== null && (isLast || isSecond) && (isSecond || isAimed)) {
        choose(only);
        return;
      }
      if (here.length === 0 && choices.length > 0) {
        const move = tried(table, mode, id, selected);
        if (move !== null) explain(move);
      }
      select(id);
    },
    [pool, selected, mode, isBuilding, choices, table, choose, explain, select, stage],
  );

  useLostFocus(frame, byKey.current, view);

  // What is asked next, and what a played card allows, stands at the top of the panel.
  const cards = table.seats[table.active];
  const played = `${decision} ${cards.development} ${cards.progress}`;
  useScrolledBack(side, played);

  /** A press beside the targets means the nearest place at which something can be done. */
  function onFrameClick(event: MouseEvent) {
    if ((event.target as Element).closest('[role=gridcell], button') !== null) return;
    const sheet = frame.current?.querySelector('.focus-places')?.getBoundingClientRect();
    if (sheet === undefined) return;
    const x = layout.box.x + ((event.clientX - sheet.left) / sheet.width) * layout.box.width;
    const y = layout.box.y + ((event.clientY - sheet.top) / sheet.height) * layout.box.height;
    const far = (spot: { x: number; y: number }) => Math.hypot(spot.x - x, spot.y - y);
    const near = places.filter((spot) => open.has(spot.id) && far(spot) <= NEAR).sort((a, b) => far(a) - far(b));
    const nearest = near.at(0);
    if (nearest === undefined) return;
    setCurrent(nearest.id);
    onPlace(nearest.id, false);
  }

  function onPoint(id: string | null) {
    setPointed(id);
    if (id !== null) tell(describe(setup, table, seats, id));
    else tell(mode === null ? null : words.modeSays[mode]);
  }

  function onKey(key: string): boolean {
    if (key !== 'Escape') return false;
    if (selected !== null) select(null);
    else if (mode !== null) setKept(null);
    else if (draft !== null && draft.moves.length > 0) redraft([]);
    else return false;
    return true;
  }

  const isResting = !stage.isPlaying;
  const asked = isResting ? placeAskedAbout(table) : null;
  const thought = pointed ?? selected;
  const ghostMove = thought === null ? undefined : choicesAt(pool, thought, selected).at(0)?.move;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere goes past what is being shown
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys that choose go past it too
    <div
      className="ik kit-fits"
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
      }}
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
            onChoose={onPlace}
            onPoint={onPoint}
            onKey={onKey}
          >
            <Chart
              setup={setup}
              table={stage.drawn.table}
              lit={isResting && isShown ? open : NOWHERE}
              selected={selected}
              pointed={asked === null ? [...marked, ...happening] : [asked, ...marked, ...happening]}
              recent={recent}
              hinted={hinted}
              ghost={isResting ? ghostOf(props, thought, ghostMove) : null}
              steps={isResting ? (forecast?.steps ?? []) : []}
              threats={isResting ? threats : NO_THREATS}
            />
          </FocusPlaces>
        </div>
        <Status setup={setup} table={stage.drawn.table} />
        {stage.now !== null && stage.now.sentence !== null && (
          <p className="ik-caption" aria-hidden="true">
            {stage.now.sentence}
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="ik-side-scroll" ref={side} tabIndex={0} aria-label={words.side}>
        <Panel
          {...props}
          mode={mode}
          selected={selected}
          takeFocus={byKey.current}
          forecast={forecast}
          refusesAll={refused === turn}
          onMode={(next) => {
            select(null);
            setKept(next === null ? null : { decision, mode: next });
            tell(next === null ? null : words.modeSays[next]);
          }}
          onLetGo={() => select(null)}
          onRefuseAll={(refuses) => setRefused(refuses ? turn : null)}
        />
      </section>
    </div>
  );
}

const NO_THREATS: ReadonlyMap<number, number> = new Map();

/** The piece as it would stand after a move; null where none is thought about. */
function ghostOf(props: Props, at: string | null, move: Move | undefined): ComponentProps<typeof Chart>['ghost'] {
  const { setup, view, choosing } = props;
  const piece = move === undefined ? undefined : GHOSTS[move.kind];
  if (at === null || piece === undefined || choosing === null) return null;
  // In set-up a city may be placed at once.
  const isCity = move?.kind === 'settle' && view.table.due === 'settle' && !setup.isBase && isSecondRound(props);
  return { id: at, piece: isCity ? 'city' : piece, seat: choosing };
}

/** IK-043: in the second round each player puts a city. */
function isSecondRound({ view, seats }: Props): boolean {
  return view.table.placed >= seats.length;
}

/** Whether an id names a place of this board: an event may carry other numbers. */
function isOn(board: Props['setup']['board'], id: string): boolean {
  const { kind, at } = placeOf(id);
  return at < (kind === 'h' ? board.hexes.length : kind === 'v' ? board.vertices : board.edges);
}

export const module = defineBoard<Types>({ setup: makeSetup, Board, factsOf, playback, flightsOf });
