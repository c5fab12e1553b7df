import { forcedStep } from '../forced.ts';
import type { Game } from '../game.ts';
import { MoveList } from '../lists.ts';
import { isAtRest } from '../partial.ts';
import { CHANCE, EVERYTHING, type Seat, SPECTATOR, type Viewer } from '../seat.ts';
import type { EventSink, GameTypes, Step } from '../types.ts';
import type { Entry, Undo } from './entry.ts';
import { applyEntry, changesState, type Logged, viewerIndex } from './logged.ts';

/** Number of entries between snapshots of the state; going back replays fewer steps than this. */
const SNAPSHOT_EVERY = 64;

/**
 * The append-only log of a match. For undo it also keeps the entries that led to the present state, the entries shown
 * to each viewer, and snapshots of the state. Appending is O(1), apart from the snapshots.
 */
export class Journal<T extends GameTypes> {
  readonly entries: Entry<T>[] = [];
  /** Indices of the entries that led to the present state, ascending, without undone ones. */
  readonly line: number[] = [];
  readonly #game: Game<T>;
  /** By seat: the entries of `line` that are moves of that seat. */
  readonly #moves: number[][];
  readonly setup: T['setup'];
  readonly seats: number;
  readonly #logged: Logged<T>[] = [];
  readonly #snapshots: T['state'][];
  /** The last state made: a table that updates its viewers asks for states near it. */
  #recent: { count: number; readonly state: T['state'] } | null = null;
  /** The state before the newest choice, if the match has it: updates start from there. */
  #before: { readonly count: number; readonly state: T['state'] } | null = null;
  /** The last line written for those that see all of its step: the viewers of a table are told one after the other. */
  #line: { readonly index: number; readonly text: string } | null = null;
  /** By number of entries: true if the match rested there, false inside one seat's choice. */
  readonly #rests: boolean[];
  /** Numbers of entries after which the match plays a move by itself. */
  readonly #forcedAt = new Set<number>();
  /** The move that the match plays by itself now, or null. */
  #forced: Step | null = null;
  readonly #alternatives: MoveList;
  /** By entry: the first entry of its choice, as `choiceOf` gives it. */
  readonly #choices: number[] = [];
  /** By viewer index: the entries shown to this viewer, ascending. */
  readonly #shown: number[][];
  /**
   * By viewer index: entries withheld until the simultaneous decision closes. The first is sealed from this viewer;
   * later ones wait behind it, to keep the viewer's log in order.
   */
  readonly #waiting: number[][];

  /** @param start the first state; copied */
  constructor(game: Game<T>, start: T['state']) {
    this.#game = game;
    this.setup = start.setup;
    this.seats = start.setup.seats;
    this.#snapshots = [start.clone()];
    this.#rests = [isAtRest(game, start)];
    this.#alternatives = new MoveList(start.setup.bounds.moves);
    this.#noteForced(start);
    this.#moves = Array.from({ length: this.seats }, () => []);
    this.#shown = Array.from({ length: this.seats + 1 }, () => []);
    this.#waiting = Array.from({ length: this.seats + 1 }, () => []);
  }

  get length(): number {
    return this.#logged.length;
  }

  at(index: number): Logged<T> {
    if (!(index >= 0 && index < this.length)) {
      throw new RangeError(`the log has ${this.length} entries, none with index ${index}`);
    }
    return this.#logged[index];
  }

  /** The moves of a seat among the entries that led to the present state, ascending. */
  movesBy(seat: Seat): readonly number[] {
    return this.#moves[seat];
  }

  /** Codes of the chance outcomes that led to the present state, in order. */
  outcomes(): number[] {
    const codes: number[] = [];
    for (const index of this.line) {
      const { step } = this.at(index);
      if (step?.by === CHANCE) codes.push(step.code);
    }
    return codes;
  }

  /** @param after the state after the entry; copied if a snapshot is due */
  append(logged: Logged<T>, after: T['state']): void {
    const index = this.#logged.length;
    this.#choices.push(this.#choiceNow(logged));
    this.#rests.push(logged.decision >= 0 || isAtRest(this.#game, after));
    this.#logged.push(logged);
    this.entries.push(logged.entry);
    if (changesState(logged.entry)) this.line.push(index);
    if (logged.entry.kind === 'move') this.#moves[logged.entry.by].push(index);
    for (let viewer = 0; viewer < this.#shown.length; viewer += 1) {
      const seen = logged.seen[viewer] ?? null;
      const waiting = this.#waiting[viewer];
      if (seen === null) continue;
      if (seen.isSealed || waiting.length > 0) waiting.push(index);
      else this.#shown[viewer].push(index);
    }
    this.#noteForced(after);
    if (this.#logged.length % SNAPSHOT_EVERY === 0) this.#snapshots.push(after.clone());
  }

  /** The first entry of the choice that the next entry belongs to: an incomplete choice continues. */
  #choiceNow({ step, decision }: Logged<T>): number {
    if (decision >= 0) return decision;
    const begun = this.line.at(-1);
    return step === null || begun === undefined || this.isResting ? this.length : this.choiceOf(begun);
  }

  /** False inside one seat's choice, which happens only while reading a log that breaks off there. */
  get isResting(): boolean {
    return this.#rests[this.length];
  }

  /** The move that the match plays by itself now (`forcedStep`), or null. */
  get forced(): Step | null {
    return this.#forced;
  }

  /** Whether the match played a move by itself after the first `count` entries. */
  isForcedAt(count: number): boolean {
    return this.#forcedAt.has(count);
  }

  #noteForced(state: T['state']): void {
    this.#forced = forcedStep(this.#game, state, this.#alternatives);
    if (this.#forced !== null) this.#forcedAt.add(this.length);
  }

  /** The first entry of the choice that an entry belongs to: a seat's own choice, or a simultaneous decision. */
  choiceOf(index: number): number {
    return this.#choices[index];
  }

  /** The steps of an entry's choice up to the entry, without undone ones. */
  stepsOf(index: number): readonly Step[] {
    const steps: Step[] = [];
    const choice = this.choiceOf(index);
    for (let at = index; at >= choice; at -= 1) {
      const { entry, step } = this.at(at);
      // Logs of earlier versions may undo into the middle of a choice.
      if (entry.kind === 'undo') at = entry.to;
      else if (step !== null) steps.push(step);
    }
    return steps.reverse();
  }

  /** The line of an entry's whole step. */
  lineOf(index: number, write: () => string): string {
    if (this.#line?.index !== index) this.#line = { index, text: write() };
    return this.#line.text;
  }

  /** The last rest at or before `count` entries; `count` if there is none. */
  restBefore(count: number): number {
    const rest = this.#rests.lastIndexOf(true, count);
    return rest < 0 ? count : rest;
  }

  /** True while an entry is sealed from a seat. */
  isWaiting(index: number, seat: Seat): boolean {
    return this.#waiting[seat]?.includes(index) === true;
  }

  /** Closes the decision: shows every viewer its withheld entries. */
  unseal(): void {
    for (let viewer = 0; viewer < this.#waiting.length; viewer += 1) {
      const waiting = this.#waiting[viewer];
      for (const index of waiting) this.#shown[viewer].push(index);
      waiting.length = 0;
    }
  }

  /**
   * Writes an undo. Each viewer reads the number of kept entries in its own numbering. An undone entry that was sealed
   * from a viewer is never shown to it; if nothing else was undone, that viewer does not see the undo.
   */
  appendUndo(undo: Undo, after: T['state']): void {
    const seen = this.#shown.map((shown, index) => {
      const to = this.versionAt(undo.to, index < this.seats ? index : SPECTATOR);
      const waiting = this.#waiting[index];
      const kept = waiting.filter((one) => one < undo.to);
      const isUnseen = kept.length < waiting.length && to === shown.length;
      waiting.splice(0, waiting.length, ...kept);
      return isUnseen ? null : { entry: { ...undo, to }, isSealed: false };
    });
    for (const line of [this.line, ...this.#moves]) {
      while (line.length > 0 && line[line.length - 1] >= undo.to) line.pop();
    }
    this.append({ entry: undo, step: null, events: [], seen, decision: -1 }, after);
  }

  /** The number of entries among the first `count` that this viewer has been shown. */
  versionAt(count: number, viewer: Viewer): number {
    if (viewer === EVERYTHING) return Math.min(count, this.length);
    const shown = this.shownTo(viewer);
    let low = 0;
    let high = shown.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (shown[middle] < count) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  version(viewer: Viewer): number {
    return viewer === EVERYTHING ? this.length : this.shownTo(viewer).length;
  }

  /** The entry with number `index` in this viewer's log, or the length of the whole log if there is none yet. */
  indexOf(index: number, viewer: Viewer): number {
    if (viewer === EVERYTHING) return Math.min(index, this.length);
    return this.shownTo(viewer)[index] ?? this.length;
  }

  /** This viewer's log: the entries shown to it, ascending. */
  shownTo(viewer: Viewer): readonly number[] {
    if (viewer === EVERYTHING) return Array.from(this.#logged.keys());
    const index = viewerIndex(viewer, this.seats);
    if (!(index >= 0 && index < this.#shown.length)) {
      throw new RangeError(`there is no viewer ${viewer} in a match of ${this.seats} seats`);
    }
    return this.#shown[index];
  }

  /** A new state: the one after the first `count` entries. */
  stateAt(count: number): T['state'] {
    return this.lookAt(count).clone();
  }

  /**
   * The state after the first `count` entries. Valid only until the next call, which may change it. Replays at most 63
   * entries from the nearest snapshot, or only the entries between consecutive requests.
   */
  lookAt(count: number): T['state'] {
    if (!Number.isInteger(count) || count < 0 || count > this.length) {
      throw new RangeError(`the log has ${this.length} entries; there is no state after ${count}`);
    }
    const path: Logged<T>[] = [];
    let at = count;
    while (at !== this.#recent?.count && this.#kept(at) === null) {
      const logged = this.at(at - 1);
      if (logged.entry.kind === 'undo') {
        at = logged.entry.to;
      } else {
        if (changesState(logged.entry)) path.push(logged);
        at -= 1;
      }
    }
    const kept = at === this.#recent?.count ? null : this.#kept(at);
    if (kept !== null && path.length === 0) return kept;
    const recent = this.#moving(at, kept);
    for (let i = path.length - 1; i >= 0; i -= 1) applyEntry(this.#game, recent.state, path[i]);
    recent.count = count;
    return recent.state;
  }

  /**
   * Plays entry `index` once more.
   * @param events receives each event right after its change
   * @returns the state during and after the entry, with the limits of `lookAt`
   */
  playAgain(index: number, events: (state: T['state']) => EventSink<T['event']>): T['state'] {
    const logged = this.at(index);
    if (logged.entry.kind === 'undo') return this.lookAt(index + 1);
    const before = this.lookAt(index);
    const { state } = this.#moving(index, before);
    applyEntry(this.#game, state, logged, events(state));
    if (this.#recent !== null) this.#recent.count = index + 1;
    return state;
  }

  /** The kept state after `count` entries, or null. */
  #kept(count: number): T['state'] | null {
    if (count === this.#before?.count) return this.#before.state;
    return count % SNAPSHOT_EVERY === 0 ? this.#snapshots[count / SNAPSHOT_EVERY] : null;
  }

  /** Brings the working state to the one after `count` entries. @param from that state; null if it is already there */
  #moving(count: number, from: T['state'] | null): { count: number; readonly state: T['state'] } {
    if (this.#recent === null) {
      this.#recent = { count, state: (from ?? this.#snapshots[0]).clone() };
    } else if (from !== null && from !== this.#recent.state) this.#recent.state.copyFrom(from);
    this.#recent.count = count;
    return this.#recent;
  }

  /**
   * Keeps the state after `count` entries, which the match will not change, until the next call.
   * @param state null to drop it
   */
  keepBefore(count: number, state: T['state'] | null): void {
    this.#before = state === null ? null : { count, state };
  }

  /** The state after entry `index`, made from the state before it, which is changed. */
  stateAfter(before: T['state'], index: number): T['state'] {
    const logged = this.at(index);
    if (logged.entry.kind === 'undo') return this.stateAt(logged.entry.to);
    applyEntry(this.#game, before, logged);
    return before;
  }
}
