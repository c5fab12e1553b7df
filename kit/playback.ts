/** How a game's events are shown: for how long, and which picture stands meanwhile. */
import type { AnyEvent, AnyView } from '@marchlands/core/types.ts';
import type { ShownEvent } from './board.ts';
import type { Sound } from './sound.ts';

/** A table of a game's events, as far as there is something to see of them. */
export interface Playback<E extends AnyEvent = AnyEvent> {
  /** Milliseconds that an event is shown; a kind that is left out is passed over. */
  readonly ms: { readonly [K in E['kind']]?: number };
  /** Kinds in which something goes: it is still drawn while that is told. */
  readonly goes?: readonly E['kind'][];
  /** What is heard of an event, as it comes on the stage; nothing of a kind that is left out. */
  readonly sounds?: { readonly [K in E['kind']]?: Sound };
  /** True for an event of those kinds of which there is nothing to see this time. */
  isIdle?(event: E): boolean;
}

/** Milliseconds that an event is shown; 0 where there is nothing to see, as of what the match itself says. */
export function lengthOf(playback: Playback, event: AnyEvent): number {
  return playback.isIdle?.(event) === true ? 0 : (playback.ms[event.kind] ?? 0);
}

/** The view that is drawn while an event is on the stage. */
export function pictureOf<V extends AnyView>({ goes }: Playback, { event, before, after }: ShownEvent<AnyEvent, V>): V {
  return goes?.includes(event.kind) === true ? before : after;
}
