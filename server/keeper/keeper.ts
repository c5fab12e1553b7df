import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { commitmentOf } from '@marchlands/core/match/dice.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import { type Seat, SPECTATOR } from '@marchlands/core/seat.ts';
import type { BotTask } from '../bots/protocol.ts';
import { DamageError, tablePlace } from '../store/damage.ts';
import { faultPoint } from '../store/fault.ts';
import type { Turn } from '../store/pushes.ts';
import {
  CHAT_START,
  type ChatLine,
  type ChatPlace,
  chatPlaceAfter,
  type RatedResult,
  type TableRow,
} from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import type { Change, Person, Plan } from '../table/change.ts';
import { firstToFall } from '../table/clock.ts';
import type { Command } from '../table/command.ts';
import { sittersOf, type TableData } from '../table/data.ts';
import { textsWithoutPerson, withoutForgotten, withoutPerson } from '../table/forget.ts';
import { planProblem } from '../table/gathering.ts';
import { seenBy } from '../table/look.ts';
import { type RefusalCode, refuse } from '../table/refusal.ts';
import { Table } from '../table/table.ts';
import { PROTOCOL } from '../wire/messages.ts';
import type { Connection } from './connection.ts';
import type { Parts } from './parts.ts';
import { type Presence, Round } from './round.ts';

/** Times that a command is decided anew where another process was faster. */
const TRIES = 8;
/** Milliseconds between two looks for what is due. */
const SWEEP = 1000;
/** Milliseconds after which a bot that nobody thinks for is taken up by any process. */
const ORPHANED = 15_000;
/** Milliseconds until a bot that failed is tried again. */
const AGAIN = 5000;
/** Milliseconds between two words to other processes on who is connected here, and how long they count. */
const TELL_PRESENCE = 20_000;
/** Milliseconds in which other processes answer who is connected there. */
const ANSWER_PRESENCE = 1000;
/** Stands where a word on who is connected has its process, and asks for such words. */
const ASKING = '?';
/** Stands in the same place where somebody was muted, or is heard again. */
const MUTING = '!';
/** Stands in the same place where somebody is being forgotten. */
const FORGETTING = '-';
/** Lines of each channel that a device is sent at first. */
const CHAT_LINES = 100;
/** Tables looked at in one sweep. */
const MOST_DUE = 500;

/** What came of a command, as it is counted. */
type Outcome = Parameters<Parts['meters']['performed']>[1];

/** Who is connected at another process. */
interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly watching: number;
  readonly until: number;
}

/** A table that this process has to do with. */
interface Slot {
  readonly id: string;
  table: Table | null;
  /** Commands and other work, one after the other. */
  queue: Promise<unknown>;
  readonly connections: Set<Connection>;
  readonly elsewhere: Map<string, Elsewhere>;
  used: number;
  /** Changes that were told here: whoever is connected has heard of them. */
  told: number;
  /** Lines of chat that were told here. */
  chatted: ChatPlace | null;
  isThinking: boolean;
}

/** SHA-256 of a secret that somebody shows, hex digits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A secret of 256 bits, in 43 letters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Keeps the tables of one process: loads them, lets them decide one command at a time, stores what they decide before
 * anybody hears of it, and tells it to whoever is connected. What it holds in memory is a copy; the store is the truth.
 */
export class Keeper {
  readonly #parts: Parts;
  readonly #slots = new Map<string, Slot>();
  readonly #self = randomUUID().slice(0, 8);
  #sweeping: ReturnType<typeof setTimeout> | null = null;
  #told = 0;
  /** Milliseconds of all outages that clocks were told without. */
  #lost = 0;
  /** Turns that are being noted. */
  #noting: Promise<unknown> = Promise.resolve();
  #isClosing = false;
  /** True since the store has failed, until it is known for how long. */
  #hasFailed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.store.onTold(
      (table) => this.#hearChange(table),
      (payload) => this.#hearTold(payload),
    );
  }

  /** Starts to look for what is due. */
  start(): void {
    this.#sweepLater();
  }

  /** Tables in memory, and connections. */
  get size(): { readonly tables: number; readonly connections: number } {
    let tables = 0;
    let connections = 0;
    for (const slot of this.#slots.values()) {
      if (slot.table !== null) tables += 1;
      connections += slot.connections.size;
    }
    return { tables, connections };
  }

  /** Opens a table; its id. */
  async open(plan: Plan, by: Person, kept: readonly (Person | null)[] = []): Promise<Result<string>> {
    const game = await this.#parts.loadGame(plan.game);
    if (!game.ok) return refuse('table.plan', game.problem.message);
    const wrong = planProblem(game.value, plan);
    if (wrong !== null) return refuse('table.plan', wrong);
    const secret = randomBytes(32);
    const dice = plan.deal === null ? { secret: secret.toString('hex'), commitment: commitmentOf(secret) } : null;
    const id = randomBytes(12).toString('base64url');
    const change: Change = { kind: 'opened', by, plan, dice, kept };
    const at = this.#parts.time.now();
    const table = Table.load(game.value, id, [{ change, at }]);
    try {
      await this.#parts.store.append({
        table: id,
        seq: 0,
        at,
        data: JSON.stringify(change),
        row: this.#row(table, null, table.data),
        sitters: [],
        owner: by.guest,
        named: kept.flatMap((person) => person?.guest ?? []),
        isSecret: false,
        results: null,
      });
    } catch (error) {
      return this.#storeDown(error);
    }
    return ok(id);
  }

  /** Lets a table decide a command and stores what it decides. Fulfilled once that is durable and was told here. */
  perform(id: string, command: Command): Promise<Result<void>> {
    if (this.#isClosing) return Promise.resolve(refuse('server.closing'));
    const begun = performance.now();
    return this.#queue(id, async (slot) => {
      let outcome: Outcome = 'failed';
      try {
        const [result, came] = await this.#perform(slot, command);
        outcome = came;
        return result;
      } finally {
        this.#parts.meters.performed(command.kind, outcome, performance.now() - begun);
      }
    });
  }

  /** Looks at a table as it stands. */
  look<R>(id: string, look: (table: Table, presence: Presence) => R): Promise<Result<R>> {
    return this.#queue(id, async (slot) => {
      const table = await this.#loaded(slot);
      return table.ok ? ok(look(table.value, this.#presence(slot))) : table;
    });
  }

  /** Whether a secret opens a seat for a guest. */
  async mayAct(id: string, seat: Seat, secret: string, guest: string): Promise<Result<void>> {
    const given = Buffer.from(hashSecret(secret), 'hex');
    const find = ({ data }: Table) =>
      data.seats.at(seat)?.keys.find(({ hash }) => timingSafeEqual(Buffer.from(hash, 'hex'), given));
    return this.#queue(id, async (slot) => {
      const table = await this.#loaded(slot);
      if (!table.ok) return table;
      let key = find(table.value);
      if (key === undefined) {
        // It may have been given by another process just now.
        if ((await this.#isNewer(slot)) && slot.table !== null) key = find(slot.table);
      }
      if (key === undefined) return refuse('seat.key');
      return key.guest === guest ? ok(undefined) : refuse('seat.guest');
    });
  }

  /** A device begins to follow a table. */
  async join(id: string, connection: Connection): Promise<Result<void>> {
    const { store, time } = this.#parts;
    return this.#queue(id, async (slot) => {
      const table = await this.#loaded(slot);
      if (!table.ok) return table;
      const refusal = goneRefusal(table.value.data, connection);
      if (refusal !== null) return refuse(refusal);
      const lines = await store.chat(id, CHAT_START, CHAT_LINES);
      slot.connections.add(connection);
      slot.chatted ??= chatPlaceAfter(CHAT_START, lines);
      const round = new Round(table.value, this.#presence(slot), time.time, [connection]);
      connection.greet(round, PROTOCOL, time.now());
      connection.chat(lines);
      this.#tellAll(slot);
      this.#tellPresence(slot);
      this.#letBotThink(slot);
      return ok(undefined);
    });
  }

  leave(id: string, connection: Connection): void {
    const slot = this.#slots.get(id);
    if (slot?.connections.delete(connection) !== true || this.#isClosing) return;
    this.#tellPresent(slot);
    this.#tellPresence(slot);
  }

  /** Says something at a table. */
  async say(id: string, line: Omit<ChatLine, 'seq'>): Promise<Result<void>> {
    if (this.#isClosing) return refuse('server.closing');
    try {
      await this.#parts.store.say(id, line);
    } catch (error) {
      return this.#storeDown(error);
    }
    return this.#queue(id, async (slot) => {
      await this.#tellChat(slot);
      return ok(undefined);
    });
  }

  /** Somebody hears another one no more, or again: on all its devices, whichever process they are connected at. */
  async mute(guest: string, other: string, isMuted: boolean): Promise<Result<void>> {
    const { store } = this.#parts;
    const isThere = await store.setMute(guest, other, isMuted);
    if (isMuted && !isThere) return refuse('mute.unknown');
    this.#muteHere(guest, other, isMuted);
    if (store.isShared) await store.tell([MUTING, guest, other, isMuted ? 1 : 0].join(' '));
    return ok(undefined);
  }

  #muteHere(guest: string, other: string, isMuted: boolean): void {
    for (const { connections } of this.#slots.values()) {
      for (const connection of connections) if (connection.guest === guest) connection.mute(other, isMuted);
    }
  }

  /** Forgets a guest: at all its tables, then in the store. */
  async forget(guest: string): Promise<Result<void>> {
    const { store } = this.#parts;
    for (const { id } of await store.tablesNaming(guest)) {
      const seen = await this.look(id, ({ data }) => data.seats);
      if (!seen.ok && (seen.problem.code === 'store.down' || seen.problem.code === 'server.closing')) return seen;
      if (!seen.ok) {
        // Nobody plays at a table that cannot be loaded: the person is taken out of what there is of it.
        const redacted = await this.#redact(id, guest);
        if (!redacted.ok) return redacted;
        continue;
      }
      // A match goes on without its person: nobody must wait for a seat that cannot come back. Where that is refused
      // nothing waits for the seat.
      for (const [seat, { person, level }] of seen.value.entries()) {
        if (person?.guest === guest && level === null) await this.perform(id, { kind: 'away', seat, id: '' });
      }
      const done = await this.perform(id, { kind: 'forget', guest });
      if (!done.ok) return done;
      const rewritten = await this.#rewrite(id, guest);
      if (!rewritten.ok) return rewritten;
    }
    // Whoever follows a table somewhere would go on under the old name.
    this.#sendAway(guest);
    if (store.isShared) await store.tell([FORGETTING, guest].join(' '));
    await store.removeGuest(guest);
    return ok(undefined);
  }

  #sendAway(guest: string): void {
    for (const slot of this.#slots.values()) {
      for (const connection of slot.connections) {
        if (connection.guest !== guest) continue;
        this.leave(slot.id, connection);
        connection.bye('guest.unknown');
      }
    }
  }

  /** Takes a person out of what is stored of a table, when its seats are nobody's. */
  #rewrite(id: string, guest: string): Promise<Result<void>> {
    const { store } = this.#parts;
    return this.#queue(id, async (slot) => {
      slot.table = null;
      const rows = await store.changes(id);
      const changes = rows.map(({ data }) => readChange(data));
      const data = withoutPerson(changes, guest).map((change) => JSON.stringify(change));
      await store.rewrite(
        id,
        rows.map(({ seq }, i) => ({ seq, data: data[i] })),
      );
      const table = await this.#loaded(slot);
      if (table.ok) this.#tellAll(slot);
      return ok(undefined);
    });
  }

  /** Takes a person out of what is stored of a table that cannot be loaded, as far as it can be read at all. */
  #redact(id: string, guest: string): Promise<Result<void>> {
    const { store } = this.#parts;
    return this.#queue(id, async (slot) => {
      slot.table = null;
      const rows = await store.readableChanges(id);
      const texts = textsWithoutPerson(
        rows.map(({ data }) => data),
        guest,
      );
      await store.rewrite(
        id,
        rows.map(({ seq }, i) => ({ seq, data: texts[i] })),
      );
      await store.setApart(id);
      return ok(undefined);
    });
  }

  /** Removes a table with all that belongs to it; whoever follows it is sent away. */
  remove(id: string): Promise<Result<void>> {
    return this.#queue(id, async (slot) => {
      await this.#parts.store.removeTable(id);
      slot.table = null;
      for (const connection of slot.connections) connection.bye('table.unknown');
      return ok(undefined);
    });
  }

  /** Finishes what has begun, says goodbye to everybody and takes no more commands. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#sweeping !== null) clearTimeout(this.#sweeping);
    await Promise.all([...this.#slots.values()].map(({ queue }) => queue));
    await this.#noting;
    for (const { connections } of this.#slots.values()) {
      for (const connection of connections) connection.bye('server.closing');
    }
  }

  #slot(id: string): Slot {
    const known = this.#slots.get(id);
    if (known !== undefined) return known;
    const slot: Slot = {
      id,
      table: null,
      queue: Promise.resolve(),
      connections: new Set(),
      elsewhere: new Map(),
      used: this.#parts.time.now(),
      told: 0,
      chatted: null,
      isThinking: false,
    };
    this.#slots.set(id, slot);
    return slot;
  }

  /** Does something with a table when all that was asked of it before is done. */
  #queue<R>(id: string, work: (slot: Slot) => Promise<Result<R>>): Promise<Result<R>> {
    const slot = this.#slot(id);
    const done = slot.queue.then(async () => {
      slot.used = this.#parts.time.now();
      try {
        const done = await work(slot);
        // Whatever brought a change here, a refusal too: whoever is connected hears of it.
        if (slot.table !== null && slot.told !== slot.table.data.seq) this.#tellAll(slot);
        return done;
      } catch (error) {
        slot.table = null;
        if (error instanceof StoreError) return this.#storeDown(error);
        if (error instanceof DamageError) {
          this.#parts.store.damages.note(error.place, error);
          return refuse('table.damaged');
        }
        // Our own bug: what is in memory may be wrong, what is stored is not.
        this.#parts.log.error({ table: id, error: said(error) }, 'A command failed');
        return refuse('server.fault');
      }
    });
    slot.queue = done;
    return done;
  }

  async #loaded(slot: Slot): Promise<Result<Table>> {
    if (slot.table !== null) return ok(slot.table);
    const { store, loadGame } = this.#parts;
    const rows = await store.changes(slot.id);
    if (rows.length === 0) {
      if (slot.connections.size === 0) this.#slots.delete(slot.id);
      return refuse('table.unknown');
    }
    const place = tablePlace(slot.id);
    const past = asStored(place, () => {
      const changes = withoutForgotten(rows.map(({ data }) => readChange(data)));
      return rows.map(({ at }, i) => ({ at, change: changes[i] }));
    });
    const [first] = past;
    const game = await loadGame(asStored(place, () => (first.change.kind === 'opened' ? first.change.plan.game : '')));
    if (!game.ok) return game;
    slot.table = asStored(place, () => Table.load(game.value, slot.id, past));
    store.damages.mended(place);
    return ok(slot.table);
  }

  async #perform(slot: Slot, command: Command): Promise<[Result<void>, Outcome]> {
    const { store, time } = this.#parts;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const table = await this.#loaded(slot);
      if (!table.ok) return [table, 'refused'];
      const { seq } = table.value.data;
      const waited = table.value.waiting();
      const decided = table.value.decide(command, time.time);
      if (!decided.ok) {
        // Nobody is refused by what another process has changed by now.
        if (await this.#isNewer(slot)) continue;
        return [decided, 'refused'];
      }
      const change = decided.value;
      if (change === null) {
        const { data } = table.value;
        if (command.kind === 'tick') await store.setDue(slot.id, data.seq, this.#row(table.value, data, data).due);
        return [ok(undefined), 'nothing'];
      }
      const at = time.now();
      const after = table.value.after(change, at);
      // Until it is stored, what is in memory is ahead of the truth.
      slot.table = null;
      let isWritten: boolean;
      try {
        isWritten = await store.append({
          table: slot.id,
          seq,
          at,
          data: JSON.stringify(change),
          row: this.#row(table.value, table.value.data, after),
          ...(SEATING.includes(change.kind) ? sittersOf(after) : { sitters: null }),
          named: [],
          isSecret: change.kind === 'sealed',
          results: resultsOf(table.value, after, at),
        });
      } catch (error) {
        return [this.#storeDown(error), 'failed'];
      }
      // Another process was faster: its change first.
      if (!isWritten) continue;
      table.value.commit(after);
      slot.table = table.value;
      faultPoint('before-answer');
      this.#tellAll(slot);
      this.#letBotThink(slot);
      const own = 'seat' in command ? command.seat : null;
      this.#keepTurns(
        slot,
        table.value.waiting().filter((seat) => seat !== own && !waited.includes(seat)),
      );
      return [ok(undefined), 'changed'];
    }
    return [refuse('store.down'), 'failed'];
  }

  /** Reads what other processes have written of a table that is in memory; whether that was anything. */
  async #isNewer(slot: Slot): Promise<boolean> {
    if (!this.#parts.store.isShared) return false;
    const known = slot.table?.data.seq ?? 0;
    await this.#followChanges(slot);
    return (slot.table?.data.seq ?? 0) > known;
  }

  #storeDown(error: unknown): ReturnType<typeof refuse> {
    this.#hasFailed = true;
    this.#parts.log.error({ error: said(error) }, 'The store failed');
    return refuse('store.down');
  }

  /** @param before what the table was; null where it is new */
  #row(table: Table, before: TableData | null, data: TableData): TableRow {
    const { plan, seats, status } = data;
    const { time } = this.#parts;
    const fill = status === 'gathering' && seats.some(({ person }) => person !== null) ? (plan.fill?.at ?? null) : null;
    const choosers = table.choosers();
    const persons = choosers.filter((seat) => seats[seat].level === null);
    return {
      game: plan.game,
      status,
      isPublic: plan.isPublic,
      listedUntil: status === 'over' ? seenBy(data) : null,
      due: status === 'playing' ? firstToFall(data.clocks, time.time) : fill,
      awaitsBot: choosers.some((seat) => seats[seat].level !== null),
      turns: persons.map((seat) => seats[seat].person?.guest ?? '').filter((guest) => guest !== ''),
      card: before !== null && cardOf(table, before) === cardOf(table, data) ? null : cardOf(table, data),
    };
  }

  #presence(slot: Slot): Presence {
    const now = this.#parts.time.now();
    const seats = new Set<Seat>();
    let watching = 0;
    for (const { viewer } of slot.connections) {
      if (viewer === SPECTATOR) watching += 1;
      else seats.add(viewer);
    }
    for (const [process, one] of slot.elsewhere) {
      if (one.until < now) slot.elsewhere.delete(process);
      else {
        for (const seat of one.seats) seats.add(seat);
        watching += one.watching;
      }
    }
    return { seats, watching };
  }

  /** Tells all connections of a table what has changed for them. */
  #tellAll(slot: Slot): void {
    if (slot.table === null) return;
    slot.told = slot.table.data.seq;
    if (slot.connections.size === 0) return;
    faultPoint('before-broadcast');
    for (const connection of slot.connections) {
      const refusal = goneRefusal(slot.table.data, connection);
      if (refusal === null) continue;
      slot.connections.delete(connection);
      connection.bye(refusal);
    }
    const round = new Round(slot.table, this.#presence(slot), this.#parts.time.time, slot.connections);
    for (const connection of slot.connections) connection.tell(round);
  }

  /** The same where nothing has changed but who is here: a table that has left the memory is loaded for it. */
  #tellPresent(slot: Slot): void {
    if (slot.connections.size === 0) return;
    if (slot.table !== null) {
      this.#tellAll(slot);
      return;
    }
    void this.#queue(slot.id, async () => {
      const loaded = await this.#loaded(slot);
      if (loaded.ok) this.#tellAll(slot);
      return loaded;
    });
  }

  async #tellChat(slot: Slot): Promise<void> {
    if (slot.connections.size === 0) return;
    const known = slot.chatted ?? CHAT_START;
    const lines = await this.#parts.store.chat(slot.id, known, CHAT_LINES);
    if (lines.length === 0) return;
    slot.chatted = chatPlaceAfter(known, lines);
    for (const connection of slot.connections) connection.chat(lines);
  }

  // Turns of those who are not here.

  /** Notes the turns that have come to seats none of whose devices is here: whoever wrote the change does so, once. */
  #keepTurns(slot: Slot, seats: readonly Seat[]): void {
    const { store, time, log, pushAfter } = this.#parts;
    const here = this.#presence(slot).seats;
    const due = time.now() + pushAfter;
    for (const seat of seats) {
      const guest = slot.table?.data.seats[seat].person?.guest ?? '';
      if (here.has(seat)) continue;
      const noted = store.pushes.keepTurn({ table: slot.id, seat, guest }, due).catch((error: unknown) => {
        log.error({ table: slot.id, error: said(error) }, 'A turn could not be noted');
      });
      // Nobody's move waits for it; the next look at them does, and so does the end.
      this.#noting = Promise.all([this.#noting, noted]);
    }
  }

  /** Tells whose turn came while none of their devices was here, and is not here yet: once, whichever process does it. */
  async remind(): Promise<void> {
    const { store, time, log } = this.#parts;
    await this.#noting;
    const turns = await store.pushes.takeTurns(time.now());
    await Promise.all(
      turns.map((turn) =>
        this.#remind(turn).catch((error: unknown) => {
          log.error({ table: turn.table, error: said(error) }, 'Somebody could not be told of a turn');
        }),
      ),
    );
  }

  async #remind({ table: id, seat, guest }: Turn): Promise<void> {
    const { store, pusher } = this.#parts;
    const look = () =>
      this.look(id, (table, presence) => {
        const isTheirs = table.waiting().includes(seat) && table.data.seats[seat].person?.guest === guest;
        return isTheirs && !presence.seats.has(seat) ? table.game.title : null;
      });
    let title = await look();
    if (title.ok && title.value !== null && store.isShared) {
      // They may be connected at another process, which this one has not heard of yet.
      await store.tell(`${ASKING} ${id}`);
      await new Promise((resolve) => setTimeout(resolve, ANSWER_PRESENCE));
      title = await look();
    }
    if (title.ok && title.value !== null) await pusher.tellTurn(guest, id, title.value);
  }

  // Bots.

  #letBotThink(slot: Slot): void {
    const { table } = slot;
    const seat = table?.botSeat ?? null;
    const match = table?.match ?? null;
    if (slot.isThinking || this.#isClosing || table === null || seat === null || match === null) return;
    const { plan, seats } = table.data;
    const version = match.version(seat);
    const level = seats[seat].level ?? plan.standIn;
    const task: BotTask = {
      game: plan.game,
      seats: plan.seats,
      options: match.header.options,
      level,
      seat,
      view: match.view(seat),
      seed: plan.deal === null ? null : `deal ${plan.deal}/${level}/${seat}/${version}`,
    };
    slot.isThinking = true;
    void this.#think(slot, task, version);
  }

  async #think(slot: Slot, task: BotTask, version: number): Promise<void> {
    const { bots, log, meters } = this.#parts;
    const begun = performance.now();
    try {
      const codes = await bots.think(task);
      meters.thought(performance.now() - begun);
      slot.isThinking = false;
      const done = await this.perform(slot.id, { kind: 'botAct', seat: task.seat, version, codes });
      if (done.ok) return;
      // The table has moved on meanwhile, as by an undo: the bot thinks about what stands there now.
      const isStale = done.problem.code === 'move.version' || done.problem.code === 'seat.person';
      if (isStale) this.#letBotThink(slot);
      else {
        log.error({ table: slot.id, level: task.level, problem: done.problem.message }, 'A bot was refused');
        this.#thinkLater(slot);
      }
    } catch (error) {
      slot.isThinking = false;
      log.error({ table: slot.id, level: task.level, error: said(error) }, 'A bot failed');
      this.#thinkLater(slot);
    }
  }

  #thinkLater(slot: Slot): void {
    if (!this.#isClosing) setTimeout(() => this.#letBotThink(slot), AGAIN).unref();
  }

  // What comes with time, and from other processes.

  #sweepLater(): void {
    this.#sweeping = setTimeout(() => {
      this.#sweep()
        .catch((error: unknown) => {
          this.#hasFailed = true;
          this.#parts.log.error({ error: said(error) }, 'Looking for what is due failed');
        })
        .finally(() => {
          if (!this.#isClosing) this.#sweepLater();
        });
    }, SWEEP);
  }

  async #sweep(): Promise<void> {
    const { store, time } = this.#parts;
    if (this.#hasFailed) {
      // No clock falls for a time in which nobody could have chosen.
      this.#hasFailed = false;
      await this.#parts.refresh();
    }
    const now = time.now();
    // Tables that cannot be read stand where they are for ever, and take nobody's place.
    const { damages } = store;
    const isReadable = (id: string): boolean => !damages.has(tablePlace(id));
    const most = MOST_DUE + damages.list.length;
    const due = (await store.dueTables(now, most)).filter(isReadable);
    await Promise.all(due.map((id) => this.perform(id, { kind: 'tick' })));
    for (const id of (await store.botTables(now - ORPHANED, most)).filter(isReadable)) {
      if (this.#slots.get(id)?.isThinking !== true) {
        await this.look(id, () => undefined);
        const slot = this.#slots.get(id);
        if (slot !== undefined) this.#letBotThink(slot);
      }
    }
    this.remind().catch((error: unknown) => {
      this.#parts.log.error({ error: said(error) }, 'Looking for turns failed');
    });
    if (store.isShared) await this.#catchUp();
    const tells = store.isShared && now - this.#told >= TELL_PRESENCE;
    if (tells) this.#told = now;
    const lost = now - time.time.elapsed(0, now);
    // Clocks are shown without the times of outages: where another one is known, all of them are shown anew.
    const isOtherClock = lost !== this.#lost;
    this.#lost = lost;
    for (const slot of this.#slots.values()) {
      if (tells) this.#tellPresence(slot);
      const isLate = (slot.table?.data.plan.spectators ?? 0) > 0;
      const isBehind = [...slot.connections].some((one) => one.isBehind);
      if (isLate || isBehind || isOtherClock) this.#tellPresent(slot);
      if (now - slot.used < this.#parts.idle || slot.isThinking) continue;
      slot.table = isLate && slot.connections.size > 0 ? slot.table : null;
      if (slot.connections.size === 0) this.#slots.delete(slot.id);
    }
  }

  /** A bell may be lost: now and then the store is asked how many changes the tables have that somebody follows here. */
  async #catchUp(): Promise<void> {
    const followed = [...this.#slots.values()].filter(
      ({ table, connections }) => table !== null || connections.size > 0,
    );
    const counts = await this.#parts.store.counts(followed.map(({ id }) => id));
    for (const { id, told } of followed) if ((counts.get(id) ?? 0) > told) this.#hearChange(id);
  }

  #hearChange(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined || this.#isClosing) return;
    void this.#queue(id, async () => {
      await this.#followChanges(slot);
      await this.#tellChat(slot);
      return ok(undefined);
    });
  }

  async #followChanges(slot: Slot): Promise<void> {
    const { table } = slot;
    // Nobody follows it here and nothing is in memory: there is nothing to bring up to date.
    if (table === null && slot.connections.size === 0) return;
    if (table !== null) {
      slot.table = null;
      const rows = await this.#parts.store.changes(slot.id, table.data.seq);
      const past = rows.map(({ data, at }) => ({ change: readChange(data), at }));
      // The match in memory has the name of who was forgotten; read anew it has not.
      if (past.some(({ change }) => change.kind === 'forgotten')) {
        await this.#loaded(slot);
        return;
      }
      for (const { change, at } of past) table.follow(change, at);
      slot.table = table;
    } else await this.#loaded(slot);
  }

  #tellPresence(slot: Slot): void {
    const { store } = this.#parts;
    if (!store.isShared) return;
    const seats = [...slot.connections].filter(({ viewer }) => viewer !== SPECTATOR).map(({ viewer }) => viewer);
    const watching = slot.connections.size - seats.length;
    store.tell([this.#self, slot.id, watching, ...new Set(seats)].join(' ')).catch(() => {});
  }

  #hearTold(payload: string): void {
    const [word = '', ...said] = payload.split(' ');
    if (word === MUTING) {
      const [guest = '', other = '', isMuted] = said;
      this.#muteHere(guest, other, isMuted === '1');
    } else if (word === FORGETTING) this.#sendAway(said[0] ?? '');
    else this.#hearPresence(word, said);
  }

  #hearPresence(process: string, [id = '', watching = '0', ...seats]: readonly string[]): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    if (process === ASKING) {
      this.#tellPresence(slot);
      return;
    }
    const until = this.#parts.time.now() + 3 * TELL_PRESENCE;
    slot.elsewhere.set(process, { seats: seats.map(Number), watching: Number(watching), until });
    this.#tellPresent(slot);
  }
}

/** What lists show of a table: the same text while nothing of that changes. */
function cardOf({ told }: Table, data: TableData): string {
  const { plan, seats, owner, header } = data;
  const { options, clock, spectators, password, isRated } = plan;
  const isBehind = seenBy(data) !== null;
  return told.text('card', [plan, seats, owner, header, isBehind], () =>
    JSON.stringify({
      options,
      clock,
      spectators,
      hasPassword: password !== null,
      isRated,
      owner: owner.name,
      seats: seats.map(({ person, level, kept }, seat) => ({
        name: person?.name ?? null,
        // Who is behind has not seen yet who plays on for whom.
        level: isBehind ? (header?.players[seat].level ?? null) : level,
        isFree: person === null && level === null && kept === null,
      })),
    }),
  );
}

/** Changes after which others may hold seats than before. */
const SEATING: readonly string[] = ['sat', 'stood', 'bot', 'planned', 'forgotten'] satisfies Change['kind'][];

/** What a rated match that has just ended came to; null where none did, or all agreed to end without a result. */
function resultsOf({ data, match }: Table, { status, seats, plan }: TableData, at: number): RatedResult | null {
  const result = match?.result ?? null;
  if (!plan.isRated || result === null || data.status === 'over' || status !== 'over') return null;
  return {
    at: at + (plan.spectators ?? 0) * 1000,
    seats: seats.map(({ person, level }, seat) => ({
      // A seat that a bot played on is its owner's all the same.
      player: person?.guest ?? level ?? '',
      isBot: person === null,
      rank: result.ranks[seat],
    })),
  };
}

/** Why a connection may not follow the table any more: its seat was taken from it, or the match began without spectators. */
function goneRefusal({ seats, plan, status }: TableData, { viewer, key }: Connection): RefusalCode | null {
  if (viewer === SPECTATOR) return plan.spectators === null && status === 'playing' ? 'table.spectators' : null;
  return seats[viewer]?.keys.some(({ hash }) => hash === key) === true ? null : 'seat.key';
}

/** Reads what is stored of a table. @throws DamageError where that is not what was written */
function asStored<V>(place: string, read: () => V): V {
  try {
    return read();
  } catch (error) {
    throw new DamageError(place, said(error));
  }
}

function readChange(data: string): Change {
  // The store gives back what was written, and only `Change`s are.
  return JSON.parse(data) as Change;
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
