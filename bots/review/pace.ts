import type { Budget } from '../bot.ts';
import type { Clock } from '../meter.ts';

export interface PaceOptions {
  /** Most iterations per look at a choice; default: the level's own. */
  readonly iterations?: number;
  /** About how long the whole review may take. Without it only iterations count. */
  readonly time?: { readonly milliseconds: number; readonly clock: Clock };
}

/** The looks get at least this share of the time, however long the work before them took. */
const LEAST = 0.4;

/** Distributes the time of a review over the looks at its choices. */
export class Pace {
  readonly #options: PaceOptions;
  /** When the review should end. */
  #due: number;
  /** Remaining looks of the round, and when the round should end. */
  #open = 0;
  #end = Number.POSITIVE_INFINITY;
  /** When the current look should end. */
  #lookEnd = Number.POSITIVE_INFINITY;

  constructor(options: PaceOptions) {
    this.#options = options;
    this.#due = this.#now() + (options.time?.milliseconds ?? Number.POSITIVE_INFINITY);
  }

  /** The work before the looks is done. */
  beginLooks(): void {
    this.#due = Math.max(this.#due, this.#now() + LEAST * (this.#options.time?.milliseconds ?? 0));
  }

  /** Begins a round of looks, which may take this share of the remaining time. */
  begin(looks: number, share: number): void {
    this.#open = looks;
    this.#end = this.#now() + share * Math.max(0, this.#due - this.#now());
  }

  /** Whether the round has run out of time. */
  get isOut(): boolean {
    return this.#now() >= this.#end;
  }

  /** For the next look of the round: an equal part of the remaining time. */
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
   * Repeats a piece of work while the look that `next` began has time left, at least `few` times and at most `most`;
   * without a clock, `usual` times. The count depends on time alone, never on the results.
   * @returns the count
   */
  fill(few: number, usual: number, most: number, work: (times: number) => void): number {
    const begun = this.#now();
    work(few);
    const now = this.#now();
    const isTimed = this.#options.time !== undefined;
    const fits = isTimed ? Math.floor((few * (this.#lookEnd - begun)) / Math.max(1e-3, now - begun)) : usual;
    const more = Math.max(0, Math.min(most, fits) - few);
    work(more);
    return few + more;
  }

  #now(): number {
    return this.#options.time?.clock() ?? 0;
  }
}
