import type { Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { ReactNode } from 'react';

/** What a table online adds to the screen, each part where the screen has a place for it. */
export interface TableSlots {
  /** At a seat: its clock, and whether its person is there. */
  readonly seat: (seat: Seat) => ReactNode;
  /** Above the board: what is asked, and how one watches. */
  readonly notices: ReactNode;
  /** The talk at the table. Who sees it has read it. */
  readonly chat: ReactNode;
  /** Lines of it that were not read. */
  readonly unread: number;
  /** Tries lines from a step of the match, or from now, while it goes on. */
  readonly onLines: (at: number | null) => Promise<Result<void>>;
  /** At the end, in place of another match on this device. */
  readonly again: ReactNode;
  /** Among the tools: what one does with one's own seat. `onDone` closes them. */
  readonly tools: (onDone: () => void) => ReactNode;
}
