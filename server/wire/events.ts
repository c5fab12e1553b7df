import type { EventPlan, EventRound } from '../events/event.ts';
import type { Line } from '../events/pairing/standings.ts';
import type { EventStatus } from '../store/events.ts';

/** The public facts of an event. */
export interface EventInfo {
  readonly id: string;
  /** Grows with each change. */
  readonly seq: number;
  readonly plan: EventPlan;
  readonly created: number;
  readonly owner: { readonly guest: string; readonly name: string };
  readonly status: EventStatus;
  /** The number of rounds; before it begins, with the current players. */
  readonly rounds: number;
  /** When an arena stops pairing, milliseconds since 1970; null before it begins, and for other forms. */
  readonly endsAt: number | null;
  /** By number. */
  readonly players: readonly { readonly guest: string; readonly name: string; readonly isIn: boolean }[];
  /** The rounds so far. A table's id works as a link once its round `isOpen`. */
  readonly played: readonly EventRound[];
  /** Best first. */
  readonly standings: readonly Line[];
}

/** An event in a list. */
export interface ListedEvent {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly form: EventPlan['form'];
  readonly status: EventStatus;
  readonly players: number;
  /** The current round, from 1; 0 before the first. */
  readonly round: number;
  readonly rounds: number;
  readonly startAt: number | null;
  readonly endsAt: number | null;
  /** A table that waits for the asking guest; null for none. */
  readonly table: string | null;
}
