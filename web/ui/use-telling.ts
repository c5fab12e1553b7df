import { useDeferredValue } from 'react';
import type { LogLine, Snapshot, Table, TableState } from '../table/table.ts';
import { sinceOwn } from './turns.ts';
import { type Showing, useShowing } from './use-showing.ts';
import { type ToldByOthers, useTold } from './use-told.ts';

/** The part of a match that the screen has shown so far. */
export interface Telling extends Showing {
  /** The log as far as it may be announced; it is long, and may lag behind the board. */
  readonly log: readonly LogLine[];
  readonly told: ToldByOthers;
  /** True while others' actions are shown: nothing is offered, and a press skips them. */
  readonly isWatching: boolean;
  /** True once the board rests and the log has caught up. */
  readonly isSettled: boolean;
}

/**
 * Tells the match no further than the board has shown it.
 * @param canShow as in `useShowing`
 * @param isDrawn as in `useShowing`
 * @param tellsOthers false if others' actions are not reported: in a replay, or for lines
 */
export function useTelling(
  table: Table,
  state: TableState,
  {
    canShow,
    isDrawn,
    tellsOthers,
  }: { readonly canShow: boolean; readonly isDrawn: boolean; readonly tellsOthers: boolean },
): Telling {
  const { now, seated } = state;
  const showing = useShowing(table, now, canShow, isDrawn);
  const { isShowing } = showing;
  const due = isShowing ? now.log.slice(0, linesBefore(now)) : now.log;
  const log = useDeferredValue(due);
  return {
    ...showing,
    log,
    told: useTold(state, log, !tellsOthers),
    isWatching: isShowing && seated !== null && sinceOwn(now.log, seated).length > 0,
    isSettled: !isShowing && log === due,
  };
}

/** The number of log lines before the latest events. */
function linesBefore({ log, newEvents }: Snapshot): number {
  const first = newEvents[0]?.id ?? Number.POSITIVE_INFINITY;
  return log.findLastIndex((line) => line.events.some(({ id }) => id < first)) + 1;
}
