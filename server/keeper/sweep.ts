import { messageOf } from '@marchlands/core/result.ts';
import { tablePlace } from '../store/damage.ts';
import { type Audience, TELL_PRESENCE } from './audience.ts';
import type { Bell } from './bell.ts';
import type { BotTurns } from './bot-turns.ts';
import type { Commands } from './commands.ts';
import type { Following } from './following.ts';
import type { Parts } from './parts.ts';
import type { Reminders } from './reminders.ts';
import type { Slot } from './slot.ts';
import type { Slots } from './slots.ts';

/** Milliseconds between checks for due work. */
const SWEEP = 1000;
/** Milliseconds after which any process may run an unattended bot. */
const ORPHANED = 15_000;
/** Tables checked per sweep. */
const MOST_DUE = 500;

/** The work started by a sweep. */
export interface Swept {
  readonly slots: Slots;
  readonly bell: Bell;
  readonly following: Following;
  readonly audience: Audience;
  readonly commands: Commands;
  readonly bots: BotTurns;
  readonly reminders: Reminders;
}

/** Does timed work: clocks, unattended bots, reminders, and unloading unused tables. */
export class Sweep {
  readonly #parts: Parts;
  readonly #swept: Swept;
  #next: ReturnType<typeof setTimeout> | null = null;
  /** Milliseconds of all outages known when clocks were last sent. */
  #lost = 0;

  constructor(parts: Parts, swept: Swept) {
    this.#parts = parts;
    this.#swept = swept;
  }

  /** Sweeps from now on, until the keeper closes. */
  start(): void {
    const { slots } = this.#swept;
    this.#next = setTimeout(() => {
      this.#sweep()
        .catch((error: unknown) => {
          slots.hasFailed = true;
          this.#parts.log.error({ error: messageOf(error) }, 'Looking for what is due failed');
        })
        .finally(() => {
          if (!slots.isClosing) this.start();
        });
    }, SWEEP);
  }

  stop(): void {
    if (this.#next !== null) clearTimeout(this.#next);
  }

  async #sweep(): Promise<void> {
    const { store, time, log, refresh } = this.#parts;
    const { slots, following, reminders } = this.#swept;
    if (slots.hasFailed) {
      // Clocks do not run while nobody could have chosen.
      slots.hasFailed = false;
      await refresh();
    }
    const now = time.now();
    await this.#wake(now);
    reminders.remind().catch((error: unknown) => {
      log.error({ error: messageOf(error) }, 'Looking for turns failed');
    });
    if (store.isShared) await following.catchUp();
    this.#tidy(now);
  }

  /** Expires clocks, and runs unattended bots. */
  async #wake(now: number): Promise<void> {
    const { store } = this.#parts;
    const { slots, commands, bots } = this.#swept;
    // Unreadable tables stay due forever, so they must not use up the limit.
    const { damages } = store;
    const isReadable = (id: string): boolean => !damages.has(tablePlace(id));
    const most = MOST_DUE + damages.list.length;
    const due = (await store.lists.due(now, most)).filter(isReadable);
    await Promise.all(due.map((id) => commands.perform(id, { kind: 'tick' })));
    for (const id of (await store.lists.awaitingBots(now - ORPHANED, most)).filter(isReadable)) {
      if (slots.get(id)?.isThinking === true) continue;
      await slots.look(id, () => undefined);
      const slot = slots.get(id);
      if (slot !== undefined) bots.think(slot);
    }
  }

  /** Sends connections news that no change carries, and unloads unused tables. */
  #tidy(now: number): void {
    const { store, time, idle } = this.#parts;
    const { slots, bell, audience } = this.#swept;
    const announced: Slot[] = [];
    const lost = now - time.time.elapsed(0, now);
    // Displayed clocks exclude outages: when another outage becomes known, all are sent again.
    const isOtherClock = lost !== this.#lost;
    this.#lost = lost;
    for (const slot of slots.all) {
      // Spread over time, so that not all are announced at once.
      if (store.isShared && now - slot.announced >= TELL_PRESENCE) {
        slot.announced = now;
        announced.push(slot);
      }
      const isLate = (slot.table?.data.plan.spectators ?? 0) > 0;
      const isBehind = [...slot.connections].some((one) => one.isBehind);
      if (isLate || isBehind || isOtherClock) audience.tellPresent(slot);
      if (now - slot.used < idle || slot.isThinking) continue;
      slot.table = isLate && slot.connections.size > 0 ? slot.table : null;
      if (slot.connections.size === 0) slots.drop(slot);
    }
    bell.tellPresence(announced);
  }
}
