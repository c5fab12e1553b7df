/** How far an event is. */
export type EventStatus = 'gathering' | 'playing' | 'over';

/** An event as it is written, whole each time. */
export interface EventRow {
  readonly id: string;
  readonly status: EventStatus;
  /** Whether the lobby lists it. */
  readonly isPublic: boolean;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** When it must be looked at; null for not before somebody does something. */
  readonly due: number | null;
  /** JSON text. */
  readonly data: string;
  /** Guests who play in it, or made it; null where they are as before. */
  readonly guests: readonly string[] | null;
}

/** An event as it was written, and how often. */
export interface StoredEvent {
  readonly id: string;
  readonly seq: number;
  /** JSON text. */
  readonly data: string;
}

/** Where events are kept. */
export interface Events {
  /** An event; null where there is none. @throws DamageError */
  find(id: string): Promise<StoredEvent | null>;
  /**
   * Writes an event in the place of what was there, unless it was written more often than its writer knows of: then nothing
   * is written and the answer is false. Number 0 is a new one.
   */
  write(event: EventRow, seq: number): Promise<boolean>;
  /** Events that must be looked at by then. */
  due(by: number, limit: number): Promise<readonly string[]>;
  /** Public events that are not over, those touched last first. */
  open(limit: number): Promise<readonly StoredEvent[]>;
  /** Events of a guest, those touched last first. */
  of(guest: string, limit: number): Promise<readonly StoredEvent[]>;
}

/** Where an event lies. */
export function eventPlace(event: string): string {
  return `events/${event}`;
}
