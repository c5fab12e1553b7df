import type { Viewer } from '@marchlands/core/seat.ts';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Moment, Table } from '../table/table.ts';

export interface Replay {
  /** The step that is shown, or null where the table shows what is now. */
  readonly at: number | null;
  readonly moment: Moment | null;
  go(at: number): void;
  leave(): void;
}

/**
 * Which moment of the match is shown. Answers that come late, after another step was asked for, are dropped.
 * @param onProblem hears why a moment cannot be shown; the one before stays; the same function each time
 */
export function useReplay(
  table: Table,
  viewer: Viewer,
  first: number | null,
  onProblem: (message: string) => void,
): Replay {
  const [found, setFound] = useState<{ readonly moment: Moment; readonly viewer: Viewer } | null>(null);
  const [at, setAt] = useState<number | null>(first);
  const wanted = useRef<number | null>(first);
  const currentViewer = useRef(viewer);
  currentViewer.current = viewer;

  const go = useCallback(
    (to: number) => {
      const step = Math.max(0, Math.min(to, table.state.now.version));
      // Only a step forward shows what led to it; a jump rests on the view at once.
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
  const leave = useCallback(() => {
    wanted.current = null;
    setAt(null);
    setFound(null);
  }, []);

  // Before any key is heard: whoever leaves the replay at once is not brought back.
  useLayoutEffect(() => {
    if (first !== null) go(first);
  }, [first, go]);
  // Where the screen has gone to another person, the moment is asked for again, as that person may see it.
  const isStale = found !== null && found.viewer !== viewer;
  useEffect(() => {
    if (isStale && wanted.current !== null) go(wanted.current);
  }, [isStale, go]);
  return { at, moment: found === null || isStale ? null : found.moment, go, leave };
}
