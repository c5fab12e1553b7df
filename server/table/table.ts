import type { Game } from '@marchlands/core/game.ts';
import type { Entry } from '@marchlands/core/match/entry.ts';
import type { Appended, Match } from '@marchlands/core/match/match.ts';
import { addEntries, fromJSON, STORE_FORMAT } from '@marchlands/core/match/store.ts';
import { ok, type Problem, problemText, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { playerName } from '@marchlands/core/words.ts';
import { type Ask, askId, type Cause, type Change, type Key, type SeatClock } from './change.ts';
import { clocksBack, fallen, nextClocks, type Time } from './clock.ts';
import type { Command } from './command.ts';
import { afterChange, type TableData } from './data.ts';
import { LastViews } from './films.ts';
import { decideGathering } from './gathering.ts';
import { REFUSALS, refuse } from './refusal.ts';
import { hashOf, isComparable } from './state-hash.ts';
import { Told } from './told.ts';

/** The change to store; null if the command changes nothing (a repeated message). */
type Decision = Result<Change | null>;

/**
 * The result of a command before it is stored. The match has already advanced, so the table answers nothing until
 * `commit`. If storing fails, the table is discarded and reloaded.
 */
export interface Attempt {
  readonly change: Change;
  readonly before: TableData;
  readonly after: TableData;
  /** The match with the change; null before it begins. */
  readonly match: Match | null;
  /** Call after storing: makes the change effective. */
  commit(): void;
}

/** A table's decoded stored data. */
export interface Past {
  readonly change: Change;
  readonly at: number;
}

/** A table: its changes and the match they led to. */
export class Table {
  readonly game: Game;
  /** The latest views of the match, for finding news. */
  readonly lastViews = new LastViews();
  /** Texts about the table beside the match. */
  readonly told = new Told();
  #data: TableData;
  #match: Match | null = null;
  /** Why a stored match cannot be continued, or null. */
  #trouble: Problem | null = null;
  /** True while the match may be ahead of the store. */
  #isAhead = false;

  private constructor(game: Game, data: TableData) {
    this.game = game;
    this.#data = data;
  }

  /** A table from all its changes. @throws if they are invalid */
  static load(game: Game, id: string, past: readonly Past[]): Table {
    let data: TableData | null = null;
    const entries: Entry[] = [];
    for (const { change, at } of past) {
      data = afterChange(id, data, change, at);
      if (change.kind === 'begun' || change.kind === 'went') for (const entry of change.entries) entries.push(entry);
    }
    if (data === null) throw new Error(`the table ${id} has no changes`);
    const table = new Table(game, data);
    if (data.header !== null) table.#open(data, entries);
    return table;
  }

  get data(): TableData {
    this.#mustBeStored();
    return this.#data;
  }

  /** The match; null before the start, and if its rules are gone. */
  get match(): Match | null {
    this.#mustBeStored();
    return this.#match;
  }

  get trouble(): Problem | null {
    return this.#trouble;
  }

  /** The first seat whose bot must choose now, or null. */
  get botSeat(): Seat | null {
    const { seats } = this.data;
    return choosersOf(this.match).find((seat) => seats[seat].level !== null) ?? null;
  }

  /** The seats of persons who have yet to choose. */
  waiting(): readonly Seat[] {
    const { seats } = this.data;
    return choosersOf(this.match).filter(
      (seat) => seats[seat].level === null && (seats[seat].person?.guest ?? '') !== '',
    );
  }

  /**
   * Executes a command as far as possible before it is stored; null if it changes nothing. A refusal leaves the table
   * unchanged.
   */
  attempt(command: Command, time: Time): Result<Attempt | null> {
    this.#mustBeStored();
    this.#isAhead = true;
    const decided = this.#decide(command, time);
    if (!decided.ok || decided.value === null) {
      this.#isAhead = false;
      return decided.ok ? ok(null) : decided;
    }
    const change = decided.value;
    const before = this.#data;
    const after = afterChange(before.id, before, change, time.now);
    const commit = () => {
      this.#data = after;
      this.#isAhead = false;
    };
    return ok({ change, before, after, match: this.#match, commit });
  }

  #mustBeStored(): void {
    if (this.#isAhead) throw new Error(`a change of the table ${this.#data.id} is not stored yet`);
  }

  #decide(command: Command, time: Time): Decision {
    switch (command.kind) {
      case 'key':
        return this.#key(command.seat, command.key);
      case 'ownKey': {
        const seat = this.#data.seats.findIndex(({ person }) => person?.guest === command.key.guest);
        return seat < 0 ? refuse('seat.spectator') : this.#key(seat, command.key);
      }
      case 'again':
        return ok(this.#data.again === null ? { kind: 'again', table: command.table } : null);
      case 'forget':
        return ok({ kind: 'forgotten', guest: command.guest });
      case 'sit':
        return this.#data.status === 'playing' ? this.#sitLate(command) : this.#gather(command, time);
      case 'stand':
      case 'seatBot':
      case 'plan':
      case 'entropy':
      case 'begin':
        return this.#gather(command, time);
      case 'tick':
        return this.#data.status === 'gathering' ? this.#gather(command, time) : this.#tick(time);
      default:
        return this.#play(command, time);
    }
  }

  /** Applies a change stored by another process. @throws if the rules refuse it: then reload the table */
  follow(change: Change, at: number): void {
    this.#data = afterChange(this.data.id, this.data, change, at);
    const match = this.#match;
    if (change.kind === 'begun') this.#open(this.#data, change.entries);
    if (match === null) return;
    if (change.kind === 'went') must(addEntries(match, change.entries));
    if (change.kind === 'sealed') {
      const codes = change.moves.map((move) => must(match.game.moveCodec.read(move)));
      must(match.submit(change.seat, codes, match.version(change.seat)));
    }
  }

  /**
   * Loads the match; if its rules have changed since, only if they lead to the same state. A state of the same rules
   * that has other fields now cannot be compared: as the version says, its moves mean the same.
   */
  #open(data: TableData, entries: readonly Entry[]): void {
    const { header, sealed } = data;
    if (header === null) return;
    const stored = { format: STORE_FORMAT, entries, ...(sealed.length > 0 ? { sealed } : {}) };
    const isOther = header.rulesVersion !== this.game.rulesVersion;
    const read = fromJSON(this.game, { ...stored, header: { ...header, rulesVersion: this.game.rulesVersion } });
    const isSame = read.ok && hashOf(read.value) === data.hash;
    if (read.ok && (isSame || !(isOther || isComparable(data.hash, this.game)))) {
      this.#match = read.value;
      return;
    }
    const reason = read.ok ? 'The moves lead elsewhere by the rules of today.' : problemText(read.problem);
    const message = `${REFUSALS['table.rules']} (Version ${header.rulesVersion} of the rules, now ${this.game.rulesVersion}. ${reason})`;
    if (!isOther) throw new Error(`the table ${data.id} is not as it was stored: ${reason}`);
    this.#trouble = { message, code: 'table.rules' };
  }

  #gather(
    command: Extract<Command, { kind: 'sit' | 'stand' | 'seatBot' | 'plan' | 'entropy' | 'begin' | 'tick' }>,
    time: Time,
  ): Decision {
    const data = this.#data;
    if (data.status !== 'gathering') {
      return refuse(
        command.kind === 'entropy' ? 'entropy.late' : data.status === 'over' ? 'table.over' : 'table.playing',
      );
    }
    const decided = decideGathering(this.game, data, command, time);
    if (!decided.ok) return decided;
    if (decided.value.kind === 'changes') return ok(decided.value.change);
    const { match, clocks } = decided.value;
    this.#match = match;
    const running = match.awaited().filter((seat) => match.players[seat].level === undefined);
    return ok({
      kind: 'begun',
      header: { ...match.header, dice: match.dice.header(true) },
      entries: [...match.entries],
      hash: hashOf(match),
      clocks: nextClocks(data.plan.clock, clocks, running, null, time),
    });
  }

  /** A late arrival at an event table gets the seat that a bot has played so far, and may take it back. */
  #sitLate({ person, key }: Extract<Command, { kind: 'sit' }>): Decision {
    const seat = this.#data.seats.findIndex((one) => one.person === null && one.kept?.guest === person.guest);
    return seat < 0 ? refuse('table.playing') : ok({ kind: 'sat', seat, person, key });
  }

  #key(seat: Seat, key: Key): Decision {
    const held = this.#data.seats.at(seat);
    if (held?.person == null) return refuse('seat.unknown');
    return ok({ kind: 'keyed', seat, key });
  }

  /** A seat's command during the match. */
  #play(
    command: Exclude<
      Command,
      {
        kind:
          | 'key'
          | 'ownKey'
          | 'again'
          | 'forget'
          | 'sit'
          | 'stand'
          | 'seatBot'
          | 'plan'
          | 'entropy'
          | 'begin'
          | 'tick';
      }
    >,
    time: Time,
  ): Decision {
    const { status, answered } = this.#data;
    if (this.#trouble !== null) return { ok: false, problem: this.#trouble };
    if ('id' in command && answered[command.seat]?.includes(command.id) === true) return ok(null);
    if (status === 'gathering' || this.#match === null) return refuse('table.gathering');
    if (status === 'over') return refuse('table.over');
    if (!(command.seat in this.#data.seats)) return refuse('seat.unknown');
    const isBot = this.#data.seats[command.seat].level !== null;
    if (isBot && command.kind !== 'botAct' && command.kind !== 'back') return refuse('seat.bot');
    const match = this.#match;
    switch (command.kind) {
      case 'act':
        return this.#act(match, command, time);
      case 'botAct':
        return isBot
          ? this.#submit(match, command.seat, command.codes, command.version, '', time)
          : refuse('seat.person');
      case 'undo':
        return this.#undo(match, command, time);
      case 'end':
        return this.#ask(match, { seat: command.seat, id: command.id, what: 'end', to: 0, agreed: [] }, time);
      case 'answer':
        return this.#answer(match, command, time);
      case 'resign': {
        const resigned = match.resign(command.seat);
        return resigned.ok
          ? ok(this.#went(match, 'resign', command.seat, command.id, resigned.value, time))
          : refuse('resign.refused', resigned.problem.message);
      }
      case 'away':
        return this.#away(match, command.seat, command.id, time);
      case 'back':
        return isBot ? this.#back(match, command.seat, command.id, time) : refuse('seat.person');
      default:
        return command satisfies never;
    }
  }

  #act(match: Match, { seat, id, version, moves }: Extract<Command, { kind: 'act' }>, time: Time): Decision {
    const codes: number[] = [];
    for (const move of moves) {
      const code = match.game.moveCodec.read(move);
      if (!code.ok) return refuse('move.refused', code.problem.message, code.problem.at);
      codes.push(code.value);
    }
    return this.#submit(match, seat, codes, version, id, time);
  }

  #submit(match: Match, seat: Seat, codes: readonly number[], version: number, id: string, time: Time): Decision {
    if (version !== match.version(seat)) return refuse('move.version');
    const done = match.submit(seat, codes, version);
    if (!done.ok) return { ok: false, problem: { ...done.problem, code: done.problem.code ?? 'move.refused' } };
    if (!done.value.sealed) return ok(this.#went(match, 'play', seat, id, done.value, time));
    const moves = codes.map((code) => match.game.moveCodec.decode(code));
    // A seat that replaces its choice before the others have chosen gets the increment only once.
    const isFirst = !this.#data.sealed.some((one) => one.seat === seat);
    return ok({ kind: 'sealed', seat, id, moves, clocks: this.#clocks(isFirst ? seat : null, time) });
  }

  #undo(match: Match, { seat, id, version, to }: Extract<Command, { kind: 'undo' }>, time: Time): Decision {
    if (version !== match.version(seat)) return refuse('move.version');
    const points = match.canUndo(seat);
    const point = to ?? points.consented.at(0);
    if (point === undefined || !points.consented.includes(point)) return refuse('undo.refused');
    if (points.alone.includes(point)) return this.#takeBack(match, seat, point, [], id, time);
    return this.#ask(match, { seat, id, what: 'undo', to: point, agreed: [] }, time);
  }

  #takeBack(match: Match, seat: Seat, to: number, agreed: readonly Seat[], id: string, time: Time): Decision {
    const done = match.undo(seat, { to, agreed });
    if (!done.ok) return refuse('undo.refused', done.problem.message);
    return ok(this.#went(match, 'undo', seat, id, done.value, time));
  }

  /** Asks the other persons. Bots agree to everything, so without other persons it happens at once. */
  #ask(match: Match, ask: Ask, time: Time): Decision {
    if (this.#data.ask !== null) return refuse('ask.open');
    return this.#missing(ask).length > 0 ? ok({ kind: 'asked', ask }) : this.#grant(match, ask, ask.id, time);
  }

  #answer(match: Match, { seat, ask: id, isAgreed }: Extract<Command, { kind: 'answer' }>, time: Time): Decision {
    const { ask } = this.#data;
    // An answer counts only for the request that its sender has seen.
    if (ask === null || askId(ask) !== id || (isAgreed && !this.#missing(ask).includes(seat)))
      return refuse('ask.none');
    if (!isAgreed) return ok({ kind: 'declined', seat });
    const agreed = { ...ask, agreed: [...ask.agreed, seat] };
    return this.#missing(agreed).length > 0 ? ok({ kind: 'agreed', seat }) : this.#grant(match, ask, '', time);
  }

  /** The persons who have yet to agree. */
  #missing(ask: Ask): readonly Seat[] {
    const { seats } = this.#data;
    return [...seats.keys()].filter((seat) => {
      const isAsked = seats[seat].level === null && (seats[seat].person?.guest ?? '') !== '';
      return isAsked && seat !== ask.seat && !ask.agreed.includes(seat);
    });
  }

  #grant(match: Match, ask: Ask, id: string, time: Time): Decision {
    const all = [...this.#data.seats.keys()];
    if (ask.what === 'undo') {
      const others = all.filter((seat) => seat !== ask.seat);
      return this.#takeBack(match, ask.seat, ask.to, others, id, time);
    }
    const ended = match.end(all);
    if (!ended.ok) return { ok: false, problem: ended.problem };
    return ok(this.#went(match, 'end', ask.seat, id, ended.value, time));
  }

  /** A bot takes over the seat until its owner returns. */
  #away(match: Match, seat: Seat, id: string, time: Time): Decision {
    const { plan } = this.#data;
    const done = match.takeOver(seat, { name: `Computer for ${this.#nameOf(seat)}`, level: plan.standIn });
    if (!done.ok) return { ok: false, problem: done.problem };
    return ok(this.#went(match, 'away', seat, id, done.value, time));
  }

  #back(match: Match, seat: Seat, id: string, time: Time): Decision {
    if (this.#data.seats[seat].person === null) return refuse('seat.bot');
    const done = match.takeOver(seat, { name: this.#nameOf(seat) });
    if (!done.ok) return { ok: false, problem: done.problem };
    const went = this.#went(match, 'back', seat, id, done.value, time);
    return ok({ ...went, clocks: clocksBack(went.clocks, seat) });
  }

  #tick(time: Time): Decision {
    const match = this.#match;
    const seat = fallen(this.#data.clocks, time).at(0);
    if (match === null || match.isOver || seat === undefined) return ok(null);
    return this.#away(match, seat, '', time);
  }

  #nameOf(seat: Seat): string {
    return this.#data.seats[seat].person?.name ?? playerName(seat);
  }

  #went(match: Match, cause: Cause, seat: Seat, id: string, { first }: Appended, time: Time) {
    const entries = match.entries.slice(first);
    const clocks = this.#clocks(cause === 'play' ? seat : null, time, entries);
    return {
      kind: 'went',
      cause,
      seat,
      id,
      entries,
      hash: hashOf(match),
      clocks,
      isOver: match.isOver,
    } satisfies Change;
  }

  #clocks(acted: Seat | null, time: Time, entries: readonly Entry[] = []): readonly SeatClock[] {
    const { plan, clocks, seats } = this.#data;
    if (plan.clock === null) return [];
    const level = (seat: Seat): string | null => {
      const taken = entries.findLast((entry) => entry.kind === 'seat' && entry.seat === seat);
      return taken?.kind === 'seat' ? (taken.player.level ?? null) : seats[seat].level;
    };
    const running = choosersOf(this.#match).filter((seat) => level(seat) === null);
    return nextClocks(plan.clock, clocks, running, acted, time);
  }
}

/** The seats that have yet to choose; none without a match. */
export function choosersOf(match: Match | null): readonly Seat[] {
  if (match === null || match.isOver) return [];
  return match.awaited().filter((seat) => match.sealed(seat) === null);
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
