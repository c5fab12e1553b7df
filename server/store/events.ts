/** The state of an event. */
export type EventStatus = 'gathering' | 'playing' | 'over';

/** An event as stored, complete each time. */
export interface EventRow {
  readonly id: string;
  readonly status: EventStatus;
  /** Whether the lobby lists it. */
  readonly isPublic: boolean;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** When it must next be checked; null if only after somebody acts. */
  readonly due: number | null;
  /** JSON text. */
  readonly data: string;
  /** Guests who play in it or made it; null if unchanged. */
  readonly guests: readonly string[] | null;
}

/** A stored event with its number of writes. */
export interface StoredEvent {
  readonly id: string;
  readonly seq: number;
  /** JSON text. */
  readonly data: string;
}

/** Stores events. */
export interface Events {
  /** An event; null if there is none. @throws DamageError */
  find(id: string): Promise<StoredEvent | null>;
  /**
   * Replaces an event, unless it was written more often than its writer knows: then nothing is written and the result
   * is false. Number 0 is a new one.
   */
  write(event: EventRow, seq: number): Promise<boolean>;
  /** Events that must be checked by then. */
  due(by: number, limit: number): Promise<readonly string[]>;
  /** Public events that are not over, most recently changed first. */
  open(limit: number): Promise<readonly StoredEvent[]>;
  /** Events of a guest, most recently changed first. */
  of(guest: string, limit: number): Promise<readonly StoredEvent[]>;
}

/** The place of an event. */
export function eventPlace(event: string): string {
  return `events/${event}`;
}
