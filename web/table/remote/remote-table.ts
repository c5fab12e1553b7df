import type { Game } from '@marchlands/core/game.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { Setup } from '@marchlands/core/types.ts';
import type { Reason } from '@marchlands/core/words.ts';
import { loadGame } from '@marchlands/games/index.ts';
import type { SeatInfo, ShownEvent } from '@marchlands/kit/board.ts';
import type { WireStatus } from '@marchlands/server/wire/messages.ts';
import { remoteWords } from '../../words/remote.ts';
import { words } from '../../words/words.ts';
import { HINT_LEVEL } from '../levels.ts';
import { BotClient } from '../local/bot-client.ts';
import type { LinesStart, PlayedOnline } from '../local/protocol.ts';
import type {
  EarlyEnd,
  Hint,
  Moment,
  Records,
  Reviewing,
  Snapshot,
  Table,
  TableInfo,
  TableState,
  Trouble,
} from '../table.ts';
import { tableInfo } from '../table-info.ts';
import { Desk } from './desk.ts';
import type { Mirror, MirrorChange } from './mirror.ts';
import type { OnlineTable, Wish } from './online-table.ts';
import { Past } from './past.ts';

/** Thinking time for a hint, in milliseconds. */
const HINT_TIME = 1500;

/** A finished match stored on this device. */
export type KeptMatch = Pick<Table, 'state' | 'momentAt' | 'position'> & {
  readonly records: Records;
  readonly review: Reviewing;
};

/** The page's services for an online table. */
export interface RemotePage {
  /** Asks the server for the record, as far as the viewer may see it. */
  record(): Promise<Result<string>>;
  /** Stores a finished match on this device. */
  keep(record: string, as: PlayedOnline): Promise<Result<KeptMatch>>;
}

/** The id under which a device stores a match played online. */
function keptId(tableId: string): string {
  return `online-${tableId}`;
}

/**
 * A table whose match is kept by a server. Once the match is over this device stores it as well, like any other: for
 * its review, its lines, and offline use.
 */
export class RemoteTable implements Table {
  state: TableState;
  readonly ending: EarlyEnd = {
    resign: () => this.#change({ kind: 'resign' }),
    agree: () => this.#change({ kind: 'end' }),
  };
  readonly records: Records = {
    text: () => this.#page.record(),
    replayable: async () =>
      this.#mirror.status.isOver ? this.#whenKept(({ records }) => records.replayable()) : ok(null),
    backup: () => this.#whenKept(({ records }) => records.backup()),
  };
  readonly review: Reviewing = {
    kept: () => this.#whenKept(({ review }) => review.kept()),
    make: (milliseconds, onProgress) => this.#whenKept(({ review }) => review.make(milliseconds, onProgress)),
    stop: () => this.#kept?.review.stop(),
  };
  readonly #online: OnlineTable;
  readonly #page: RemotePage;
  readonly #game: Game;
  readonly #setup: Setup;
  #past: Past;
  #mirror: Mirror;
  #desk: Desk;
  readonly #botClient = new BotClient();
  readonly #listeners = new Set<() => void>();
  readonly #stops: readonly (() => void)[];
  /** The number of pending changes. */
  #changes = 0;
  /** The last seen state of the table and the connection. */
  #link: OnlineTable['state']['link'] | null = null;
  #told: OnlineTable['state']['table'] = null;
  /** This device's copy of the match, once it is over. */
  #kept: KeptMatch | null = null;
  #keeping: Promise<Result<KeptMatch>> | null = null;

  private constructor(online: OnlineTable, mirror: Mirror, game: Game, setup: Setup, page: RemotePage) {
    this.#online = online;
    this.#page = page;
    this.#game = game;
    this.#setup = setup;
    this.#past = this.#newPast();
    this.#mirror = mirror;
    this.#desk = this.#newDesk();
    this.state = this.#look([]);
    this.#stops = [online.watch((change) => this.#follow(change)), online.subscribe(() => this.#greet())];
    if (mirror.status.isOver) void this.#keep();
  }

  /** The table of a match that has begun. */
  static async open(online: OnlineTable, page: RemotePage): Promise<Result<RemoteTable>> {
    const { mirror } = online;
    const { table } = online.state;
    if (mirror === null || table === null) return fail(remoteWords.opening);
    const game = await loadGame(table.game);
    if (!game.ok) return game;
    const setup = game.value.setup(mirror.header.options, mirror.header.seats);
    // If the match was sent again meanwhile, the newer one counts.
    return setup.ok ? ok(new RemoteTable(online, online.mirror ?? mirror, game.value, setup.value, page)) : setup;
  }

  get allowsLines(): boolean {
    return this.#desk.viewer >= 0;
  }

  /** The pending request to all, and who has agreed. */
  get ask(): WireStatus['ask'] {
    return this.#mirror.status.ask;
  }

  /** The viewer's own request, if it was declined and the match has not gone on since. */
  get declined(): WireStatus['ask'] {
    const { declined } = this.#mirror;
    return declined?.seat === this.#desk.viewer ? declined : null;
  }

  /** By seat; empty without clocks. */
  get clocks(): WireStatus['clocks'] {
    return this.#mirror.status.clocks;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  // Actions.

  async act(moves: readonly AnyMove[]): Promise<Result<void>> {
    const choice = this.#desk.choose(moves);
    if (!choice.ok) return choice;
    if (choice.value === null) {
      this.#show([]);
      return ok(undefined);
    }
    return this.#send(choice.value);
  }

  async type(line: string): Promise<Result<void>> {
    const moves = this.#desk.read(line);
    return moves.ok ? this.#send(moves.value) : moves;
  }

  async #send(moves: readonly AnyMove[]): Promise<Result<void>> {
    const sent = await this.#change({ kind: 'act', version: this.#mirror.version, moves: [...moves] });
    if (sent.ok) this.#desk.clearDraft();
    this.#show(this.state.now.newEvents);
    return sent;
  }

  async draft(moves: readonly AnyMove[]): Promise<Result<void>> {
    const drafted = this.#desk.redraft(moves);
    if (drafted.ok) this.#show([]);
    return drafted;
  }

  async undo(_consent: boolean): Promise<Result<void>> {
    if (!this.#desk.isDrafting) return this.#change({ kind: 'undo', version: this.#mirror.version });
    this.#desk.shorten();
    this.#show([]);
    return ok(undefined);
  }

  /** Gives the player's seat to its bot, or takes it back. */
  setAway(isAway: boolean): Promise<Result<void>> {
    return this.#change({ kind: isAway ? 'away' : 'back' });
  }

  /** Agrees to the pending request, or refuses it. */
  async answer(agree: boolean): Promise<Result<void>> {
    const { ask } = this;
    return ask === null ? fail(remoteWords.notAsked) : this.#change({ kind: 'answer', ask: ask.id, agree });
  }

  async #change(wish: Wish): Promise<Result<void>> {
    this.#botClient.stop();
    this.#changes += 1;
    this.#set({ isChanging: true });
    const done = await this.#online.say(wish);
    this.#changes -= 1;
    this.#set({ isChanging: this.#changes > 0 });
    return done;
  }

  async whyNot(move: AnyMove): Promise<Reason | null> {
    return this.#desk.whyNot(move);
  }

  async hint(): Promise<Result<Hint>> {
    const task = this.#desk.task(HINT_LEVEL);
    if (!task.ok) return fail(words.table.hintNone);
    const { seat } = task.value;
    const decision = await this.#botClient.think(task.value, HINT_TIME, (progress) =>
      this.#set({ waiting: { seat, progress } }),
    );
    this.#set({ waiting: null });
    if (!decision.ok) return fail(decision.problem === 'stopped' ? words.table.hintNone : words.trouble.hint);
    return ok({ considered: this.#desk.describe(decision.value.considered) });
  }

  hurry(): void {
    this.#botClient.hurry();
  }

  // The past.

  async momentAt(at: number): Promise<Result<Moment>> {
    if (this.#kept !== null) return this.#kept.momentAt(at);
    const view = await this.#past.viewAt(at);
    if (!view.ok) return view;
    const films = await this.#past.films(this.#desk.beginningOf(at), at);
    return films.ok ? ok(this.#desk.moment(at, view.value, this.#desk.picturesOf(films.value))) : films;
  }

  async position(entries?: number): Promise<Result<string>> {
    if (this.#mirror.status.isOver) return this.#whenKept((kept) => kept.position(entries));
    if (entries !== undefined) return fail(words.review.notOver);
    return ok(JSON.stringify(this.#desk.positionOf(this.#mirror.view)));
  }

  /** A position to try lines from while the match goes on: now, or after this many entries shown to the viewer. */
  async linesFrom(at: number | null): Promise<Result<LinesStart>> {
    const step = this.#desk.restBefore(at ?? this.#mirror.version);
    const view = at === null ? ok(this.#mirror.view) : await this.#past.viewAt(step);
    // Only the server knows the whole log: the seat's own numbers identify moments just as well.
    return view.ok ? ok({ position: this.#desk.positionOf(view.value), entries: step, step }) : view;
  }

  /** Runs work with this device's copy of the match. */
  async #whenKept<T>(work: (kept: KeptMatch) => Promise<Result<T>>): Promise<Result<T>> {
    const kept = await this.#keep();
    return kept.ok ? work(kept.value) : kept;
  }

  /** Stores the match on this device; by then all of it is known here. */
  #keep(): Promise<Result<KeptMatch>> {
    if (!this.#mirror.status.isOver) return Promise.resolve(fail(remoteWords.notOver));
    if (this.#desk.viewer < 0) return Promise.resolve(fail(remoteWords.noSeat));
    this.#keeping ??= this.#fetchAndKeep();
    return this.#keeping;
  }

  async #fetchAndKeep(): Promise<Result<KeptMatch>> {
    const record = await this.#page.record();
    const kept = record.ok
      ? await this.#page.keep(record.value, { matchId: this.state.info.matchId, seat: this.#desk.viewer })
      : record;
    if (kept.ok) {
      this.#kept = kept.value;
      this.#show(this.state.now.newEvents);
    } else this.#keeping = null;
    return kept;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#botClient.end();
    this.#listeners.clear();
  }

  // Display.

  #newPast(): Past {
    return new Past((from, count) => this.#online.history(from, count));
  }

  #newDesk(): Desk {
    return new Desk(this.#game, this.#setup, this.#online.state.viewer ?? -2, this.#mirror);
  }

  #follow({ films }: MirrorChange): void {
    const { mirror } = this.#online;
    if (mirror !== null && mirror !== this.#mirror) {
      this.#mirror = mirror;
      this.#desk = this.#newDesk();
      // A match that is sent again may differ, as after restoring a backup.
      this.#past = this.#newPast();
    }
    this.#desk.isPlayed = this.#isPlayed;
    this.#show(films === null ? [] : this.#desk.follow(films));
    if (this.#mirror.status.isOver) void this.#keep();
  }

  /** True while a bot plays for this device's seat. */
  get #isPlayed(): boolean {
    const { table, viewer } = this.#online.state;
    return table?.seats.find(({ seat }) => seat === viewer)?.level !== null && (viewer ?? -1) >= 0;
  }

  /** Refreshes if the table itself has changed; chat changes nothing here. */
  #greet(): void {
    const { link, table } = this.#online.state;
    if (link === this.#link && table === this.#told) return;
    this.#link = link;
    this.#told = table;
    this.#show(this.state.now.newEvents);
  }

  #show(newEvents: readonly ShownEvent[]): void {
    this.#desk.isPlayed = this.#isPlayed;
    this.state = this.#look(newEvents);
    this.#notify();
  }

  #set(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #look(newEvents: readonly ShownEvent[]): TableState {
    const { state } = this.#online;
    const now = this.#desk.snapshot(newEvents);
    return {
      info: this.#info(),
      now: { ...now, final: this.#final(now) },
      seated: this.#desk.seat,
      handOver: null,
      playsOut: false,
      waiting: null,
      troubles: troublesOf(state.link, state.table?.trouble ?? null),
      held: 'here',
      isChanging: this.#changes > 0,
    };
  }

  /** The end, with the parts of the scores if the whole record is here. */
  #final({ final }: Snapshot): Snapshot['final'] {
    const whole = this.#kept?.state.now.final;
    return final === null || whole === undefined || whole === null ? final : whole;
  }

  #info(): TableInfo {
    const { header } = this.#mirror;
    return tableInfo(this.#game, this.#setup, {
      matchId: keptId(this.#online.id),
      seats: header.players.map((_, seat) => this.#seatInfo(seat)),
      you: this.#desk.viewer >= 0 ? this.#desk.viewer : null,
      changed: header.options,
      daily: null,
      deal: this.#online.state.table?.deal ?? null,
      isRemote: true,
    });
  }

  #seatInfo(seat: Seat): SeatInfo {
    const told = this.#online.state.table?.seats[seat];
    const level = told?.level ?? null;
    const name = told?.name ?? this.#desk.nameOf(seat);
    return level === null ? { seat, name, kind: 'person' } : { seat, name, kind: 'bot', level };
  }
}

function troublesOf(link: OnlineTable['state']['link'], trouble: string | null): readonly Trouble[] {
  const messages = [link === 'lost' ? remoteWords.reconnecting : null, trouble].filter((one) => one !== null);
  return messages.length === 0 ? [] : [{ kind: 'connection', message: messages.join(' ') }];
}
