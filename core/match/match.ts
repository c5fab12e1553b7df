import type { Game } from '../game.ts';
import type { Result } from '../result.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { Final, GameTypes } from '../types.ts';
import type { Dice } from './dice.ts';
import type { Entry, LogItem, Player, PlayerName, ShownEntry } from './entry.ts';
import type { Header } from './header.ts';
import type { Journal } from './journal.ts';

/**
 * The effect of a call: entries `first` .. `first + count - 1` of the log are new. Only for the keeper of the match,
 * since the numbers count entries that viewers may not know of; viewers get `log(viewer, from)`.
 */
export interface Appended {
  /** Number of entries before the call. */
  readonly first: number;
  readonly count: number;
  /** True if the sequence was a choice in a simultaneous decision that is still open: it is kept sealed. */
  readonly sealed: boolean;
}

/** Points to which a seat may go back, nearest first, each as a version of that seat's log. */
export interface UndoPoints {
  /** Alone; independent of whether others have already chosen in an open simultaneous decision. */
  readonly alone: readonly number[];
  /** With the consent of all other seats, who give up their sealed choices; includes the points of `alone`. */
  readonly consented: readonly number[];
}

export interface UndoWish {
  /** A point of `canUndo`; default: the nearest. */
  readonly to?: number;
  /** The seats that consent. */
  readonly agreed?: readonly Seat[];
}

/**
 * A match in progress: header, log and current state. Every call that takes outside input returns a `Result`; a refused
 * call changes nothing.
 *
 * `version` is always the number of entries shown to the viewer in question. A call with another number is refused,
 * since its sender has not seen the latest entries.
 */
export interface Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  /**
   * The header, with the dice secret once the match is over. Holds the starting position in full, so give viewers
   * `headerFor`.
   */
  readonly header: Header;
  /** The header as this viewer may see it. */
  headerFor(viewer: Viewer): Header;
  /** The source of outcomes: only for the keeper, since it knows future ones. */
  readonly dice: Dice;
  /** The whole log: for the keeper of the match, and for all once it is over. */
  readonly entries: readonly Entry<T>[];
  /** The true state. Do not change or keep it: it is another object after the next call. */
  readonly state: T['state'];
  /** The present players, take-overs included. */
  readonly players: readonly Player[];
  readonly isOver: boolean;
  /** The result; null while the match runs, and if all agreed to end without one. */
  readonly result: Final | null;
  /** As `Game.actors`: CHANCE (only while waiting for its outcome), NOBODY, or the mask of seats that must choose. */
  readonly actors: number;
  /** The seats that must choose; in a simultaneous decision including those that already have. */
  awaited(): readonly Seat[];
  /** True if chance must act: its outcome must be given by hand, `proceed` must be called, or the secret is unknown. */
  readonly isChanceDue: boolean;
  /** The name of a seat. */
  nameOf(seat: Seat): string;

  /** The codes that a seat may choose now, sorted; empty if it does not act. */
  legal(seat: Seat): readonly number[];
  /**
   * Plays a sequence of moves, all or nothing. It must not extend past the point where chance or another seat must act
   * or something hidden is shown to its sender, nor end inside a choice (`Game.isPartial`): such a sequence is refused,
   * always with the same reason. In a simultaneous decision it is the whole choice up to its commit; it stays sealed
   * and replaceable until all have chosen. Then the match continues by itself until a seat must choose or the match
   * ends: chance acts, and forced moves that all can see (`Game.isOpen`) are played, as entries of their seat.
   */
  submit(seat: Seat, codes: readonly number[], version: number): Result<Appended>;
  /**
   * The same for a typed line of notation. It may hold chance outcomes only if the dice are given. The line is read
   * against the true state: at a table with hidden information, let clients send moves instead.
   */
  submitLine(seat: Seat, line: string, version: number): Result<Appended>;
  /** Enters an outcome of given dice; the match then continues as after `submit`, and waits for the next outcome. */
  supply(outcome: number): Result<Appended>;
  /** Lets the match continue by itself as after `submit`, for example after loading it from a store or record. */
  proceed(): Appended;
  /** The seat's own choice in the open simultaneous decision, or null. Nobody else may see it. */
  sealed(seat: Seat): readonly number[] | null;

  /** Points that a seat may go back to: the nearest `most`, by default all. */
  canUndo(seat: Seat, most?: number): UndoPoints;
  undo(seat: Seat, wish?: UndoWish): Result<Appended>;
  /** Resigns a seat, if the rules allow it; by house rule a bot may take over the seat. */
  resign(seat: Seat): Result<Appended>;
  /**
   * Ends the match by agreement: with a result if the rules define one, else without. `agreed` must name every seat.
   */
  end(agreed: readonly Seat[]): Result<Appended>;
  /** Another person, or a bot, takes over a seat. */
  takeOver(seat: Seat, player: Player): Result<Appended>;

  /** The log as the match keeps it: for records and stores. */
  readonly journal: Journal<T>;
  /** Number of entries that this viewer has been shown. */
  version(viewer: Viewer): number;
  view(viewer: Viewer): T['view'];
  /** The view at `restAt(version, viewer)`. */
  viewAt(version: number, viewer: Viewer): T['view'];
  /**
   * This viewer's version at the last rest of the match, up to `version` (0 .. version(viewer)): `version` itself,
   * unless it falls inside a whole choice, which has no view.
   */
  restAt(version: number, viewer: Viewer): number;
  /** The viewer's log without words: items `from` (default 0) .. `to` - 1 (default: to the end). */
  shown(viewer: Viewer, from?: number, to?: number): readonly ShownEntry<T>[];
  /**
   * The viewer's log from item `from` (default 0) on. EVERYTHING is for the keeper, and for all after the end.
   * @param called names of the seats' players in its sentences; default: their own names
   */
  log(viewer: Viewer, from?: number, called?: PlayerName): readonly LogItem<T>[];
  /** A new state: the one after the first `count` entries of the log. */
  stateAt(count: number): T['state'];
}
