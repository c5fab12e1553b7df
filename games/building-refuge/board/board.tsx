/** The drawn board: map, grid of squares over it, and the actions on the chosen square. */
import './board.css';
import { Caption } from '@marchlands/kit/caption.tsx';
import { defineBoard, type OwnProps } from '@marchlands/kit/define-board.tsx';
import { FocusGrid } from '@marchlands/kit/grid.tsx';
import { useScrolledBack } from '@marchlands/kit/use-scrolled-back.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { groundOf } from '../advice/ground.ts';
import { makeSetup } from '../setup.ts';
import type { Types } from '../types.ts';
import { consequence } from './consequence.ts';
import { factsOf } from './facts.ts';
import { flightsOf } from './flights.ts';
import { isKind, Kinds } from './kinds.tsx';
import { LandMap } from './map.tsx';
import { isStop } from './near.ts';
import { BagCount, Panel } from './panel.tsx';
import { placeOf, playback } from './playback.ts';
import { useChosen } from './use-chosen.ts';
import { usePlaces } from './use-places.ts';
import { words } from './words.ts';

const NOWHERE: readonly number[] = [];

type Props = OwnProps<Types>;

function Board(props: Props) {
  const { setup, view, seats, choices, choosing, stage, motion, choose, tell } = props;
  const { table } = view;
  const { size } = table;
  const ground = useMemo(() => groundOf(setup, table), [setup, table]);

  const [current, setCurrent] = useState(0);
  const [pointed, setPointed] = useState<number | null>(null);
  const chosen = useChosen(props);
  const { kind, selected, preview, byKey } = chosen;
  const { squareOf, labelOf, names, lit, near, hinted, recent } = usePlaces(props, kind);
  const grid = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);

  const isDecision = choices.some(({ move }) => !isKind(move.kind));
  useScrolledBack(side, `${table.phase} ${choosing} ${selected} ${isDecision}`);
  const focusGrid = () => grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position removes the element with the focus
  useEffect(() => {
    // A decision takes the focus itself.
    if (byKey && !isDecision) focusGrid();
  }, [view]);
  useInSight(grid, selected, motion);

  function point(cell: number | null) {
    const at = cell === null ? null : squareOf(cell);
    setPointed(at);
    tell(at === null ? null : consequence(props, ground, at, kind));
  }

  const looked = pointed ?? selected;
  const network = looked === null ? NOWHERE : ground.networkAt(looked);
  const ghostRoad = preview?.kind === 'road' ? preview.at : null;
  const told = props.pointed === null ? null : placeOf(props.pointed);
  const isPlayer = choosing !== null && table.phase === 'act';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere skips the playback
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys that choose skip it too
    <div className="refuge" onClick={stage.isPlaying ? stage.skip : undefined}>
      <div className="refuge-board" ref={grid} data-drawing>
        <FocusGrid
          label={words.board}
          columns={size}
          rows={size}
          current={current}
          selected={selected === null ? null : Math.floor(selected / 8) * size + (selected % 8)}
          isLit={(cell) => lit.has(squareOf(cell)) && isStop(table, near, squareOf(cell))}
          labelOf={labelOf}
          names={names}
          onMove={setCurrent}
          onChoose={(cell, isKey) => chosen.onSquare(squareOf(cell), isKey)}
          onPoint={point}
          onKey={(key, cell) => chosen.onKey(key, squareOf(cell))}
        >
          <LandMap
            table={stage.drawn.table}
            lit={stage.isPlaying ? NO_SQUARES : lit}
            selected={selected}
            network={ghostRoad === null ? network : ground.roadOn(ghostRoad, choosing ?? table.player).cells}
            ghostRoad={ghostRoad}
            pointed={preview?.kind === 'activate' ? preview.into : told}
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
        // A scrolling panel without buttons must be reachable by keyboard.
        tabIndex={isPlayer ? undefined : 0}
      >
        {isPlayer && <Kinds choices={choices} shown={kind} onShow={chosen.setKind} />}
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
            chosen.select(null);
            chosen.setPreview(null);
            focusGrid();
          }}
          onPreview={chosen.setPreview}
        />
        <details className={`refuge-more-bag ${selected === null ? 'idle' : ''}`}>
          <summary className="refuge-summary">{words.bag(table.inBag)}</summary>
          <BagCount table={table} />
        </details>
      </div>
    </div>
  );
}

const NO_SQUARES: ReadonlySet<number> = new Set();

/** On a small screen the actions lie over the board: keeps the chosen square in sight. */
function useInSight(grid: RefObject<HTMLElement | null>, selected: number | null, motion: boolean): void {
  useEffect(() => {
    if (selected === null) return;
    const frame = requestAnimationFrame(() => {
      const cell = grid.current?.querySelector('[aria-selected="true"]');
      cell?.scrollIntoView({ block: 'nearest', behavior: motion ? 'smooth' : 'auto' });
    });
    return () => cancelAnimationFrame(frame);
  }, [grid, selected, motion]);
}

/** Events in the lower half of the board have their caption over the upper one. */
function edgeFor(event: { readonly kind: string }, size: number): 'low' | 'high' {
  const place = placeOf(event);
  return place !== null && place >> 3 >= size / 2 ? 'high' : 'low';
}

export const module = defineBoard<Types>({ setup: makeSetup, Board, factsOf, playback, flightsOf });
