import { messageOf, ok, type Result } from '@marchlands/core/result.ts';
import { DamageError, tablePlace } from '../store/damage.ts';
import { StoreError } from '../store/store-error.ts';
import type { Change } from '../table/change.ts';
import { withoutForgotten } from '../table/forget.ts';
import { refuse } from '../table/refusal.ts';
import { Table } from '../table/table.ts';
import type { Parts } from './parts.ts';
import type { Presence } from './round.ts';
import { Slot } from './slot.ts';

/**
 * The tables in use at this process. Each has a queue and does one piece of work at a time. Memory holds a copy; the
 * store is authoritative, and after any failure the table is reloaded.
 */
export class Slots {
  readonly #parts: Parts;
  readonly #slots = new Map<string, Slot>();
  #isClosing = false;
  /** True after a store failure, until the outage is measured. */
  hasFailed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** True once no new work may start. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  get all(): Iterable<Slot> {
    return this.#slots.values();
  }

  /** The guests that are connected to tables here. */
  get guests(): ReadonlySet<string> {
    const guests = new Set<string>();
    for (const { connections } of this.all) for (const { guest } of connections) guests.add(guest);
    return guests;
  }

  /** This process's slot of a table, or undefined. */
  get(id: string): Slot | undefined {
    return this.#slots.get(id);
  }

  /** Queues work on a table. */
  queue<R>(id: string, work: (slot: Slot) => Promise<Result<R>>): Promise<Result<R>> {
    const slot = this.#slot(id);
    const done = slot.queue.then(async () => {
      slot.used = this.#parts.time.now();
      try {
        const done = await work(slot);
        // Send changes even after a refusal, since catching up may have brought some.
        if (slot.table !== null && slot.told !== slot.table.data.seq) slot.tell(this.#parts.time);
        return done;
      } catch (error) {
        slot.table = null;
        if (error instanceof StoreError) return this.storeDown(error);
        if (error instanceof DamageError) {
          this.#parts.store.damages.note(error.place, error);
          return refuse('table.damaged');
        }
        // Our own bug: memory may be wrong, the store is not.
        this.#parts.log.error({ table: id, error: messageOf(error) }, 'A command failed');
        return refuse('server.fault');
      }
    });
    slot.queue = done;
    return done;
  }

  /** Reads the current state of a table. */
  look<R>(id: string, look: (table: Table, presence: Presence) => R): Promise<Result<R>> {
    return this.queue(id, async (slot) => {
      const table = await this.loaded(slot);
      return table.ok ? ok(look(table.value, slot.presence(this.#parts.time.now()))) : table;
    });
  }

  /** The table, loaded if necessary. Call only within its queue. */
  async loaded(slot: Slot): Promise<Result<Table>> {
    if (slot.table !== null) return ok(slot.table);
    const { store, loadGame } = this.#parts;
    const rows = await store.tables.changes(slot.id);
    if (rows.length === 0) {
      if (slot.connections.size === 0) this.drop(slot);
      return refuse('table.unknown');
    }
    const place = tablePlace(slot.id);
    const past = asStored(place, () => {
      const changes = withoutForgotten(rows.map(({ data }) => readChange(data)));
      return rows.map(({ at }, i) => ({ at, change: changes[i] }));
    });
    const [first] = past;
    const game = await loadGame(asStored(place, () => (first.change.kind === 'opened' ? first.change.plan.game : '')));
    if (!game.ok) return game;
    slot.table = asStored(place, () => Table.load(game.value, slot.id, past));
    store.damages.mended(place);
    return ok(slot.table);
  }

  /** Forgets a table. */
  drop(slot: Slot): void {
    this.#slots.delete(slot.id);
  }

  /** Notes a store failure and returns its refusal. */
  storeDown(error: unknown): ReturnType<typeof refuse> {
    this.hasFailed = true;
    this.#parts.log.error({ error: messageOf(error) }, 'The store failed');
    return refuse('store.down');
  }

  /** Stops new work; resolves once current work is done. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all([...this.#slots.values()].map(({ queue }) => queue));
  }

  #slot(id: string): Slot {
    const known = this.#slots.get(id);
    if (known !== undefined) return known;
    const slot = new Slot(id, this.#parts.time.now());
    this.#slots.set(id, slot);
    return slot;
  }
}

/** Reads a table's stored changes. @throws DamageError if they are damaged */
function asStored<V>(place: string, read: () => V): V {
  try {
    return read();
  } catch (error) {
    throw new DamageError(place, messageOf(error));
  }
}

export function readChange(data: string): Change {
  // The store returns what was written, which is always a `Change`.
  return JSON.parse(data) as Change;
}
