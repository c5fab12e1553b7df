/** Credits against floods: whatever is asked for costs some, and they come back with time. */
export class Credits {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  /** @param now milliseconds of any clock that only goes forward, as later calls are given */
  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  /** Takes what something costs; false, and nothing taken, where there is less. */
  take(now: number, cost = 1): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) * this.#perSecond) / 1000);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Gives back what was taken for something that was all right, or was not done. */
  giveBack(cost = 1): void {
    this.#left = Math.min(this.#most, this.#left + cost);
  }

  /** True where nothing was taken for long: nothing needs to be remembered. */
  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) * this.#perSecond) / 1000 >= this.#most;
  }
}
