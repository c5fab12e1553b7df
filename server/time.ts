import type { Outage } from './store/store.ts';
import type { Time } from './table/clock.ts';

/**
 * The server's time. It follows the monotonic clock from the start of the process on, so that a system clock that jumps
 * moves no game clock. Times in which no process served the store count for nobody.
 */
export class ServerTime {
  readonly #begun = Date.now();
  readonly #zero = performance.now();
  #outages: readonly Outage[] = [];

  /** Milliseconds since 1970. */
  now(): number {
    return Math.round(this.#begun + performance.now() - this.#zero);
  }

  /** @param outages in no order, none overlapping another */
  setOutages(outages: readonly Outage[]): void {
    this.#outages = outages;
  }

  get time(): Time {
    return { now: this.now(), elapsed: (from, to) => this.#elapsed(from, to) };
  }

  #elapsed(from: number, to: number): number {
    const lost = this.#outages.reduce(
      (sum, { began, ended }) => sum + Math.max(0, Math.min(ended, to) - Math.max(began, from)),
      0,
    );
    return Math.max(0, to - from - lost);
  }
}
