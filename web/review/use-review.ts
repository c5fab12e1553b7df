import { useCallback, useEffect, useRef, useState } from 'react';
import type { MatchReview, Table } from '../table/table.ts';

/** The review state of the screen. */
type ReviewState =
  | { readonly state: 'closed' }
  /** `progress` 0 .. 1; null before the first word. */
  | { readonly state: 'working'; readonly progress: number | null }
  | { readonly state: 'ready'; readonly review: MatchReview }
  | { readonly state: 'failed'; readonly message: string };

export interface ReviewControls {
  readonly now: ReviewState;
  /** Shows the saved review, or makes one. */
  readonly open: () => void;
  /** Closes it, cancelling one in progress. */
  readonly close: () => void;
}

const CLOSED: ReviewState = { state: 'closed' };

/** The review of a match; null at a table that has none. */
export function useReview({ review }: Table): ReviewControls | null {
  const [now, setNow] = useState<ReviewState>(CLOSED);
  /** Rises with each opening and closing, so that earlier requests are ignored. */
  const attempt = useRef(0);
  const open = useCallback(async () => {
    if (review === undefined) return;
    attempt.current += 1;
    const mine = attempt.current;
    const set = (next: ReviewState): void => {
      if (attempt.current === mine) setNow(next);
    };
    setNow({ state: 'working', progress: null });
    let found = await review.kept();
    if (attempt.current !== mine) return;
    if (found.ok && found.value === null) {
      found = await review.make((progress) => set({ state: 'working', progress }));
    }
    if (!found.ok) set({ state: 'failed', message: found.problem.message });
    else if (found.value !== null) set({ state: 'ready', review: found.value });
  }, [review]);
  const stop = useCallback(() => {
    attempt.current += 1;
    review?.stop();
  }, [review]);
  // Leaving the table cancels the review.
  useEffect(() => stop, [stop]);
  if (review === undefined) return null;
  return {
    now,
    open: () => void open(),
    close: () => {
      stop();
      setNow(CLOSED);
    },
  };
}
