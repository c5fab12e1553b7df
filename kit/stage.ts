import type { AnyEvent, AnyView } from '@marchlands/core/types.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BoardProps, ShownEvent } from './board.ts';
import { lengthOf, type Playback, pictureOf } from './playback.ts';
import { whenReleased } from './press.ts';

/** The state of the playback. */
export interface Stage<E, V extends AnyView> {
  /** The current event, or null between events and afterwards. */
  readonly now: ShownEvent<E, V> | null;
  /** The events shown so far, including the current one; all of them afterwards. */
  readonly shown: readonly ShownEvent<E, V>[];
  readonly isPlaying: boolean;
  /** The view to draw: the current event's picture; at rest the board's own. */
  readonly drawn: V;
  /** Skips to the end. */
  skip(): void;
}

/**
 * Plays events one after the other. Without `motion` or `pace` none is ever shown. New events replace those still
 * waiting, so that a slow animation never holds up the table.
 */
export function useStage<E extends AnyEvent, V extends AnyView>(
  props: Pick<BoardProps<V, never, E>, 'view' | 'newEvents' | 'motion' | 'pace' | 'onSound'>,
  playback: Playback,
): Stage<E, V> {
  const { view, newEvents: given, motion, pace, onSound } = props;
  const isShown = motion && pace !== null;
  const newEvents = useLasting(view, given);
  // The first render of new events must not show their end, so the start of the playback is decided while rendering.
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
 * The events to show. Another seat's commit or a changed draft brings a new view of the same table without events: then
 * the playback continues.
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

/** The first event from `from` on that takes time; the end if there is none. */
function nextOf(newEvents: readonly ShownEvent[], from: number, playback: Playback): number {
  const next = newEvents.findIndex(({ event }, i) => i >= from && lengthOf(playback, event) > 0);
  return next < 0 ? newEvents.length : next;
}
