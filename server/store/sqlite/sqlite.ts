import { Worker } from 'node:worker_threads';
import type { Driver, Found, Row, Statement } from '../driver.ts';
import { StoreProblem } from '../problem.ts';
import type { Answer, Call, Coded, Given, Opening } from './protocol.ts';

interface Waiting {
  readonly resolve: (given: Given) => void;
  readonly reject: (error: Error) => void;
}

/** A failure reported by SQLite or the system, with its codes. */
class DriverError extends Error {
  readonly errcode: number | undefined;
  readonly code: string | undefined;

  constructor({ problem, errcode, code }: Extract<Answer, { readonly problem: string }>) {
    super(problem);
    this.errcode = errcode;
    this.code = code;
  }
}

/** `Omit` applied to each member of a union. */
type Asked<C> = C extends Call ? Omit<C, 'id'> : never;

/** A store in one file (WAL, synchronous = FULL), held by its own thread. Only one process at a time may use it. */
export class SqliteDriver implements Driver {
  readonly isShared = false;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  /** The numbers of the texts that the thread knows. */
  readonly #texts = new Map<string, number>();
  #next = 1;
  #failed: Error | null = null;

  /**
   * @param path the file, created if missing; `:memory:` for a store that ends with the process
   * @param isReading true if the file is only read and must not change
   */
  constructor(path: string, isReading = false) {
    const workerData: Opening = { path, isReading };
    this.#worker = new Worker(new URL('worker.ts', import.meta.url), { workerData });
    this.#worker.on('message', (answer: Answer) => this.#hear(answer));
    this.#worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#fail(new Error('The store was closed.')));
  }

  async look(): Promise<Found> {
    const given = await this.#ask({ ask: 'look' });
    if (!('found' in given)) throw new Error('a look gives what was found');
    return given.found;
  }

  async run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    const texts: string[] = [];
    const coded = statements.map(({ sql, params }): Coded => {
      let text = this.#texts.get(sql);
      if (text === undefined) {
        text = this.#texts.size;
        this.#texts.set(sql, text);
        texts.push(sql);
      }
      return [text, ...params];
    });
    const given = await this.#ask({ ask: 'run', texts, statements: coded });
    return 'rows' in given ? given.rows : [];
  }

  async ring(): Promise<void> {}

  onRing(): void {
    // Only one process has the file: nobody else sends notifications.
  }

  async backup(path: string): Promise<void> {
    await this.#ask({ ask: 'backup', path });
  }

  async close(): Promise<void> {
    // Even if closing the file fails, the thread must end: it would keep the process alive.
    try {
      await this.#ask({ ask: 'close' });
    } finally {
      await this.#worker.terminate();
    }
  }

  #ask(call: Asked<Call>): Promise<Given> {
    if (this.#failed !== null) return Promise.reject(this.#failed);
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...call, id } satisfies Call);
    });
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (!('problem' in answer)) waiting?.resolve(answer);
    else waiting?.reject(answer.isInWords ? new StoreProblem(answer.problem) : new DriverError(answer));
  }

  #fail(error: Error): void {
    this.#failed ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failed);
    this.#waiting.clear();
  }
}
