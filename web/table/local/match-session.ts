import type { Passage, Review } from '@marchlands/bots/review/review.ts';
import { Draft, type Drafted } from '@marchlands/core/match/draft.ts';
import type { PlayerName } from '@marchlands/core/match/entry.ts';
import { filmsOf } from '@marchlands/core/match/frames.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { openRecord } from '@marchlands/core/match/record-format.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { EVERYTHING, type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import { choiceText, type Reason } from '@marchlands/core/words.ts';
import type { Choice, Considered, DraftView, SeatInfo, ShownEvent } from '@marchlands/kit/board.ts';
import { onlyPerson } from '@marchlands/kit/only-person.ts';
import { localWords } from '../../words/local.ts';
import { words } from '../../words/words.ts';
import { Choosing } from '../choosing.ts';
import { endedOf } from '../ended.ts';
import { PLAY_OUT_LEVEL } from '../levels.ts';
import { calledIn, lineOf, withPictures } from '../log-line.ts';
import type { Ended, LogLine, MatchReview, Moment, Snapshot, UndoRight } from '../table.ts';
import { tableInfo } from '../table-info.ts';
import { botTask } from './bot-task.ts';
import { isStep, linesStart, noStep } from './lines-start.ts';
import type { BotTask, Candidate, LinesStart, Update } from './protocol.ts';
import { Seating } from './seating.ts';
import { Unsent } from './unsent.ts';

/**
 * A match at the screen of this device: the person at the screen, what they may see, and what the page has not been
 * sent yet. Knows no worker, no storage and no clock.
 */
export class MatchSession {
  readonly matchId: string;
  readonly match: Match;
  readonly #seating: Seating;
  readonly #called: PlayerName;
  readonly #unsent: Unsent;
  /** The draft of the person at the screen. */
  readonly #draft: Draft;
  readonly #choosing: Choosing;
  /** True while a bot plays the side of the single person. */
  #playsOut = false;

  constructor(matchId: string, match: Match, own: Seat | null = null) {
    this.matchId = matchId;
    this.match = match;
    this.#draft = new Draft(match);
    this.#choosing = new Choosing(match, this.#draft);
    this.#seating = new Seating(match, own);
    this.#called = calledIn(match.headerFor(SPECTATOR).players);
    this.#unsent = new Unsent(match, this.#seating, this.#called);
  }

  /** The person at the screen; null if there is none, or the screen is being handed over. */
  get seated(): Seat | null {
    return this.#seating.seated;
  }

  /** The person to whom the screen is to be handed; null if it is not. */
  get handOver(): Seat | null {
    return this.#seating.handOver;
  }

  /** The seat whose view is shown of a match played on separate screens; null at a table played here. */
  get own(): Seat | null {
    return this.#seating.own;
  }

  get seats(): readonly SeatInfo[] {
    return this.match.players.map((player, seat) => ({
      seat,
      name: this.match.nameOf(seat),
      kind: player.level === undefined ? 'person' : 'bot',
      ...(player.level === undefined ? {} : { level: player.level }),
    }));
  }

  /** The date of the daily deal, or null. */
  get daily(): string | null {
    const { dice } = this.match.header;
    return dice.kind === 'daily' ? dice.date : null;
  }

  /** The number of the deal, or null. */
  get deal(): number | null {
    const { dice } = this.match.header;
    return dice.kind === 'numbered' ? dice.deal : null;
  }

  /** The viewer whose view the screen shows. */
  get viewer(): Viewer {
    return this.#seating.viewer;
  }

  /** The next person takes the screen. */
  takeOver(seat: Seat): Result<void> {
    const taken = this.#seating.takeOver(seat);
    if (taken.ok) this.#draft.clear();
    return taken;
  }

  /** The person leaves the screen. */
  leaveScreen(): void {
    this.#seating.leave();
  }

  /**
   * Moves of the person at the screen. They may be part of a choice that is sent whole: it is drafted until complete,
   * and then played.
   */
  act(moves: readonly AnyMove[]): Result<void> {
    const { match, seated } = this;
    if (seated === null) return fail(localWords.notYours);
    const codes = this.#choosing.codesOf(moves);
    if (!codes.ok) return codes;
    const done = match.submit(seated, codes.value, match.version(seated));
    return done.ok || this.#draft.isShared(seated) ? this.#commit(done) : this.#goOn(seated, codes.value, done);
  }

  /** Continues or begins a draft with moves that are not a whole choice. */
  #goOn(seat: Seat, codes: readonly number[], refused: Result<unknown>): Result<void> {
    const { match } = this;
    const sequence = [...this.#draft.codes, ...codes];
    const further = this.#draft.put(seat, sequence);
    if (further.ok && further.value.isWhole) return this.#commit(match.submit(seat, sequence, match.version(seat)));
    return further.ok || this.#draft.put(seat, codes).ok ? ok(undefined) : this.#after(refused);
  }

  type(line: string): Result<void> {
    const { match, seated } = this;
    if (seated === null) return fail(localWords.notYours);
    return this.#commit(match.submitLine(seated, line, match.version(seated)));
  }

  /** Replaces the draft of the person at the screen; refused moves change nothing. */
  draft(moves: readonly AnyMove[]): Result<void> {
    if (this.seated === null) return fail(localWords.notYours);
    const codes = this.#choosing.codesOf(moves);
    if (!codes.ok) return codes;
    const put = this.#draft.put(this.seated, codes.value);
    return put.ok ? ok(undefined) : put;
  }

  /** True if the person at the screen has begun a choice and not sent it. */
  get isDrafting(): boolean {
    return !this.#draft.isEmpty;
  }

  bot(seat: Seat, codes: readonly number[], version: number): Result<void> {
    return this.#after(this.match.submit(seat, codes, version));
  }

  /** An outcome of dice entered by hand. */
  supply(outcome: number): Result<void> {
    return this.#commit(this.match.supply(outcome));
  }

  /** Takes back the last small move of a draft, or the last played one. */
  undo(consent: boolean): Result<void> {
    const { match } = this;
    if (!this.#draft.isEmpty) {
      this.#draft.shorten();
      return ok(undefined);
    }
    const seat = this.#seating.undoer;
    if (seat === null) return fail(localWords.noUndo);
    const others = match.players.keys().filter((other) => other !== seat);
    return this.#commit(match.undo(seat, consent ? { agreed: [...others] } : {}));
  }

  resign(): Result<void> {
    const { match, seated } = this;
    return seated === null ? fail(localWords.noResign) : this.#commit(match.resign(seated));
  }

  /** All persons at this screen agree to end; bots always do. */
  agree(): Result<void> {
    return this.#commit(this.match.end([...this.match.players.keys()]));
  }

  reseat(seat: Seat, name: string, level: string | null): Result<void> {
    return this.#commit(this.match.takeOver(seat, level === null ? { name } : { name, level }));
  }

  /** Like `#after`, and clears the draft. */
  #commit(result: Result<unknown>): Result<void> {
    if (result.ok) this.#draft.clear();
    return this.#after(result);
  }

  #after(result: Result<unknown>): Result<void> {
    if (!result.ok) return result;
    this.#seating.settle();
    return ok(undefined);
  }

  /** The draft of the person at the screen in playable form; null if there is none. */
  get #drafted(): Drafted | null {
    return this.seated === null ? null : this.#draft.seenBy(this.seated);
  }

  /** Turns a bot for the single person's side on or off, and drops the person's draft. */
  playOut(isOn: boolean): Result<void> {
    if (this.#seating.persons.length !== 1) return fail(words.playOut.onePerson);
    this.#playsOut = isOn;
    this.#draft.clear();
    return ok(undefined);
  }

  /** The single person's seat if it must choose; otherwise null. */
  get onlyChooser(): Seat | null {
    const { seated } = this;
    return seated !== null && this.#seating.persons.length === 1 && this.#seating.choosers.includes(seated)
      ? seated
      : null;
  }

  whyNot(move: AnyMove): Reason | null {
    const { match, seated } = this;
    if (seated === null) return null;
    return this.#choosing.whyNot(seated, move, this.#drafted?.state ?? match.state);
  }

  /** A bot's candidates for the person at the screen, in readable form. */
  describe(considered: readonly Candidate[]): readonly Considered[] {
    return this.seated === null ? [] : this.#choosing.describe(this.seated, considered);
  }

  /** The match after this many entries shown to the viewer, with the effect of the last. */
  momentAt(at: number): Result<Moment> {
    const { match, viewer } = this;
    const last = match.version(viewer);
    if (!isStep(at, last)) return fail(noStep(last, at));
    // A choice that is sent whole takes effect at its last step.
    const from = match.restAt(Math.max(0, at - 1), viewer);
    const isInside = match.restAt(at, viewer) < at;
    const items = isInside ? [] : match.log(viewer, from, this.#called).slice(0, at - from);
    return ok({
      ...this.#look(match.viewAt(at, viewer)),
      at,
      newEvents: this.#withViews(items.map((item) => lineOf(item))),
    });
  }

  #look(view: AnyView): Pick<Moment, 'view' | 'prompt' | 'text'> {
    const { match } = this;
    return {
      view,
      prompt: match.game.words.prompt(view, match.setup, (seat) => match.nameOf(seat)),
      text: match.game.text(view, match.setup, (seat) => match.nameOf(seat)),
    };
  }

  /** The full record if nothing in it is hidden from the person at the screen; otherwise null. */
  replayable(): string | null {
    return openRecord(this.match, this.viewer);
  }

  /** @param entries of the whole log, after which the match was at rest; only for a finished match. Default: now */
  position(entries?: number): Result<string> {
    const { match } = this;
    const { position } = match.game;
    if (entries === undefined) {
      return ok(JSON.stringify(position.format(match.state, match.isOver ? EVERYTHING : this.viewer)));
    }
    if (!match.isOver) return fail(words.review.notOver);
    return ok(JSON.stringify(position.format(match.stateAt(entries), EVERYTHING)));
  }

  /** A position to try lines from, as the viewer may see it. */
  linesFrom(at: number | null): Result<LinesStart> {
    return linesStart(this.match, this.viewer, at);
  }

  /** A review of this match, with the place of each passage in the viewer's log and its choice in words. */
  numbered(review: Review): MatchReview {
    const { match, viewer } = this;
    const choiceOf = ({ from, to, seats }: Passage): string => {
      const moves = match.entries.slice(from, to).flatMap((entry) => (entry.kind === 'move' ? [entry.move] : []));
      if (seats.length !== 1 || moves.length === 0) return '';
      return choiceText(match.game.words, moves, match.stateAt(from), seats[0], (seat) => match.nameOf(seat));
    };
    const passages = review.passages.map((one) => ({
      ...one,
      at: match.journal.versionAt(one.to, viewer),
      choice: choiceOf(one),
    }));
    return { ...review, passages };
  }

  /** The changes that the page does not have yet. */
  update(): Update {
    const { match } = this;
    const { from, lines, fresh } = this.#unsent.take();
    return {
      info: tableInfo(match.game, match.setup, {
        matchId: this.matchId,
        seats: this.seats,
        you: onlyPerson(this.seats),
        changed: match.header.options,
        daily: this.daily,
        deal: this.deal,
        isRemote: false,
      }),
      now: this.#snapshot(this.#withViews(fresh)),
      logFrom: from,
      logLines: lines,
      seated: this.seated,
      handOver: this.handOver,
      playsOut: this.#isPlayingOut,
      bot: this.#botTask(),
    };
  }

  #snapshot(newEvents: readonly ShownEvent[]): Omit<Snapshot, 'log'> {
    const { match, viewer } = this;
    const drafted = this.#drafted;
    return {
      ...this.#look(drafted === null ? match.view(viewer) : match.game.view(drafted.state, viewer)),
      version: match.version(viewer),
      viewer,
      awaited: match.awaited(),
      choices: this.#choices(drafted),
      draft: this.#shownDraft(),
      newEvents,
      undo: this.#undoRight(),
      final: this.#ended(),
    };
  }

  #ended(): Ended | null {
    const { match } = this;
    if (!match.isOver) return null;
    return endedOf(match, match.result, match.players.length, match.view(EVERYTHING));
  }

  /** The displayed draft; null if the person at the screen has nothing to choose. */
  #shownDraft(): DraftView | null {
    const { seated } = this;
    if (this.#isPlayingOut) return null;
    return seated === null ? null : this.#choosing.shown(seated);
  }

  #choices(drafted: Drafted | null): readonly Choice[] {
    const { match, seated } = this;
    if (seated === null || this.#isPlayingOut || !this.#seating.choosers.includes(seated)) return [];
    return this.#choosing.choices(seated, drafted, match.state);
  }

  #undoRight(): UndoRight {
    if (!this.#draft.isEmpty) return 'own';
    const seat = this.#seating.undoer;
    if (seat === null) return 'none';
    const points = this.match.canUndo(seat);
    if (points.alone.length > 0) return 'own';
    return points.consented.length > 0 ? 'consent' : 'none';
  }

  /** The events of consecutive log lines, each with the views around it: only those still to be shown. */
  #withViews(lines: readonly LogLine[]): readonly ShownEvent[] {
    const from = (lines[0]?.at ?? 1) - 1;
    const films = filmsOf(this.match, this.viewer, from, from + lines.length);
    return lines.flatMap(({ events }, i) => {
      const film = films.at(i);
      if (film === undefined) return [];
      return withPictures(events, film);
    });
  }

  /** A person who takes the seat meanwhile plays it. */
  get #isPlayingOut(): boolean {
    return this.#playsOut && !this.match.isOver && this.#seating.persons.length === 1;
  }

  #botTask(): BotTask | null {
    if (this.#isPlayingOut) {
      const own = this.#seating.choosers.find((seat) => seat === this.seated);
      if (own !== undefined) return botTask(this.match, own, PLAY_OUT_LEVEL);
    }
    const bots = this.seats.filter((seat) => seat.kind === 'bot');
    const next = this.#seating.choosers.find((seat) => bots.some((bot) => bot.seat === seat));
    const level = bots.find((bot) => bot.seat === next)?.level;
    return next === undefined || level === undefined ? null : botTask(this.match, next, level);
  }

  /** A bot's input for advising the person at the screen. */
  hintTask(level: string): Result<BotTask> {
    const { seated } = this;
    if (seated === null || !this.#seating.choosers.includes(seated)) return fail(localWords.noTurn);
    return ok({ ...botTask(this.match, seated, level), isHint: true });
  }
}
