/** The drawn board: the map, its areas over it, and the order that is put together beside it. */
import './board.css';
import type { Considered } from '@marchlands/kit/board.ts';
import { Caption } from '@marchlands/kit/caption.tsx';
import { defineBoard, type OwnProps } from '@marchlands/kit/define-board.tsx';
import { FocusPlaces } from '@marchlands/kit/places.tsx';
import { useScrolledBack } from '@marchlands/kit/use-scrolled-back.ts';
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { type Forecast, forecast } from '../advice/forecast.ts';
import { chosenOf, type Ground, groundOf, lineOf, sequenceOf } from '../advice/ground.ts';
import { sides } from '../data/sides.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { makeSetup, type Setup } from '../setup.ts';
import type { Types } from '../types.ts';
import type { Table } from '../view/view.ts';
import { consequence, label } from './describe.ts';
import { factsOf } from './facts.ts';
import { flightsOf } from './flights.ts';
import { Legend } from './legend.tsx';
import { type Layout, layoutOf } from './map/layout.ts';
import { Chart, type DrawnOrder } from './map.tsx';
import { OrderPanel, RestPanel } from './panel.tsx';
import { movingAfter, placesOf, playback, type Scene } from './playback.ts';
import {
  chosenOn,
  EMPTY_SHEET,
  isBlank,
  isNothing,
  litOn,
  orderOn,
  placedOn,
  type Sheet,
  setCount,
  sheetOf,
  type Tool,
  tap,
} from './sheet.ts';
import { useSheet } from './use-sheet.ts';
import { useTyped } from './use-typed.ts';
import { words } from './words.ts';

/** Nothing is told before both have chosen, so no field of an event is ever hidden. */
type Props = OwnProps<Types, Event>;

const NOBODY: ReadonlySet<string> = new Set();
const NONE: readonly never[] = [];
/** Across an area's target, in units of the drawing, also where areas lie closer together. */
const LEAST_TARGET = 72;

function Board(props: Props) {
  const { setup, view, seats, draft, choosing, stage, redraft, commit, refuse, tell } = props;
  const { table } = view;
  const { map } = setup;
  const layout = layoutOf(map);
  const scene = useMemo(() => sceneOf(stage), [stage]);

  const ground = useMemo(() => (choosing === null ? null : groundOf(setup, view, choosing)), [setup, view, choosing]);
  const decision = `${view.viewer} ${choosing} ${table.turn} ${table.phase}`;
  const [sheet, setSheet] = useSheet(decision, ground, draft, redraft);
  const [tool, setTool] = useTool(decision, table.phase === 'income' ? 'place' : 'move');
  const [current, setCurrent] = useState(map.areas[0]?.code ?? '');
  const root = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  useScrolledBack(side, decision);
  const typed = useTyped();

  const line = ground === null ? '' : lineOf(ground, chosenOn(sheet));
  const foreseen = useMemo(() => foresee(ground, line), [ground, line]);
  const place = { setup, view, seats, ground, sheet, tool };

  function write(answer: ReturnType<typeof tap>): boolean {
    if (answer.ok) setSheet(answer.value);
    else refuse(answer.reason);
    return answer.ok;
  }
  function choose(code: string) {
    stage.skip();
    if (ground === null) return;
    const isDone = write(tap(ground, sheet, code, tool));
    if (isDone && tool === 'bomb') setTool('move');
  }
  function count(other: string, n: number) {
    if (ground !== null) write(setCount(ground, sheet, other, n));
  }
  function confirm(byKey: boolean, passes: boolean) {
    if (ground === null) return;
    if (isNothing(ground, sheet) && !passes && setup.options.allowPass) {
      refuse({ text: words.nothing, rule: 'AN-56' });
      return;
    }
    const row = sequenceOf(ground, line);
    if (!row.ok) {
      refuse(row.reason);
      return;
    }
    if (byKey) root.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
    commit(row.value);
  }
  function letGo() {
    setTool(table.phase === 'income' ? 'place' : 'move');
    setSheet({ ...EMPTY_SHEET, placing: sheet.placing, bomb: sheet.bomb });
  }
  function takeLine(text: string) {
    if (ground === null) return;
    const row = sequenceOf(ground, text);
    if (row.ok) setSheet(sheetOf(chosenOf(ground, row.value)));
    else refuse(row.reason);
  }
  function onKey(key: string, code: string, event: KeyboardEvent): boolean {
    if (ground === null) return false;
    if ((event.ctrlKey || event.metaKey) && key === 'Enter') {
      confirm(true, false);
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    // Keys mean the area that has the focus, or the one named last where that is the centre of the move.
    const other = code === sheet.centre ? sheet.active : code;
    // Digits of another turn are another number.
    const number = typed(key, `${decision} ${code}`);
    if (number !== null && sheet.centre !== null && other !== null) count(other, number);
    else if ((key === '+' || key === '-') && other !== null) {
      count(other, (sheet.counts[other] ?? 0) + (key === '+' ? 1 : -1));
    } else if (key === 'b' && table.phase === 'orders') write(tap(ground, sheet, code, 'bomb'));
    else if (key === 'i' && table.phase === 'orders')
      setSheet({ ...EMPTY_SHEET, placing: sheet.placing, bomb: sheet.bomb, form: 'into', centre: code });
    else if (key === 'Escape' && (sheet.centre !== null || tool === 'bomb')) letGo();
    else return false;
    return true;
  }

  const isResting = !stage.isPlaying;
  const isOrdering = table.phase === 'orders';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere goes past what is being shown
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys that choose go past it too
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
          isLit={(code) => ground !== null && litOn(ground, sheet, tool).has(code)}
          labelOf={(code) => label(place, code)}
          onMove={setCurrent}
          onChoose={choose}
          onPoint={(code) => tell(code === null ? null : consequence(place, code))}
          onKey={onKey}
        >
          <Chart
            map={map}
            layout={layout}
            scene={scene}
            flags={isResting ? flagsOf(setup, table) : NOBODY}
            lit={ground === null || !isResting ? NOBODY : litOn(ground, sheet, tool)}
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
            tool={tool}
            line={line}
            foreseen={foreseen}
            onTool={setTool}
            onSheet={setSheet}
            onCount={count}
            onLine={takeLine}
            onConfirm={confirm}
            onClear={() => setSheet(EMPTY_SHEET)}
          />
        )}
        <Legend />
      </div>
    </div>
  );
}

/** True where something takes place at the lower edge of the map, so that its caption would cover it. */
function isLow({ box, points }: Layout, event: Event): boolean {
  const edge = box.y + box.height * 0.72;
  return placesOf(event).areas.some((code) => (points.get(code)?.y ?? 0) > edge);
}

/** What a tap means, as long as one decision is open. */
function useTool(decision: string, first: Tool): readonly [Tool, (tool: Tool) => void] {
  const [kept, setKept] = useState({ decision, tool: first });
  const tool = kept.decision === decision ? kept.tool : first;
  return [tool, (next) => setKept({ decision, tool: next })];
}

/** The pieces as they are drawn: those under way lie in no area. */
function sceneOf({ drawn, isPlaying, shown }: Props['stage']): Scene {
  const { red, blue } = drawn.table.pieces;
  return { pieces: [red, blue], moving: isPlaying ? movingAfter(shown.map(({ event }) => event)) : [] };
}

/** Areas whose holder would keep a piece in an equal fight. */
function flagsOf(setup: Setup, table: Table): ReadonlySet<string> {
  return new Set(
    sides.flatMap((side) =>
      Object.keys(table.pieces[side]).filter((code) => setup.isHolderByOrders || table.previousHolder[code] === side),
    ),
  );
}

/** What an order alone would lead to; null where the line is no whole choice. */
function foresee(ground: Ground | null, line: string): Forecast | null {
  if (ground === null) return null;
  const row = sequenceOf(ground, line);
  return row.ok ? forecast(ground, row.value) : null;
}

/** How strongly the order of the turn before is drawn. */
const PAST = 0.3;

/** Orders on the map: the one that is put together, or was sealed; a hint; that of the log line pointed to; what others did. */
function ordersOf(props: Props, ground: Ground | null, sheet: Sheet): readonly DrawnOrder[] {
  const { setup, view, hints, pointed, recent, choosing } = props;
  const drawn: DrawnOrder[] = [];
  if (pointed?.kind === 'orderRevealed') {
    drawn.push({ ...pointed.order, seat: pointed.seat, placed: new Map(), strength: 1 });
  }
  if (isBlank(sheet)) {
    for (const event of recent) {
      if (event.kind !== 'orderRevealed') continue;
      drawn.push({ ...event.order, seat: event.seat, placed: new Map(), strength: PAST });
    }
  }
  if (ground !== null) drawn.push(...hintsOf(hints, ground));
  if (ground !== null && pointed === null) {
    drawn.push({ ...orderOn(sheet), seat: ground.seat, placed: placedOn(ground, sheet), strength: 1 });
  }
  if (choosing !== null) return drawn;
  for (const { seat, chosen } of view.own?.choices ?? []) {
    if (chosen.length === 0) continue;
    const at = groundOf(setup, view, seat);
    const choice = chosenOf(at, chosen);
    drawn.push({ ...choice.order, seat, placed: placedOn(at, sheetOf(choice)), strength: 1 });
  }
  return drawn;
}

/** A mixture of orders, each the fainter the rarer it is chosen. */
function hintsOf(hints: readonly Considered<Move>[], ground: Ground): readonly DrawnOrder[] {
  return hints.map(({ moves, probability }, i) => {
    const chosen = chosenOf(ground, moves);
    return {
      ...chosen.order,
      seat: ground.seat,
      placed: placedOn(ground, sheetOf(chosen)),
      strength: 0.25 + 0.5 * (probability ?? (i === 0 ? 1 : 0.2)),
    };
  });
}

/** Beside the map while nobody chooses here. */
function Rest({ setup, view, draft }: Props) {
  const { table, own } = view;
  const sealed = own?.choices.find(({ seat, chosen, isWhole }) => seat === view.viewer && chosen.length > 0 && isWhole);
  if (table.result !== null) return <RestPanel title={words.overTitle} line={null} says={words.wait} />;
  if (sealed === undefined || draft !== null) {
    return <RestPanel title={words.restTitle(table.turn)} line={null} says={words.wait} />;
  }
  const ground = groundOf(setup, view, sealed.seat);
  const line = lineOf(ground, chosenOf(ground, sealed.chosen));
  return <RestPanel title={words.sealedTitle} line={line} says={words.sealedSays} />;
}

export const module = defineBoard<Types, Event>({ setup: makeSetup, Board, factsOf, playback, flightsOf });
