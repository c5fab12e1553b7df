import type { Result } from '@marchlands/core/result.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The result of a repeated request, with its last error. */
export interface Polled<T> {
  /** Null before the first answer. */
  readonly value: T | null;
  /** The reason for the last failure. */
  readonly problem: string | null;
  /** True once it has answered. */
  readonly isAsked: boolean;
}

/**
 * Asks at once, every `milliseconds` while the page is visible, and when it becomes visible again.
 * @param asks a changed number asks at once
 */
export function usePolled<T>(load: (() => Promise<Result<T>>) | null, milliseconds: number, asks = 0): Polled<T> {
  const [value, setValue] = useState<T | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(load);
  latest.current = load;
  const isOn = load !== null;
  const ask = useCallback(() => {
    const asked = latest.current;
    if (asked === null || document.visibilityState === 'hidden') return;
    void asked().then((found) => {
      // Ignore answers that are no longer wanted.
      if (latest.current === null) return;
      if (found.ok) setValue(found.value);
      setIsAsked(true);
      setProblem(found.ok ? null : found.problem.message);
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed number asks at once
  useEffect(() => {
    if (!isOn) return;
    ask();
    const timer = setInterval(ask, milliseconds);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isOn, milliseconds, ask, asks]);
  return { value, problem, isAsked };
}
