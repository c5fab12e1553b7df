import { ok } from '@marchlands/core/result.ts';
import { CHANNELS, CHAT_START } from '../store/chats.ts';
import type { Audience } from './audience.ts';
import type { Chat } from './chat.ts';
import type { Parts } from './parts.ts';
import type { Slot } from './slot.ts';
import { readChange, type Slots } from './slots.ts';

/** Follows the changes that other processes write to the same store. */
export class Following {
  readonly #parts: Parts;
  readonly #slots: Slots;
  readonly #chat: Chat;
  readonly #audience: Audience;

  constructor(parts: Parts, slots: Slots, chat: Chat, audience: Audience) {
    this.#parts = parts;
    this.#slots = slots;
    this.#chat = chat;
    this.#audience = audience;
  }

  /** Updates the local connections after another process has written to a table. */
  hear(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined || this.#slots.isClosing) return;
    void this.#slots.queue(id, async () => {
      await this.#read(slot);
      await this.#chat.tell(slot);
      return ok(undefined);
    });
  }

  /** Messages may be lost, so this periodically asks the store for everything that they report. */
  async catchUp(): Promise<void> {
    await this.#catchUpTables();
    await this.#catchUpGuests();
  }

  async #catchUpTables(): Promise<void> {
    const { tables, chats } = this.#parts.store;
    const followed = [...this.#slots.all].filter(({ table, connections }) => table !== null || connections.size > 0);
    const counts = await tables.counts(followed.map(({ id }) => id));
    const ends = await chats.ends(followed.filter(({ connections }) => connections.size > 0).map(({ id }) => id));
    for (const { id, told, chatted } of followed) {
      const [sent, said] = [chatted ?? CHAT_START, ends.get(id) ?? CHAT_START];
      if ((counts.get(id) ?? 0) > told || CHANNELS.some((channel) => said[channel] > sent[channel])) this.hear(id);
    }
  }

  async #catchUpGuests(): Promise<void> {
    const { guests } = this.#slots;
    const known = await this.#chat.followMutes([...guests]);
    for (const guest of guests) if (!known.has(guest)) this.#audience.sendAway(guest);
  }

  /** Reads other processes' changes of a loaded table. True if there were any. Call only within the table's queue. */
  async follow(slot: Slot): Promise<boolean> {
    if (!this.#parts.store.isShared) return false;
    const known = slot.table?.data.seq ?? 0;
    await this.#read(slot);
    return (slot.table?.data.seq ?? 0) > known;
  }

  async #read(slot: Slot): Promise<void> {
    const { table } = slot;
    // Not followed and not loaded here: nothing to update.
    if (table === null && slot.connections.size === 0) return;
    if (table !== null) {
      slot.table = null;
      const rows = await this.#parts.store.tables.changes(slot.id, table.data.seq);
      const past = rows.map(({ data, at }) => ({ change: readChange(data), at }));
      // The loaded match still has the forgotten name; a reloaded one does not.
      if (past.some(({ change }) => change.kind === 'forgotten')) {
        await this.#slots.loaded(slot);
        return;
      }
      for (const { change, at } of past) table.follow(change, at);
      slot.table = table;
    } else await this.#slots.loaded(slot);
  }
}
