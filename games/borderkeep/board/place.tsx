/** A place of the board: a button that arrow keys move to, Enter chooses, and hovering describes. */
import { createContext, type ReactNode, useContext } from 'react';
import { idOf, type Spot } from './spot.ts';

/** The props that all places share. */
export interface Board {
  /** The one place in the tab order. */
  readonly current: string | null;
  readonly chosen: string | null;
  /** Cards picked to be dropped together. */
  readonly picked: ReadonlySet<string>;
  /** Where something happens, or happened if a log line is pointed at; and how. */
  readonly marked: { readonly id: string; readonly how: string } | null;
  /** Places where other seats acted since this seat last did. */
  readonly recent: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>;
  choose(spot: Spot, byKey: boolean): void;
  point(spot: Spot | null): void;
  moveTo(id: string): void;
}

export const BoardContext = createContext<Board | null>(null);

export function Place({
  spot,
  row,
  name,
  label,
  className,
  onChoose,
  children,
}: {
  spot: Spot;
  row: string;
  /** The text to type to jump here. */
  name?: string;
  /** A full description, in a sentence or two. */
  label: string;
  className: string;
  /** The effect of choosing it, instead of opening it. */
  onChoose?: (() => void) | undefined;
  children: ReactNode;
}) {
  const board = useContext(BoardContext);
  const id = idOf(spot);
  if (board === null) return null;
  const isPicked = board.picked.has(id);
  const marks = [
    isPicked ? 'picked' : '',
    board.lit.has(id) ? 'lit' : '',
    board.hinted.has(id) ? 'hinted' : '',
    board.recent.has(id) ? 'recent' : '',
    board.marked?.id === id ? `marked ${board.marked.how}` : '',
  ];
  return (
    <button
      type="button"
      data-place={id}
      data-row={row}
      data-name={name}
      className={`bk-place ${className} ${marks.join(' ')}`}
      tabIndex={board.current === id ? 0 : -1}
      aria-pressed={board.chosen === id || isPicked}
      onFocus={() => {
        board.moveTo(id);
        board.point(spot);
      }}
      onBlur={() => board.point(null)}
      onMouseEnter={() => board.point(spot)}
      onMouseLeave={() => board.point(null)}
      // A click without a pointer is Enter or Space.
      onClick={(event) => (onChoose === undefined ? board.choose(spot, event.detail === 0) : onChoose())}
    >
      <span className="visually-hidden">{label}</span>
      <span className="bk-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
