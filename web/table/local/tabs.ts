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

/** A table's services for other tabs, and the events it receives from them. */
export interface TabEvents {
  /** Everything on the screen, for a new tab. */
  whole(): Update;
  /** Answers a following tab. */
  ask(call: Asked): Promise<Answer<unknown>>;
  /** Stops playing, so that another tab can continue; returns the match itself if it could not be saved. */
  release(): Promise<StoredMatch | undefined>;
  /** Another tab has taken the match away. */
  onLost(): void;
  /** The playing tab is gone: this one plays the match now. */
  onGained(kept: StoredMatch | undefined): void;
  /** Without locks: another tab has continued the match. */
  onOvertaken(): void;
  onUpdate(update: Update): void;
  onWaiting(waiting: Waiting | null): void;
}

/** The browser's tabs with the same open match, seen from one of them: one plays it, the others follow. */
export class Tabs {
  /** For the questions of a following tab. */
  readonly link: MatchLink;
  readonly #link: TabLink;
  readonly #own = randomId();
  readonly #lock: TabLock;
  readonly #channel: TabChannel;
  #events: TabEvents | null = null;
  #isHolding = false;
  /** A match that was left is not taken again. */
  #isLeft = false;
  /** The wait for the lock that began while entering the match. */
  #freed: Promise<boolean> | null = null;
  #hasFollowers = false;
  /** The match that the playing tab could not save, until somebody has played on from it. */
  #handed: StoredMatch | undefined;
  /** Called with the first snapshot of another tab's table. */
  #onTable: ((update: Update) => void) | null = null;
  /** Called when the playing tab has given the match up. */
  #onYielded: () => void = () => {};
  #timer = 0;

  private constructor(matchId: string) {
    this.#lock = new TabLock(matchId, () => this.#lose());
    this.#channel = new TabChannel(matchId, (message) => this.#receive(message));
    this.#link = new TabLink(this.#channel, this.#own, PATIENCE);
    this.link = this.#link;
  }

  /** Enters a match: returns the playing tab's table, or null if this tab should play it. */
  static async enter(matchId: string): Promise<{ readonly tabs: Tabs; readonly followed: Update | null }> {
    const tabs = new Tabs(matchId);
    tabs.#isHolding = await tabs.#lock.take();
    return { tabs, followed: tabs.#isHolding ? null : await tabs.#join() };
  }

  /** The table is open, here or in the followed tab: from now on messages of the others are handled. */
  start(events: TabEvents): void {
    this.#events = events;
    if (!this.#isHolding) void this.#wait();
    else if (this.#hasFollowers) this.#channel.post({ kind: 'table', update: events.whole() });
  }

  /** Sends this tab's current screen to the others. */
  broadcast(update: Update): void {
    // A bot's input is nobody else's to see.
    if (this.#isHolding && this.#hasFollowers) this.#channel.post({ kind: 'update', update: { ...update, bot: null } });
  }

  broadcastWaiting(waiting: Waiting | null): void {
    if (this.#isHolding && this.#hasFollowers) this.#channel.post({ kind: 'waiting', waiting });
  }

  /** This tab has saved the match. */
  broadcastSaved(): void {
    if (!TabLock.isPossible) this.#channel.post({ kind: 'saved' });
  }

  /**
   * Has the playing tab give the match up, and plays it from then on; returns the match if it could not be saved there.
   */
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
   * Leaves the match to the others; `kept` is the match itself if it could not be saved. Returns whether another tab
   * now has it.
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
    // The match must arrive before the lock is free.
    if (isHanded) window.setTimeout(() => this.#lock.release(), HEARD);
    else this.#lock.release();
    return isTaken;
  }

  async #seize(): Promise<void> {
    if (this.#isLeft) return;
    // If the lock came by itself meanwhile, do not seize it from this very tab.
    if (!this.#isHolding) this.#isHolding = await this.#lock.seize();
    // Tabs that followed the last player follow this one.
    this.#hasFollowers = true;
  }

  /** For a tab that came while nobody played the match, and got no answer. */
  #showAll(): void {
    if (this.#isHolding && this.#events !== null) this.#channel.post({ kind: 'table', update: this.#events.whole() });
  }

  #takeHanded(): StoredMatch | undefined {
    const handed = this.#handed;
    this.#handed = undefined;
    return handed;
  }

  /** The playing tab's table; null once it is gone or does not answer, and this tab has the lock. */
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
    // A hanging tab must not keep the match.
    else if (found === null || found === false) await this.#seize();
    else return found;
    this.#freed = null;
    return null;
  }

  /** Waits for the playing tab to go. Never fails: an abandoned wait just ends. */
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

  /** Gives the match up to the requesting tab. Never fails, since `release` holds what cannot be saved. */
  async #yield(events: TabEvents): Promise<void> {
    this.#isHolding = false;
    const kept = await events.release();
    this.#handed = kept;
    this.#channel.post(kept === undefined ? { kind: 'yielded' } : { kind: 'yielded', kept });
    // The requesting tab seizes the lock. If it is gone meanwhile, free the lock for all.
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

  /** Never fails: failures are part of the answer. */
  async #answer({ from, id, call }: Extract<TabMessage, { readonly kind: 'ask' }>, events: TabEvents): Promise<void> {
    this.#channel.post({ kind: 'answer', to: from, id, answer: await events.ask(call) });
  }
}
