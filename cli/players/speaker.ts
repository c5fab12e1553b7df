import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { fail, type Result } from '@marchlands/core/result.ts';
import { readSaid, type Said, type Told } from './protocol.ts';

/** What the thread of a player is started with. */
export interface SpeakerData {
  readonly command: string;
  /** Counts what the thread has told. */
  readonly signal: Int32Array<SharedArrayBuffer>;
  readonly port: MessagePort;
}

/** What a thread tells of its player: a line, or that there will be no more. */
export type Heard =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'ended'; readonly reason: string };

/** Lines that answer nothing, after which a player is stopped. */
const MOST_UNASKED = 1000;

/**
 * A player's process, spoken to from the one thread that plays: bots think at once, so it waits for the answer, which
 * another thread reads.
 */
export class Speaker {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #signal: Int32Array<SharedArrayBuffer>;
  #unasked = 0;
  #ended: string | null = null;

  /** @param command as a shell reads it */
  constructor(command: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#signal = new Int32Array(new SharedArrayBuffer(4));
    const workerData: SpeakerData = { command, signal: this.#signal, port: port2 };
    this.#worker = new Worker(new URL('speaker-thread.ts', import.meta.url), { workerData, transferList: [port2] });
    // Neither keeps a program at work that has nothing else to do.
    this.#worker.unref();
    this.#port.unref();
  }

  tell(message: Told): void {
    this.#port.postMessage(JSON.stringify(message));
  }

  /**
   * Tells something and waits for the answer; what answers nothing is passed over.
   * @param milliseconds how long
   * @returns the answer, or how the player failed, to follow its name
   */
  ask<S extends Said>(message: Told, milliseconds: number, isAnswer: (said: Said) => said is S): Result<S> {
    this.tell(message);
    const until = performance.now() + milliseconds;
    for (;;) {
      const seen = Atomics.load(this.#signal, 0);
      for (let heard = this.#next(); heard !== null; heard = this.#next()) {
        if (heard.kind === 'ended') this.#ended ??= heard.reason;
        else {
          const said = readSaid(heard.line);
          if (!said.ok) return said;
          if (isAnswer(said.value)) {
            this.#unasked = 0;
            // Narrowed by the question itself.
            return { ok: true, value: said.value };
          }
          this.#unasked += 1;
          if (this.#unasked > MOST_UNASKED) return fail(`said more than ${MOST_UNASKED} things that nobody asked for.`);
        }
      }
      if (this.#ended !== null) return fail(`${this.#ended}.`);
      const left = until - performance.now();
      if (left <= 0) return fail(`did not answer within ${milliseconds / 1000} s.`);
      Atomics.wait(this.#signal, 0, seen, left);
    }
  }

  /** Ends the player. */
  end(): void {
    void this.#worker.terminate();
    this.#port.close();
  }

  #next(): Heard | null {
    return receiveMessageOnPort(this.#port)?.message ?? null;
  }
}
