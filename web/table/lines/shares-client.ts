/** A position, and what it is played by. */
export interface SharesTask {
  readonly gameId: string;
  readonly seats: number;
  readonly options: object;
  /** Whole, in the game's JSON form. */
  readonly position: unknown;
}

/** What the page asks the worker. */
export interface SharesCall extends SharesTask {
  readonly id: number;
}

/** What comes back: null where the worker failed. */
export interface SharesMessage {
  readonly id: number;
  /** By seat, 0..1. */
  readonly shares: readonly number[] | null;
}

/** Milliseconds after which a worker without an answer counts as dead; its answers take some hundred. */
const SILENCE = 20_000;

/** The page's side of the worker that says what seats may expect: one question at a time, a new one takes the place of the last. */
export class SharesClient {
  #worker: Worker | null = null;
  #open: { readonly id: number; readonly resolve: (shares: readonly number[] | null) => void } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 1;

  /** Null where the worker failed, or the question was given up for another. */
  ask(task: SharesTask): Promise<readonly number[] | null> {
    this.#answer(null);
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve) => {
      this.#open = { id, resolve };
      this.#timer = setTimeout(() => this.end(), SILENCE);
      this.#worker ??= this.#start();
      const call: SharesCall = { id, ...task };
      this.#worker.postMessage(call);
    });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#answer(null);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./shares.worker.ts', import.meta.url), { type: 'module', name: 'shares' });
    worker.onmessage = ({ data }: MessageEvent<SharesMessage>) => {
      if (data.id === this.#open?.id) this.#answer(data.shares);
    };
    worker.onerror = () => this.end();
    worker.onmessageerror = () => this.end();
    return worker;
  }

  #answer(shares: readonly number[] | null): void {
    clearTimeout(this.#timer);
    const open = this.#open;
    this.#open = null;
    open?.resolve(shares);
  }
}
