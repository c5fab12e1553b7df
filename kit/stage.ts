import { useCallback, useEffect, useRef, useState } from 'react';
import type { Happening } from './board.ts';

/** What is being shown of what happened. */
export interface Stage<E> {
  /** The happening on the stage, or null between and after. */
  readonly now: Happening<E> | null;
  /** Happenings that have been shown, the one on the stage included; all of them once it is over. */
  readonly shown: readonly Happening<E>[];
  readonly isPlaying: boolean;
  /** Goes to the end at once. */
  skip(): void;
}

/**
 * Plays happenings one after the other. The view is the final one from the start: a board that wants to show how it
 * came about draws the view before and what `shown` adds to it. With `motion` off nothing is ever on the stage. New
 * happenings replace those still waiting, so that a slow animation never holds up the table.
 *
 * @param lengthOf milliseconds that a happening stays on the stage; 0 passes it over
 */
export function useStage<E>(
  happenings: readonly Happening<E>[],
  motion: boolean,
  lengthOf: (event: E) => number,
): Stage<E> {
  const timer = useRef(0);
  // The first render of new happenings must not show their end: where the play begins is decided while rendering.
  const [play, setPlay] = useState({ of: happenings, at: startOf(happenings, motion, lengthOf) });
  let current = play;
  if (play.of !== happenings) {
    current = { of: happenings, at: startOf(happenings, motion, lengthOf) };
    setPlay(current);
  }
  const { at } = current;
  const isPlaying = at < happenings.length;

  useEffect(() => {
    const happening = happenings[at];
    if (happening === undefined) return;
    timer.current = window.setTimeout(
      () => setPlay({ of: happenings, at: nextOf(happenings, at + 1, lengthOf) }),
      lengthOf(happening.event),
    );
    return () => window.clearTimeout(timer.current);
  }, [happenings, at, lengthOf]);

  const skip = useCallback(() => setPlay({ of: happenings, at: happenings.length }), [happenings]);
  return {
    now: isPlaying ? (happenings[at] ?? null) : null,
    shown: happenings.slice(0, at + 1),
    isPlaying,
    skip,
  };
}

/** The first happening from `from` on that takes time; the end where none does. */
function nextOf<E>(happenings: readonly Happening<E>[], from: number, lengthOf: (event: E) => number): number {
  const next = happenings.findIndex((happening, i) => i >= from && lengthOf(happening.event) > 0);
  return next < 0 ? happenings.length : next;
}

function startOf<E>(happenings: readonly Happening<E>[], motion: boolean, lengthOf: (event: E) => number): number {
  return motion ? nextOf(happenings, 0, lengthOf) : happenings.length;
}
