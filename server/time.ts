import type { Outage } from './store/outages.ts';
import type { Time } from './table/clock.ts';

/** Where the server has its time from. */
export interface Timekeeper {
  /** Milliseconds since 1970. */
  now(): number;
  readonly time: Time;
  /** @param outages in no order, none overlapping another */
  setOutages(outages: readonly Outage[]): void;
}

/** Milliseconds between two times, without those in which no process served the store. */
export function elapsedWithout(outages: readonly Outage[], from: number, to: number): number {
  const lost = outages.reduce(
    (sum, { began, ended }) => sum + Math.max(0, Math.min(ended, to) - Math.max(began, from)),
    0,
  );
  return Math.max(0, to - from - lost);
}

/**
 * The server's time. It follows the monotonic clock from the start of the process on, so that a system clock that jumps
 * moves no game clock. Times in which no process served the store count for nobody.
 */
export class ServerTime implements Timekeeper {
  #begun = Date.now();
  readonly #zero = performance.now();
  /** The last time that was told: time never goes back. */
  #last = 0;
  #outages: readonly Outage[] = [];

  now(): number {
    this.#last = Math.max(this.#last, Math.round(this.#begun + performance.now() - this.#zero));
    return this.#last;
  }

  /** From now on it is as late as where the tables are stored, so that all processes agree. */
  follow(there: number): void {
    this.#begun = there - (performance.now() - this.#zero);
  }

  setOutages(outages: readonly Outage[]): void {
    this.#outages = outages;
  }

  get time(): Time {
    return { now: this.now(), elapsed: (from, to) => elapsedWithout(this.#outages, from, to) };
  }
}
