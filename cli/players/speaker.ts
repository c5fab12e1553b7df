import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { fail, type Result } from '@marchlands/core/result.ts';
import { readSaid, type Said, type Told } from './protocol.ts';

/** Data for starting a player's thread. */
export interface SpeakerData {
  readonly command: string;
  /** Counts the thread's messages. */
  readonly signal: Int32Array<SharedArrayBuffer>;
  readonly port: MessagePort;
}

/** A thread's message on its player: a line, or that there will be no more. */
export type Heard =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'ended'; readonly reason: string };

/** A player is stopped after this many lines that answer nothing. */
const MOST_UNASKED = 1000;

/**
 * A player's process, as seen by the one playing thread: bots think synchronously, so it blocks until the answer
 * arrives, which another thread reads.
 */
export class Speaker {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #signal: Int32Array<SharedArrayBuffer>;
  #unasked = 0;
  #ended: string | null = null;

  /** @param command for a shell */
  constructor(command: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#signal = new Int32Array(new SharedArrayBuffer(4));
    const workerData: SpeakerData = { command, signal: this.#signal, port: port2 };
    this.#worker = new Worker(new URL('speaker-thread.ts', import.meta.url), { workerData, transferList: [port2] });
    // Neither keeps an otherwise idle program running.
    this.#worker.unref();
    this.#port.unref();
  }

  tell(message: Told): void {
    this.#port.postMessage(JSON.stringify(message));
  }

  /**
   * Sends a message and waits for the answer; skips lines that answer nothing.
   * @param milliseconds the maximum wait
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
