import type { Viewer } from '@marchlands/core/seat.ts';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Moment, Table } from '../table/table.ts';

export interface Replay {
  /** The displayed step, or null for the current state. */
  readonly at: number | null;
  readonly moment: Moment | null;
  go(at: number): void;
  /** Goes on to the next step at which something happens, or to the last one. */
  advance(): Promise<void>;
  leave(): void;
}

/**
 * The displayed moment of the match. Late answers, after another step was asked for, are dropped.
 * @param isCovered true while the screen changes hands: a replay ends with it, and none begins but by its address
 * @param onProblem receives the reason if a moment cannot be shown; the earlier one stays; a stable function
 */
export function useReplay(
  table: Table,
  viewer: Viewer,
  isCovered: boolean,
  first: number | null,
  onProblem: (message: string) => void,
): Replay {
  const [found, setFound] = useState<{ readonly moment: Moment; readonly viewer: Viewer } | null>(null);
  const [at, setAt] = useState<number | null>(first);
  const wanted = useRef<number | null>(first);
  const covered = useRef(isCovered);
  const currentViewer = useRef(viewer);
  currentViewer.current = viewer;

  const go = useCallback(
    (to: number) => {
      if (covered.current && wanted.current === null) return;
      const step = Math.max(0, Math.min(to, table.state.now.version));
      // Only a step forward is animated; a jump shows the view at rest.
      const isNext = wanted.current !== null && step === wanted.current + 1;
      wanted.current = step;
      setAt(step);
      const asked = currentViewer.current;
      void table.momentAt(step).then((answer) => {
        if (wanted.current !== step) return;
        if (!answer.ok) {
          onProblem(answer.problem.message);
          return;
        }
        setFound({ moment: isNext ? answer.value : { ...answer.value, newEvents: [] }, viewer: asked });
      });
    },
    [table, onProblem],
  );
  const advance = useCallback(async () => {
    const from = wanted.current;
    if (from === null) return;
    const asked = currentViewer.current;
    for (let step = from + 1; step <= table.state.now.version; step += 1) {
      const answer = await table.momentAt(step);
      if (wanted.current !== from) return;
      if (!answer.ok) {
        onProblem(answer.problem.message);
        return;
      }
      // The parts of a choice, and choices that are sealed, show nothing yet.
      if (answer.value.newEvents.length === 0 && step < table.state.now.version) continue;
      wanted.current = step;
      setAt(step);
      setFound({ moment: answer.value, viewer: asked });
      return;
    }
  }, [table, onProblem]);
  const leave = useCallback(() => {
    wanted.current = null;
    setAt(null);
    setFound(null);
  }, []);

  // A layout effect, before any key: leaving the replay at once must hold.
  useLayoutEffect(() => {
    if (first !== null) go(first);
  }, [first, go]);
  useLayoutEffect(() => {
    if (isCovered && !covered.current) leave();
    covered.current = isCovered;
  }, [isCovered, leave]);
  // If the screen has changed hands, ask for the moment again with the new person's view.
  const isStale = found !== null && found.viewer !== viewer;
  useEffect(() => {
    if (isStale && wanted.current !== null) go(wanted.current);
  }, [isStale, go]);
  return { at, moment: found === null || isStale ? null : found.moment, go, advance, leave };
}
