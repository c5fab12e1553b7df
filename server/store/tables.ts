import type { StoredChange } from './audit.ts';
import type { RatedResult } from './ratings.ts';

/** A table's state for lists and sweeps; it follows from the changes and is written with each of them. */
export interface TableRow {
  /** Id of the game. */
  readonly game: string;
  readonly status: TableStatus;
  /** Whether the lobby lists it. */
  readonly isPublic: boolean;
  /** Until when the lobby lists it although it is over, for those who watch have not seen that yet; null for not at all. */
  readonly listedUntil: number | null;
  /** When something becomes due that nobody sends: a clock at zero, a table to be filled; null for nothing. */
  readonly due: number | null;
  /** True while a bot must choose. */
  readonly awaitsBot: boolean;
  /** Guests whose turn it is. */
  readonly turns: readonly string[];
  /** What lists show of it: JSON text; null where it is as before. */
  readonly card: string | null;
}

/** People gather, play, or have played. */
export type TableStatus = 'gathering' | 'playing' | 'over';

/** One change of a table, to be written as number `seq`. */
export interface Append {
  readonly table: string;
  /** Changes that the writer knows of. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** JSON text. */
  readonly data: string;
  readonly row: TableRow;
  /** All guests who hold a seat; null where that did not change. */
  readonly sitters: readonly string[] | null;
  /** The guest whose table it is, who holds no seat; absent where whoever owns it sits there. */
  readonly owner?: string;
  /** Guests whom the change names besides. */
  readonly named: readonly string[];
  /** True where only who has chosen may know of it: lists do not show that anything happened. */
  readonly isSecret: boolean;
  /** By seat: how a rated match ended with this change; null where none did. */
  readonly results: RatedResult | null;
}

/** Where tables are kept: each is the changes that were written of it. */
export interface Tables {
  /**
   * Writes a change, unless the table has more changes than its writer knows of: then nothing is written and the answer is
   * false. Appends that wait at the same time are written in one transaction.
   */
  append(change: Append): Promise<boolean>;
  /** The changes of a table from number `from` on, in order; none for an unknown table. @throws DamageError */
  changes(table: string, from?: number): Promise<readonly StoredChange[]>;
  /** Puts other texts in the place of changes that were stored: for forgetting a person, and nothing else. */
  rewrite(table: string, changes: readonly { readonly seq: number; readonly data: string }[]): Promise<void>;
  /** The changes of a table that can be read, where others cannot. */
  readableChanges(table: string): Promise<readonly StoredChange[]>;
  /** Takes a table that cannot be read out of lists and sweeps, with all that they show of it. */
  setApart(table: string): Promise<void>;
  /** How many changes each of these tables has; unknown ones are left out. */
  counts(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Writes what is due where nothing has changed: of a table that has gone on since change number `seq` nothing is. */
  setDue(table: string, seq: number, due: number | null): Promise<void>;
  /** Removes a table with all that belongs to it. */
  remove(table: string): Promise<void>;
}
