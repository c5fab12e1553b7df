/** Where codes are kept that move a seat to another device. */
export interface Codes {
  /** Keeps a code for one use, and removes those that are too old. */
  keep(hash: string, table: string, seat: number, expires: number, now: number): Promise<void>;
  /** Takes a code out: where it leads, or null where it is unknown or too old. */
  take(hash: string, now: number): Promise<{ readonly table: string; readonly seat: number } | null>;
}
