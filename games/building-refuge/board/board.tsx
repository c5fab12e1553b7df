/** The drawn board: map, grid of squares over it, and what can be done on the square that is chosen. */
import './board.css';
import type { Choice, Considered } from '@marchlands/kit/board.ts';
import { Caption } from '@marchlands/kit/caption.tsx';
import { defineBoard, type OwnProps } from '@marchlands/kit/define-board.tsx';
import { FocusGrid } from '@marchlands/kit/grid.tsx';
import { useScrolledBack } from '@marchlands/kit/use-scrolled-back.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Ground, groundOf } from '../advice/ground.ts';
import { activateOdds, bagsOf, chanceText, discoverOdds, ranked } from '../advice/odds.ts';
import { distance } from '../data/geometry.ts';
import type { Move } from '../moves.ts';
import { makeSetup } from '../setup.ts';
import type { Types } from '../types.ts';
import type { TableView } from '../view/table.ts';
import { square } from '../words/phrases.ts';
import { describe } from './describe.ts';
import { factsOf } from './facts.ts';
import { flightsOf } from './flights.ts';
import { LandMap } from './map.tsx';
import { isStop, nearSquares } from './near.ts';
import { activateSays, BagCount, isOn, Panel, roadSays } from './panel.tsx';
import { placeOf, playback } from './playback.ts';
import { words } from './words.ts';

const KINDS = ['discover', 'activate', 'road', 'city'] as const;
type Kind = (typeof KINDS)[number];
/** The key that does it on the square that has the focus. */
const KEYS: { readonly [kind in Kind]: string } = { discover: 'd', activate: 'a', road: 'r', city: 'c' };
const NOWHERE: readonly number[] = [];

type Props = OwnProps<Types>;

function Board(props: Props) {
  const { setup, view, seats, choices, choosing, stage, motion } = props;
  const { table } = view;
  const { size } = table;
  const ground = useMemo(() => groundOf(setup, table), [setup, table]);

  const [current, setCurrent] = useState(0);
  const [selected, setSelected] = useState<number | null>(null);
  const [byKey, setByKey] = useState(false);
  const [kind, setKind] = useState<Kind | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [preview, setPreview] = useState<Move | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);

  const isDecision = choices.some(({ move }) => !isKind(move.kind));
  useScrolledBack(side, `${table.phase} ${choosing} ${selected} ${isDecision}`);
  // Another position: what was chosen belongs to the old one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is what ends a selection
  useEffect(() => {
    setSelected(null);
    setPreview(null);
    // A decision takes the focus itself.
    if (byKey && !isDecision) grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  }, [view]);

  // On a small screen what can be done lies over the board: the chosen square stays in sight.
  useEffect(() => {
    if (selected === null) return;
    const frame = requestAnimationFrame(() => {
      const cell = grid.current?.querySelector('[aria-selected="true"]');
      cell?.scrollIntoView({ block: 'nearest', behavior: motion ? 'smooth' : 'auto' });
    });
    return () => cancelAnimationFrame(frame);
  }, [selected, motion]);

  const lit = useMemo(() => litSquares(choices, kind), [choices, kind]);
  const near = useMemo(() => nearSquares(table), [table]);
  const cellOf = useCallback((place: number) => Math.floor(place / size) * 8 + (place % size), [size]);
  const labelOf = useCallback(
    (place: number) => label(table, seats, choices, cellOf(place)),
    [table, seats, choices, cellOf],
  );
  const names = useMemo(() => Array.from({ length: size * size }, (_, place) => square(cellOf(place))), [size, cellOf]);
  const hinted = useMemo(() => hintedSquares(props.hints), [props.hints]);

  const recent = useMemo(() => [...new Set(props.recent.flatMap((event) => placeOf(event) ?? []))], [props.recent]);

  const { choose, explain, tell } = props;

  function onPlace(place: number, isKey: boolean) {
    const cell = cellOf(place);
    stage.skip();
    setByKey(isKey);
    const here = choices.filter(({ move }) => isOn(move, cell) && (kind === null || move.kind === kind));
    const target = here.find(({ move }) => move.kind === 'target');
    if (target !== undefined) {
      choose(target.move);
      return;
    }
    if (here.length === 0 && choosing !== null && choices.length > 0) explain(tried(kind, cell, selected, table));
    setSelected(cell);
  }

  /** The action of a key on the square that has the focus: done at once, or chosen from where there are several. */
  function onKey(key: string, place: number): boolean {
    const asked = KINDS.find((one) => KEYS[one] === key);
    if (asked === undefined || !isPlayer) return false;
    const cell = cellOf(place);
    const here = choices.filter(({ move }) => move.kind === asked && isOn(move, cell));
    stage.skip();
    setByKey(true);
    if (here.length === 0) explain(tried(asked, cell, selected, table));
    else if (here.length === 1) choose(here[0].move);
    else setSelected(cell);
    return true;
  }

  function point(place: number | null) {
    const cell = place === null ? null : cellOf(place);
    setPointed(cell);
    tell(cell === null ? null : consequence(props, ground, cell, kind));
  }

  const shownNetwork =
    preview?.kind === 'road'
      ? ground.roadOn(preview.at, choosing ?? table.player).cells
      : pointed !== null || selected !== null
        ? ground.networkAt(pointed ?? selected ?? 0)
        : NOWHERE;
  const isPlayer = choosing !== null && table.phase === 'act';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere goes past what is being shown
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys that choose go past it too
    <div className="refuge" onClick={stage.isPlaying ? stage.skip : undefined}>
      <div className="refuge-board" ref={grid} data-drawing>
        <FocusGrid
          label={words.board}
          columns={size}
          rows={size}
          current={current}
          selected={selected === null ? null : Math.floor(selected / 8) * size + (selected % 8)}
          isLit={(place) => lit.has(cellOf(place)) && isStop(table, near, cellOf(place))}
          labelOf={labelOf}
          names={names}
          onMove={setCurrent}
          onChoose={onPlace}
          onPoint={point}
          onKey={onKey}
        >
          <LandMap
            table={stage.drawn.table}
            lit={stage.isPlaying ? NO_SQUARES : lit}
            selected={selected}
            network={shownNetwork}
            ghostRoad={preview?.kind === 'road' ? preview.at : null}
            pointed={
              preview?.kind === 'activate' ? preview.into : props.pointed === null ? null : placeOf(props.pointed)
            }
            recent={recent}
            hinted={hinted}
            now={stage.now}
          />
        </FocusGrid>
        <Caption
          now={stage.now}
          className="refuge-caption"
          edge={stage.now === null ? 'low' : edgeFor(stage.now.event, size)}
        />
      </div>
      <div
        ref={side}
        className={`refuge-side ${selected !== null || isDecision ? 'busy' : ''}`}
        // With nothing to press in it, a panel that scrolls must be reached by keys
        tabIndex={isPlayer ? undefined : 0}
      >
        {isPlayer && (
          <Kinds
            choices={choices}
            shown={kind}
            onShow={(one) => {
              setKind(one);
              setSelected(null);
            }}
          />
        )}
        <Panel
          table={table}
          ground={ground}
          seats={seats}
          choices={kind === null ? choices : choices.filter(({ move }) => move.kind === kind || !isKind(move.kind))}
          choosing={choosing}
          selected={selected}
          takeFocus={byKey}
          choose={choose}
          onLetGo={() => {
            setSelected(null);
            setPreview(null);
            grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
          }}
          onPreview={setPreview}
        />
        <details className={`refuge-more-bag ${selected === null ? 'idle' : ''}`}>
          <summary className="refuge-summary">{words.bag(table.inBag)}</summary>
          <BagCount table={table} />
        </details>
      </div>
    </div>
  );
}

/** What kinds of action there are now; the squares of one alone can be lit. */
function Kinds({
  choices,
  shown,
  onShow,
}: {
  choices: Props['choices'];
  shown: Kind | null;
  onShow: (kind: Kind | null) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
    <div className="refuge-kinds" role="group" aria-label={words.show}>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="button"
          aria-pressed={shown === kind}
          aria-keyshortcuts={KEYS[kind]}
          title={words.keyOnSquare(KEYS[kind])}
          disabled={shown !== kind && !choices.some(({ move }) => move.kind === kind)}
          onClick={() => onShow(shown === kind ? null : kind)}
        >
          {words.kinds[kind]}
        </button>
      ))}
    </div>
  );
}

const NO_SQUARES: ReadonlySet<number> = new Set();

function isKind(kind: string): kind is Kind {
  return KINDS.some((one) => one === kind);
}

function litSquares(choices: readonly Choice<Move>[], kind: Kind | null): ReadonlySet<number> {
  const lit = new Set<number>();
  for (const { move } of choices) {
    if (kind !== null && move.kind !== kind) continue;
    if (move.kind === 'activate') {
      lit.add(move.from);
      if (kind !== null) lit.add(move.into);
    } else if ('at' in move) lit.add(move.at);
  }
  return lit;
}

/** The squares that a hint names, the best first. */
function hintedSquares(hints: readonly Considered<Move>[]): readonly number[] {
  const squares = hints.flatMap(({ move }) => ('at' in move ? [move.at] : move.kind === 'activate' ? [move.into] : []));
  return [...new Set(squares)];
}

/** The move that a person seems to try on a square where it cannot be made: what is asked why not. */
function tried(kind: Kind | null, cell: number, before: number | null, table: TableView): Move {
  const isEmpty = table.cells[cell]?.tile === null && table.cells[cell]?.faceDown === false;
  switch (kind) {
    case 'city':
      return { kind: 'city', at: cell };
    case 'road':
      return { kind: 'road', at: cell };
    case 'activate': {
      const neighbour = cell % 8 > 0 ? cell - 1 : cell + 1;
      if (before !== null && isEmpty && distance(before, cell) === 1)
        return { kind: 'activate', from: before, into: cell };
      return { kind: 'activate', from: cell, into: neighbour };
    }
    default:
      return { kind: 'discover', at: cell };
  }
}

/** Whether a kind of action can be done on a square, an activation from it. */
function canDo(choices: readonly Choice<Move>[], kind: Kind, cell: number): boolean {
  return choices.some(({ move }) => move.kind === kind && (move.kind === 'activate' ? move.from : move.at) === cell);
}

/** Everything of a square in one sentence or two, for those who hear the board. */
function label(table: TableView, seats: Props['seats'], choices: readonly Choice<Move>[], cell: number): string {
  const kinds = KINDS.filter((kind) => canDo(choices, kind, cell)).map((kind) => words.doing[kind]);
  const says = `${words.square(cell)}: ${describe(table, cell, seats)}.`;
  return kinds.length === 0 ? says : `${says} ${words.canDo(kinds)}`;
}

/** What would come of the square under the pointer, in one clause for the prompt line. */
function consequence(props: Props, ground: Ground, cell: number, kind: Kind | null): string | null {
  const { choices, view, seats, choosing } = props;
  const { table } = view;
  const can = (wanted: Kind) => (kind === null || kind === wanted) && canDo(choices, wanted, cell);
  const there = table.cells[cell];
  const name = `${words.square(cell)}:`;
  if (can('road')) return `${name} ${roadSays(ground, seats, cell, choosing ?? table.player)}`;
  if (can('activate') && there?.tile != null) {
    const bags = bagsOf(table);
    const odds = activateOdds(bags, there.tile, ground.setup.options, table.inBag);
    const says = activateSays(odds, bags.isExact);
    return `${name} ${odds.draws === null ? words.hunt : words.draws(odds.draws)} ${words.sentence(says)}`;
  }
  if (can('discover')) {
    const bags = bagsOf(table);
    const likely = ranked(discoverOdds(bags)).slice(0, 3);
    const says = likely.map(({ tile, chance }) => `${words.tile(tile)} ${chanceText(chance, bags.isExact)}`);
    return `${name} ${says.join(', ')}`;
  }
  if (can('city')) return `${name} ${words.citySays(ground.setup.options.tileTable.city.place)}`;
  return `${name} ${describe(table, cell, seats)}`;
}

/** What happens in the lower half of the board is told over the upper one. */
function edgeFor(event: { readonly kind: string }, size: number): 'low' | 'high' {
  const place = placeOf(event);
  return place !== null && place >> 3 >= size / 2 ? 'high' : 'low';
}

export const module = defineBoard<Types>({ setup: makeSetup, Board, factsOf, playback, flightsOf });
