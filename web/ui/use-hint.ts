import type { Seat } from '@marchlands/core/seat.ts';
import type { Considered } from '@marchlands/kit/board.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Table } from '../table/table.ts';
import { type HintDepth, isTelling } from './hint.tsx';

const NONE: readonly never[] = [];

export interface HintState {
  readonly considered: readonly Considered[];
  readonly depth: HintDepth;
  /** Those of `considered` that the board marks; the same array until they change. */
  readonly onBoard: readonly Considered[];
  /** Asks, or shows more of the answer; problems go to `onProblem`. */
  ask(): void;
  close(): void;
}

/**
 * A hint for the current position and its choosing seat; dropped when either changes. Skips an uninformative nudge.
 * @param first how much of it is shown at once
 */
export function useHint(
  table: Table,
  version: number,
  seated: Seat | null,
  onProblem: (message: string) => void,
  first: HintDepth = 1,
): HintState {
  const [considered, setConsidered] = useState<readonly Considered[]>([]);
  const [depth, setDepth] = useState<HintDepth>(first);
  /** The position of a hint that is being worked out. */
  const asked = useRef<string | null>(null);
  const close = useCallback(() => {
    setConsidered([]);
    setDepth(first);
  }, [first]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position or person ends a hint
  useEffect(close, [version, seated, close]);
  const ask = useCallback(() => {
    if (considered.length > 0) {
      setDepth((shown) => (shown === 1 ? 2 : 3));
      return;
    }
    // Asked twice, the bot would begin again.
    const position = `${version}/${seated}`;
    if (asked.current === position) return;
    asked.current = position;
    void table.hint().then((answer) => {
      if (asked.current === position) asked.current = null;
      if (table.state.now.version !== version || table.state.seated !== seated) return;
      if (!answer.ok) onProblem(answer.problem.message);
      else {
        setConsidered(answer.value.considered);
        const best = answer.value.considered.at(0);
        if (best !== undefined && !isTelling(best, table.state.now.choices))
          setDepth((shown) => (shown === 1 ? 2 : shown));
      }
    });
  }, [table, version, seated, considered, onProblem]);
  const onBoard = useMemo(() => (depth > 1 ? considered.slice(0, depth === 2 ? 1 : 6) : NONE), [depth, considered]);
  return { considered, depth, onBoard, ask, close };
}
