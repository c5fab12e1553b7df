import type { TableStatus } from './tables.ts';

/** A line of a list of tables. */
export interface ListedTable {
  readonly id: string;
  readonly seq: number;
  readonly game: string;
  readonly status: TableStatus;
  readonly created: number;
  readonly touched: number;
  /** Until when lists hide that it is over, for those who watch have not seen that yet; null where there is no such time. */
  readonly listedUntil: number | null;
  /** True where the guest who asks is awaited. */
  readonly isTurn: boolean;
  /** True where the guest who asks holds a seat. */
  readonly holdsSeat: boolean;
  /** As it was written; null where it cannot be read. */
  readonly card: string | null;
}

/** Orders of experiments that workers of other machines play. */
export interface LabOrders {
  readonly waiting: number;
  readonly playing: number;
}

/** Lists of tables, for people and for sweeps. */
export interface Lists {
  /** Public tables that are not over, as far as everybody may know, those touched last first. */
  openTables(limit: number, now: number): Promise<readonly ListedTable[]>;
  /** Tables at which a guest holds a seat, or which are its own, those touched last first. */
  of(guest: string, limit: number): Promise<readonly ListedTable[]>;
  /** All tables that have ever named a guest. */
  naming(guest: string): Promise<readonly ListedTable[]>;
  /** Tables with something due by then. */
  due(by: number, limit: number): Promise<readonly string[]>;
  /** Tables that have awaited a bot since then or longer. */
  awaitingBots(touchedBy: number, limit: number): Promise<readonly string[]>;
  /** The status of each of these tables; unknown ones are left out. */
  statuses(tables: readonly string[]): Promise<ReadonlyMap<string, TableStatus>>;
  /** Number of tables by status. */
  countByStatus(): Promise<{ readonly [status: string]: number }>;
  /** Orders of the lab that wait in this database and are being played; null where none were ever sent here. */
  labOrders(): Promise<LabOrders | null>;
}
