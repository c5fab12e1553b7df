import type { LabWorker } from '../pool.ts';
import type { Order, Plan, Report } from '../protocol.ts';
import { threads } from '../threads/threads.ts';

/** A thread with its pending order. */
interface Held {
  readonly plan: string;
  readonly worker: LabWorker;
  wait: { readonly resolve: (report: Report) => void; readonly reject: (error: unknown) => void } | null;
  /** Its reports on the order so far. */
  reports: Report[];
}

/** Plays orders of any plans on threads of this process; a thread is kept for the next order of its plan. */
export class OrderDesk {
  readonly #players: string;
  readonly #held = new Set<Held>();

  /** @param players address of a module whose `makePlayer` makes the players */
  constructor(players: string) {
    this.#players = players;
  }

  /** Plays an order; returns a single report. Rejects if its thread has ended. */
  play(plan: Plan, order: Order): Promise<Report> {
    const key = JSON.stringify(plan);
    const idle = [...this.#held].filter(({ wait }) => wait === null);
    const held = idle.find((one) => one.plan === key) ?? this.#hire(plan, key);
    // Plans change seldom: end the threads of the last one.
    for (const other of idle) if (other.plan !== key) this.#end(other);
    return new Promise((resolve, reject) => {
      held.wait = { resolve, reject };
      held.reports = [];
      held.worker.order(order);
    });
  }

  async end(): Promise<void> {
    await Promise.all([...this.#held].map((held) => this.#end(held)));
  }

  #hire(plan: Plan, key: string): Held {
    let isReady = false;
    const worker = threads({ plan, players: this.#players }).hire(
      (report) => {
        // The first report says that the thread is ready; the order is already queued.
        if (isReady) this.#hear(held, report);
        isReady = true;
      },
      (error) => {
        this.#held.delete(held);
        held.wait?.reject(error);
      },
    );
    const held: Held = { plan: key, worker, wait: null, reports: [] };
    this.#held.add(held);
    return held;
  }

  #hear(held: Held, report: Report): void {
    held.reports.push(report);
    if (!report.isIdle) return;
    const { wait, reports } = held;
    held.wait = null;
    wait?.resolve({
      matches: reports.flatMap(({ matches }) => matches),
      unfinished: reports.flatMap(({ unfinished }) => unfinished),
      givenUp: reports.flatMap(({ givenUp }) => givenUp),
      times: [],
      isIdle: true,
    });
  }

  #end(held: Held): unknown {
    this.#held.delete(held);
    held.wait?.reject(new Error('the worker was ended'));
    return held.worker.end();
  }
}
