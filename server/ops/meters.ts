import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Meters } from '../keeper/parts.ts';

/** The data that the meters read on each scrape. */
export interface Measured {
  readonly size: () => { readonly tables: number; readonly connections: number };
  readonly botsWaiting: () => number;
  readonly damaged: () => number;
}

/** Slower commands (ms) are listed on the admin page. */
const SLOW = 250;
const MOST_SLOW = 50;

/** A slow command. */
export interface SlowCommand {
  readonly at: number;
  readonly kind: string;
  readonly milliseconds: number;
}

/** The meters of one server, in Prometheus format. */
export class ServerMeters implements Meters {
  readonly registry = new Registry();
  /** The most recent slow commands, oldest first. */
  readonly slow: SlowCommand[] = [];
  readonly #commands: Counter<'kind' | 'outcome'>;
  readonly #duration: Histogram;
  readonly #thinking: Histogram;

  constructor(measured: Measured) {
    const registers = [this.registry];
    this.#commands = new Counter({
      name: 'marchlands_commands_total',
      help: 'Commands answered, by kind and outcome.',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    this.#duration = new Histogram({
      name: 'marchlands_command_seconds',
      help: 'Time from a command until it is stored and sent to the viewers.',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    });
    this.#thinking = new Histogram({
      name: 'marchlands_bot_seconds',
      help: 'From a bot being due to its decision.',
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    });
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    };
    gauge('marchlands_tables_in_memory', 'Tables in memory.', () => measured.size().tables);
    gauge('marchlands_connections', 'Sockets that follow a table.', () => measured.size().connections);
    gauge('marchlands_heap_bytes', 'Heap in use, after a collection if the process may request one.', () => {
      globalThis.gc?.();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    });
    gauge('marchlands_damaged', 'Places of the store that cannot be read.', measured.damaged);
    gauge('marchlands_bots_waiting', 'Bot decisions that wait for a thread.', measured.botsWaiting);
  }

  /** Adds meters of the process. For a server alone in its process. */
  measureProcess(): void {
    // Buckets that separate a pause that people notice from one that is only long for a garbage collection.
    collectDefaultMetrics({ register: this.registry, gcDurationBuckets: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5] });
  }

  performed(kind: string, outcome: 'changed' | 'nothing' | 'refused' | 'failed', milliseconds: number): void {
    this.#commands.inc({ kind, outcome });
    this.#duration.observe(milliseconds / 1000);
    if (milliseconds < SLOW) return;
    this.slow.push({ at: Date.now(), kind, milliseconds: Math.round(milliseconds) });
    if (this.slow.length > MOST_SLOW) this.slow.shift();
  }

  thought(milliseconds: number): void {
    this.#thinking.observe(milliseconds / 1000);
  }
}
