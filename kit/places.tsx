import './places.css';
import { type KeyboardEvent, memo, type ReactNode, useRef } from 'react';
import { useNamed } from './use-named.ts';
import { walkLit } from './walk.ts';

/** A place of a board that is no grid, in units of its drawing. */
export interface PlaceAt {
  readonly id: string;
  /** What it is called, such as `MC` or `31-36`: typing it leads there. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Across its target, where that is another than that of the rest. */
  readonly size?: number;
}

export interface FocusPlacesProps {
  readonly label: string;
  /** In reading order. */
  readonly places: readonly PlaceAt[];
  /** What the drawing shows, in its units. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Across a place's target, in units. */
  readonly size: number;
  /** The one place that the Tab key reaches. */
  readonly current: string;
  readonly selected: string | null;
  /** Whether something can be done at a place; keys go from one such place to the next. */
  isLit(id: string): boolean;
  /** Everything worth knowing of a place, in one sentence or two. */
  labelOf(id: string): string;
  onMove(id: string): void;
  /** @param byKey true where the keyboard chose */
  onChoose(id: string, byKey: boolean): void;
  onPoint(id: string | null): void;
  /** Keys of the board's own while a place has the focus; true where it was one, so that nothing else hears it. */
  onKey?(key: string, id: string, event: KeyboardEvent): boolean;
  /** What lies under the places: the drawing. */
  readonly children: ReactNode;
}

/**
 * The keyboard and screen-reader twin of a drawn map: a cell over each place, one of them in the tab order, arrows to
 * the nearest place that way, with Shift to the nearest where something can be done, as `n` and `N` do one after the
 * other, Home and End to the first and last, a name that is typed to its place, Enter or Space to choose.
 */
export function FocusPlaces(props: FocusPlacesProps) {
  const { places, box, size } = props;
  // A place may be gone, as a boat is that has sailed: then keys begin at the first.
  const current = places.some(({ id }) => id === props.current) ? props.current : (places.at(0)?.id ?? '');
  const cells = useRef(new Map<string, HTMLElement>());
  // What the cells call is always the newest, without their being drawn again for it.
  const latest = useRef(props);
  latest.current = props;
  const named = useNamed(places.map(({ name }) => name));

  function onKeyDown(event: KeyboardEvent) {
    if (props.onKey?.(event.key, current, event) === true) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      props.onChoose(current, true);
      return;
    }
    const from = places.findIndex(({ id }) => id === current);
    const found = named(event.key);
    const next = found === undefined ? walkLit(places, (i) => props.isLit(places[i].id), from, event) : found;
    if (next === null && found === undefined) return;
    event.preventDefault();
    if (next === null) return;
    const to = places[next].id;
    props.onMove(to);
    cells.current.get(to)?.focus();
  }

  return (
    <div className="focus-places">
      {props.children}
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a map place by place */}
      <div role="grid" aria-label={props.label} onKeyDown={onKeyDown} tabIndex={-1} className="focus-places-row">
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the cells of the row take the focus */}
        <div role="row">
          {places.map(({ id, name, x, y, size: across = size }) => (
            <Cell
              key={id}
              id={id}
              label={props.labelOf(id)}
              name={name}
              isCurrent={id === current}
              isSelected={id === props.selected}
              left={(x - box.x) / box.width}
              top={(y - box.y) / box.height}
              width={across / box.width}
              height={across / box.height}
              cells={cells}
              latest={latest}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface CellProps {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  /** As shares of the drawing. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cells: { readonly current: Map<string, HTMLElement> };
  readonly latest: { readonly current: FocusPlacesProps };
}

/** Drawn again only where something of it has changed: a map may have very many places. */
const Cell = memo(function Cell({ id, label, name, isCurrent, isSelected, cells, latest, ...box }: CellProps) {
  const share = (part: number): string => `${part * 100}%`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a map place by place
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the grid
    <div
      role="gridcell"
      ref={(cell) => {
        if (cell === null) cells.current.delete(id);
        else cells.current.set(id, cell);
      }}
      data-place={id}
      data-name={name}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-selected={isSelected}
      className="focus-place"
      style={{ left: share(box.left), top: share(box.top), width: share(box.width), height: share(box.height) }}
      onFocus={() => {
        if (id !== latest.current.current) latest.current.onMove(id);
        latest.current.onPoint(id);
      }}
      onMouseEnter={() => latest.current.onPoint(id)}
      onMouseLeave={() => latest.current.onPoint(null)}
      onClick={() => {
        if (id !== latest.current.current) latest.current.onMove(id);
        latest.current.onChoose(id, false);
      }}
    />
  );
});
