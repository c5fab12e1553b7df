import type { Waiting } from '../table.ts';
import type { Answer } from './answer.ts';
import type { MatchLink } from './match-link.ts';
import type { StoredMatch } from './match-store.ts';
import type { Update } from './protocol.ts';
import { randomId } from './random-id.ts';
import { type Asked, TabChannel, TabLink, type TabMessage } from './tab-channel.ts';
import { PATIENCE, TabLock } from './tab-lock.ts';

/** Milliseconds in which other tabs receive a message. */
const HEARD = 100;

/** What a table does for the other tabs, and what it hears from them. */
export interface TabEvents {
  /** All that the screen shows, for a tab that has just come. */
  whole(): Update;
  /** Answers a tab that follows. */
  ask(call: Asked): Promise<Answer<unknown>>;
  /** Stops playing, for another tab to go on; gives the match itself where it could not be saved. */
  release(): Promise<StoredMatch | undefined>;
  /** Another tab has taken the match away. */
  onLost(): void;
  /** The tab that played the match is gone: this one plays it now. */
  onGained(kept: StoredMatch | undefined): void;
  /** Tabs cannot know of each other here, and another one has gone on with the match. */
  onOvertaken(): void;
  onUpdate(update: Update): void;
  onWaiting(waiting: Waiting | null): void;
}

/** The tabs of this browser that have one match open, seen from one of them: one plays it, the others follow. */
export class Tabs {
  /** For the questions of a tab that follows. */
  readonly link: MatchLink;
  readonly #link: TabLink;
  readonly #own = randomId();
  readonly #lock: TabLock;
  readonly #channel: TabChannel;
  #events: TabEvents | null = null;
  #isHolding = false;
  /** A match that was left is not taken again. */
  #isLeft = false;
  /** The wait for the lock that was begun while the match was come to. */
  #freed: Promise<boolean> | null = null;
  #hasFollowers = false;
  /** What the tab that played the match could not save, until somebody has played on from it. */
  #handed: StoredMatch | undefined;
  /** Called with the first picture of another tab's table. */
  #onTable: ((update: Update) => void) | null = null;
  /** Called when the tab that plays the match has given it up. */
  #onYielded: () => void = () => {};
  #timer = 0;

  private constructor(matchId: string) {
    this.#lock = new TabLock(matchId, () => this.#lose());
    this.#channel = new TabChannel(matchId, (message) => this.#receive(message));
    this.#link = new TabLink(this.#channel, this.#own, PATIENCE);
    this.link = this.#link;
  }

  /** Comes to a match: gives the table of the tab that plays it, or null where this tab is to play it. */
  static async enter(matchId: string): Promise<{ readonly tabs: Tabs; readonly followed: Update | null }> {
    const tabs = new Tabs(matchId);
    tabs.#isHolding = await tabs.#lock.take();
    return { tabs, followed: tabs.#isHolding ? null : await tabs.#join() };
  }

  /** The table is open, here or in the tab that is followed: from now on the others are heard. */
  start(events: TabEvents): void {
    this.#events = events;
    if (!this.#isHolding) void this.#wait();
    else if (this.#hasFollowers) this.#channel.post({ kind: 'table', update: events.whole() });
  }

  /** Sends the others what this tab's screen shows now. */
  broadcast(update: Update): void {
    // What a bot is to think about is nobody's to see.
    if (this.#isHolding && this.#hasFollowers) this.#channel.post({ kind: 'update', update: { ...update, bot: null } });
  }

  broadcastWaiting(waiting: Waiting | null): void {
    if (this.#isHolding && this.#hasFollowers) this.#channel.post({ kind: 'waiting', waiting });
  }

  /** The match was saved by this tab. */
  broadcastSaved(): void {
    if (!TabLock.isPossible) this.#channel.post({ kind: 'saved' });
  }

  /** Has the tab that plays the match give it up, and holds it from then on; gives what could not be saved there. */
  async takeOver(): Promise<StoredMatch | undefined> {
    await new Promise<void>((resolve) => {
      this.#onYielded = resolve;
      window.setTimeout(resolve, PATIENCE);
      this.#channel.post({ kind: 'yield' });
    });
    await this.#seize();
    this.#showAll();
    return this.#takeHanded();
  }

  /**
   * Leaves the match to the others; with the match itself where it could not be saved. Tells whether another tab has
   * that now.
   */
  leave(kept?: StoredMatch): Promise<boolean> {
    const isHanded = kept !== undefined && this.#isHolding;
    if (isHanded) this.#channel.post({ kind: 'yielded', kept });
    const isTaken = isHanded ? this.#lock.isAwaited() : Promise.resolve(false);
    this.#isHolding = false;
    this.#isLeft = true;
    window.clearTimeout(this.#timer);
    this.#link.end();
    this.#channel.close();
    // The match is to be there before the lock.
    if (isHanded) window.setTimeout(() => this.#lock.release(), HEARD);
    else this.#lock.release();
    return isTaken;
  }

  async #seize(): Promise<void> {
    if (this.#isLeft) return;
    // What came by itself meanwhile must not be taken from oneself.
    if (!this.#isHolding) this.#isHolding = await this.#lock.seize();
    // Other tabs that followed the last holder follow this one.
    this.#hasFollowers = true;
  }

  /** For a tab that came while nobody held the match, and was answered by none. */
  #showAll(): void {
    if (this.#isHolding && this.#events !== null) this.#channel.post({ kind: 'table', update: this.#events.whole() });
  }

  #takeHanded(): StoredMatch | undefined {
    const handed = this.#handed;
    this.#handed = undefined;
    return handed;
  }

  /** The table of the tab that plays the match; null once it has gone or does not answer, and the lock was had. */
  async #join(): Promise<Update | null> {
    const first = new Promise<Update | null>((resolve) => {
      this.#onTable = resolve;
      window.setTimeout(() => resolve(null), PATIENCE);
    });
    this.#freed = this.#lock.wait();
    this.#channel.post({ kind: 'join' });
    const found = await Promise.race([first, this.#freed]);
    this.#onTable = null;
    if (found === true) this.#isHolding = true;
    // A tab that hangs must not keep the match.
    else if (found === null || found === false) await this.#seize();
    else return found;
    this.#freed = null;
    return null;
  }

  /** Waits for the tab that plays the match to go. Never fails: a wait that is given up just ends. */
  async #wait(): Promise<void> {
    if (this.#isLeft) return;
    const freed = this.#freed ?? this.#lock.wait();
    this.#freed = null;
    if (!(await freed)) return;
    this.#isHolding = true;
    this.#hasFollowers = true;
    this.#showAll();
    this.#events?.onGained(this.#takeHanded());
  }

  #lose(): void {
    window.clearTimeout(this.#timer);
    if (this.#isHolding) {
      this.#isHolding = false;
      this.#events?.onLost();
    }
    void this.#wait();
  }

  /** Gives the match up to the tab that asked. Never fails, since `release` keeps what cannot be saved. */
  async #yield(events: TabEvents): Promise<void> {
    this.#isHolding = false;
    const kept = await events.release();
    this.#handed = kept;
    this.#channel.post(kept === undefined ? { kind: 'yielded' } : { kind: 'yielded', kept });
    // Whoever asked takes the lock. Where it has gone meanwhile, the lock is free for all.
    this.#timer = window.setTimeout(() => {
      this.#lock.release();
      void this.#wait();
    }, PATIENCE);
  }

  #receive(message: TabMessage): void {
    const events = this.#events;
    switch (message.kind) {
      case 'join':
        this.#hasFollowers = true;
        if (this.#isHolding && events !== null) this.#channel.post({ kind: 'table', update: events.whole() });
        return;
      case 'table':
        this.#onTable?.(message.update);
        return;
      case 'update':
        if (this.#isHolding) return;
        this.#handed = undefined;
        events?.onUpdate(message.update);
        return;
      case 'waiting':
        if (!this.#isHolding) events?.onWaiting(message.waiting);
        return;
      case 'ask':
        if (this.#isHolding && events !== null) void this.#answer(message, events);
        return;
      case 'answer':
        if (message.to === this.#own) this.#link.answer(message.id, message.answer);
        return;
      case 'yield':
        if (this.#isHolding && events !== null) void this.#yield(events);
        return;
      case 'yielded':
        this.#handed = message.kept;
        this.#onYielded();
        return;
      case 'saved':
        if (!TabLock.isPossible) events?.onOvertaken();
        return;
      default:
        message satisfies never;
    }
  }

  /** Never fails: whoever cannot answer says so in the answer. */
  async #answer({ from, id, call }: Extract<TabMessage, { readonly kind: 'ask' }>, events: TabEvents): Promise<void> {
    this.#channel.post({ kind: 'answer', to: from, id, answer: await events.ask(call) });
  }
}
