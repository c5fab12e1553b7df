import type { Outage } from './store/outages.ts';
import type { Time } from './table/clock.ts';

/** The server's source of time. */
export interface Timekeeper {
  /** Milliseconds since 1970. */
  now(): number;
  readonly time: Time;
  /** @param outages in any order, without overlaps */
  setOutages(outages: readonly Outage[]): void;
}

/** Milliseconds between two times, without outages. */
export function elapsedWithout(outages: readonly Outage[], from: number, to: number): number {
  const lost = outages.reduce(
    (sum, { began, ended }) => sum + Math.max(0, Math.min(ended, to) - Math.max(began, from)),
    0,
  );
  return Math.max(0, to - from - lost);
}

/**
 * The server's time. It follows the monotonic clock from the start of the process, so that a jump of the system clock
 * moves no game clock. Outages do not count.
 */
export class ServerTime implements Timekeeper {
  #begun = Date.now();
  readonly #zero = performance.now();
  /** The last time returned: time never goes back. */
  #last = 0;
  #outages: readonly Outage[] = [];

  now(): number {
    this.#last = Math.max(this.#last, Math.round(this.#begun + performance.now() - this.#zero));
    return this.#last;
  }

  /** Follows the store's time from now on, so that all processes agree. */
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
