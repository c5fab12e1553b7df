import { messageOf } from '@marchlands/core/result.ts';

/** Data in the store is unreadable or not as written. */
export class DamageError extends Error {
  /** Its location, such as `tables/abc/card`. */
  readonly place: string;

  constructor(place: string, message: string) {
    super(message);
    this.place = place;
  }
}

/** Damaged data. */
export interface Damage {
  readonly place: string;
  readonly message: string;
  /** When it was first found, milliseconds since 1970. */
  readonly at: number;
}

/** Most places remembered. */
const MOST_KEPT = 10_000;

/**
 * Damaged data found in the store by this process. Code that comes upon damage notes it here and goes on without the
 * data: it is logged once, and shown to the operator as long as it exists.
 */
export class Damages {
  readonly #known = new Map<string, Damage>();
  readonly #hearers: ((damage: Damage) => void)[] = [];

  /** All known damage, oldest first. */
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

  /** Forgets a place that is readable again. */
  mended(place: string): void {
    this.#known.delete(place);
  }

  /** Reports known damage now, and later finds from then on. */
  onFound(hear: (damage: Damage) => void): void {
    this.#hearers.push(hear);
    for (const damage of this.list) hear(damage);
  }

  /** The readable ones among some rows: the others are noted and left out. */
  readable<R, V>(rows: readonly R[], placeOf: (row: R) => string, read: (row: R) => V): readonly V[] {
    return rows.flatMap((row) => {
      const value = this.attempt(placeOf(row), () => read(row));
      return value === null ? [] : [value];
    });
  }

  /** The content of a place; null if it cannot be read, which is noted. */
  attempt<V>(place: string, read: () => V): V | null {
    try {
      return read();
    } catch (error) {
      this.note(place, error);
      return null;
    }
  }
}

/** The place of a whole table. */
export function tablePlace(table: string): string {
  return `tables/${table}`;
}

/** The place of a table's card in lists. */
export function cardPlace(table: string): string {
  return `tables/${table}/card`;
}
