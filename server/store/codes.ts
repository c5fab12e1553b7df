/** Stores codes that move a seat to another device. */
export interface Codes {
  /** Stores a code for one use, and removes expired ones. */
  keep(hash: string, table: string, seat: number, expires: number, now: number): Promise<void>;
  /** Takes a code out: returns its seat, or null if the code is unknown or expired. */
  take(hash: string, now: number): Promise<{ readonly table: string; readonly seat: number } | null>;
}
