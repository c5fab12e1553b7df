import { messageOf } from '@marchlands/core/result.ts';
import type { Driver, Found, Row, Statement } from './driver.ts';

/** The store could not be reached, or refused a write. */
export class StoreError extends Error {}

/**
 * A driver whose calls fail with a `StoreError`, whatever its database throws, so that callers can tell this from our
 * own bugs.
 */
export class FailingPlainly implements Driver {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  get isShared(): boolean {
    return this.#driver.isShared;
  }

  look(): Promise<Found> {
    return this.#driver.look();
  }

  async run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    try {
      return await this.#driver.run(statements);
    } catch (error) {
      throw new StoreError(messageOf(error), { cause: error });
    }
  }

  ring(payload: string): Promise<void> {
    return this.#driver.ring(payload);
  }

  onRing(hear: (payload: string) => void): void {
    this.#driver.onRing(hear);
  }

  backup(path: string): Promise<void> {
    return this.#driver.backup(path);
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}
