import type { Budget } from '../bot.ts';
import type { Clock } from '../meter.ts';

export interface PaceOptions {
  /** Most iterations for each look at a choice; the level's own where it is left out. */
  readonly iterations?: number;
  /** About how long the whole review may take, by the clock. Without it only iterations count. */
  readonly time?: { readonly milliseconds: number; readonly clock: Clock };
}

/** Share of the time that the looks get, however long came before them. */
const LEAST = 0.4;

/** Deals the time of a review out to the looks at its choices. */
export class Pace {
  readonly #options: PaceOptions;
  /** When the review is to be over. */
  #due: number;
  /** Looks of the round that are still to come, and when it is to be over. */
  #open = 0;
  #end = Number.POSITIVE_INFINITY;
  /** When the look under way is to be over. */
  #lookEnd = Number.POSITIVE_INFINITY;

  constructor(options: PaceOptions) {
    this.#options = options;
    this.#due = this.#now() + (options.time?.milliseconds ?? Number.POSITIVE_INFINITY);
  }

  /** What comes before the looks is done. */
  beginLooks(): void {
    this.#due = Math.max(this.#due, this.#now() + LEAST * (this.#options.time?.milliseconds ?? 0));
  }

  /** A round of so many looks begins, which may take this share of the time that is left. */
  begin(looks: number, share: number): void {
    this.#open = looks;
    this.#end = this.#now() + share * Math.max(0, this.#due - this.#now());
  }

  /** Whether the time of the round is over. */
  get isOut(): boolean {
    return this.#now() >= this.#end;
  }

  /** For the next look of the round: an equal part of what is left. */
  next(): Budget {
    const { iterations, time } = this.#options;
    const most = iterations === undefined ? {} : { iterations };
    const now = this.#now();
    const part = Math.max(1, (this.#end - now) / Math.max(1, this.#open));
    this.#open -= 1;
    this.#lookEnd = now + part;
    return time === undefined ? most : { ...most, milliseconds: part };
  }

  /**
   * Does a piece of work as often as fits into what is left of the look that `next` began, at least `few` times and at most
   * `most`; without a clock as often as `usual` says. How often hangs on time alone, never on what the work found.
   */
  fill(few: number, usual: number, most: number, work: (times: number) => void): void {
    const begun = this.#now();
    work(few);
    const now = this.#now();
    const isTimed = this.#options.time !== undefined;
    const fits = isTimed ? Math.floor((few * (this.#lookEnd - begun)) / Math.max(1e-3, now - begun)) : usual;
    work(Math.max(0, Math.min(most, fits) - few));
  }

  #now(): number {
    return this.#options.time?.clock() ?? 0;
  }
}
