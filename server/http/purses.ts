import type { Result } from '@marchlands/core/result.ts';
import { refuse } from '../table/refusal.ts';
import { countedAs } from './counted-as.ts';
import { Credits } from './credits.ts';

/** Messages at once and per second, of all sockets of a seat or guest together. */
const BURST = 80;
const PER_SECOND = 20;
/** Items of the past at once and per second: of a guest, and of all guests of an address. A long match has some hundreds. */
const PAST_BURST = 3000;
const PAST_PER_SECOND = 60;
const PAST_ADDRESS_BURST = 6000;
const PAST_ADDRESS_PER_SECOND = 300;
/** What an address may guess wrongly at once and per second. */
const GUESS_BURST = 30;
const GUESSES_PER_SECOND = 0.5;
/** Purses above which those that are full are forgotten. */
const MOST_KEPT = 10_000;

/** What can be guessed: what opens tables and seats, and what opens the admin page. Each has purses of its own. */
export type Guessed = 'table' | 'admin';

/** The credits of persons and addresses, over all routes and sockets. */
export class Purses {
  readonly #purses = new Map<string, Credits>();
  readonly #scale: number;
  /** The clock after which credits come back. */
  readonly now: () => number;

  /**
   * @param requests requests a minute and address: where more are allowed, more may be guessed
   * @param now milliseconds of a clock that only goes forward
   */
  constructor(requests: number, now: () => number) {
    this.#scale = Math.max(1, requests / 300);
    this.now = now;
  }

  /** Looks the credits of one person at one table up, over all its sockets: for one message, since they may be forgotten. */
  ofPerson(table: string, person: string): () => Credits {
    // Every message asks: a name that is made once keeps its hash.
    const name = `person ${table}/${person}`;
    return () => this.#kept(name, BURST, PER_SECOND);
  }

  /** Takes what items of the past cost from their guest and its address; false, and nothing taken, where either has less. */
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
   * Finds out whether somebody knows a secret: a password, a code, a key, a token. Whoever does not pays for it, and where an
   * address has nothing left nobody looks.
   */
  async guess<R>(what: Guessed, ip: string, check: () => Promise<Result<R>>): Promise<Result<R>> {
    const purse = this.#kept(`${what} ${countedAs(ip)}`, GUESS_BURST * this.#scale, GUESSES_PER_SECOND * this.#scale);
    if (!purse.take(this.now())) return refuse('limit.rate');
    let isGuess = false;
    try {
      const done = await check();
      // Where nobody could look nothing was learned.
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
    for (const [other, credits] of this.#purses)
      if (this.#purses.size > MOST_KEPT && credits.isFull(now)) this.#purses.delete(other);
    const made = new Credits(most, perSecond, now);
    this.#purses.set(name, made);
    return made;
  }
}
