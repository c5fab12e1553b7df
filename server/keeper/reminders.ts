import { messageOf } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { Turn } from '../store/pushes.ts';
import type { Bell } from './bell.ts';
import type { Parts } from './parts.ts';
import type { Slot } from './slot.ts';
import type { Slots } from './slots.ts';

/** Milliseconds to wait for other processes' presence answers. */
const ANSWER_PRESENCE = 1000;

/** Notifies people of their turns while none of their devices is connected. */
export class Reminders {
  readonly #parts: Parts;
  readonly #slots: Slots;
  readonly #bell: Bell;
  /** Turns that are being noted. */
  #noting: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts, slots: Slots, bell: Bell) {
    this.#parts = parts;
    this.#slots = slots;
    this.#bell = bell;
  }

  /** Records turns of seats without a connected device. */
  note(slot: Slot, seats: readonly Seat[]): void {
    if (seats.length === 0) return;
    const { store, time, log, pushAfter } = this.#parts;
    const here = slot.presence(time.now()).seats;
    const due = time.now() + pushAfter;
    for (const seat of seats) {
      const guest = slot.table?.data.seats[seat].person?.guest ?? '';
      if (here.has(seat)) continue;
      const noted = store.pushes.keepTurn({ table: slot.id, seat, guest }, due).catch((error: unknown) => {
        log.error({ table: slot.id, error: messageOf(error) }, 'A turn could not be noted');
      });
      // No move waits for this; only the next check and shutdown do.
      this.#noting = Promise.all([this.#noting, noted]);
    }
  }

  /** Sends due reminders to people who are still away: each once, by any one process. */
  async remind(): Promise<void> {
    const { store, time, log } = this.#parts;
    await this.#noting;
    const turns = await store.pushes.takeTurns(time.now());
    await Promise.all(
      turns.map((turn) =>
        this.#remind(turn).catch((error: unknown) => {
          log.error({ table: turn.table, error: messageOf(error) }, 'Somebody could not be told of a turn');
        }),
      ),
    );
  }

  /** Resolves once all turns are recorded. */
  async close(): Promise<void> {
    await this.#noting;
  }

  async #remind({ table: id, seat, guest }: Turn): Promise<void> {
    const { store, pusher } = this.#parts;
    const look = () =>
      this.#slots.look(id, (table, presence) => {
        const isTheirs = table.waiting().includes(seat) && table.data.seats[seat].person?.guest === guest;
        return isTheirs && !presence.seats.has(seat) ? table.game.title : null;
      });
    let title = await look();
    if (title.ok && title.value !== null && store.isShared) {
      // They may be connected to another process that this one has not heard from yet.
      await this.#bell.ring({ kind: 'asking', table: id });
      await new Promise((resolve) => setTimeout(resolve, ANSWER_PRESENCE));
      title = await look();
    }
    if (title.ok && title.value !== null) await pusher.tellTurn(guest, id, title.value);
  }
}
