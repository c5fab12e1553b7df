// Simulates many processes on one PostgreSQL from measurements of one and two. Like the keeper and the store: a choice
// is decided at the process that receives it, written with all others waiting there in one transaction, sent to its
// sockets there, and announced to all processes by NOTIFY; the other person's process reads it and sends it on.

import { Rng } from '@marchlands/core/rng.ts';
import { Clock, Log, Servers } from './queueing.ts';

/** Milliseconds of a core, per item. */
export interface Figures {
  /** A choice, at the process that receives it, with a socket to each person there. */
  readonly choice: number;
  /** Another process's choice at a table followed here. */
  readonly follow: number;
  /** A notification about a table that nobody follows here. */
  readonly hear: number;
  /** An announcement that somebody is connected elsewhere to a table followed here. */
  readonly presence: number;
  /** Per second and table followed here: the look-up, pings, and a share of presence announcements. */
  readonly second: number;
  /** At the database: a transaction, and each change in it. */
  readonly commit: number;
  readonly change: number;
  /** At the database: reading another process's choice. */
  readonly read: number;
  /** At the database: looking up one table. */
  readonly lookup: number;
  /** At the database: a NOTIFY, of which only one can commit at a time, and its delivery to each process. */
  readonly notify: number;
  readonly deliver: number;
  /** Elapsed time, not core time: a transaction without changes, and the time added by each change. */
  readonly syncTime: number;
  readonly changeTime: number;
  /** The persons of a choice, if they are on the same machine. */
  readonly client: number;
}

export interface Scene {
  readonly processes: number;
  /** Choices per second, over all tables. */
  readonly rate: number;
  readonly tables: number;
  /** Cores of the database's machine; null if database, processes and persons share the cores of one machine. */
  readonly databaseCores: number | null;
  /** Cores of that one machine, and the number busy with other work. */
  readonly machine: { readonly cores: number; readonly others: number };
  /** Milliseconds from a process to the database and back. */
  readonly network: number;
  /** Whether there are bursts with twice as many choices. */
  readonly hasBursts: boolean;
  /**
   * True if two persons share a process only by chance, as behind a balancer; otherwise never, if there are two
   * processes.
   */
  readonly isBalanced: boolean;
  readonly seconds: number;
  readonly seed: string;
}

/** The result of a simulated period. Loads are shares of the time, from 0 to 1. */
export interface Simulated {
  /** Milliseconds from a choice until the other person is told; infinite if no choice was made. */
  readonly median: number;
  readonly p99: number;
  /** Choices told, and choices made. */
  readonly told: number;
  readonly made: number;
  /** The busiest process's core, the database's cores, and its queue of notifications. */
  readonly loads: Readonly<Record<Part, number>>;
  /** The database's log never saturates, since all that wait share a sync: it only delays. */
  readonly log: number;
}

export type Part = 'processor' | 'database' | 'notifications';

/** Most changes per transaction, connections per process, and tables per look-up: as in the server. */
const MOST_AT_ONCE = 256;
const CONNECTIONS = 8;
const TABLES_IN_LOOKUP = 500;
/** Seconds between presence announcements, and most tables in one: as in the server. */
const TELL_PRESENCE = 20;
const TABLES_IN_WORD = 100;
/** Milliseconds from one burst to the next, and of a burst, with twice as many choices. */
const BURST_EVERY = 2000;
const BURST = 100;
/** Milliseconds for which other work holds a core at a time, as Linux schedules it. */
const SLICE = 3;
/** Milliseconds before counting begins. */
const WARM = 2000;
/** Round trips for reading a choice: one for changes, and for chat two statements between BEGIN and COMMIT. */
const READ_TRIPS = 5;

interface Choice {
  readonly at: number;
  readonly other: number;
}

/** One process: its core, its connections to the database, and its choices waiting to be written. */
class Process {
  readonly core: Servers;
  readonly connections: Servers;
  waiting: Choice[] = [];
  isWriting = false;

  constructor(clock: Clock, machine: Servers | null) {
    this.core = new Servers(clock, 1, machine);
    this.connections = new Servers(clock, CONNECTIONS);
  }
}

class Simulation {
  readonly #figures: Figures;
  readonly #scene: Scene;
  readonly #rng: Rng;
  readonly #clock = new Clock();
  readonly #processes: readonly Process[];
  readonly #database: Servers;
  readonly #databaseCores: number;
  readonly #notifying: Servers;
  readonly #log: Log;
  readonly #persons: Servers | null;
  readonly #latencies: number[] = [];
  #made = 0;

  constructor(figures: Figures, scene: Scene) {
    this.#figures = figures;
    this.#scene = scene;
    this.#rng = new Rng(scene.seed);
    const machine = scene.databaseCores === null ? new Servers(this.#clock, scene.machine.cores) : null;
    if (machine !== null) this.#workOfOthers(machine);
    this.#databaseCores = scene.databaseCores ?? scene.machine.cores;
    this.#processes = Array.from({ length: scene.processes }, () => new Process(this.#clock, machine));
    this.#database = new Servers(this.#clock, this.#databaseCores, machine);
    this.#notifying = new Servers(this.#clock, 1);
    this.#log = new Log(this.#clock, figures.syncTime);
    this.#persons = machine === null ? null : new Servers(this.#clock, 1, machine);
  }

  run(): Simulated {
    const { seconds, hasBursts } = this.#scene;
    this.#arrive();
    if (hasBursts) this.#clock.after(this.#rng.unit() * BURST_EVERY, () => this.#burst());
    for (const process of this.#processes) {
      this.#clock.after(this.#rng.unit() * 1000, () => this.#everySecond(process));
    }
    this.#clock.run(WARM);
    const works = [...this.#processes.map(({ core }) => core), this.#database, this.#notifying, this.#log];
    const before = works.map(({ worked }) => worked);
    this.#clock.run(WARM + seconds * 1000);
    const shares = works.map(({ worked }, i) => (worked - before[i]) / (seconds * 1000));
    const [database, notifications, log] = shares.slice(-3);
    const sorted = Float64Array.from(this.#latencies).sort();
    return {
      median: sorted.at(Math.floor(sorted.length * 0.5)) ?? Number.POSITIVE_INFINITY,
      p99: sorted.at(Math.floor(sorted.length * 0.99)) ?? Number.POSITIVE_INFINITY,
      told: sorted.length,
      made: this.#made,
      loads: {
        processor: Math.max(...shares.slice(0, -3)),
        database: database / this.#databaseCores,
        notifications,
      },
      log,
    };
  }

  /** Milliseconds to the next of independent events with this rate per second. */
  #gap(perSecond: number): number {
    return (-Math.log(1 - this.#rng.unit()) * 1000) / perSecond;
  }

  #workOfOthers(machine: Servers): void {
    const { others } = this.#scene.machine;
    if (others === 0) return;
    this.#clock.after(this.#gap((others * 1000) / SLICE), () => {
      machine.serve(SLICE, () => {});
      this.#workOfOthers(machine);
    });
  }

  #arrive(): void {
    this.#clock.after(this.#gap(this.#scene.rate), () => {
      this.#choose();
      this.#arrive();
    });
  }

  #burst(): void {
    const { rate } = this.#scene;
    for (let at = this.#gap(rate); at < BURST; at += this.#gap(rate)) this.#clock.after(at, () => this.#choose());
    this.#clock.after(BURST_EVERY, () => this.#burst());
  }

  #choose(): void {
    const { processes, isBalanced } = this.#scene;
    const own = this.#rng.below(processes);
    const other = isBalanced ? this.#rng.below(processes) : (own + 1) % processes;
    const choice = { at: this.#clock.now, other };
    if (choice.at >= WARM) this.#made += 1;
    const process = this.#processes[own];
    this.#byPersons(() =>
      process.core.serve(this.#figures.choice / 2, () => {
        process.waiting.push(choice);
        this.#write(process);
      }),
    );
  }

  #byPersons(done: () => void): void {
    if (this.#persons === null) done();
    else this.#persons.serve(this.#figures.client / 2, done);
  }

  #told({ at }: Choice): void {
    this.#byPersons(() => {
      if (at >= WARM) this.#latencies.push(this.#clock.now - at);
    });
  }

  /** Holds a connection for some work at the database and the network time. */
  #ask(process: Process, work: number, trips: number, done: () => void): void {
    process.connections.acquire(() =>
      this.#database.serve(work, () =>
        this.#clock.after(trips * this.#scene.network, () => {
          process.connections.release();
          done();
        }),
      ),
    );
  }

  #write(process: Process): void {
    if (process.isWriting || process.waiting.length === 0) return;
    process.isWriting = true;
    const { change, commit, changeTime } = this.#figures;
    const batch = process.waiting.splice(0, MOST_AT_ONCE);
    const work = commit + change * batch.length;
    // Statement by statement: time that is not the database's work is network time.
    const way = Math.max(0, changeTime - change) * batch.length;
    const trips = 2 * batch.length + 2;
    process.connections.acquire(() =>
      this.#database.serve(work, () =>
        this.#clock.after(way + trips * this.#scene.network, () =>
          this.#log.sync(() => {
            process.connections.release();
            process.isWriting = false;
            this.#write(process);
            this.#tell(process, batch);
          }),
        ),
      ),
    );
  }

  /** Sends a batch at its own process, and announces it to the others. */
  #tell(process: Process, batch: readonly Choice[]): void {
    for (const choice of batch) {
      process.core.serve(this.#figures.choice / 2, () => {
        if (this.#processes[choice.other] === process) this.#told(choice);
      });
    }
    this.#ring(process, (there) => {
      for (const choice of batch) {
        if (this.#processes[choice.other] !== there || there === process) continue;
        this.#ask(there, this.#figures.read, READ_TRIPS, () =>
          there.core.serve(this.#figures.follow, () => this.#told(choice)),
        );
      }
    });
  }

  /** A NOTIFY, received by every process. */
  #ring(process: Process, hear: (there: Process) => void): void {
    const { notify, deliver, hear: hearing } = this.#figures;
    process.connections.acquire(() =>
      this.#notifying.serve(notify, () =>
        this.#clock.after(this.#scene.network, () => {
          process.connections.release();
          this.#database.serve(notify, () => {});
          for (const there of this.#processes) {
            this.#database.serve(deliver, () => there.core.serve(hearing, () => hear(there)));
          }
        }),
      ),
    );
  }

  /** Tables followed at a process. */
  get #followed(): number {
    const { processes, tables, isBalanced } = this.#scene;
    return Math.round(isBalanced ? tables * (1 - (1 - 1 / processes) ** 2) : tables);
  }

  #everySecond(process: Process): void {
    const { second, lookup } = this.#figures;
    this.#tellPresence(process);
    const look = (left: number): void => {
      const some = Math.min(left, TABLES_IN_LOOKUP);
      if (some === 0) this.#clock.after(1000, () => this.#everySecond(process));
      else this.#ask(process, lookup * some, 1, () => process.core.serve(second * some, () => look(left - some)));
    };
    look(this.#followed);
  }

  #tellPresence(process: Process): void {
    const { processes } = this.#scene;
    for (let left = Math.round(this.#followed / TELL_PRESENCE); left > 0; left -= TABLES_IN_WORD) {
      const some = Math.min(left, TABLES_IN_WORD);
      this.#ring(process, (there) => {
        // The other person of each table is there by chance.
        if (there !== process) there.core.serve((this.#figures.presence * some) / processes, () => {});
      });
    }
  }
}

export function simulate(figures: Figures, scene: Scene): Simulated {
  return new Simulation(figures, scene).run();
}

/** The part that saturates first, and the number of tables just before. */
export interface Capacity extends Simulated {
  readonly tables: number;
  readonly first: Part;
  /** Whether choices are told too late before any part is too busy. */
  readonly isLate: boolean;
}

/** Limits: the delay of a choice in milliseconds, and the load of any part. */
const P99 = 100;
const LOAD = 0.7;
/** Relative precision for finding a limit. */
const NEAR = 0.03;
/** Seconds between two choices at a table. */
export const CHOICE_EVERY = 30;

const isTooBusy = ({ loads }: Simulated): boolean => Object.values(loads).some((load) => load > LOAD);
/** Neither late nor lost. */
const isInTime = ({ p99, told, made }: Simulated): boolean => p99 <= P99 && told >= made * 0.99;

/** The part nearest to its capacity. */
function busiest({ loads }: Simulated): Part {
  // The keys of a record made by this module.
  const parts = Object.keys(loads) as Part[];
  return parts.reduce((most, part) => (loads[part] > loads[most] ? part : most));
}

/** The most tables at which choices are told in time and no part is too busy. */
export function capacity(figures: Figures, scene: Omit<Scene, 'tables' | 'rate'>): Capacity {
  const at = (tables: number): Simulated => simulate(figures, { ...scene, tables, rate: tables / CHOICE_EVERY });
  const holds = (one: Simulated): boolean => !isTooBusy(one) && isInTime(one);
  let good = 100;
  let seen = at(good);
  if (!holds(seen)) return { ...seen, tables: 0, first: busiest(seen), isLate: !isTooBusy(seen) };
  let bad = good * 2;
  let broken = at(bad);
  while (holds(broken)) {
    [good, seen] = [bad, broken];
    bad *= 2;
    broken = at(bad);
  }
  while (bad / good > 1 + NEAR) {
    const middle = Math.round(Math.sqrt(good * bad));
    const there = at(middle);
    if (holds(there)) [good, seen] = [middle, there];
    else [bad, broken] = [middle, there];
  }
  return { ...seen, tables: good, first: busiest(broken), isLate: !isTooBusy(broken) };
}
