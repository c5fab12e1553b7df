/** A choice that is put together on the map: changed freely, foretold as it stands, and sent by one press. */
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
  /** The small moves so far; of an attack as it would be declared. Null where nothing is begun. */
  readonly prospect: Prospect | null;
  /** Whether these moves may begin the choice, as far as that is known. */
  readonly mayBegin: (moves: readonly Move[]) => boolean;
  /** Plays what stands alone, and puts together what does not. */
  readonly put: (move: Move) => void;
  /** Takes the last chosen move back. */
  readonly back: () => void;
  /** Sends the choice as it stands; null where there is more to choose, or nothing. */
  readonly send: (() => void) | null;
}

/** @param state as the view tells of it, with the draft */
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
    // What stands alone goes with the move before it.
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

/** The state that a draft begins from; null where it was begun before the board was there, or nobody chooses. */
function useRest(state: State, choosing: Seat | null, moves: readonly Move[]): State | null {
  const rest = useRef<State | null>(null);
  // While rendering: with the first small move the state before it must be known. What is looked at meanwhile, such as a
  // replay, is no beginning.
  if (choosing !== null && moves.length === 0) rest.current = state;
  return choosing === null ? null : rest.current;
}
