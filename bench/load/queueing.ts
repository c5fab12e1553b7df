// The parts of a queueing simulation: a clock of events, servers that are busy for a while, and a log with shared
// syncs.

type Work = () => void;

/** Simulated time in milliseconds. Events at the same time happen in the order in which they were planned. */
export class Clock {
  now = 0;
  #planned = 0;
  /** A binary heap by time, then by order of planning. */
  readonly #heap: { readonly at: number; readonly order: number; readonly work: Work }[] = [];

  after(delay: number, work: Work): void {
    const heap = this.#heap;
    const event = { at: this.now + delay, order: this.#planned, work };
    this.#planned += 1;
    let place = heap.length;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (isBefore(heap[above], event)) break;
      heap[place] = heap[above];
      place = above;
    }
    heap[place] = event;
  }

  /** Runs everything planned up to a time. */
  run(until: number): void {
    for (let next = this.#heap.at(0); next !== undefined && next.at <= until; next = this.#heap.at(0)) {
      this.#takeFirst();
      this.now = next.at;
      next.work();
    }
    this.now = until;
  }

  #takeFirst(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1], heap[below])) below += 1;
      if (isBefore(last, heap[below])) break;
      heap[place] = heap[below];
      place = below;
    }
    heap[place] = last;
  }
}

function isBefore(a: { at: number; order: number }, b: { at: number; order: number }): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

/** A first-come-first-served queue; taking the first costs the same however many wait. */
class Line {
  #works: Work[] = [];
  #first = 0;

  add(work: Work): void {
    this.#works.push(work);
  }

  take(): Work | undefined {
    const work = this.#works.at(this.#first);
    if (this.#first === this.#works.length) return undefined;
    this.#first += 1;
    if (this.#first > 1000 && this.#first * 2 > this.#works.length) {
      this.#works = this.#works.slice(this.#first);
      this.#first = 0;
    }
    return work;
  }
}

/** Several servers with one queue. */
export class Servers {
  readonly #clock: Clock;
  readonly #count: number;
  /** If set, a server also needs one of these while it works: threads on the cores of one machine. */
  readonly #on: Servers | null;
  readonly #line = new Line();
  #taken = 0;
  /** Milliseconds of work begun by all servers together. */
  worked = 0;

  constructor(clock: Clock, count: number, on: Servers | null = null) {
    this.#clock = clock;
    this.#count = count;
    this.#on = on;
  }

  /** The share of the servers that this work kept busy over this many milliseconds. */
  load(worked: number, span: number): number {
    return worked / (span * this.#count);
  }

  /** Waits for a server; its user must call `release`. */
  acquire(work: Work): void {
    if (this.#taken === this.#count) {
      this.#line.add(work);
      return;
    }
    this.#taken += 1;
    work();
  }

  release(): void {
    const next = this.#line.take();
    if (next === undefined) this.#taken -= 1;
    else next();
  }

  /** Has a server work for this many milliseconds. */
  serve(milliseconds: number, done: Work): void {
    this.acquire(() => {
      const work = (): void => {
        this.worked += milliseconds;
        this.#clock.after(milliseconds, () => {
          this.#on?.release();
          this.release();
          done();
        });
      };
      if (this.#on === null) work();
      else this.#on.acquire(work);
    });
  }
}

/** A log on a disk: everything waiting when a sync begins is safe at its end. */
export class Log {
  readonly #clock: Clock;
  readonly #sync: number;
  #waiting: Work[] = [];
  #isSyncing = false;
  worked = 0;

  /** @param sync milliseconds */
  constructor(clock: Clock, sync: number) {
    this.#clock = clock;
    this.#sync = sync;
  }

  sync(done: Work): void {
    this.#waiting.push(done);
    if (!this.#isSyncing) this.#begin();
  }

  #begin(): void {
    const safe = this.#waiting;
    this.#waiting = [];
    this.#isSyncing = safe.length > 0;
    if (!this.#isSyncing) return;
    this.worked += this.#sync;
    this.#clock.after(this.#sync, () => {
      for (const done of safe) done();
      this.#begin();
    });
  }
}
