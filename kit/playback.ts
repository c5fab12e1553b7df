/** The display of a game's events: for how long, and with which picture. */
import type { AnyEvent, AnyView } from '@marchlands/core/types.ts';
import type { ShownEvent } from './board.ts';
import type { Sound } from './sound.ts';

/** The display of a game's events, as far as there is something to see. */
export interface Playback<E extends AnyEvent = AnyEvent> {
  /** Milliseconds that an event is shown; kinds left out are skipped. */
  readonly ms: { readonly [K in E['kind']]?: number };
  /** Kinds that remove something: it is still drawn during the event. */
  readonly goes?: readonly E['kind'][];
  /** The sound of an event as it is shown; none for kinds left out. */
  readonly sounds?: { readonly [K in E['kind']]?: Sound };
  /** True for an event of those kinds with nothing to see this time. */
  isIdle?(event: E): boolean;
}

/** Milliseconds that an event is shown; 0 if there is nothing to see, as for events of the match itself. */
export function lengthOf(playback: Playback, event: AnyEvent): number {
  return playback.isIdle?.(event) === true ? 0 : (playback.ms[event.kind] ?? 0);
}

/** The view drawn during an event. */
export function pictureOf<V extends AnyView>({ goes }: Playback, { event, before, after }: ShownEvent<AnyEvent, V>): V {
  return goes?.includes(event.kind) === true ? before : after;
}
