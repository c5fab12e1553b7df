import './places.css';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** A place of a board that is no grid, in units of its drawing. */
export interface PlaceAt {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

const WAYS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where an arrow key leads from a place: to the nearest place that way, those straight ahead before those aside; null
 * where none lies that way, and for other keys.
 */
export function placeTowards(places: readonly PlaceAt[], from: string, key: string): string | null {
  const here = places.find(({ id }) => id === from);
  const way = WAYS[key];
  if (here === undefined || way === undefined) return null;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { id, x, y } of places) {
    const ahead = (x - here.x) * way[0] + (y - here.y) * way[1];
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
    if (ahead <= 0) continue;
    // Beyond the diagonal another arrow is meant; such a place is reached only where nothing else lies this way.
    const cost = ahead + 2 * aside + (aside > ahead ? 10_000 : 0);
    if (cost >= least) continue;
    least = cost;
    best = id;
  }
  return best;
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
 * the nearest place that way, Home and End to the first and last, Enter or Space to choose.
 */
export function FocusPlaces(props: FocusPlacesProps) {
  const { places, box, size, current } = props;
  const cells = useRef(new Map<string, HTMLElement>());

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
    const edge = event.key === 'Home' ? places[0] : event.key === 'End' ? places.at(-1) : undefined;
    const to = edge?.id ?? placeTowards(places, current, event.key);
    if (to === null) return;
    event.preventDefault();
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
          {places.map(({ id, x, y }) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the grid
            <div
              role="gridcell"
              key={id}
              ref={(cell) => {
                if (cell === null) cells.current.delete(id);
                else cells.current.set(id, cell);
              }}
              data-place={id}
              tabIndex={id === current ? 0 : -1}
              aria-label={props.labelOf(id)}
              aria-selected={id === props.selected}
              className="focus-place"
              style={{
                left: `${((x - box.x) / box.width) * 100}%`,
                top: `${((y - box.y) / box.height) * 100}%`,
                width: `${(size / box.width) * 100}%`,
                height: `${(size / box.height) * 100}%`,
              }}
              onFocus={() => {
                if (id !== current) props.onMove(id);
                props.onPoint(id);
              }}
              onMouseEnter={() => props.onPoint(id)}
              onMouseLeave={() => props.onPoint(null)}
              onClick={() => {
                if (id !== current) props.onMove(id);
                props.onChoose(id, false);
              }}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
