import type { Result } from '@marchlands/core/result.ts';
import { useState } from 'react';

/** Sends requests to the server one at a time, and keeps the last refusal. */
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
