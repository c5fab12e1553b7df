import type { Game } from '../game.ts';
import { MoveList, OutcomeList } from '../lists.ts';
import { isName } from '../names.ts';
import { fail, ok, type Result } from '../result.ts';
import { CHANCE, EVERYTHING, isActing, maskOf, NOBODY, type Seat, seatsOf, type Viewer } from '../seat.ts';
import type { Final, GameTypes, Step } from '../types.ts';
import type { Dice } from './dice.ts';
import type { Entry, LogItem, Player, PlayerName, ShownEntry } from './entry.ts';
import type { Header } from './header.ts';
import { Journal } from './journal.ts';
import { logItems, shownEntries } from './log.ts';
import { applyEntry, type Logged, logOwn, takeStep } from './logged.ts';
import type { Appended, Match, UndoPoints, UndoWish } from './match.ts';
import { outcomeProblem, playGiven, playSequence } from './sequence.ts';
import { type Point, undoPoints } from './undo.ts';

/**
 * A match in progress. Made by `createMatch`, `parseRecord` and `fromJSON`; `core/match/match.ts` documents its
 * members.
 */
export class LiveMatch<T extends GameTypes = GameTypes> implements Match<T> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  readonly dice: Dice;
  readonly journal: Journal<T>;
  readonly #header: Header;
  readonly #players: Player[];
  readonly #moves: MoveList;
  readonly #outcomes: OutcomeList;
  /** Choices of the open simultaneous decision, by seat. */
  readonly #sealed = new Map<Seat, readonly number[]>();
  #state: T['state'];
  /** Scratch state, on which sequences are tried first. */
  #scratch: T['state'];
  /** Number of outcomes drawn, undone ones included. */
  #drawn = 0;
  /** True once all agreed to end and the rules define no result for that. */
  #isEnded = false;

  /** @param header checked; @param start the first state, taken over */
  constructor(game: Game<T>, header: Header, start: T['state'], dice: Dice) {
    this.game = game;
    this.setup = start.setup;
    this.dice = dice;
    this.journal = new Journal(game, start);
    this.#header = header;
    this.#players = [...header.players];
    this.#moves = new MoveList(this.setup.bounds.moves);
    this.#outcomes = new OutcomeList(this.setup.bounds.outcomes);
    this.#state = start;
    this.#scratch = game.State.blank(this.setup);
  }

  get header(): Header {
    return { ...this.#header, dice: this.dice.header(this.isOver) };
  }
  headerFor(viewer: Viewer): Header {
    const { header } = this;
    if (header.position === undefined || this.isOver || viewer === EVERYTHING) return header;
    return { ...header, position: this.game.position.format(this.journal.lookAt(0), viewer) };
  }
  get entries(): readonly Entry<T>[] {
    return this.journal.entries;
  }
  get state(): T['state'] {
    return this.#state;
  }
  get players(): readonly Player[] {
    return this.#players;
  }
  get actors(): number {
    return this.#isEnded ? NOBODY : this.game.actors(this.#state);
  }
  get isOver(): boolean {
    return this.actors === NOBODY;
  }
  get result(): Final | null {
    return this.isOver && !this.#isEnded ? this.game.result(this.#state) : null;
  }
  get isChanceDue(): boolean {
    return this.actors === CHANCE;
  }

  awaited(): readonly Seat[] {
    return seatsOf(this.actors);
  }

  nameOf(seat: Seat): string {
    return this.#players[seat].name;
  }

  legal(seat: Seat): readonly number[] {
    if (!isActing(this.actors, seat)) return [];
    this.game.legal(this.#state, seat, this.#moves);
    return this.#moves.toArray();
  }

  submit(seat: Seat, codes: readonly number[], version: number): Result<Appended> {
    const ready = this.#mayAct(seat, version);
    if (!ready.ok) return ready;
    if (codes.length === 0) return fail('A sequence must hold at least one move.');
    this.#try();
    const isSimultaneous = isActing(this.actors, seat) && this.actors !== maskOf(seat);
    const played = playSequence(this.game, this.#scratch, seat, codes);
    if (!played.ok) return played;
    if (isSimultaneous) return ok(this.#seal(seat, codes));
    return ok(this.#take(played.value));
  }

  submitLine(seat: Seat, line: string, version: number): Result<Appended> {
    const ready = this.#mayAct(seat, version);
    if (!ready.ok) return ready;
    const steps = this.game.notation.parse(this.#state, seat, line);
    if (!steps.ok) return steps;
    const other = steps.value.find((step) => step.by !== CHANCE && step.by !== seat);
    if (other !== undefined) {
      return fail(`This line holds a move of ${this.nameOf(other.by)}; a seat may only move for itself.`);
    }
    if (steps.value.every((step) => step.by === seat)) {
      return this.submit(
        seat,
        steps.value.map((step) => step.code),
        version,
      );
    }
    if (this.dice.kind !== 'given') {
      return fail('This line holds chance results; in this match chance draws for itself, so leave them out.');
    }
    this.#try();
    const taken = playGiven(this.game, this.#scratch, steps.value, this.#outcomes);
    return taken.ok ? ok(this.#take(taken.value)) : taken;
  }

  supply(outcome: number): Result<Appended> {
    if (!this.isChanceDue) return fail('Chance does not act now: there is no outcome to give.');
    if (this.dice.kind !== 'given') {
      return fail('The outcomes of this match come from its own dice and cannot be given by hand.');
    }
    const problem = outcomeProblem(this.game, this.#state, outcome, this.#outcomes);
    if (problem !== null) return { ok: false, problem };
    this.#try();
    return ok(this.#take([takeStep(this.game, this.#scratch, { by: CHANCE, code: outcome }, -1)]));
  }

  proceed(): Appended {
    return this.#appended(this.journal.length);
  }

  sealed(seat: Seat): readonly number[] | null {
    return this.#sealed.get(seat) ?? null;
  }

  canUndo(seat: Seat, most = Number.POSITIVE_INFINITY): UndoPoints {
    const alone: number[] = [];
    const consented: number[] = [];
    for (const point of this.isOver ? [] : undoPoints(this.game, this.journal, seat, this.actors, most)) {
      if (point.isPassed) continue;
      consented.push(point.version);
      if (point.alone) alone.push(point.version);
    }
    return { alone, consented };
  }

  undo(seat: Seat, wish: UndoWish = {}): Result<Appended> {
    const seated = this.#isSeated(seat);
    if (!seated.ok) return seated;
    if (this.isOver) return fail('The match is over: nothing can be taken back any more.');
    const points = this.#undoPoints(seat);
    const nearest = points.at(0);
    if (nearest === undefined) return fail(`${this.nameOf(seat)} has made no move that can be taken back.`);
    const point = wish.to === undefined ? nearest : points.find((one) => one.version === wish.to);
    if (point === undefined) {
      return fail(
        `${this.nameOf(seat)} cannot go back to entry ${wish.to}; possible are ${points.map((one) => one.version).join(', ')}.`,
      );
    }
    const others = this.#otherSeats(seat);
    const missing = point.alone ? [] : others.filter((other) => wish.agreed?.includes(other) !== true);
    if (missing.length > 0) {
      return fail(
        `This move can only be taken back with the consent of ${missing.map((other) => this.nameOf(other)).join(' and ')}, since after it chance or another seat has acted, something hidden was shown, or all began to choose in secret.`,
      );
    }
    const first = this.journal.length;
    this.takeBack({ by: seat, to: point.index, agreed: point.alone ? [] : others });
    return ok(this.#appended(first));
  }

  resign(seat: Seat): Result<Appended> {
    const seated = this.#isSeated(seat);
    if (!seated.ok) return seated;
    if (this.isOver) return fail('The match is over.');
    if (this.game.concede === undefined) {
      return fail(
        `The rules of ${this.game.title} do not provide for resigning: let a bot take the seat, or let all agree to end.`,
      );
    }
    if (this.game.replacesResigned?.(this.setup) === true) {
      const level = this.game.knowledge?.levels?.at(-1)?.name ?? 'greedy';
      return this.takeOver(seat, { name: `Computer for ${this.nameOf(seat)}`, level });
    }
    const first = this.journal.length;
    if (!this.concede({ kind: 'resign', by: seat })) {
      return fail(`${this.nameOf(seat)} is already out of the match: resigning would change nothing.`);
    }
    return ok(this.#appended(first));
  }

  end(agreed: readonly Seat[]): Result<Appended> {
    if (this.isOver) return fail('The match is over.');
    const missing = this.#otherSeats(-1).filter((seat) => !agreed.includes(seat));
    if (missing.length > 0) {
      return fail(
        `All must agree to end; still to be asked: ${missing.map((seat) => this.nameOf(seat)).join(' and ')}.`,
      );
    }
    const first = this.journal.length;
    this.concede({ kind: 'end' });
    return ok(this.#appended(first));
  }

  takeOver(seat: Seat, player: Player): Result<Appended> {
    const seated = this.#isSeated(seat);
    if (!seated.ok) return seated;
    if (this.isOver) return fail('The match is over.');
    if (!isName(player.name)) return fail('A player who takes a seat needs a visible name.', 'player.name');
    const first = this.journal.length;
    this.reseat(seat, player);
    return ok(this.#appended(first));
  }

  version(viewer: Viewer): number {
    return this.journal.version(viewer);
  }

  view(viewer: Viewer): T['view'] {
    return this.game.view(this.#state, viewer);
  }

  viewAt(version: number, viewer: Viewer): T['view'] {
    return this.game.view(this.journal.lookAt(this.#restAt(version, viewer)), viewer);
  }

  restAt(version: number, viewer: Viewer): number {
    return this.journal.versionAt(this.#restAt(version, viewer), viewer);
  }

  shown(viewer: Viewer, from = 0, to = Number.POSITIVE_INFINITY): readonly ShownEntry<T>[] {
    return shownEntries(this.game, this.setup, this.journal, viewer, from, to);
  }

  log(viewer: Viewer, from = 0, called?: PlayerName): readonly LogItem<T>[] {
    return logItems(this.game, this.setup, this.journal, viewer, from, this.#header.players, called);
  }

  stateAt(count: number): T['state'] {
    return this.journal.stateAt(count);
  }

  /** The last rest of the match at or before this version of the viewer. */
  #restAt(version: number, viewer: Viewer): number {
    return this.journal.restBefore(this.journal.indexOf(version, viewer));
  }

  #undoPoints(seat: Seat, most?: number): readonly Point[] {
    return undoPoints(this.game, this.journal, seat, this.actors, most).filter(({ isPassed }) => !isPassed);
  }

  // The methods below write checked entries: for this class and for `replay.ts`, which reads logs back.

  /** Applies and logs a legal step of chance or of a seat that chooses alone. */
  write(step: Step): void {
    this.#note(takeStep(this.game, this.#state, step, -1));
  }

  /** Applies and logs all choices of a simultaneous decision, in seat order; they must be legal and complete. */
  writeDecision(choices: readonly Step[]): void {
    const decision = this.journal.length;
    for (const step of choices) this.#note(takeStep(this.game, this.#state, step, decision));
    this.journal.unseal();
    this.#sealed.clear();
  }

  /** Goes back; the point must be one of `undoPoints`. */
  takeBack(undo: { readonly by: Seat; readonly to: number; readonly agreed: readonly Seat[] }): void {
    this.#state = this.journal.stateAt(undo.to);
    this.#sealed.clear();
    this.journal.appendUndo({ kind: 'undo', ...undo }, this.#state);
  }

  /** Resignation or agreed end; false, with nothing logged, if resigning would change nothing. */
  concede(entry: { readonly kind: 'resign'; readonly by: Seat } | { readonly kind: 'end' }): boolean {
    const events: T['event'][] = [];
    this.#try();
    applyEntry(this.game, this.#scratch, logOwn<T>(entry, this.setup.seats), events);
    if (entry.kind === 'resign' && this.#scratch.equals(this.#state)) return false;
    this.#swap();
    this.#sealed.clear();
    this.#note(logOwn<T>(entry, this.setup.seats, events));
    if (entry.kind === 'end') this.#isEnded = this.game.actors(this.#state) !== NOBODY;
    return true;
  }

  reseat(seat: Seat, player: Player): void {
    this.#players[seat] = player;
    this.#note(logOwn<T>({ kind: 'seat', seat, player }, this.setup.seats));
  }

  /** Stores a checked choice; logs all of them once everyone has chosen. */
  #seal(seat: Seat, codes: readonly number[]): Appended {
    const first = this.journal.length;
    this.#sealed.set(seat, [...codes]);
    const seats = this.awaited();
    if (seats.some((one) => !this.#sealed.has(one))) return { first, count: 0, sealed: true };
    this.writeDecision(seats.flatMap((by) => (this.#sealed.get(by) ?? []).map((code) => ({ by, code }))));
    return this.#appended(first);
  }

  /** Logs steps tried on the scratch state, keeping the state before them to build viewers' updates. */
  #take(steps: readonly Logged<T>[]): Appended {
    const first = this.journal.length;
    const isOne = steps.length === 1;
    // Replays several steps, so that the journal can take a snapshot within the sequence.
    if (!isOne) this.#scratch.copyFrom(this.#state);
    this.#swap();
    this.journal.keepBefore(first, this.#scratch);
    for (const logged of steps) {
      if (!isOne) applyEntry(this.game, this.#state, logged);
      this.#note(logged);
    }
    return this.#appended(first);
  }

  /** Copies the true state to the scratch state, to try something on it. */
  #try(): void {
    this.journal.keepBefore(0, null);
    this.#scratch.copyFrom(this.#state);
  }

  #note(logged: Logged<T>): void {
    if (logged.entry.kind === 'chance') this.#drawn += 1;
    // Resignations, agreed ends and take-overs are public, so sealed entries are shown first.
    if (logged.step === null) this.journal.unseal();
    this.journal.append(logged, this.#state);
    // One seat's sealed entries are shown once its choice is complete, so they never delay later entries.
    if (logged.step !== null && logged.decision < 0 && this.journal.isResting) this.journal.unseal();
  }

  #swap(): void {
    const state = this.#state;
    this.#state = this.#scratch;
    this.#scratch = state;
  }

  /** Lets chance act while it must and the dice can, and plays forced moves that everyone can see. */
  #appended(first: number): Appended {
    for (let step = this.#next(); step !== null; step = this.#next()) this.write(step);
    return { first, count: this.journal.length - first, sealed: false };
  }

  /** The step that the match plays by itself now; null if it waits. */
  #next(): Step | null {
    if (!this.isChanceDue) return this.isOver ? null : this.journal.forced;
    this.game.outcomes(this.#state, this.#outcomes);
    const code = this.dice.draw(this.#outcomes, { ever: this.#drawn, line: () => this.journal.outcomes() });
    return code === null ? null : { by: CHANCE, code };
  }

  #mayAct(seat: Seat, version: number): Result<null> {
    const seated = this.#isSeated(seat);
    if (!seated.ok) return seated;
    if (this.isOver) return fail('The match is over: no more moves are accepted.');
    if (this.isChanceDue) return fail('Chance must act first: its outcome is missing.');
    const now = this.version(seat);
    if (version === now) return ok(null);
    return fail(
      `The match has moved on: this answers the state after ${version} entries; now there are ${now}. Look again, then move.`,
    );
  }

  #isSeated(seat: Seat): Result<null> {
    if (Number.isInteger(seat) && seat >= 0 && seat < this.setup.seats) return ok(null);
    return fail(`There is no seat ${seat}; the seats of this match are 0 to ${this.setup.seats - 1}.`);
  }

  #otherSeats(seat: Seat): readonly Seat[] {
    return Array.from({ length: this.setup.seats }, (_, one) => one).filter((one) => one !== seat);
  }
}
