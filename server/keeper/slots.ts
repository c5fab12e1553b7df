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
 * The tables that this process has to do with. Each has a queue: one piece of work after the other. What is in memory is a
 * copy; the store is the truth, and after any failure the table is loaded anew.
 */
export class Slots {
  readonly #parts: Parts;
  readonly #slots = new Map<string, Slot>();
  #isClosing = false;
  /** True since the store has failed, until it is known for how long. */
  hasFailed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** True once nothing new may begin. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  get all(): Iterable<Slot> {
    return this.#slots.values();
  }

  /** What this process has of a table; undefined where it has nothing to do with it. */
  get(id: string): Slot | undefined {
    return this.#slots.get(id);
  }

  /** Does something with a table when all that was asked of it before is done. */
  queue<R>(id: string, work: (slot: Slot) => Promise<Result<R>>): Promise<Result<R>> {
    const slot = this.#slot(id);
    const done = slot.queue.then(async () => {
      slot.used = this.#parts.time.now();
      try {
        const done = await work(slot);
        // Whatever brought a change here, a refusal too: all connections hear of it.
        if (slot.table !== null && slot.told !== slot.table.data.seq) slot.tell(this.#parts.time);
        return done;
      } catch (error) {
        slot.table = null;
        if (error instanceof StoreError) return this.storeDown(error);
        if (error instanceof DamageError) {
          this.#parts.store.damages.note(error.place, error);
          return refuse('table.damaged');
        }
        // Our own bug: what is in memory may be wrong, what is stored is not.
        this.#parts.log.error({ table: id, error: messageOf(error) }, 'A command failed');
        return refuse('server.fault');
      }
    });
    slot.queue = done;
    return done;
  }

  /** Looks at a table as it stands. */
  look<R>(id: string, look: (table: Table, presence: Presence) => R): Promise<Result<R>> {
    return this.queue(id, async (slot) => {
      const table = await this.loaded(slot);
      return table.ok ? ok(look(table.value, slot.presence(this.#parts.time.now()))) : table;
    });
  }

  /** The table in memory, loaded where it is not there. Only within its queue. */
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

  /** Has nothing more to do with a table. */
  drop(slot: Slot): void {
    this.#slots.delete(slot.id);
  }

  /** The store has failed: a refusal, and a note. */
  storeDown(error: unknown): ReturnType<typeof refuse> {
    this.hasFailed = true;
    this.#parts.log.error({ error: messageOf(error) }, 'The store failed');
    return refuse('store.down');
  }

  /** From now on nothing new begins; fulfilled once all that has begun is done. */
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

/** Reads what is stored of a table. @throws DamageError where that is not what was written */
function asStored<V>(place: string, read: () => V): V {
  try {
    return read();
  } catch (error) {
    throw new DamageError(place, messageOf(error));
  }
}

export function readChange(data: string): Change {
  // The store gives back what was written, and only `Change`s are.
  return JSON.parse(data) as Change;
}
