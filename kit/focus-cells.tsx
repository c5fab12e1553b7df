/**
 * Cells over a drawn board, its keyboard and screen-reader twin: one of them is in the tab order, and each can be
 * chosen.
 */
import { type CSSProperties, type KeyboardEvent, memo, useRef } from 'react';
import { useNamed } from './use-named.ts';
import type { Pressed } from './walk.ts';

type Id = string | number;

/** The callbacks from cells to their board; a board of squares uses numbers for places, a map uses names. */
export interface CellCalls<Place extends Id> {
  /** The one place in the tab order. */
  readonly current: Place;
  onMove(place: Place): void;
  /** @param byKey true if chosen by keyboard, so that the focus may move on to the actions there */
  onChoose(place: Place, byKey: boolean): void;
  onPoint(place: Place | null): void;
}

/** The elements of the cells by place, and their callbacks: always the latest, without redrawing the cells. */
interface Shared<Place extends Id> {
  readonly cells: { readonly current: Map<Place, HTMLElement> };
  readonly latest: { readonly current: CellCalls<Place> };
}

export function hasModifier(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}

/**
 * Keys over cells: Enter and Space choose, a typed name leads to its place, all others follow `step`.
 * @param places in the order of their names
 * @param isUsed handles a key of the board's own; true if it was one
 * @param step the index of the place that a key leads to; null if it has no meaning or the edge is near
 */
export function useFocusCells<Place extends Id>(
  calls: CellCalls<Place>,
  places: readonly { readonly id: Place; readonly name: string }[],
  isUsed: (event: KeyboardEvent) => boolean,
  step: (pressed: Pressed) => number | null,
): Shared<Place> & { onKeyDown(event: KeyboardEvent): void } {
  const cells = useRef(new Map<Place, HTMLElement>());
  const latest = useRef(calls);
  latest.current = calls;
  const named = useNamed(places.map(({ name }) => name));
  function onKeyDown(event: KeyboardEvent) {
    if (isUsed(event)) {
      event.preventDefault();
      return;
    }
    if (hasModifier(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      calls.onChoose(calls.current, true);
      return;
    }
    const found = named(event.key);
    const next = found === undefined ? step(event) : found;
    if (next === null && found === undefined) return;
    event.preventDefault();
    if (next === null) return;
    const to = places[next].id;
    calls.onMove(to);
    cells.current.get(to)?.focus();
  }
  return { cells, latest, onKeyDown };
}

interface CellProps<Place extends Id> extends Shared<Place> {
  readonly place: Place;
  readonly label: string;
  readonly name: string;
  readonly className: string;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  /** Its position, as fractions of the drawing; absent if the page lays it out. */
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
}

function share(part: number | undefined): string | undefined {
  return part === undefined ? undefined : `${part * 100}%`;
}

function Cell<Place extends Id>({ place, label, name, className, cells, latest, ...props }: CellProps<Place>) {
  const style: CSSProperties = {
    left: share(props.left),
    top: share(props.top),
    width: share(props.width),
    height: share(props.height),
  };
  function moveHere() {
    if (place !== latest.current.current) latest.current.onMove(place);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a drawing place by place
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the grid
    <div
      role="gridcell"
      ref={(cell) => {
        if (cell === null) cells.current.delete(place);
        else cells.current.set(place, cell);
      }}
      data-place={place}
      data-name={name}
      tabIndex={props.isCurrent ? 0 : -1}
      aria-label={label}
      aria-selected={props.isSelected}
      className={className}
      style={style}
      onFocus={() => {
        moveHere();
        latest.current.onPoint(place);
      }}
      onMouseEnter={() => latest.current.onPoint(place)}
      onMouseLeave={() => latest.current.onPoint(null)}
      onClick={() => {
        moveHere();
        latest.current.onChoose(place, false);
      }}
    />
  );
}

/**
 * Redrawn only if a prop has changed, since a board may have very many places. The cast restores the type of the place,
 * which `memo` loses.
 */
export const FocusCell = memo(Cell) as typeof Cell;
