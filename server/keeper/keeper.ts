import { timingSafeEqual } from 'node:crypto';
import { ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { ChatLine } from '../store/chats.ts';
import type { Person, Plan } from '../table/change.ts';
import type { Command } from '../table/command.ts';
import { refuse } from '../table/refusal.ts';
import type { Table } from '../table/table.ts';
import { Audience } from './audience.ts';
import { Bell, parseWord, type Word } from './bell.ts';
import { BotTurns } from './bot-turns.ts';
import { Chat } from './chat.ts';
import { Commands } from './commands.ts';
import type { Connection } from './connection.ts';
import { Following } from './following.ts';
import { Forgetting } from './forgetting.ts';
import type { Parts } from './parts.ts';
import { Reminders } from './reminders.ts';
import type { Presence } from './round.ts';
import { hashSecret } from './secrets.ts';
import { Slots } from './slots.ts';
import { Sweep } from './sweep.ts';

/**
 * Keeps the tables of one process: loads them, runs one command at a time per table, stores each change before anyone
 * sees it, and sends it to all connections. Each part has its own class; this one joins them.
 */
export class Keeper {
  readonly #parts: Parts;
  readonly #slots: Slots;
  readonly #bell: Bell;
  readonly #chat: Chat;
  readonly #following: Following;
  readonly #reminders: Reminders;
  readonly #commands: Commands;
  readonly #audience: Audience;
  readonly #forgetting: Forgetting;
  readonly #sweep: Sweep;
  #hearEventTable: (event: string, table: string) => void = () => {};

  constructor(parts: Parts) {
    const slots = new Slots(parts);
    const bell = new Bell(parts.store);
    const chat = new Chat(parts, slots, bell);
    const bots = new BotTurns(parts, slots, (id, command) => this.perform(id, command));
    const audience = new Audience(parts, slots, bell, chat, bots);
    const following = new Following(parts, slots, chat, audience);
    const reminders = new Reminders(parts, slots, bell);
    const commands = new Commands(parts, slots, following, (slot, turns) => {
      bots.think(slot);
      reminders.note(slot, turns);
      const event = slot.table?.data.plan.event;
      if (event !== undefined && slot.table?.data.status !== 'playing') this.#hearEventTable(event, slot.id);
    });
    this.#parts = parts;
    this.#slots = slots;
    this.#bell = bell;
    this.#chat = chat;
    this.#following = following;
    this.#reminders = reminders;
    this.#commands = commands;
    this.#audience = audience;
    this.#forgetting = new Forgetting(parts, slots, commands, audience, bell);
    this.#sweep = new Sweep(parts, { slots, bell, following, audience, commands, bots, reminders });
    parts.store.onTold(
      (table) => following.hear(table),
      (payload) => this.#hear(parseWord(payload)),
    );
  }

  /** Starts the periodic work. */
  start(): void {
    this.#sweep.start();
  }

  /** Tables in memory, and connections. */
  get size(): { readonly tables: number; readonly connections: number } {
    const slots = [...this.#slots.all];
    return {
      tables: slots.filter(({ table }) => table !== null).length,
      connections: slots.reduce((sum, { connections }) => sum + connections.size, 0),
    };
  }

  /** Opens a table; returns its id. @param id given if the caller may repeat the call: only the first one counts */
  open(plan: Plan, by: Person, kept: readonly (Person | null)[] = [], id?: string): Promise<Result<string>> {
    return this.#commands.open(plan, by, kept, id);
  }

  /** Subscribes to stored changes of event tables: arrivals, and the end. */
  onEventTable(hear: (event: string, table: string) => void): void {
    this.#hearEventTable = hear;
  }

  /** Runs a command and stores its change. Resolves once that is durable and sent to the viewers here. */
  perform(id: string, command: Command): Promise<Result<void>> {
    return this.#commands.perform(id, command);
  }

  /** Reads the current state of a table. */
  look<R>(id: string, look: (table: Table, presence: Presence) => R): Promise<Result<R>> {
    return this.#slots.look(id, look);
  }

  /** Whether a secret opens a seat for a guest. */
  mayAct(id: string, seat: Seat, secret: string, guest: string): Promise<Result<void>> {
    const given = Buffer.from(hashSecret(secret), 'hex');
    const find = ({ data }: Table) =>
      data.seats.at(seat)?.keys.find(({ hash }) => timingSafeEqual(Buffer.from(hash, 'hex'), given));
    return this.#slots.queue(id, async (slot) => {
      const table = await this.#slots.loaded(slot);
      if (!table.ok) return table;
      let key = find(table.value);
      if (key === undefined) {
        // Another process may have issued it just now.
        if ((await this.#following.follow(slot)) && slot.table !== null) key = find(slot.table);
      }
      if (key === undefined) return refuse('seat.key');
      return key.guest === guest ? ok(undefined) : refuse('seat.guest');
    });
  }

  /** A device begins to follow a table. */
  join(id: string, connection: Connection): Promise<Result<void>> {
    return this.#audience.join(id, connection);
  }

  leave(id: string, connection: Connection): void {
    this.#audience.leave(id, connection);
  }

  /** Says something at a table. */
  say(id: string, line: Omit<ChatLine, 'seq'>): Promise<Result<void>> {
    return this.#chat.say(id, line);
  }

  /** Mutes or unmutes a guest for another. */
  mute(guest: string, other: string, isMuted: boolean): Promise<Result<void>> {
    return this.#chat.mute(guest, other, isMuted);
  }

  /** Forgets a guest: at all its tables, then in the store. */
  forget(guest: string): Promise<Result<void>> {
    return this.#forgetting.forget(guest);
  }

  /** Notifies people of turns that came while none of their devices was connected. */
  remind(): Promise<void> {
    return this.#reminders.remind();
  }

  /** Removes a table with all its data; disconnects its followers. */
  remove(id: string): Promise<Result<void>> {
    return this.#slots.queue(id, async (slot) => {
      await this.#parts.store.tables.remove(id);
      slot.table = null;
      for (const connection of slot.connections) connection.bye('table.unknown');
      return ok(undefined);
    });
  }

  /** Finishes current work, says goodbye to all connections and accepts no more commands. */
  async close(): Promise<void> {
    this.#sweep.stop();
    await this.#slots.close();
    await this.#reminders.close();
    for (const { connections } of this.#slots.all) {
      for (const connection of connections) connection.bye('server.closing');
    }
  }

  /** Handles a message from another process. */
  #hear(word: Word): void {
    switch (word.kind) {
      case 'presence':
        this.#audience.hear(word);
        return;
      case 'asking': {
        const slot = this.#slots.get(word.table);
        if (slot !== undefined) this.#bell.tellPresence([slot]);
        return;
      }
      case 'muting':
        this.#chat.muteHere(word.guest, word.other, word.isMuted);
        return;
      case 'forgetting':
        this.#audience.sendAway(word.guest);
        return;
      default:
        word satisfies never;
    }
  }
}
