import type { Result } from '@marchlands/core/result.ts';
import { useState } from 'react';

/** Asks something of the server, one thing at a time, and holds what it said against it. */
export function useAct(): {
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly act: (ask: () => Promise<Result<unknown>>) => void;
} {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isBusy,
    problem,
    act(ask) {
      if (isBusy) return;
      setIsBusy(true);
      void ask().then((done) => {
        setIsBusy(false);
        setProblem(done.ok ? null : done.problem.message);
      });
    },
  };
}
