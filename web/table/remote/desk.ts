import type { Game } from '@marchlands/core/game.ts';
import { Draft, type Drafted } from '@marchlands/core/match/draft.ts';
import type { Player } from '@marchlands/core/match/entry.ts';
import { ownSentence } from '@marchlands/core/match/sentences.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { maskOf, NOBODY, type Seat, type Viewer } from '@marchlands/core/seat.ts';
import type { AnyView, Setup } from '@marchlands/core/types.ts';
import type { Reason } from '@marchlands/core/words.ts';
import type { Considered, ShownEvent } from '@marchlands/kit/board.ts';
import type { WireItem } from '@marchlands/server/wire/messages.ts';
import { READER } from '../../words/addressed.ts';
import { remoteWords } from '../../words/remote.ts';
import { Choosing, type ChoosingSource } from '../choosing.ts';
import { endedOf } from '../ended.ts';
import type { BotTask, Candidate } from '../local/protocol.ts';
import { lineOf, withPictures } from '../log-line.ts';
import type { Ended, LogLine, Moment, Snapshot, UndoRight } from '../table.ts';
import type { Mirror, WireFilmSeen } from './mirror.ts';

/** More films than this are not shown: after a long absence the table itself matters. */
const MOST_SHOWN = 40;

/**
 * One viewer's side of a table whose match is kept elsewhere: words, choices and drafts are made here, on a state
 * sampled from what the viewer was told. Knows no network.
 */
export class Desk implements ChoosingSource {
  readonly game: Game;
  readonly setup: Setup;
  readonly viewer: Viewer;
  readonly #mirror: Mirror;
  readonly #draft: Draft;
  readonly #choosing: Choosing;
  readonly #players: Player[];
  readonly #log: LogLine[] = [];
  /** True while a bot plays the seat: nothing is to be chosen here. */
  isPlayed = false;

  constructor(game: Game, setup: Setup, viewer: Viewer, mirror: Mirror) {
    this.game = game;
    this.setup = setup;
    this.viewer = viewer;
    this.#mirror = mirror;
    this.#draft = new Draft(this);
    this.#choosing = new Choosing(this, this.#draft);
    this.#players = [...mirror.header.players];
    for (const item of mirror.items) this.#write(item);
  }

  // For drafts.

  get actors(): number {
    const { awaited } = this.#mirror.status;
    return awaited.reduce((mask, seat) => mask | maskOf(seat), NOBODY);
  }

  view(_viewer: Viewer): AnyView {
    return this.#mirror.view;
  }

  version(_viewer: Viewer): number {
    return this.#mirror.version;
  }

  sealed(seat: Seat): readonly number[] | null {
    const { sealed } = this.#mirror.status;
    return sealed === null || seat !== this.viewer ? null : sealed.map((move) => this.game.moveCodec.encode(move));
  }

  nameOf(seat: Seat): string {
    return this.#players[seat].name;
  }

  /** The seat that chooses here; null for a spectator, and while a bot plays for it. */
  get seat(): Seat | null {
    return this.viewer >= 0 && !this.isPlayed ? this.viewer : null;
  }

  /** True if the seat must choose and has not. */
  get isDue(): boolean {
    const { seat } = this;
    return seat !== null && this.#mirror.status.awaited.includes(seat) && this.sealed(seat) === null;
  }

  // Updates.

  /** Takes in the mirror's news. @returns the events to show */
  follow(films: readonly WireFilmSeen[]): readonly ShownEvent[] {
    const shown = films.flatMap(({ item, before, pictures, after }) => {
      const { events } = this.#write(item);
      const frames = pictures.map((picture, i) => ({ before: pictures[i - 1] ?? before, after: picture }));
      return withPictures(events, { frames, before, after: frames.at(-1)?.after ?? after });
    });
    this.#keepDraft();
    return films.length > MOST_SHOWN ? [] : shown;
  }

  /** Drops a draft that is no longer possible. */
  #keepDraft(): void {
    const { seat } = this;
    if (this.#draft.isEmpty) return;
    if (seat === null || !this.isDue || !this.#draft.put(seat, this.#draft.codes).ok) this.#draft.clear();
  }

  #write({ entry, events, line }: WireItem): LogLine {
    const index = this.#log.length;
    const before = (seat: Seat): Player => this.#players[seat];
    // A bot that plays on for the reader is named.
    const isReader = (seat: Seat): boolean => seat === this.viewer && before(seat).level === undefined;
    const nameOf = (seat: Seat): string => (isReader(seat) ? READER : before(seat).name);
    const eventSentences = events.map((event) => this.game.words.event(event, this.setup, nameOf, this.viewer));
    const own = ownSentence(
      entry,
      nameOf,
      before,
      eventSentences.some((sentence) => sentence !== null),
    );
    const logged = lineOf({ index, entry, events, line, own, eventSentences });
    if (entry.kind === 'seat') this.#players[entry.seat] = entry.player;
    this.#log.push(logged);
    return logged;
  }

  get log(): readonly LogLine[] {
    return [...this.#log];
  }

  // Display.

  /** The current table. */
  snapshot(newEvents: readonly ShownEvent[]): Snapshot {
    const { seat } = this;
    const { status, version } = this.#mirror;
    const drafted = this.#drafted;
    const view = drafted === null || seat === null ? this.#mirror.view : this.game.view(drafted.state, seat);
    return {
      ...this.#look(view),
      version,
      viewer: this.viewer,
      awaited: status.awaited,
      choices: seat !== null && this.isDue ? this.#choosing.choices(seat, drafted, this.#draft.startOf(seat)) : [],
      draft: seat === null ? null : this.#choosing.shown(seat),
      newEvents,
      log: this.log,
      undo: this.#undoRight(),
      final: this.#ended(),
    };
  }

  /** A moment of the past. @param shown the events that led to it */
  moment(at: number, view: AnyView, shown: readonly ShownEvent[]): Moment {
    return { ...this.#look(view), at, newEvents: shown };
  }

  /** The events of part of the log, for a moment of the past. */
  picturesOf(films: readonly WireFilmSeen[]): readonly ShownEvent[] {
    return films.flatMap(({ index, before, pictures, after }) => {
      const line = this.#log.at(index);
      if (line === undefined) return [];
      const frames = pictures.map((picture, i) => ({ before: pictures[i - 1] ?? before, after: picture }));
      return withPictures(line.events, { frames, before, after: frames.at(-1)?.after ?? after });
    });
  }

  /** The beginning of the choice that led to step `at`: a choice that is sent whole is shown at its last step. */
  beginningOf(at: number): number {
    return this.#isPart(at - 1) ? at : this.restBefore(Math.max(0, at - 1));
  }

  /** The last step up to `at` at which no seat was inside a choice. */
  restBefore(at: number): number {
    let rest = at;
    while (rest > 0 && this.#isPart(rest - 1)) rest -= 1;
    return rest;
  }

  /** True for an item that a later one repeats as a whole. */
  #isPart(index: number): boolean {
    const item = this.#mirror.items.at(index);
    return index >= 0 && item?.line === '' && item.entry.kind === 'move';
  }

  #look(view: AnyView): Pick<Moment, 'view' | 'prompt' | 'text'> {
    const { game, setup } = this;
    const nameOf = (seat: Seat): string => this.nameOf(seat);
    return { view, prompt: game.words.prompt(view, setup, nameOf), text: game.text(view, setup, nameOf) };
  }

  get #drafted(): Drafted | null {
    const { seat } = this;
    return seat === null ? null : this.#draft.seenBy(seat);
  }

  #undoRight(): UndoRight {
    if (!this.#draft.isEmpty) return 'own';
    const { undo, isOver, ask } = this.#mirror.status;
    if (isOver || ask !== null) return 'none';
    if (undo.alone.length > 0) return 'own';
    return undo.consented.length > 0 ? 'consent' : 'none';
  }

  #ended(): Ended | null {
    const { isOver, result } = this.#mirror.status;
    if (!isOver) return null;
    // If the game keeps secrets, the parts of the scores are shown once the whole record is here.
    const whole = this.game.keepsSecrets(this.setup) ? null : this.#mirror.view;
    return endedOf(this, result, this.#players.length, whole);
  }

  // Choices.

  /** True if a choice was begun and not sent. */
  get isDrafting(): boolean {
    return !this.#draft.isEmpty;
  }

  /**
   * The moves to send: the whole choice that these moves are or complete; null if they are only part of one, which is
   * drafted.
   */
  choose(moves: readonly AnyMove[]): Result<readonly AnyMove[] | null> {
    const { seat } = this;
    if (seat === null || !this.isDue) return fail(remoteWords.notYours);
    const read = this.#choosing.codesOf(moves);
    if (!read.ok) return read;
    const codes = read.value;
    if (this.#draft.isShared(seat)) return ok(moves);
    const begun = this.#draft.codes;
    const alone = this.#draft.put(seat, codes);
    if (alone.ok && alone.value.isWhole) return this.#whole(codes);
    const further = begun.length === 0 ? alone : this.#draft.put(seat, [...begun, ...codes]);
    if (further.ok && further.value.isWhole) return this.#whole([...begun, ...codes]);
    if (further.ok || alone.ok) return ok(null);
    return alone;
  }

  #whole(codes: readonly number[]): Result<readonly AnyMove[]> {
    return ok(codes.map((code) => this.game.moveCodec.decode(code)));
  }

  /** The moves of a line of notation. */
  read(line: string): Result<readonly AnyMove[]> {
    const { seat } = this;
    if (seat === null || !this.isDue) return fail(remoteWords.notYours);
    const read = this.game.notation.parse(this.#draft.startOf(seat), seat, line);
    if (!read.ok) return read;
    if (read.value.some(({ by }) => by !== seat)) return fail(remoteWords.ownMoves);
    return this.#whole(read.value.map(({ code }) => code));
  }

  /** Replaces the draft; refused moves change nothing. */
  redraft(moves: readonly AnyMove[]): Result<void> {
    const { seat } = this;
    if (seat === null) return fail(remoteWords.notYours);
    const codes = this.#choosing.codesOf(moves);
    if (!codes.ok) return codes;
    const put = this.#draft.put(seat, codes.value);
    return put.ok ? ok(undefined) : put;
  }

  /** Takes the last small move of the draft back. */
  shorten(): void {
    this.#draft.shorten();
  }

  clearDraft(): void {
    this.#draft.clear();
  }

  whyNot(move: AnyMove): Reason | null {
    const { seat } = this;
    if (seat === null) return null;
    return this.#choosing.whyNot(seat, move, this.#drafted?.state ?? this.#draft.startOf(seat));
  }

  describe(considered: readonly Candidate[]): readonly Considered[] {
    return this.seat === null ? [] : this.#choosing.describe(this.seat, considered);
  }

  /** A bot's input for advising the seat. */
  task(level: string): Result<BotTask> {
    const { seat, game } = this;
    const { header, version, view } = this.#mirror;
    if (seat === null || !this.isDue) return fail(remoteWords.notYours);
    const { options, seats } = header;
    return ok({ gameId: game.id, options, seats, level, seat, view, version, isHint: true });
  }

  /** A position as the viewer may write it down, from a view. */
  positionOf(view: AnyView): unknown {
    const state = this.game.State.blank(this.setup);
    this.game.resampler(this.setup, view).draw(new Rng('position'), state);
    return this.game.position.format(state, this.viewer);
  }
}
