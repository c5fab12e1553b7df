import type { Driver, Statement } from '../driver.ts';
import { faultPoint } from '../fault.ts';
import type { Append } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { appending } from './appending.ts';
import type { StoreBell } from './store-bell.ts';

/** Most changes per transaction: a full one takes a few milliseconds. */
const MOST_AT_ONCE = 256;

interface Waiting {
  readonly change: Append;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes changes, batching those that wait at the same time into one transaction. */
export class AppendQueue {
  readonly #driver: Driver;
  readonly #vault: Vault;
  readonly #bell: StoreBell;
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(driver: Driver, vault: Vault, bell: StoreBell) {
    this.#driver = driver;
    this.#vault = vault;
    this.#bell = bell;
  }

  /** Like `Tables.append`. */
  append(change: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      if (!this.#isWriting) void this.#write();
    });
  }

  /** Writes waiting changes, one transaction at a time; later ones go into the next. */
  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      // Sorted by table, so that two processes never wait for each other's rows.
      const batch = this.#waiting.splice(0, MOST_AT_ONCE).sort((a, b) => compare(a.change.table, b.change.table));
      faultPoint('before-commit');
      try {
        const written = await this.#commit(batch.map(({ change }) => change));
        faultPoint('after-commit');
        for (const [i, { resolve }] of batch.entries()) resolve(written[i]);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isWriting = false;
  }

  async #commit(changes: readonly Append[]): Promise<readonly boolean[]> {
    const statements: Statement[] = [];
    const answers: number[] = [];
    for (const change of changes) {
      answers.push(statements.length);
      statements.push(...appending(change, this.#vault));
    }
    const rows = await this.#driver.run(statements);
    const written = answers.map((at) => rows[at].length > 0);
    const told = changes.filter((_, i) => written[i]).map(({ table }) => table);
    // Notifications may be lost, and readers then poll the store; so they are sent only once the change is safe.
    this.#bell.ring(told);
    return written;
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
