import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Batch, type BatchShape, type Board, bytesOf, checkChoices, layOut } from './batch.ts';
import { type Column, columnsOf } from './columns.ts';
import { type EnvironmentOptions, shapeOf } from './environment.ts';
import { setUp } from './played.ts';
import type { Order, Played, Report, Work } from './protocol.ts';

/** An environment with its rows distributed over threads; batches do not depend on their number. */
export class EnvironmentPool {
  readonly columns: readonly Column[];
  readonly shape: BatchShape;
  readonly #board: Board;
  readonly #threads: readonly Worker[];

  /** @param threads at least 1; capped at the number of rows */
  static async start(played: Played, options: EnvironmentOptions, threads: number): Promise<EnvironmentPool> {
    const { game, setup } = await setUp(played);
    const shape = shapeOf(game, setup, options);
    const columns = columnsOf(game, setup, { withState: options.withState ?? false });
    return new EnvironmentPool(played, options, shape, columns, Math.min(threads, options.matches));
  }

  private constructor(
    played: Played,
    options: EnvironmentOptions,
    shape: BatchShape,
    columns: readonly Column[],
    threads: number,
  ) {
    const memory = new SharedArrayBuffer(bytesOf(shape));
    const rowOf = (thread: number): number => Math.floor((thread * shape.matches) / threads);
    this.shape = shape;
    this.columns = columns;
    this.#board = layOut(shape, memory);
    this.#threads = Array.from({ length: threads }, (_, thread) => {
      const work: Work = { played, options, from: rowOf(thread), to: rowOf(thread + 1), memory };
      return new Worker(new URL('worker.ts', import.meta.url), { workerData: work });
    });
  }

  /** Starts the first match of every row. */
  reset(): Promise<Batch> {
    return this.#order('reset');
  }

  /**
   * Plays one move in every match. Await each call before the next.
   * @param choices by row, the index of the move among the legal ones
   * @throws RangeError if one is invalid; then nothing has changed
   */
  async step(choices: ArrayLike<number>): Promise<Batch> {
    checkChoices(this.#board.batch, choices, 0, this.shape.matches);
    this.#board.choices.set(choices);
    return this.#order('step');
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }

  async #order(order: Order): Promise<Batch> {
    const reports = await Promise.all(
      this.#threads.map(async (thread) => {
        thread.postMessage(order);
        // A thread answers every order with one report; if it cannot even start, `once` rejects with its error.
        const [report] = (await once(thread, 'message')) as [Report];
        return report;
      }),
    );
    for (const report of reports) if (!report.isDone) throw new Error(report.message);
    return this.#board.batch;
  }
}
