/** Credits against floods: each message costs one, and they come back with time. */
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

  /** Takes a credit; false where there is none. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) * this.#perSecond) / 1000);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Gives a credit back: what it was taken for was all right. */
  giveBack(): void {
    this.#left = Math.min(this.#most, this.#left + 1);
  }

  /** True where nothing was taken for long: nothing needs to be remembered. */
  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) * this.#perSecond) / 1000 >= this.#most;
  }
}
