/** A choice composed on the map: freely changed, previewed, and sent by one press. */
import type { Seat } from '@marchlands/core/seat.ts';
import type { BoardProps } from '@marchlands/kit/board.ts';
import { useCallback, useMemo, useRef } from 'react';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import type { View } from '../view/view.ts';
import { isClosing, isComposed } from './choosing.ts';
import type { Prospect } from './outlook.ts';
import { outlook } from './outlook-part.ts';

type Given = Pick<BoardProps<View, Move>, 'view' | 'choices' | 'draft' | 'choosing' | 'choose' | 'redraft' | 'commit'>;

export interface Composing {
  /** The effect of the moves so far; an attack is shown as it would be declared. Null if nothing is begun. */
  readonly prospect: Prospect | null;
  /** Whether these moves may begin the choice, as far as is known. */
  readonly mayBegin: (moves: readonly Move[]) => boolean;
  /** Plays a move that stands alone; adds any other to the choice. */
  readonly put: (move: Move) => void;
  /** Takes the last chosen move back. */
  readonly back: () => void;
  /** Sends the choice; null if it is not complete or there is none. */
  readonly send: (() => void) | null;
}

/** @param state the view's state, with the draft */
export function useComposing(props: Given, state: State): Composing {
  const { view, choices, draft, choosing, choose, redraft, commit } = props;
  const { step } = view.table;
  const isShared = draft?.isShared === true;
  const moves = draft?.moves ?? NONE;
  const rest = useRest(state, choosing, moves);

  const put = useCallback(
    (move: Move) => {
      const next = [...moves, move];
      if (!isComposed(move, step)) choose(move);
      else redraft(rest === null || choosing === null ? next : outlook.get().withLone(rest, choosing, next));
    },
    [step, moves, rest, choosing, redraft, choose],
  );
  const back = useCallback(() => {
    let left = moves.slice(0, -1);
    // A move that stands alone is sent with the move before it.
    const isAdded = (): boolean =>
      rest !== null &&
      choosing !== null &&
      left.length > 0 &&
      outlook.get().withLone(rest, choosing, left).length >= moves.length;
    while (isAdded()) left = left.slice(0, -1);
    redraft(left);
  }, [moves, rest, choosing, redraft]);
  const closing = useMemo(() => choices.find(({ move }) => isClosing(move))?.move ?? null, [choices]);
  const closed = useMemo(() => (closing === null ? moves : [...moves, closing]), [moves, closing]);
  const prospect = useMemo(() => {
    if (rest === null || choosing === null || isShared || closed.length === 0) return null;
    return outlook.get().prospectOf(rest, choosing, closed);
  }, [rest, choosing, isShared, closed]);
  const mayBegin = useCallback(
    (row: readonly Move[]) =>
      rest === null || choosing === null || outlook.get().prospectOf(rest, choosing, row) !== null,
    [rest, choosing],
  );
  const isSent = draft?.isWhole === true;
  const mayClose = prospect?.isWhole === true && closing !== null;
  const send = useMemo(
    () => (isSent ? () => commit(moves) : mayClose ? () => commit(closed) : null),
    [isSent, mayClose, moves, closed, commit],
  );
  return { prospect, mayBegin, put, back, send };
}

const NONE: readonly Move[] = [];

/** The state in which a draft was begun; null if that was before the board was mounted, or if nobody chooses. */
function useRest(state: State, choosing: Seat | null, moves: readonly Move[]): State | null {
  const rest = useRef<State | null>(null);
  // Set while rendering: with the first small move the state before it must be known. A state only looked at meanwhile,
  // such as a replay, is not a beginning.
  if (choosing !== null && moves.length === 0) rest.current = state;
  return choosing === null ? null : rest.current;
}
