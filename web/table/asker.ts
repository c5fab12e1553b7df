/** A question to a worker: a task with a number. */
export type Call<Task> = Task & { readonly id: number };

/** The answer: null if the worker failed. */
export interface Reply<Answer> {
  readonly id: number;
  readonly answer: Answer | null;
}

/** Milliseconds after which a silent worker counts as dead; its answers take some hundred. */
const SILENCE = 20_000;

/** The page's side of a worker that answers: one question at a time; a new one replaces the last. */
export class Asker<Task extends object, Answer> {
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  #open: { readonly id: number; readonly resolve: (answer: Answer | null) => void } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 1;

  /** @param start starts the worker when first needed */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Null if the worker failed, or the question was replaced by another. */
  ask(task: Task): Promise<Answer | null> {
    this.#answer(null);
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve) => {
      this.#open = { id, resolve };
      this.#timer = setTimeout(() => this.end(), SILENCE);
      this.#worker ??= this.#begin();
      const call: Call<Task> = { ...task, id };
      this.#worker.postMessage(call);
    });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#answer(null);
  }

  #begin(): Worker {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<Reply<Answer>>) => {
      if (data.id === this.#open?.id) this.#answer(data.answer);
    };
    worker.onerror = () => this.end();
    worker.onmessageerror = () => this.end();
    return worker;
  }

  #answer(answer: Answer | null): void {
    clearTimeout(this.#timer);
    const open = this.#open;
    this.#open = null;
    open?.resolve(answer);
  }
}

/** The worker's side: answers each call; failures are logged and answered with null. */
export function answerCalls<Task extends object, Answer>(answer: (task: Task) => Promise<Answer>): void {
  self.onmessage = ({ data }: MessageEvent<Call<Task>>) => {
    void answer(data)
      .catch((error: unknown) => {
        console.error(error);
        return null;
      })
      .then((found) => self.postMessage({ id: data.id, answer: found } satisfies Reply<Answer>));
  };
}
