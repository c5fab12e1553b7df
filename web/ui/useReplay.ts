import { useCallback, useEffect, useRef, useState } from 'react';
import type { Moment, Table } from '../table/table.ts';

export interface Replay {
  /** The step that is shown, or null where the table shows what is now. */
  readonly at: number | null;
  readonly moment: Moment | null;
  go(at: number): void;
  leave(): void;
}

/** Which moment of the match is shown. Answers that come late, after another step was asked for, are dropped. */
export function useReplay(table: Table, first: number | null): Replay {
  const [moment, setMoment] = useState<Moment | null>(null);
  const [at, setAt] = useState<number | null>(first);
  const wanted = useRef<number | null>(first);

  const go = useCallback(
    (to: number) => {
      const step = Math.max(0, Math.min(to, table.state.now.version));
      // Only a step forward tells what led to it; a jump rests on the view at once.
      const isNext = wanted.current !== null && step === wanted.current + 1;
      wanted.current = step;
      setAt(step);
      void table.momentAt(step).then((answer) => {
        if (!answer.ok || wanted.current !== step) return;
        setMoment(isNext ? answer.value : { ...answer.value, happenings: [] });
      });
    },
    [table],
  );
  const leave = useCallback(() => {
    wanted.current = null;
    setAt(null);
    setMoment(null);
  }, []);

  useEffect(() => {
    if (first !== null) go(first);
  }, [first, go]);
  return { at, moment, go, leave };
}
