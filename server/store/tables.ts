import type { StoredChange } from './audit.ts';
import type { RatedResult } from './ratings.ts';

/** A table's state for lists and sweeps; it follows from the changes and is written with each. */
export interface TableRow {
  /** Id of the game. */
  readonly game: string;
  readonly status: TableStatus;
  /** Whether the lobby lists it. */
  readonly isPublic: boolean;
  /**
   * Until when the lobby lists a finished table, since delayed spectators have not seen its end yet; null if it does
   * not.
   */
  readonly listedUntil: number | null;
  /** The time of the next event without a sender: a clock at zero, a table to be filled; null for none. */
  readonly due: number | null;
  /** True while a bot must choose. */
  readonly awaitsBot: boolean;
  /** Guests who have the turn. */
  readonly turns: readonly string[];
  /** Its entry in lists: JSON text; null if unchanged. */
  readonly card: string | null;
}

/** Before, during and after the match. */
export type TableStatus = 'gathering' | 'playing' | 'over';

/** One change of a table, to be written as number `seq`. */
export interface Append {
  readonly table: string;
  /** The number of changes known to the writer. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** JSON text. */
  readonly data: string;
  readonly row: TableRow;
  /** All guests who hold a seat; null if unchanged. */
  readonly sitters: readonly string[] | null;
  /** The owner, if they hold no seat; absent if the owner has a seat. */
  readonly owner?: string;
  /** Other guests named in the change. */
  readonly named: readonly string[];
  /** True if only the chooser may know about it: lists then show no activity. */
  readonly isSecret: boolean;
  /** By seat: the result of a rated match that this change ended; null if it ended none. */
  readonly results: RatedResult | null;
}

/** Stores tables: each is the sequence of its changes. */
export interface Tables {
  /**
   * Writes a change, unless the table has more changes than its writer knows: then nothing is written and the result is
   * false. Concurrent appends share one transaction.
   */
  append(change: Append): Promise<boolean>;
  /** The changes of a table from number `from` on, in order; none for an unknown table. @throws DamageError */
  changes(table: string, from?: number): Promise<readonly StoredChange[]>;
  /** Replaces the texts of stored changes; only for deleting a person's data. */
  rewrite(table: string, changes: readonly { readonly seq: number; readonly data: string }[]): Promise<void>;
  /** The readable changes of a damaged table. */
  readableChanges(table: string): Promise<readonly StoredChange[]>;
  /** Removes an unreadable table and all its data from lists and sweeps. */
  setApart(table: string): Promise<void>;
  /** The number of changes of each of these tables; unknown ones are left out. */
  counts(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Sets the due time without a change; does nothing if the table has changed since number `seq`. */
  setDue(table: string, seq: number, due: number | null): Promise<void>;
  /** Removes a table with all its data. */
  remove(table: string): Promise<void>;
}
