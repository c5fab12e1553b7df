import { randomUUID } from 'node:crypto';
import type { Driver } from '../driver.ts';

/** Sends messages between the processes of one store. They are not stored, and some may be lost. */
export class StoreBell {
  readonly #driver: Driver;
  /** Identifies this process. */
  readonly #self = randomUUID();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Announces that tables were written. */
  ring(tables: readonly string[]): void {
    // A payload has at most 8,000 bytes; ids are short.
    for (let at = 0; at < tables.length; at += 100) {
      this.#driver.ring(`${this.#self} wrote ${tables.slice(at, at + 100).join(' ')}`).catch(() => {});
    }
  }

  tell(payload: string): Promise<void> {
    return this.#driver.ring(`${this.#self} told ${payload}`);
  }

  onTold(hearChange: (table: string) => void, hear: (payload: string) => void): void {
    this.#driver.onRing((payload) => {
      const [from, what, ...rest] = payload.split(' ');
      // A process receives its own notifications too.
      if (from === this.#self) return;
      if (what === 'told') hear(rest.join(' '));
      else for (const table of rest) hearChange(table);
    });
  }
}
