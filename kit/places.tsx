import './places.css';
import type { KeyboardEvent, ReactNode } from 'react';
import { type CellCalls, FocusCell, useFocusCells } from './focus-cells.tsx';
import { walkLit } from './walk.ts';

/** A place of a board without a grid, in units of its drawing. */
export interface PlaceAt {
  readonly id: string;
  /** Its name, such as `MC` or `31-36`: typing it leads there. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Diameter of its target, if different from the others'. */
  readonly size?: number;
}

export interface FocusPlacesProps extends CellCalls<string> {
  readonly label: string;
  /** In reading order. */
  readonly places: readonly PlaceAt[];
  /** The visible part of the drawing, in its units. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Diameter of a place's target, in units. */
  readonly size: number;
  readonly selected: string | null;
  /** Whether a place has a possible move; keys jump between such places. */
  isLit(id: string): boolean;
  /** The full description of a place, in one or two sentences. */
  labelOf(id: string): string;
  /** Handles keys of the board's own while a place has the focus; true if it was one, so that nothing else hears it. */
  onKey?(key: string, id: string, event: KeyboardEvent): boolean;
  /** The drawing under the places. */
  readonly children: ReactNode;
}

/**
 * The keyboard and screen-reader twin of a drawn map: a cell over each place, one of them in the tab order. Arrows lead
 * to the nearest place in their direction; with Shift to the nearest with a possible move; `n` and `N` step through
 * those. Home and End lead to the first and last place, a typed name to its place; Enter or Space choose.
 */
export function FocusPlaces(props: FocusPlacesProps) {
  const { places, box, size } = props;
  // A place may be gone, such as a boat that has sailed: then keys begin at the first place.
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
