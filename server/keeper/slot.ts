import { type Seat, SPECTATOR } from '@marchlands/core/seat.ts';
import type { ChatPlace } from '../store/chats.ts';
import { faultPoint } from '../store/fault.ts';
import type { TableData } from '../table/data.ts';
import type { RefusalCode } from '../table/refusal.ts';
import type { Table } from '../table/table.ts';
import type { Timekeeper } from '../time.ts';
import type { Connection } from './connection.ts';
import { type Presence, Round } from './round.ts';

/** Another process's connections, and their expiry. */
interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly watching: number;
  readonly until: number;
}

/** A table served by this process: its copy in memory, its connections, and their progress. */
export class Slot {
  readonly id: string;
  /** Null if not loaded. */
  table: Table | null = null;
  /** The queue of commands and other work. */
  queue: Promise<unknown> = Promise.resolve();
  /** The time of its last use. */
  used: number;
  readonly connections = new Set<Connection>();
  /**
   * When the connections of all tables, including this one, were last announced to other processes; each change is
   * announced as well.
   */
  announced: number;
  /** Number of chat lines sent here; null before the first connection. */
  chatted: ChatPlace | null = null;
  /** True while a bot of this process thinks about it. */
  isThinking = false;
  /** Number of changes sent to all connections here. */
  #told = 0;
  readonly #elsewhere = new Map<string, Elsewhere>();

  constructor(id: string, now: number) {
    this.id = id;
    this.used = now;
    this.announced = now;
  }

  get told(): number {
    return this.#told;
  }

  /** The connections at this process. */
  get here(): Presence {
    const seats = new Set<Seat>();
    let watching = 0;
    for (const { viewer } of this.connections) {
      if (viewer === SPECTATOR) watching += 1;
      else seats.add(viewer);
    }
    return { seats, watching };
  }

  /** The connections at all processes, as far as this one knows. */
  presence(now: number): Presence {
    const here = this.here;
    if (this.#elsewhere.size === 0) return here;
    const seats = new Set(here.seats);
    let { watching } = here;
    for (const one of this.#elsewhere.values()) {
      if (one.until < now) continue;
      for (const seat of one.seats) seats.add(seat);
      watching += one.watching;
    }
    return { seats, watching };
  }

  /** Applies another process's announcement. True if anyone came, left, or expired. */
  setElsewhere(process: string, there: Elsewhere, now: number): boolean {
    let isNew = false;
    for (const [other, { until }] of this.#elsewhere) {
      if (until < now) isNew = this.#elsewhere.delete(other);
    }
    const known = this.#elsewhere.get(process);
    this.#elsewhere.set(process, there);
    return isNew || known?.watching !== there.watching || known.seats.join() !== there.seats.join();
  }

  /** Sends each connection its changes; disconnects those that may no longer follow the table. */
  tell(time: Timekeeper): void {
    if (this.table === null) return;
    this.#told = this.table.data.seq;
    if (this.connections.size === 0) return;
    faultPoint('before-broadcast');
    for (const connection of this.connections) {
      const refusal = goneRefusal(this.table.data, connection);
      if (refusal === null) continue;
      this.connections.delete(connection);
      connection.bye(refusal);
    }
    const round = new Round(this.table, this.presence(time.now()), time.time, this.connections);
    for (const connection of this.connections) connection.tell(round);
  }
}

/** Why a connection may no longer follow the table: it lost its seat, or the match started without spectators. */
export function goneRefusal({ seats, plan, status }: TableData, { viewer, key }: Connection): RefusalCode | null {
  if (viewer === SPECTATOR) return plan.spectators === null && status === 'playing' ? 'table.spectators' : null;
  return seats[viewer]?.keys.some(({ hash }) => hash === key) === true ? null : 'seat.key';
}
