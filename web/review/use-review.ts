import { ok } from '@marchlands/core/result.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readLinesQuery } from '../lines/paths.ts';
import type { MatchReview, Table } from '../table/table.ts';
import { noteReview } from './address.ts';

/** The review state of the screen. */
type ReviewState =
  | { readonly state: 'closed' }
  /** `progress` 0 .. 1; null before the first report. `before`: the review that it will replace. */
  | { readonly state: 'working'; readonly progress: number | null; readonly before: MatchReview | null }
  | { readonly state: 'ready'; readonly review: MatchReview }
  /** `before`: the review that it should have replaced. `again`: tries once more. */
  | {
      readonly state: 'failed';
      readonly message: string;
      readonly before: MatchReview | null;
      readonly again: () => void;
    };

export interface ReviewControls {
  readonly now: ReviewState;
  /** Shows the saved review, or makes one; goes to it if it is shown already. */
  readonly open: () => void;
  /** Makes a review in more time. */
  readonly lengthen: () => void;
  /** Cancels a review in progress; shows the one before it, if any. */
  readonly stop: () => void;
  /** Closes it, cancelling one in progress. */
  readonly close: () => void;
}

/** Milliseconds for a review: a usual match then takes less than twenty seconds, reading included. */
const USUAL = 12_000;
/** Milliseconds for a longer one: where positions take long to judge it finds up to three times as many errors. */
export const LONGER = 48_000;

/** The id of the heading, which receives the focus. */
export const REVIEW_HEADING = 'review';

const CLOSED: ReviewState = { state: 'closed' };

/** The review of a match, at first open if the address says so; null at a table that has none. */
export function useReview({ review, state }: Table): ReviewControls | null {
  const [now, setNow] = useState<ReviewState>(CLOSED);
  /** Rises with each opening and closing, so that earlier requests are ignored. */
  const attempt = useRef(0);
  const show = useCallback(
    async (milliseconds: number, before: MatchReview | null) => {
      if (review === undefined) return;
      attempt.current += 1;
      const mine = attempt.current;
      const set = (next: ReviewState): void => {
        if (attempt.current === mine) setNow(next);
      };
      set({ state: 'working', progress: null, before });
      const kept = before === null ? await review.kept() : ok(null);
      if (attempt.current !== mine) return;
      const isMissing = kept.ok && kept.value === null;
      const tell = (progress: number): void => set({ state: 'working', progress, before });
      const found = isMissing ? await review.make(milliseconds, tell) : kept;
      const again = (): void => void show(milliseconds, before);
      if (!found.ok) set({ state: 'failed', message: found.problem.message, before, again });
      else if (found.value !== null) set({ state: 'ready', review: found.value });
    },
    [review],
  );
  const cancel = useCallback(() => {
    attempt.current += 1;
    review?.stop();
  }, [review]);
  // Leaving the table cancels the review.
  useEffect(() => cancel, [cancel]);
  const isFirst = useRef(state.now.final !== null && readLinesQuery(window.location.search).hasReview);
  useEffect(() => {
    if (isFirst.current) void show(USUAL, null);
    isFirst.current = false;
  }, [show]);
  if (review === undefined) return null;
  function close(): void {
    setNow(CLOSED);
    noteReview(false);
  }
  return {
    now,
    open: () => {
      if (now.state === 'closed') {
        noteReview(true);
        void show(USUAL, null);
      } else document.getElementById(REVIEW_HEADING)?.focus();
    },
    lengthen: () => now.state === 'ready' && void show(LONGER, now.review),
    stop: () => {
      cancel();
      if (now.state === 'working' && now.before !== null) setNow({ state: 'ready', review: now.before });
      else close();
    },
    close: () => {
      cancel();
      close();
    },
  };
}
