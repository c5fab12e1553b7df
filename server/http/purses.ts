import type { Result } from '@marchlands/core/result.ts';
import { refuse } from '../table/refusal.ts';
import { countedAs } from './counted-as.ts';
import { Credits } from './credits.ts';

/** Burst and rate per second of messages, over all sockets of a seat or guest. */
const BURST = 80;
const PER_SECOND = 20;
/** Burst and rate per second of history items, per guest and per address. A long match has some hundreds. */
const PAST_BURST = 3000;
const PAST_PER_SECOND = 60;
const PAST_ADDRESS_BURST = 6000;
const PAST_ADDRESS_PER_SECOND = 300;
/** Burst and rate per second of wrong guesses per address. */
const GUESS_BURST = 30;
const GUESSES_PER_SECOND = 0.5;
/** Number of purses above which a new one drops those that are full. */
const MOST_KEPT = 10_000;

/** The guessable secrets: those of tables and seats, and the admin token. Each has its own purses. */
export type Guessed = 'table' | 'admin';

/** Credits per person and per address, over all routes and sockets. */
export class Purses {
  readonly #purses = new Map<string, Credits>();
  readonly #scale: number;
  /** The clock of the refill. */
  readonly now: () => number;

  /**
   * @param requests requests per minute and address; guesses are allowed in proportion
   * @param now milliseconds of a monotonic clock
   */
  constructor(requests: number, now: () => number) {
    this.#scale = Math.max(1, requests / 300);
    this.now = now;
  }

  /**
   * A person's credits at one table, over all its sockets. Look them up for each message, since they may be dropped.
   */
  ofPerson(table: string, person: string): () => Credits {
    // Called for every message: a key made once keeps its hash.
    const name = `person ${table}/${person}`;
    return () => this.#kept(name, BURST, PER_SECOND);
  }

  /** Charges history items to the guest and its address; false, charging nothing, if either has too little. */
  payForPast(guest: string, ip: string, items: number): boolean {
    const now = this.now();
    const own = this.#kept(`past ${guest}`, PAST_BURST, PAST_PER_SECOND);
    const ofAddress = this.#kept(`past at ${countedAs(ip)}`, PAST_ADDRESS_BURST, PAST_ADDRESS_PER_SECOND);
    if (!own.take(now, items)) return false;
    if (ofAddress.take(now, items)) return true;
    own.giveBack(items);
    return false;
  }

  /**
   * Checks a secret: a password, a code, a key, a token. A wrong one costs credits; an address without credits is not
   * checked.
   */
  async guess<R>(what: Guessed, ip: string, check: () => Promise<Result<R>>): Promise<Result<R>> {
    const purse = this.#kept(`${what} ${countedAs(ip)}`, GUESS_BURST * this.#scale, GUESSES_PER_SECOND * this.#scale);
    if (!purse.take(this.now())) return refuse('limit.rate');
    let isGuess = false;
    try {
      const done = await check();
      // Nothing was checked, so nothing was learned.
      isGuess = !done.ok && done.problem.code !== 'store.down';
      return done;
    } finally {
      if (!isGuess) purse.giveBack();
    }
  }

  #kept(name: string, most: number, perSecond: number): Credits {
    const now = this.now();
    const known = this.#purses.get(name);
    if (known !== undefined) return known;
    if (this.#purses.size > MOST_KEPT)
      for (const [other, credits] of this.#purses) if (credits.isFull(now)) this.#purses.delete(other);
    const made = new Credits(most, perSecond, now);
    this.#purses.set(name, made);
    return made;
  }
}
