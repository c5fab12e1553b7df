import type { Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { ReactNode } from 'react';

/** An online table's additions to the screen, by place. */
export interface TableSlots {
  /** At a seat: its clock and its person's presence. */
  readonly seat: (seat: Seat) => ReactNode;
  /** Above the board: what is asked, and notes for spectators. */
  readonly notices: ReactNode;
  /** The table's chat. Showing it marks it as read. */
  readonly chat: ReactNode;
  /** Number of unread chat lines. */
  readonly unread: number;
  /** Opens lines from a step of the match, or from the current state of a running match. */
  readonly onLines: (at: number | null) => Promise<Result<void>>;
  /** At the end, in place of a rematch on this device. */
  readonly again: ReactNode;
  /** Among the tools: actions on the person's own seat. `onDone` closes them. */
  readonly tools: (onDone: () => void) => ReactNode;
}
