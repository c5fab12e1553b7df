/** The panel beside the map: the draft order, its effect alone, and the button to commit it. */

import type { SeatInfo } from '@marchlands/kit/board.ts';
import { CountRow } from '@marchlands/kit/count-row.tsx';
import { bomb as bombIcon } from '@marchlands/kit/icons.ts';
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import { type MouseEvent, useState } from 'react';
import type { Forecast } from '../advice/forecast.ts';
import { type Ground, newPieces } from '../advice/ground.ts';
import { citiesOf } from '../rules/areas.ts';
import { PHASE } from '../state.ts';
import { isBlank, isNothing, leftFor, mayMove, type Sheet, sourcesOf, type Tool } from './sheet.ts';
import { words } from './words.ts';

export interface PanelProps {
  readonly ground: Ground;
  readonly seats: readonly SeatInfo[];
  readonly sheet: Sheet;
  /** True if passing was filled in by a hint or typed. */
  readonly isPassDrafted: boolean;
  readonly tool: Tool;
  /** The order as recorded. */
  readonly line: string;
  /** Null if empty, or not yet a whole choice. */
  readonly foreseen: Forecast | null;
  onTool(tool: Tool): void;
  onSheet(sheet: Sheet): void;
  onCount(other: string, n: number): void;
  /** A line typed by a person. */
  onLine(line: string): void;
  /** @param byKey true if a key pressed the button; @param passes true if passing is intended */
  onConfirm(byKey: boolean, passes: boolean): void;
  onClear(): void;
}

export function OrderPanel(props: PanelProps) {
  const { ground, sheet } = props;
  const { setup, state } = ground;
  const isPlacing = state.phase === PHASE.income;
  const isPass = isNothing(ground, sheet);
  // Passing needs its own button first, so that it cannot happen by pressing "Confirm" by mistake.
  const [passTurn, setPassTurn] = useState(-1);
  const passes = isPass && sheet.centre === null && (passTurn === state.turn || props.isPassDrafted);
  return (
    <section
      className="andia-panel"
      aria-label={isPlacing ? words.placeTitle(state.turn) : words.orderTitle(state.turn)}
    >
      <h2>{isPlacing ? words.placeTitle(state.turn) : words.orderTitle(state.turn)}</h2>
      <Race {...props} />
      {!isPlacing && <Tools {...props} />}
      {(isPlacing || setup.isPlacedWithOrders) && <Placing {...props} />}
      {!isPlacing && <Steps {...props} />}
      {!isBlank(sheet) && props.foreseen !== null && <Foreseen {...props} foreseen={props.foreseen} />}
      <div className="andia-commit">
        <button
          type="button"
          className="button primary"
          disabled={isPass && !passes}
          onClick={(event: MouseEvent) => props.onConfirm(event.detail === 0, passes)}
        >
          {passes ? words.confirmPass : words.confirm}
        </button>
        {isPass && sheet.centre === null && setup.options.allowPass ? (
          <button
            type="button"
            className="button"
            aria-pressed={passes}
            onClick={() => {
              setPassTurn(passes ? -1 : state.turn);
              if (props.isPassDrafted) props.onClear();
            }}
          >
            {words.pass}
          </button>
        ) : (
          <button
            type="button"
            className="button"
            disabled={isBlank(sheet) && sheet.centre === null}
            onClick={props.onClear}
          >
            {words.clear}
          </button>
        )}
      </div>
      <details className="andia-text">
        <summary>{words.asText}</summary>
        <Line key={props.line} line={props.line} onLine={props.onLine} />
      </details>
    </section>
  );
}

/** How far both seats are from winning. */
function Race({ ground, seats }: PanelProps) {
  const { setup, state, seat } = ground;
  const other = nameIn(seats, 1 - seat);
  return (
    <p className="andia-race soft">{words.race(citiesOf(state, seat), other, citiesOf(state, 1 - seat), setup.goal)}</p>
  );
}

/** The tools: the effect of a tap on the map. */
function Tools({ ground, sheet, tool, onTool }: PanelProps) {
  const { setup, state, seat } = ground;
  const bombs = state.bombs[seat] ?? 0;
  const hasPlaces = setup.isPlacedWithOrders && newPieces(ground).some(({ forced }) => forced === null);
  const tools: readonly Tool[] = hasPlaces ? ['place', 'move', 'bomb'] : ['move', 'bomb'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
    <div className="andia-tools" role="group" aria-label={words.toolbar}>
      {tools.map((one) => (
        <button
          key={one}
          type="button"
          className={`button andia-tool-${one}`}
          aria-pressed={tool === one}
          disabled={one === 'bomb' && bombs === 0 && sheet.bomb === null}
          onClick={() => onTool(tool === one ? 'move' : one)}
        >
          {one === 'bomb' && <Icon path={bombIcon} size={18} />}
          <span>{words.tools[one]}</span>
          {one === 'bomb' && <small>{words.bombsLeft(bombs)}</small>}
        </button>
      ))}
    </div>
  );
}

/** Destinations of new pieces: a choice of two places, or the only one. */
function Placing({ ground, sheet, onSheet }: PanelProps) {
  const { setup } = ground;
  const nameOf = (code: string) => setup.names[setup.codes.indexOf(code)] ?? code;
  return (
    <div className="andia-places">
      <p>{words.placeSays}</p>
      <ul>
        {newPieces(ground).map(({ city, forced }) => {
          const at = forced ?? sheet.placing[city] ?? city;
          return (
            <li key={city}>
              <span>{words.cityGives(nameOf(city))}</span>
              {/* biome-ignore lint/a11y/useSemanticElements: two buttons of one line */}
              <span role="group" aria-label={nameOf(city)}>
                {[city, city.charAt(0)].map((to) => (
                  <button
                    key={to}
                    type="button"
                    className="button"
                    aria-pressed={at === to}
                    disabled={forced !== null && forced !== to}
                    onClick={() => onSheet({ ...sheet, placing: { ...sheet.placing, [city]: to } })}
                  >
                    {nameOf(to)}
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Steps(props: PanelProps) {
  const { ground, sheet, tool } = props;
  const { centre, form, counts, bomb } = sheet;
  const { setup } = ground;
  const nameOf = (code: string) => setup.names[setup.codes.indexOf(code)] ?? code;
  const mayTurn =
    centre !== null &&
    Object.keys(counts).length === 0 &&
    (form === 'out' ? sourcesOf(ground, sheet, centre).length > 0 : mayMove(ground, sheet, centre) > 0);
  return (
    <div className="andia-steps">
      <p className="andia-say">
        {tool === 'bomb'
          ? words.bombSays
          : centre === null
            ? setup.options.allowPass
              ? words.begin
              : words.beginNoPass
            : form === 'out'
              ? words.targets(nameOf(centre))
              : words.sources(nameOf(centre))}
      </p>
      {mayTurn && tool === 'move' && (
        <button
          type="button"
          className="button"
          onClick={() => props.onSheet({ ...sheet, form: form === 'out' ? 'into' : 'out' })}
        >
          {form === 'out' ? words.turnInto(nameOf(centre)) : words.turnOut(nameOf(centre))}
        </button>
      )}
      <ul>
        {Object.entries(counts).map(([other, n]) => (
          <Stepper key={other} {...props} other={other} n={n} />
        ))}
        {bomb !== null && (
          <li className="andia-step">
            <span className="andia-step-name">
              <Icon path={bombIcon} size={18} /> {words.bombard(nameOf(bomb))}
            </span>
            <button
              type="button"
              className="button icon"
              aria-label={words.drop(words.bombard(nameOf(bomb)))}
              onClick={() => props.onSheet({ ...sheet, bomb: null })}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** One connection of a move: the number of pieces, in steps of one, or half or all of them. */
function Stepper({ ground, sheet, onCount, other, n }: PanelProps & { other: string; n: number }) {
  const { setup } = ground;
  const { centre, form } = sheet;
  const nameOf = (code: string) => setup.names[setup.codes.indexOf(code)] ?? code;
  const ends = [nameOf(centre ?? ''), nameOf(other)] as const;
  const step = form === 'out' ? words.step(...ends) : words.step(ends[1], ends[0]);
  const left = leftFor(ground, sheet, other);
  const half = Math.max(1, Math.floor((n + left) / 2));
  return (
    <li className={`andia-step ${sheet.active === other ? 'active' : ''}`}>
      <CountRow
        label={step}
        count={n}
        most={n + left}
        less={words.less(step)}
        more={words.more(step)}
        jumps={[
          { face: words.half, label: words.halfOf(step), to: half },
          { face: words.all, label: words.allOf(step), to: n + left },
        ]}
        onCount={(count) => onCount(other, count)}
      >
        {form === 'out' ? words.stepTo(ends[1]) : words.stepFrom(ends[1])}
      </CountRow>
    </li>
  );
}

/** The effect of the order alone. */
function Foreseen({ foreseen, ground, seats }: PanelProps & { foreseen: Forecast }) {
  const { changes, cities } = foreseen;
  const { setup, state, seat } = ground;
  const parts = changes.map(({ area, pieces, seat: holder }) => {
    const name = setup.names[setup.codes.indexOf(area)] ?? area;
    if (pieces === 0) return words.foreseenNone(name);
    if (holder === null || holder === seat) return words.foreseen(pieces, name);
    return words.foreseenOf(pieces, nameIn(seats, holder), name);
  });
  return (
    <p className="andia-foreseen tabular" role="status">
      <strong>{state.phase === PHASE.income ? words.ifPlaced : words.ifAlone}:</strong>{' '}
      {parts.length === 0 ? words.unchanged : parts.join(', ')}.{' '}
      {state.phase !== PHASE.income && (
        <span>
          {words.citiesThen(cities, setup.goal)}
          {cities >= setup.goal ? `, ${words.wins}` : ''}.
        </span>
      )}
    </p>
  );
}

/** The order in notation; a typed line is read as a whole. */
function Line({ line, onLine }: { line: string; onLine: (line: string) => void }) {
  const [text, setText] = useState(line);
  return (
    <form
      className="andia-line"
      onSubmit={(event) => {
        event.preventDefault();
        onLine(text);
      }}
    >
      <input
        className="field"
        aria-label={words.asText}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      {text !== line && (
        <button type="submit" className="button">
          {words.write}
        </button>
      )}
    </form>
  );
}

/** While nobody chooses here: the sealed order, or a notice. */
export function RestPanel({ title, lines, says }: { title: string; lines: readonly string[]; says: string }) {
  return (
    <section className="andia-panel" aria-label={title}>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line} className="andia-sealed tabular">
          {line}
        </p>
      ))}
      <p className="soft">{says}</p>
    </section>
  );
}
