/** The squares of the board: their labels, visible and spoken, and the marked ones. */
import type { Choice, Considered } from '@marchlands/kit/board.ts';
import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import { useCallback, useMemo } from 'react';
import type { Move } from '../moves.ts';
import type { Types } from '../types.ts';
import type { TableView } from '../view/table.ts';
import { square } from '../words/phrases.ts';
import { describe } from './describe.ts';
import { canDo, KINDS, type Kind } from './kinds.tsx';
import { nearSquares } from './near.ts';
import { placeOf } from './playback.ts';
import { words } from './words.ts';

type Given = Pick<OwnProps<Types>, 'view' | 'seats' | 'choices' | 'hints' | 'recent'>;

/**
 * Squares are numbered as in the rules, row by row of eight; the cells of the grid row by row of its size.
 * @param kind the only kind of action that is lit; null for all
 */
export function usePlaces(
  { view, seats, choices, ...told }: Given,
  kind: Kind | null,
): {
  /** The square of a cell of the grid. */
  readonly squareOf: (cell: number) => number;
  /** By cell: the spoken label, and the text to type to jump there. */
  readonly labelOf: (cell: number) => string;
  readonly names: readonly string[];
  /** Squares with a possible action. */
  readonly lit: ReadonlySet<number>;
  /** Empty squares that stand out. */
  readonly near: ReadonlySet<number>;
  /** Squares, best first. */
  readonly hinted: readonly number[];
  /** Squares where other seats acted since this seat last did. */
  readonly recent: readonly number[];
} {
  const { table } = view;
  const { size } = table;
  const lit = useMemo(() => litSquares(choices, kind), [choices, kind]);
  const near = useMemo(() => nearSquares(table), [table]);
  const squareOf = useCallback((cell: number) => Math.floor(cell / size) * 8 + (cell % size), [size]);
  const labelOf = useCallback(
    (cell: number) => label(table, seats, choices, squareOf(cell)),
    [table, seats, choices, squareOf],
  );
  const names = useMemo(
    () => Array.from({ length: size * size }, (_, cell) => square(squareOf(cell))),
    [size, squareOf],
  );
  const hinted = useMemo(() => hintedSquares(told.hints), [told.hints]);
  const recent = useMemo(() => [...new Set(told.recent.flatMap((event) => placeOf(event) ?? []))], [told.recent]);
  return { squareOf, labelOf, names, lit, near, hinted, recent };
}

function litSquares(choices: readonly Choice<Move>[], kind: Kind | null): ReadonlySet<number> {
  const lit = new Set<number>();
  for (const { move } of choices) {
    if (kind !== null && move.kind !== kind) continue;
    if (move.kind === 'activate') {
      lit.add(move.from);
      if (kind !== null) lit.add(move.into);
    } else if ('at' in move) lit.add(move.at);
  }
  return lit;
}

/** The squares named by a hint, best first. */
function hintedSquares(hints: readonly Considered<Move>[]): readonly number[] {
  const squares = hints.flatMap(({ move }) => ('at' in move ? [move.at] : move.kind === 'activate' ? [move.into] : []));
  return [...new Set(squares)];
}

/** The full description of a square in one or two sentences, for screen readers. */
function label(table: TableView, seats: Given['seats'], choices: readonly Choice<Move>[], cell: number): string {
  const kinds = KINDS.filter((kind) => canDo(choices, kind, cell)).map((kind) => words.doing[kind]);
  const says = `${words.square(cell)}: ${describe(table, cell, seats)}.`;
  return kinds.length === 0 ? says : `${says} ${words.canDo(kinds)}`;
}
