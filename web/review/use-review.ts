import { useCallback, useEffect, useState } from 'react';
import type { MatchReview, Table } from '../table/table.ts';

/** The review of a match as the screen has it. */
type ReviewState =
  | { readonly state: 'closed' }
  /** `progress` 0 .. 1; null before the first word. */
  | { readonly state: 'working'; readonly progress: number | null }
  | { readonly state: 'ready'; readonly review: MatchReview }
  | { readonly state: 'failed'; readonly message: string };

export interface ReviewControls {
  readonly now: ReviewState;
  /** Shows the review that is kept, or has one made. */
  readonly open: () => void;
  /** Closes it; one that is being made is given up. */
  readonly close: () => void;
}

const CLOSED: ReviewState = { state: 'closed' };

export function useReview(table: Table): ReviewControls {
  const [now, setNow] = useState<ReviewState>(CLOSED);
  const open = useCallback(() => {
    setNow({ state: 'working', progress: null });
    // What comes once it was closed is dropped.
    const set = (next: ReviewState): void => setNow((shown) => (shown.state === 'working' ? next : shown));
    void table.review().then(async (kept) => {
      const found =
        kept.ok && kept.value === null
          ? await table.makeReview((progress) => set({ state: 'working', progress }))
          : kept;
      if (!found.ok) set({ state: 'failed', message: found.problem.message });
      else if (found.value !== null) set({ state: 'ready', review: found.value });
    });
  }, [table]);
  const close = useCallback(() => {
    table.stopReview();
    setNow(CLOSED);
  }, [table]);
  // Whoever leaves the table waits for no review.
  useEffect(() => () => table.stopReview(), [table]);
  return { now, open, close };
}
