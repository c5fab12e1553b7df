import { ok, type Result } from '@marchlands/core/result.ts';
import { refuse } from '../table/refusal.ts';
import { PROTOCOL } from '../wire/messages.ts';
import type { Bell, Word } from './bell.ts';
import type { BotTurns } from './bot-turns.ts';
import type { Chat } from './chat.ts';
import type { Connection } from './connection.ts';
import type { Parts } from './parts.ts';
import { Round } from './round.ts';
import { goneRefusal, type Slot } from './slot.ts';
import type { Slots } from './slots.ts';

/** Milliseconds between two announcements of the connections here to other processes; each holds three times as long. */
export const TELL_PRESENCE = 20_000;

/** The connections to tables. Announces each arrival and departure, also to other processes. */
export class Audience {
  readonly #parts: Parts;
  readonly #slots: Slots;
  readonly #bell: Bell;
  readonly #chat: Chat;
  readonly #bots: BotTurns;

  constructor(parts: Parts, slots: Slots, bell: Bell, chat: Chat, bots: BotTurns) {
    this.#parts = parts;
    this.#slots = slots;
    this.#bell = bell;
    this.#chat = chat;
    this.#bots = bots;
  }

  /** A device begins to follow a table. */
  join(id: string, connection: Connection): Promise<Result<void>> {
    const { time } = this.#parts;
    return this.#slots.queue(id, async (slot) => {
      const table = await this.#slots.loaded(slot);
      if (!table.ok) return table;
      const refusal = goneRefusal(table.value.data, connection);
      if (refusal !== null) return refuse(refusal);
      const lines = await this.#chat.first(slot);
      slot.connections.add(connection);
      const round = new Round(table.value, slot.presence(time.now()), time.time, [connection]);
      connection.greet(round, PROTOCOL, time.now());
      connection.chat(lines);
      slot.tell(time);
      this.#bell.tellPresence([slot]);
      this.#bots.think(slot);
      return ok(undefined);
    });
  }

  leave(id: string, connection: Connection): void {
    const slot = this.#slots.get(id);
    if (slot?.connections.delete(connection) !== true || this.#slots.isClosing) return;
    this.tellPresent(slot);
    this.#bell.tellPresence([slot]);
  }

  /** Closes all connections of a forgotten guest. */
  sendAway(guest: string): void {
    for (const { id, connections } of this.#slots.all) {
      for (const connection of connections) {
        if (connection.guest !== guest) continue;
        this.leave(id, connection);
        connection.bye('guest.unknown');
      }
    }
  }

  /** Handles another process's announcement of its connections. */
  hear({ process, tables }: Extract<Word, { kind: 'presence' }>): void {
    const now = this.#parts.time.now();
    for (const { table, seats, watching } of tables) {
      const slot = this.#slots.get(table);
      // Announcements repeat: only news is passed on.
      if (slot?.setElsewhere(process, { seats, watching, until: now + 3 * TELL_PRESENCE }, now) === true) {
        this.tellPresent(slot);
      }
    }
  }

  /** Announces presence when nothing else has changed; loads the table if it was unloaded. */
  tellPresent(slot: Slot): void {
    const { time } = this.#parts;
    if (slot.connections.size === 0) return;
    if (slot.table !== null) {
      slot.tell(time);
      return;
    }
    void this.#slots.queue(slot.id, async () => {
      const loaded = await this.#slots.loaded(slot);
      if (loaded.ok) slot.tell(time);
      return loaded;
    });
  }
}
