/** A period in which no process served the store: clocks stood still. */
export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** Records when processes were running. */
export interface Outages {
  /** A sign of life. If there was none for longer than `gap` milliseconds, that was an outage. */
  beat(now: number, gap: number): Promise<void>;
  /** The database's time, which several processes share; null for a single process. */
  clock(): Promise<number | null>;
  since(time: number): Promise<readonly Outage[]>;
}
