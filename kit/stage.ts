import type { AnyEvent, AnyView } from '@marchlands/core/types.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps, ShownEvent } from './board.ts';
import { lengthOf, type Playback, pictureOf } from './playback.ts';

/** What is being shown of what happened. */
export interface Stage<E, V extends AnyView> {
  /** What is on the stage, or null between and after. */
  readonly now: ShownEvent<E, V> | null;
  /** What has been shown, with what is on the stage; all of it once it is over. */
  readonly shown: readonly ShownEvent<E, V>[];
  readonly isPlaying: boolean;
  /** The view to draw: the picture of what is on the stage; at rest the board's own. */
  readonly drawn: V;
  /** Goes to the end at once. */
  skip(): void;
}

/**
 * Plays what happened, one event after the other. With `motion` off nothing is ever on the stage. New events replace
 * those still waiting, so that a slow animation never holds up the table.
 */
export function useStage<E extends AnyEvent, V extends AnyView>(
  { view, happenings: given, motion }: Pick<BoardProps<V, never, E>, 'view' | 'happenings' | 'motion'>,
  playback: Playback,
): Stage<E, V> {
  const happenings = useLasting(view, given);
  const timer = useRef(0);
  // The first render of new events must not show their end: where the play begins is decided while rendering.
  const [play, setPlay] = useState({
    of: happenings,
    at: motion ? nextOf(happenings, 0, playback) : happenings.length,
  });
  let current = play;
  if (play.of !== happenings) {
    current = { of: happenings, at: motion ? nextOf(happenings, 0, playback) : happenings.length };
    setPlay(current);
  }
  const { at } = current;

  useEffect(() => {
    const happening = happenings[at];
    if (happening === undefined) return;
    timer.current = window.setTimeout(
      () => setPlay({ of: happenings, at: nextOf(happenings, at + 1, playback) }),
      lengthOf(playback, happening.event),
    );
    return () => window.clearTimeout(timer.current);
  }, [happenings, at, playback]);

  const skip = useCallback(() => setPlay({ of: happenings, at: happenings.length }), [happenings]);
  return useMemo(() => {
    const now = happenings[at] ?? null;
    const drawn = now === null ? view : pictureOf(playback, now);
    return { now, shown: happenings.slice(0, at + 1), isPlaying: now !== null, drawn, skip };
  }, [happenings, at, view, playback, skip]);
}

/**
 * What is to be shown. That another has committed, or a draft has changed, brings a new view of the same table and
 * nothing that happened: then what is being shown goes on.
 */
function useLasting<E, V extends AnyView>(
  { table }: V,
  given: readonly ShownEvent<E, V>[],
): readonly ShownEvent<E, V>[] {
  const key = useMemo(() => JSON.stringify(table), [table]);
  const [kept, setKept] = useState({ given, key, happenings: given });
  if (kept.given === given && kept.key === key) return kept.happenings;
  const happenings = given.length === 0 && kept.key === key ? kept.happenings : given;
  setKept({ given, key, happenings });
  return happenings;
}

/** The first event from `from` on that takes time; the end where none does. */
function nextOf(happenings: readonly ShownEvent[], from: number, playback: Playback): number {
  const next = happenings.findIndex(({ event }, i) => i >= from && lengthOf(playback, event) > 0);
  return next < 0 ? happenings.length : next;
}
