import { ok, type Result } from '@marchlands/core/result.ts';
import { CHAT_START, type ChatLine, chatPlaceAfter } from '../store/chats.ts';
import { refuse } from '../table/refusal.ts';
import type { Bell } from './bell.ts';
import type { Parts } from './parts.ts';
import type { Slot } from './slot.ts';
import type { Slots } from './slots.ts';

/** Lines of each channel that a device is sent at first. */
const CHAT_LINES = 100;

/** The chat of tables and its recipients. */
export class Chat {
  readonly #parts: Parts;
  readonly #slots: Slots;
  readonly #bell: Bell;
  /** Counts the mutes and unmutes reported to the connections here. */
  #mutings = 0;

  constructor(parts: Parts, slots: Slots, bell: Bell) {
    this.#parts = parts;
    this.#slots = slots;
    this.#bell = bell;
  }

  /** Says something at a table. */
  async say(id: string, line: Omit<ChatLine, 'seq'>): Promise<Result<void>> {
    if (this.#slots.isClosing) return refuse('server.closing');
    try {
      await this.#parts.store.chats.say(id, line);
    } catch (error) {
      return this.#slots.storeDown(error);
    }
    return this.#slots.queue(id, async (slot) => {
      await this.tell(slot);
      return ok(undefined);
    });
  }

  /** The lines that a device is sent when it begins to follow a table. */
  async first(slot: Slot): Promise<readonly ChatLine[]> {
    const lines = await this.#parts.store.chats.lines(slot.id, CHAT_START, CHAT_LINES);
    slot.chatted ??= chatPlaceAfter(CHAT_START, lines);
    return lines;
  }

  /** Sends new chat lines to all connections of a table. */
  async tell(slot: Slot): Promise<void> {
    if (slot.connections.size === 0) return;
    const known = slot.chatted ?? CHAT_START;
    const lines = await this.#parts.store.chats.lines(slot.id, known, CHAT_LINES);
    if (lines.length === 0) return;
    slot.chatted = chatPlaceAfter(known, lines);
    for (const connection of slot.connections) connection.chat(lines);
  }

  /** Mutes or unmutes a guest for another, on all devices and at all processes. */
  async mute(guest: string, other: string, isMuted: boolean): Promise<Result<void>> {
    const isThere = await this.#parts.store.moderation.setMute(guest, other, isMuted);
    if (isMuted && !isThere) return refuse('mute.unknown');
    this.muteHere(guest, other, isMuted);
    await this.#bell.ring({ kind: 'muting', guest, other, isMuted });
    return ok(undefined);
  }

  /** The same for the devices connected to this process. */
  muteHere(guest: string, other: string, isMuted: boolean): void {
    this.#mutings += 1;
    for (const { connections } of this.#slots.all) {
      for (const connection of connections) if (connection.guest === guest) connection.mute(other, isMuted);
    }
  }

  /**
   * Gives these guests' devices here the mutes that are stored.
   * @returns those of the guests that there still are
   */
  async followMutes(guests: readonly string[]): Promise<ReadonlySet<string>> {
    const before = this.#mutings;
    const mutes = await this.#parts.store.moderation.mutesOf(guests);
    const known = new Set(mutes.keys());
    // A mute reported meanwhile is newer than what was read; the next pass applies both.
    if (this.#mutings !== before) return known;
    for (const { connections } of this.#slots.all) {
      for (const connection of connections) {
        const others = mutes.get(connection.guest);
        if (others !== undefined) connection.setMutes(others);
      }
    }
    return known;
  }
}
