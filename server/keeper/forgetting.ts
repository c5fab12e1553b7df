import { ok, type Result } from '@marchlands/core/result.ts';
import { textsWithoutPerson, withoutPerson } from '../table/forget.ts';
import type { Audience } from './audience.ts';
import type { Bell } from './bell.ts';
import type { Commands } from './commands.ts';
import type { Parts } from './parts.ts';
import { readChange, type Slots } from './slots.ts';

/** Forgets guests: at all their tables, then in the store. */
export class Forgetting {
  readonly #parts: Parts;
  readonly #slots: Slots;
  readonly #commands: Commands;
  readonly #audience: Audience;
  readonly #bell: Bell;

  constructor(parts: Parts, slots: Slots, commands: Commands, audience: Audience, bell: Bell) {
    this.#parts = parts;
    this.#slots = slots;
    this.#commands = commands;
    this.#audience = audience;
    this.#bell = bell;
  }

  async forget(guest: string): Promise<Result<void>> {
    const { store } = this.#parts;
    for (const { id } of await store.lists.naming(guest)) {
      const done = await this.#forgetAt(id, guest);
      if (!done.ok) return done;
    }
    // An open connection would keep the old name.
    this.#audience.sendAway(guest);
    await this.#bell.ring({ kind: 'forgetting', guest });
    await store.guests.remove(guest);
    return ok(undefined);
  }

  async #forgetAt(id: string, guest: string): Promise<Result<void>> {
    const seen = await this.#slots.look(id, ({ data }) => data.seats);
    if (!seen.ok && (seen.problem.code === 'store.down' || seen.problem.code === 'server.closing')) return seen;
    // A table that cannot be loaded is not in play: only remove the person from its stored data.
    if (!seen.ok) return this.#redact(id, guest);
    // The match goes on without the person: nobody should wait for a seat that cannot come back. If that is refused,
    // nothing waits for the seat.
    for (const [seat, { person, level }] of seen.value.entries()) {
      if (person?.guest === guest && level === null) await this.#commands.perform(id, { kind: 'away', seat, id: '' });
    }
    const done = await this.#commands.perform(id, { kind: 'forget', guest });
    return done.ok ? this.#rewrite(id, guest) : done;
  }

  /** Removes a person from a table's stored data, once they hold no seat. */
  #rewrite(id: string, guest: string): Promise<Result<void>> {
    const { store, time } = this.#parts;
    return this.#slots.queue(id, async (slot) => {
      slot.table = null;
      const rows = await store.tables.changes(id);
      const changes = rows.map(({ data }) => readChange(data));
      const data = withoutPerson(changes, guest).map((change) => JSON.stringify(change));
      await store.tables.rewrite(
        id,
        rows.map(({ seq }, i) => ({ seq, data: data[i] })),
      );
      const table = await this.#slots.loaded(slot);
      if (table.ok) slot.tell(time);
      return ok(undefined);
    });
  }

  /** Removes a person from the stored data of a table that cannot be loaded, as far as it is readable. */
  #redact(id: string, guest: string): Promise<Result<void>> {
    const { store } = this.#parts;
    return this.#slots.queue(id, async (slot) => {
      slot.table = null;
      const rows = await store.tables.readableChanges(id);
      const texts = textsWithoutPerson(
        rows.map(({ data }) => data),
        guest,
      );
      await store.tables.rewrite(
        id,
        rows.map(({ seq }, i) => ({ seq, data: texts[i] })),
      );
      await store.tables.setApart(id);
      return ok(undefined);
    });
  }
}
