import type { TableStatus } from './tables.ts';

/** An entry in a list of tables. */
export interface ListedTable {
  readonly id: string;
  readonly seq: number;
  readonly game: string;
  readonly status: TableStatus;
  readonly created: number;
  readonly touched: number;
  /** Until when lists hide that it is over, since delayed spectators have not seen that yet; null if they do not. */
  readonly listedUntil: number | null;
  /** True if it is the asking guest's turn. */
  readonly isTurn: boolean;
  /** True if the asking guest holds a seat. */
  readonly holdsSeat: boolean;
  /** As stored; null if it cannot be read. */
  readonly card: string | null;
}

/** Orders of experiments for workers on other machines. */
export interface LabOrders {
  readonly waiting: number;
  readonly playing: number;
}

/** Lists of tables, for people and for sweeps. */
export interface Lists {
  /** Public tables that, as far as the public may know, are not over, most recently changed first. */
  openTables(limit: number, now: number): Promise<readonly ListedTable[]>;
  /** Tables that a guest owns or at which it holds a seat, most recently changed first. */
  of(guest: string, limit: number): Promise<readonly ListedTable[]>;
  /** All tables that have ever named a guest. */
  naming(guest: string): Promise<readonly ListedTable[]>;
  /** Tables with something due by then. */
  due(by: number, limit: number): Promise<readonly string[]>;
  /** Tables that have been waiting for a bot at least since then. */
  awaitingBots(touchedBy: number, limit: number): Promise<readonly string[]>;
  /** The status of each of these tables; unknown ones are left out. */
  statuses(tables: readonly string[]): Promise<ReadonlyMap<string, TableStatus>>;
  /** Number of tables by status. */
  countByStatus(): Promise<{ readonly [status: string]: number }>;
  /** The numbers of the lab's waiting and active orders in this database; null if it never had any. */
  labOrders(): Promise<LabOrders | null>;
}
