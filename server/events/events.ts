import { randomBytes } from 'node:crypto';
import { messageOf, ok, type Result } from '@marchlands/core/result.ts';
import { ALL_EVENTS } from '../store/belongings.ts';
import { DamageError } from '../store/damage.ts';
import { eventPlace, type StoredEvent } from '../store/events.ts';
import { StoreError } from '../store/store-error.ts';
import type { Person } from '../table/change.ts';
import { refuse } from '../table/refusal.ts';
import {
  arenaStep,
  begin,
  beginInTime,
  currentRound,
  type Decision,
  type EventData,
  type EventPlan,
  end,
  endOf,
  forgotten,
  guestsOf,
  join,
  leave,
  newEvent,
  opened,
  reported,
  type Surroundings,
} from './event.ts';
import type { EventParts } from './parts.ts';
import { Tables } from './tables.ts';

/** Milliseconds between checks for due work. */
const SWEEP = 1000;
/** Milliseconds after which an event with tables in play is checked if it got no news. */
const CHECK = 30_000;
/** Retries if another process was faster. */
const TRIES = 8;
/** Events checked per sweep. */
const MOST_DUE = 200;

/**
 * The events of a store: creates them, admits and removes players, opens the tables of each round, and pairs the next.
 * The store is authoritative, and each step is one write that only the first writer wins: several processes may attempt
 * the same step, and another one completes it if a process dies.
 */
export class Events {
  readonly #parts: EventParts;
  readonly #tables: Tables;
  /** By event: its queue of work in this process. */
  readonly #queues = new Map<string, Promise<unknown>>();
  #next: ReturnType<typeof setTimeout> | null = null;
  #isClosing = false;
  /** The first check picks up work that another process left unfinished. */
  #isFirst = true;

  constructor(parts: EventParts) {
    this.#parts = parts;
    this.#tables = new Tables(parts);
    parts.keeper.onEventTable((event) => void this.advance(event));
  }

  /** Starts the periodic checks. */
  start(): void {
    this.#next = setTimeout(() => {
      this.sweep()
        .catch((error: unknown) => this.#parts.log.error({ error: messageOf(error) }, 'Looking for events failed'))
        .finally(() => {
          if (!this.#isClosing) this.start();
        });
    }, SWEEP);
  }

  /** Does all due work. */
  async sweep(): Promise<void> {
    const { store, time } = this.#parts;
    const by = this.#isFirst ? time.now() + CHECK : time.now();
    this.#isFirst = false;
    const due = (await store.events.due(by, MOST_DUE)).filter((id) => !store.damages.has(eventPlace(id)));
    await Promise.all(due.map((id) => this.advance(id)));
  }

  /** Finishes current work and starts nothing new. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#next !== null) clearTimeout(this.#next);
    await Promise.all(this.#queues.values());
  }

  /** Makes an event; its id. */
  async make(plan: EventPlan, owner: Person): Promise<Result<string>> {
    const id = newId();
    const done = await this.#attempt(id, async () => {
      await this.#write(id, 0, null, newEvent(plan, owner, this.#parts.time.now()));
      return ok(undefined);
    });
    return done.ok ? ok(id) : done;
  }

  /** The current state of an event. */
  find(id: string): Promise<Result<StoredEvent>> {
    return this.#attempt(id, async () => {
      const found = await this.#parts.store.events.find(id);
      if (found === null) return refuse('event.unknown');
      readEvent(found);
      return ok(found);
    });
  }

  join(id: string, person: Person): Promise<Result<void>> {
    return this.#change(id, (data, around) => join(data, person, around));
  }

  leave(id: string, by: string, guest: string): Promise<Result<void>> {
    return this.#change(id, (data) => leave(data, by, guest));
  }

  begin(id: string, by: string): Promise<Result<void>> {
    return this.#change(id, (data, around) => begin(data, by, around));
  }

  end(id: string, by: string): Promise<Result<void>> {
    return this.#change(id, (data) => end(data, by));
  }

  /** Forgets a guest in all events that mention it. */
  async forget(guest: string): Promise<Result<void>> {
    const { store } = this.#parts;
    const named = await this.#attempt('', async () => ok(await store.events.of(guest, ALL_EVENTS)));
    if (!named.ok) return named;
    for (const { id } of named.value) {
      const done = await this.#change(id, (data) => ok(forgotten(data, guest)));
      // Unreadable events are not shown.
      if (!done.ok && done.problem.code !== 'event.damaged') return done;
    }
    return ok(undefined);
  }

  /** Does the pending work of an event: starts it, opens its tables, collects their results. */
  advance(id: string): Promise<Result<void>> {
    return this.#queue(id, async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const found = await this.#parts.store.events.find(id);
        if (found === null || this.#isClosing) return ok(undefined);
        const data = readEvent(found);
        const next = await this.#step(id, data);
        if (next === null) return ok(undefined);
        const isWritten = await this.#write(id, found.seq, data, next);
        const isOpening = currentRound(data)?.isOpen === false && currentRound(next)?.isOpen === true;
        if (isWritten && isOpening) await this.#tables.announce(next);
        // Each completed step may enable another.
        if (isWritten) tries = -1;
      }
      return ok(undefined);
    });
  }

  /** The next step of an event, or null. */
  async #step(id: string, data: EventData): Promise<EventData | null> {
    const around = this.#around();
    if (data.status === 'gathering') return beginInTime(data, around);
    if (data.status === 'over') return null;
    const closed = data.rounds.find(({ isOpen }) => !isOpen);
    if (closed !== undefined) {
      await this.#tables.open(id, data, closed);
      return opened(data);
    }
    for (const outcome of await this.#tables.settle(data)) {
      const next = reported(data, outcome, around);
      if (next !== null) return next;
    }
    return arenaStep(data, around);
  }

  async #change(id: string, decide: (data: EventData, around: Surroundings) => Decision): Promise<Result<void>> {
    const done = await this.#queue(id, async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const found = await this.#parts.store.events.find(id);
        if (found === null) return refuse('event.unknown');
        const data = readEvent(found);
        const decided = decide(data, this.#around());
        if (!decided.ok) return decided;
        if (decided.value === null || (await this.#write(id, found.seq, data, decided.value))) return ok(undefined);
      }
      return refuse('store.down');
    });
    // Follow-up work needs no answer: the caller already has theirs.
    if (done.ok) void this.advance(id);
    return done;
  }

  #around(): Surroundings {
    return { now: this.#parts.time.now(), newId };
  }

  #write(id: string, seq: number, before: EventData | null, data: EventData): Promise<boolean> {
    const { status, plan } = data;
    const now = this.#parts.time.now();
    const isNamedOtherwise = before === null || before.players !== data.players || before.owner !== data.owner;
    return this.#parts.store.events.write(
      {
        id,
        status,
        isPublic: plan.isPublic,
        touched: now,
        due: dueOf(data, now),
        data: JSON.stringify(data),
        guests: isNamedOtherwise ? guestsOf(data) : null,
      },
      seq,
    );
  }

  /** Queues work on an event. */
  #queue<R>(id: string, work: () => Promise<Result<R>>): Promise<Result<R>> {
    if (this.#isClosing) return Promise.resolve(refuse('server.closing'));
    const done = (this.#queues.get(id) ?? Promise.resolve()).then(() => this.#attempt(id, work));
    this.#queues.set(id, done);
    void done.then(() => {
      if (this.#queues.get(id) === done) this.#queues.delete(id);
    });
    return done;
  }

  async #attempt<R>(id: string, work: () => Promise<Result<R>>): Promise<Result<R>> {
    const { store, log } = this.#parts;
    try {
      return await work();
    } catch (error) {
      if (error instanceof DamageError) {
        store.damages.note(error.place, error);
        return refuse('event.damaged');
      }
      log.error({ event: id, error: messageOf(error) }, 'An event failed');
      return refuse(error instanceof StoreError ? 'store.down' : 'server.fault');
    }
  }
}

/** The time of the next check of an event; null if it waits for a player. */
function dueOf(data: EventData, now: number): number | null {
  const { status, plan, players } = data;
  if (status === 'over') return null;
  const end = endOf(data);
  if (status === 'playing' && currentRound(data)?.isOpen !== true) return now;
  if (status === 'playing') return end !== null && end > now ? Math.min(end, now + CHECK) : now + CHECK;
  // If its start time has passed, the third player to join starts it.
  return plan.startAt !== null && (plan.startAt > now || players.length > 2) ? plan.startAt : null;
}

/** @throws DamageError if the stored text is damaged */
export function readEvent({ id, data }: StoredEvent): EventData {
  try {
    // The store returns what was written, which is always `EventData`.
    return JSON.parse(data) as EventData;
  } catch (error) {
    throw new DamageError(eventPlace(id), messageOf(error));
  }
}

/** An unguessable id: knowing it grants access. */
function newId(): string {
  return randomBytes(12).toString('base64url');
}
