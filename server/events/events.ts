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

/** Milliseconds between two looks for what is due. */
const SWEEP = 1000;
/** Milliseconds after which an event whose tables are played is looked at, where nothing was heard of them. */
const CHECK = 30_000;
/** Times that something is decided anew where another process was faster. */
const TRIES = 8;
/** Events looked at in one sweep. */
const MOST_DUE = 200;

/**
 * The events of a store: makes them, lets people in and out, opens the tables of their rounds, and pairs the next round
 * when these are over. The store is the truth, and each step is one write of it that only the first writer makes: any
 * number of processes may try the same, and a process that ends in between leaves a step that another one does.
 */
export class Events {
  readonly #parts: EventParts;
  readonly #tables: Tables;
  /** By event: what is being done with it here, one after the other. */
  readonly #queues = new Map<string, Promise<unknown>>();
  #next: ReturnType<typeof setTimeout> | null = null;
  #isClosing = false;
  /** The first look takes up all that another process may have left. */
  #isFirst = true;

  constructor(parts: EventParts) {
    this.#parts = parts;
    this.#tables = new Tables(parts);
    parts.keeper.onEventTable((event) => void this.advance(event));
  }

  /** Looks for what is due from now on. */
  start(): void {
    this.#next = setTimeout(() => {
      this.sweep()
        .catch((error: unknown) => this.#parts.log.error({ error: messageOf(error) }, 'Looking for events failed'))
        .finally(() => {
          if (!this.#isClosing) this.start();
        });
    }, SWEEP);
  }

  /** Does what has become due. */
  async sweep(): Promise<void> {
    const { store, time } = this.#parts;
    const by = this.#isFirst ? time.now() + CHECK : time.now();
    this.#isFirst = false;
    const due = (await store.events.due(by, MOST_DUE)).filter((id) => !store.damages.has(eventPlace(id)));
    await Promise.all(due.map((id) => this.advance(id)));
  }

  /** Finishes what has begun, and begins nothing new. */
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

  /** An event as it stands. */
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

  /** Forgets a guest at all events that name it. */
  async forget(guest: string): Promise<Result<void>> {
    const { store } = this.#parts;
    const named = await this.#attempt('', async () => ok(await store.events.of(guest, ALL_EVENTS)));
    if (!named.ok) return named;
    for (const { id } of named.value) {
      const done = await this.#change(id, (data) => ok(forgotten(data, guest)));
      // Nobody is shown an event that cannot be read.
      if (!done.ok && done.problem.code !== 'event.damaged') return done;
    }
    return ok(undefined);
  }

  /** Does whatever an event needs: begins it, opens its tables, hears what they came to. */
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
        // As long as something is done there may be more to do.
        if (isWritten) tries = -1;
      }
      return ok(undefined);
    });
  }

  /** The next thing that an event needs; null where it needs nothing now. */
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
    // What follows from it needs no answer: whoever asked has theirs.
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

  /** Does something with an event when all that was begun with it before is done. */
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

/** When an event must be looked at; null for not before somebody does something. */
function dueOf(data: EventData, now: number): number | null {
  const { status, plan, players } = data;
  if (status === 'over') return null;
  const end = endOf(data);
  if (status === 'playing' && currentRound(data)?.isOpen !== true) return now;
  if (status === 'playing') return end !== null && end > now ? Math.min(end, now + CHECK) : now + CHECK;
  // Whoever comes as the third begins it where its time has passed.
  return plan.startAt !== null && (plan.startAt > now || players.length > 2) ? plan.startAt : null;
}

/** @throws DamageError where that is not what was written */
export function readEvent({ id, data }: StoredEvent): EventData {
  try {
    // The store gives back what was written, and only `EventData` is.
    return JSON.parse(data) as EventData;
  } catch (error) {
    throw new DamageError(eventPlace(id), messageOf(error));
  }
}

/** An id that nobody can guess: whoever knows it may come in. */
function newId(): string {
  return randomBytes(12).toString('base64url');
}
