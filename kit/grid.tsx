import { type ReactNode, useMemo } from 'react';
import { type CellCalls, FocusCell, hasModifier, useFocusCells } from './focus-cells.tsx';
import { type Pressed, type Spot, walk, walkLit } from './walk.ts';

/** A place of a grid, counted from 0 row by row from the top left. */
export type Cell = number;

const SIDE = 100;
/** Page Up and Page Down repeat an arrow as far as it leads. */
const FAR: { readonly [key: string]: string | undefined } = { PageUp: 'ArrowUp', PageDown: 'ArrowDown' };

/**
 * Where a key leads from a place on a board of that size, or null if the key has no meaning or the edge is near.
 * @param isLit whether a place has a possible move
 */
export function stepFrom(
  place: Cell,
  pressed: Pressed,
  columns: number,
  rows: number,
  isLit: (place: Cell) => boolean,
): Cell | null {
  const spots = Array.from({ length: columns * rows }, (_, i): Spot => {
    const row = Math.floor(i / columns);
    return { x: (i % columns) * SIDE, y: row * SIDE, row: `${row}` };
  });
  const far = FAR[pressed.key];
  if (far === undefined) return walkLit(spots, isLit, place, pressed);
  let at = place;
  for (let next = walk(spots, at, far); next !== null; next = walk(spots, at, far)) at = next;
  return at;
}

export interface FocusGridProps extends CellCalls<Cell> {
  readonly label: string;
  readonly columns: number;
  readonly rows: number;
  readonly selected: Cell | null;
  /** Whether a place has a possible move; keys jump between such places. */
  isLit(place: Cell): boolean;
  /** The full description of a place, in one or two sentences. Called again only if the function changes. */
  readonly labelOf: (place: Cell) => string;
  /** The name of each place, such as `E4`: typing it leads there. */
  readonly names: readonly string[];
  /** More classes for a place: lit, ghost. */
  classOf?(place: Cell): string;
  /** Handles keys of the board's own while a place has the focus; true if it was one. */
  onKey?(key: string, place: Cell): boolean;
  /** The drawing under the places. */
  readonly children: ReactNode;
}

/**
 * The keyboard and screen-reader twin of a drawn board of squares: real grid cells over the drawing, one of them in the
 * tab order. Arrows (Home, End, Page Up, Page Down) move between them; with Shift, or with `n` and `N`, between places
 * with a possible move. A typed name leads to its place; Enter or Space choose.
 */
export function FocusGrid(props: FocusGridProps) {
  const { columns, rows, labelOf, names, current } = props;
  const labels = useMemo(() => Array.from({ length: columns * rows }, (_, i) => labelOf(i)), [columns, rows, labelOf]);
  const { cells, latest, onKeyDown } = useFocusCells(
    props,
    names.map((name, id) => ({ id, name })),
    (event) => !hasModifier(event) && props.onKey?.(event.key, current) === true,
    (pressed) => stepFrom(current, pressed, columns, rows, props.isLit),
  );

  return (
    <div className="focus-grid">
      {props.children}
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a drawing square by square */}
      <div role="grid" aria-label={props.label} className="focus-grid-cells" onKeyDown={onKeyDown} tabIndex={-1}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: the cells of the row take the focus
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
          <div role="row" key={row} className="focus-grid-row">
            {Array.from({ length: columns }, (_, column) => {
              const place = row * columns + column;
              return (
                <FocusCell
                  key={place}
                  place={place}
                  label={labels[place] ?? ''}
                  name={names[place] ?? ''}
                  className={`focus-grid-cell ${props.classOf?.(place) ?? ''}`}
                  isCurrent={place === current}
                  isSelected={place === props.selected}
                  cells={cells}
                  latest={latest}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
