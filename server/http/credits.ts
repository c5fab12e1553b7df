/** Credits against floods (a token bucket): requests cost credits, which refill over time. */
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

  /** Takes a cost; false, taking nothing, if there is too little. */
  take(now: number, cost = 1): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) * this.#perSecond) / 1000);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Refunds the cost of something that was fine, or was not done. */
  giveBack(cost = 1): void {
    this.#left = Math.min(this.#most, this.#left + cost);
  }

  /** True if the credits are full again, so the purse can be forgotten. */
  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) * this.#perSecond) / 1000 >= this.#most;
  }
}
