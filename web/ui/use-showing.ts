import { useCallback, useEffect, useRef, useState } from 'react';
import type { Snapshot, Table } from '../table/table.ts';

/** The part that the screen may announce while the board is still animating. */
export interface Showing {
  /** True while events are being shown: their outcome is not announced yet. */
  readonly isShowing: boolean;
  /** True while the board plays events, in a replay too. */
  readonly isPlaying: boolean;
  /** The table as far as it may be announced: the last one that the board has shown to its end. */
  readonly announced: Snapshot;
  /** For the board: when it begins to show something, and when it rests on the view again. */
  onStage(isPlaying: boolean): void;
  /** The board is gone, so nothing will report when it rests. */
  rest(): void;
}

const NOTHING: Snapshot['newEvents'] = [];

/**
 * Log, prompt, seats and announcements wait for the board: nothing is announced before it is shown.
 * @param canShow false if no board is drawn, nothing is animated, or the table is in replay
 * @param isDrawn false while the board is loading: it will show the events meanwhile
 */
export function useShowing(table: Table, now: Snapshot, canShow: boolean, isDrawn: boolean): Showing {
  const [restedOn, setRestedOn] = useState(NOTHING);
  const plays = useRef(false);
  const [isPlaying, setPlaying] = useState(false);
  // The table as the board was given it. By the time the board rests, the table may know more, which has yet to be
  // shown.
  const given = useRef(now.newEvents);
  given.current = now.newEvents;
  const rest = useCallback(() => {
    plays.current = false;
    setPlaying(false);
    setRestedOn(given.current);
    if (given.current === table.state.now.newEvents) table.rested?.();
  }, [table]);
  const onStage = useCallback(
    (begins: boolean) => {
      if (plays.current && !begins) rest();
      plays.current = begins;
      setPlaying(begins);
    },
    [rest],
  );
  // A board that plays has reported it by now, since its effects run before this one. For any other there is no wait.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new events may be played
  useEffect(() => {
    if (!canShow || (isDrawn && !plays.current)) rest();
  }, [now.newEvents, canShow, isDrawn, rest]);
  const isShowing = canShow && now.newEvents.length > 0 && now.newEvents !== restedOn;
  const shown = useRef(now);
  if (!isShowing) shown.current = now;
  return { isShowing, isPlaying, announced: shown.current, onStage, rest };
}
