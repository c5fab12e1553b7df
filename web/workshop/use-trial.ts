import type { Game } from '@marchlands/core/game.ts';
import { messageOf } from '@marchlands/core/result.ts';
import type { LabMatch } from '@marchlands/lab/protocol.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { play, type Trial, trialOf, type Variant } from './trial.ts';

/** The state of a trial. */
export interface TrialState {
  readonly trial: Trial;
  /** By form. */
  readonly forms: readonly (readonly LabMatch[])[];
  /** The number of finished matches, and of all. */
  readonly done: number;
  readonly most: number;
  /** When it began, by `performance.now`. */
  readonly begun: number;
  readonly isRunning: boolean;
  /** Whether somebody has ended it. */
  readonly isStopped: boolean;
  /** The fault of a match that did not end, in words. */
  readonly bug: string | null;
}

interface TrialTools {
  /** Null before the first one. */
  readonly state: TrialState | null;
  /** Why it could not go on. */
  readonly problem: string | null;
  readonly start: (game: Game, variant: Variant) => Promise<void>;
  readonly stop: () => void;
}

/** One trial at a time; it ends with the page. */
export function useTrial(): TrialTools {
  const [state, setState] = useState<TrialState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const start = useCallback(async (game: Game, variant: Variant) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setProblem(null);
    const change = (changes: Partial<TrialState>) => {
      if (running.current === mine) setState((old) => (old === null ? null : { ...old, ...changes }));
    };
    try {
      const trial = await trialOf(game, variant);
      const most = variant.deals * variant.seats * trial.plans.length;
      const head = { trial, forms: trial.plans.map(() => []), done: 0, most, begun: performance.now() };
      setState({ ...head, isRunning: true, isStopped: false, bug: null });
      const { forms, bug } = await play(
        trial,
        (done) => change({ done }),
        (looked) => change({ forms: looked }),
        mine.signal,
      );
      change({ forms, bug, isRunning: false, isStopped: mine.signal.aborted });
    } catch (error) {
      mine.abort();
      change({ isRunning: false });
      if (running.current === mine) setProblem(messageOf(error));
    }
  }, []);
  return { state, problem, start, stop };
}
