import type { Crew, LabWorker } from '../pool.ts';
import type { Order, Plan, Report } from '../protocol.ts';
import { IDLE } from '../work-off.ts';
import type { OrderJob, OrderQueue } from './queue.ts';

/** Milliseconds between polls for an answer. */
const LOOK = 300;

/** Workers on other machines, each of which plays one order at a time; it does not matter which process plays it. */
export function remoteCrew(queue: OrderQueue, plan: Plan): Crew {
  return {
    plan,
    hire(hear, fail) {
      const worker = new RemoteWorker(queue, plan, hear, fail);
      queueMicrotask(() => hear(IDLE));
      return worker;
    },
  };
}

class RemoteWorker implements LabWorker {
  readonly #queue: OrderQueue;
  readonly #plan: Plan;
  readonly #hear: (report: Report) => void;
  readonly #fail: (error: unknown) => void;
  /** The pending order. */
  #job: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isEnded = false;

  constructor(queue: OrderQueue, plan: Plan, hear: (report: Report) => void, fail: (error: unknown) => void) {
    this.#queue = queue;
    this.#plan = plan;
    this.#hear = hear;
    this.#fail = fail;
  }

  order(order: Order): void {
    this.#send(order).catch(this.#fail);
  }

  /** Cancels waiting orders. */
  async end(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    const job = this.#job;
    this.#job = null;
    const { boss, name } = this.#queue;
    if (job !== null) await boss.deleteJob(name, job);
  }

  async #send(order: Order): Promise<void> {
    const { boss, name } = this.#queue;
    this.#job = await boss.send(name, { plan: this.#plan, order } satisfies OrderJob);
    if (this.#isEnded) await this.end();
    else this.#wait();
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#look().catch(this.#fail), LOOK);
  }

  async #look(): Promise<void> {
    const { boss, name } = this.#queue;
    const id = this.#job;
    if (id === null) return;
    const [job] = await boss.findJobs<OrderJob>(name, { id });
    if (this.#isEnded) return;
    if (job.state !== 'completed' && job.state !== 'failed' && job.state !== 'cancelled') {
      this.#wait();
      return;
    }
    this.#job = null;
    await boss.deleteJob(name, id);
    // Answered by a worker of the same version, in the form of `OrderDesk.play`.
    if (job.state === 'completed') this.#hear(job.output as Report);
    else this.#fail(new Error(`no worker could play an order: ${JSON.stringify(job.output)}`));
  }
}
