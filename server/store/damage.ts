import { messageOf } from '@marchlands/core/result.ts';

/** Something in the store does not read as what was written. */
export class DamageError extends Error {
  /** Where it lies, such as `tables/abc/card`. */
  readonly place: string;

  constructor(place: string, message: string) {
    super(message);
    this.place = place;
  }
}

/** What was found damaged. */
export interface Damage {
  readonly place: string;
  readonly message: string;
  /** When it was found first, milliseconds since 1970. */
  readonly at: number;
}

/** Places that are remembered. */
const MOST_KEPT = 10_000;

/**
 * What a process has found damaged in its store. Whoever comes upon it notes it here and goes on without it: it is told once,
 * to the log, and for as long as it is there to whoever runs the server.
 */
export class Damages {
  readonly #known = new Map<string, Damage>();
  readonly #hearers: ((damage: Damage) => void)[] = [];

  /** All that is known, oldest first. */
  get list(): readonly Damage[] {
    return [...this.#known.values()];
  }

  has(place: string): boolean {
    return this.#known.has(place);
  }

  note(place: string, error: unknown): void {
    if (this.#known.has(place) || this.#known.size >= MOST_KEPT) return;
    const damage = { place, message: messageOf(error), at: Date.now() };
    this.#known.set(place, damage);
    for (const hear of this.#hearers) hear(damage);
  }

  /** Forgets what reads as it should now. */
  mended(place: string): void {
    this.#known.delete(place);
  }

  /** Tells what is found from now on, and what is known. */
  onFound(hear: (damage: Damage) => void): void {
    this.#hearers.push(hear);
    for (const damage of this.list) hear(damage);
  }

  /** What can be read of some rows: the others are noted and left out. */
  readable<R, V>(rows: readonly R[], placeOf: (row: R) => string, read: (row: R) => V): readonly V[] {
    return rows.flatMap((row) => {
      const value = this.attempt(placeOf(row), () => read(row));
      return value === null ? [] : [value];
    });
  }

  /** What a place holds; null where that cannot be read, which is noted. */
  attempt<V>(place: string, read: () => V): V | null {
    try {
      return read();
    } catch (error) {
      this.note(place, error);
      return null;
    }
  }
}

/** Where a table lies as a whole. */
export function tablePlace(table: string): string {
  return `tables/${table}`;
}

/** Where lies what lists show of a table. */
export function cardPlace(table: string): string {
  return `tables/${table}/card`;
}
