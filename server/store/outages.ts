/** A time in which no process served the store: no clock ran. */
export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** When processes were at work. */
export interface Outages {
  /** Says that a process is at work. Where none has been for longer than `gap` milliseconds, that was an outage. */
  beat(now: number, gap: number): Promise<void>;
  /** The time at the database, which several processes go by; null where there is one process alone. */
  clock(): Promise<number | null>;
  since(time: number): Promise<readonly Outage[]>;
}
