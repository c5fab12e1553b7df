import { type KeyboardEvent, memo, type ReactNode, useMemo, useRef } from 'react';
import { useNamed } from './use-named.ts';
import { type Pressed, type Spot, walk, walkLit } from './walk.ts';

/** A place of a grid, counted from 0 row by row from the top left. */
export type Cell = number;

const SIDE = 100;
/** Page Up and Page Down go as far as an arrow leads. */
const FAR: { readonly [key: string]: string | undefined } = { PageUp: 'ArrowUp', PageDown: 'ArrowDown' };

/**
 * Where a key leads from a place on a board of that size, or null where the key means nothing or the edge is near.
 * @param isLit whether something can be done at a place
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

export interface FocusGridProps {
  readonly label: string;
  readonly columns: number;
  readonly rows: number;
  /** The one place that the Tab key reaches. */
  readonly current: Cell;
  readonly selected: Cell | null;
  /** Whether something can be done at a place; keys go from one such place to the next. */
  isLit(place: Cell): boolean;
  /** Everything worth knowing of a place, in one sentence or two. Asked again only where the function is another one. */
  readonly labelOf: (place: Cell) => string;
  /** What each place is called, such as `E4`: typing it leads there. */
  readonly names: readonly string[];
  /** More classes for a place: lit, ghost. */
  classOf?(place: Cell): string;
  onMove(place: Cell): void;
  /** @param byKey true where the keyboard chose, so that the focus may go to what can be done there */
  onChoose(place: Cell, byKey: boolean): void;
  onPoint(place: Cell | null): void;
  /** Keys of the board's own while a place has the focus; true where it was one. */
  onKey?(key: string, place: Cell): boolean;
  /** What lies under the places: the drawing. */
  readonly children: ReactNode;
}

/**
 * The keyboard and screen-reader twin of a drawn board of squares: real grid cells over the drawing, one of them in the
 * tab order, arrows (Home, End, Page Up, Page Down) between them, with Shift or by `n` and `N` between those where
 * something can be done, a name that is typed to its place, Enter or Space to choose.
 */
export function FocusGrid(props: FocusGridProps) {
  const { columns, rows, labelOf } = props;
  const cells = useRef(new Map<Cell, HTMLElement>());
  const labels = useMemo(() => Array.from({ length: columns * rows }, (_, i) => labelOf(i)), [columns, rows, labelOf]);
  // What the cells call is always the newest, without their being drawn again for it.
  const latest = useRef(props);
  latest.current = props;
  const named = useNamed(props.names);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (props.onKey?.(event.key, props.current) === true) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      props.onChoose(props.current, true);
      return;
    }
    const found = named(event.key);
    const to = found === undefined ? stepFrom(props.current, event, columns, rows, props.isLit) : found;
    if (to === null && found === undefined) return;
    event.preventDefault();
    if (to === null) return;
    props.onMove(to);
    cells.current.get(to)?.focus();
  }

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
                <Cell
                  key={place}
                  place={place}
                  label={labels[place] ?? ''}
                  name={props.names[place] ?? ''}
                  className={props.classOf?.(place) ?? ''}
                  isCurrent={place === props.current}
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

interface CellProps {
  readonly place: Cell;
  readonly label: string;
  readonly name: string;
  readonly className: string;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly cells: { readonly current: Map<Cell, HTMLElement> };
  readonly latest: { readonly current: FocusGridProps };
}

const Cell = memo(function Cell({ place, label, name, className, isCurrent, isSelected, cells, latest }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a drawing square by square
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the grid
    <div
      role="gridcell"
      ref={(cell) => {
        if (cell === null) cells.current.delete(place);
        else cells.current.set(place, cell);
      }}
      data-place={place}
      data-name={name}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-selected={isSelected}
      className={`focus-grid-cell ${className}`}
      onFocus={() => {
        if (place !== latest.current.current) latest.current.onMove(place);
        latest.current.onPoint(place);
      }}
      onMouseEnter={() => latest.current.onPoint(place)}
      onMouseLeave={() => latest.current.onPoint(null)}
      onClick={() => {
        if (place !== latest.current.current) latest.current.onMove(place);
        latest.current.onChoose(place, false);
      }}
    />
  );
});
