import type { AnyEvent } from '@marchlands/core/types.ts';
import { useCallback, useState } from 'react';
import type { LogLine } from '../table/table.ts';
import type { Replay } from './use-replay.ts';

export interface Pointing {
  /** The event whose place on the board is marked; null for none. */
  readonly pointed: AnyEvent | null;
  readonly clear: () => void;
  /** Marks an event of the log; a replay goes there. */
  readonly point: (logged: { readonly event: AnyEvent }, at: number) => void;
  /** Replays a step, and marks its last event. */
  readonly showStep: (at: number, told?: LogLine) => void;
}

/** Pointing at events in the log. The functions are stable, so that the long log is not re-rendered. */
export function usePointing({ at, go }: Replay): Pointing {
  const [pointed, setPointed] = useState<AnyEvent | null>(null);
  const isReplay = at !== null;
  const clear = useCallback(() => setPointed(null), []);
  const point = useCallback(
    ({ event }: { readonly event: AnyEvent }, step: number) => {
      setPointed(event);
      if (isReplay) go(step);
    },
    [isReplay, go],
  );
  const showStep = useCallback(
    (step: number, told?: LogLine) => {
      setPointed(told?.events.findLast(({ sentence }) => sentence !== null)?.event ?? null);
      go(step);
    },
    [go],
  );
  return { pointed, clear, point, showStep };
}
