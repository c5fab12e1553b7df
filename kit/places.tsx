import './places.css';
import type { KeyboardEvent, ReactNode } from 'react';
import { type CellCalls, FocusCell, useFocusCells } from './focus-cells.tsx';
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

export interface FocusPlacesProps extends CellCalls<string> {
  readonly label: string;
  /** In reading order. */
  readonly places: readonly PlaceAt[];
  /** What the drawing shows, in its units. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Across a place's target, in units. */
  readonly size: number;
  readonly selected: string | null;
  /** Whether something can be done at a place; keys go from one such place to the next. */
  isLit(id: string): boolean;
  /** Everything worth knowing of a place, in one sentence or two. */
  labelOf(id: string): string;
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
  const { cells, latest, onKeyDown } = useFocusCells(
    { ...props, current },
    places,
    (event) => {
      const isUsed = props.onKey?.(event.key, current, event) === true;
      if (isUsed) event.stopPropagation();
      return isUsed;
    },
    (pressed) =>
      walkLit(
        places,
        (i) => props.isLit(places[i].id),
        places.findIndex(({ id }) => id === current),
        pressed,
      ),
  );

  return (
    <div className="focus-places">
      {props.children}
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a map place by place */}
      <div role="grid" aria-label={props.label} onKeyDown={onKeyDown} tabIndex={-1} className="focus-places-row">
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the cells of the row take the focus */}
        <div role="row">
          {places.map(({ id, name, x, y, size: across = size }) => (
            <FocusCell
              key={id}
              place={id}
              label={props.labelOf(id)}
              name={name}
              className="focus-place"
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
