import type { AnyEvent, AnyView } from '@marchlands/core/types.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BoardProps, ShownEvent } from './board.ts';
import { lengthOf, type Playback, pictureOf } from './playback.ts';
import { whenReleased } from './press.ts';

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
 * Plays what happened, one event after the other. Without `motion` or `pace` nothing is ever on the stage. New events replace
 * those still waiting, so that a slow animation never holds up the table.
 */
export function useStage<E extends AnyEvent, V extends AnyView>(
  props: Pick<BoardProps<V, never, E>, 'view' | 'newEvents' | 'motion' | 'pace' | 'onSound'>,
  playback: Playback,
): Stage<E, V> {
  const { view, newEvents: given, motion, pace, onSound } = props;
  const isShown = motion && pace !== null;
  const newEvents = useLasting(view, given);
  // The first render of new events must not show their end: where the play begins is decided while rendering.
  const [play, setPlay] = useState({
    of: newEvents,
    at: isShown ? nextOf(newEvents, 0, playback) : newEvents.length,
  });
  let current = play;
  if (play.of !== newEvents) {
    current = { of: newEvents, at: isShown ? nextOf(newEvents, 0, playback) : newEvents.length };
    setPlay(current);
  }
  const { at } = current;

  useEffect(() => {
    const happening = newEvents.at(at);
    if (happening === undefined) return;
    const goOn = () => setPlay({ of: newEvents, at: nextOf(newEvents, at + 1, playback) });
    let callOff = () => {};
    const timer = window.setTimeout(
      () => {
        callOff = whenReleased(goOn);
      },
      lengthOf(playback, happening.event) * (pace ?? 0),
    );
    return () => {
      window.clearTimeout(timer);
      callOff();
    };
  }, [newEvents, at, playback, pace]);
  useEffect(() => {
    const sound = playback.sounds?.[newEvents.at(at)?.event.kind ?? ''];
    if (sound !== undefined) onSound(sound);
  }, [newEvents, at, playback, onSound]);

  const skip = useCallback(() => setPlay({ of: newEvents, at: newEvents.length }), [newEvents]);
  return useMemo(() => {
    const now = newEvents.at(at) ?? null;
    const drawn = now === null ? view : pictureOf(playback, now);
    return { now, shown: newEvents.slice(0, at + 1), isPlaying: now !== null, drawn, skip };
  }, [newEvents, at, view, playback, skip]);
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
  const [kept, setKept] = useState({ given, key, newEvents: given });
  if (kept.given === given && kept.key === key) return kept.newEvents;
  const newEvents = given.length === 0 && kept.key === key ? kept.newEvents : given;
  setKept({ given, key, newEvents });
  return newEvents;
}

/** The first event from `from` on that takes time; the end where none does. */
function nextOf(newEvents: readonly ShownEvent[], from: number, playback: Playback): number {
  const next = newEvents.findIndex(({ event }, i) => i >= from && lengthOf(playback, event) > 0);
  return next < 0 ? newEvents.length : next;
}
