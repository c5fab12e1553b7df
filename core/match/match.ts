import type { Game } from '../game.ts';
import type { Result } from '../result.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { Final, GameTypes } from '../types.ts';
import type { Dice } from './dice.ts';
import type { Entry, LogItem, Player, PlayerName, ShownEntry } from './entry.ts';
import type { Header } from './header.ts';
import type { Journal } from './journal.ts';

/**
 * What a call changed: entries `first` .. `first + count - 1` of the log are new. For the keeper of the match: the
 * numbers count entries that a viewer may not know of; viewers are told by `log(viewer, from)`.
 */
export interface Appended {
  /** Number of entries before the call. */
  readonly first: number;
  readonly count: number;
  /** True where the sequence was a choice in a simultaneous decision that others have still to make: it is kept sealed. */
  readonly sealed: boolean;
}

/** Points to which a seat may go back, nearest first, each as the number of entries that it would then have been shown. */
export interface UndoPoints {
  /** By itself; the same whether others have chosen in an open simultaneous decision or not. */
  readonly alone: readonly number[];
  /** With the consent of all other seats, who give up what they have sealed; holds the points of `alone` too. */
  readonly consented: readonly number[];
}

export interface UndoWish {
  /** A point of `canUndo`; the nearest where absent. */
  readonly to?: number;
  /** The seats that consent. */
  readonly agreed?: readonly Seat[];
}

/**
 * A game being played: header, log and the state they lead to. Every call that can meet outside input answers with a
 * `Result`; a refused call changes nothing.
 *
 * `version` is always the number of entries that the viewer in question has been shown; a call that carries another
 * number is refused, since its sender has not seen what it answers.
 */
export interface Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  /** Once the match is over, with the dice secret. A starting position is in it in full: others get `headerFor`. */
  readonly header: Header;
  /** The header as this viewer may see it. */
  headerFor(viewer: Viewer): Header;
  /** What draws the outcomes: for the keeper alone, since it knows what will come. */
  readonly dice: Dice;
  /** The whole log: for the keeper of the match, and for all once it is over. */
  readonly entries: readonly Entry<T>[];
  /** The true state. Not to be changed, and not to be kept: it is another object after the next call. */
  readonly state: T['state'];
  /** Who sits where now, take-overs included. */
  readonly players: readonly Player[];
  readonly isOver: boolean;
  /** How it ended; null while it runs, and where all agreed to end without a result. */
  readonly result: Final | null;
  /** As `Game.actors`: CHANCE (only where its outcome is waited for), NOBODY, or the mask of seats that must choose. */
  readonly actors: number;
  /** The seats that must choose; in a simultaneous decision also those that have already chosen. */
  awaited(): readonly Seat[];
  /** True where chance must act: its outcome is to be given by hand, or `proceed` to be called, or the secret is not known. */
  readonly isChanceDue: boolean;
  /** How a seat is called. */
  nameOf(seat: Seat): string;

  /** The codes that a seat may choose now, sorted; none where it does not act. */
  legal(seat: Seat): readonly number[];
  /**
   * Takes a sequence of moves, all or nothing. It ends where chance or another seat must act or something hidden is shown
   * to its sender: with more after that point it is refused whole, always with the same reason. So is one that ends in
   * the middle of a choice (`Game.isPartial`). In a simultaneous decision it is the whole choice up to its commit;
   * it stays sealed, and may be replaced, until all have chosen.
   * Then the match goes on by itself until a seat must choose, or nobody: chance acts, and what is no choice for all to see
   * (`Game.isOpen`) is played, as an entry of its seat.
   */
  submit(seat: Seat, codes: readonly number[], version: number): Result<Appended>;
  /**
   * The same for a typed line of the game's notation. It may hold chance results only where the dice are given. The line
   * is read against the true state: at a table where something is hidden, let clients send moves instead.
   */
  submitLine(seat: Seat, line: string, version: number): Result<Appended>;
  /** An outcome of given dice; the match then goes on as after `submit`, that is, the next outcome is waited for. */
  supply(outcome: number): Result<Appended>;
  /** Lets the match go on by itself as after `submit`; of use after it was read back from a store or record. */
  proceed(): Appended;
  /** The seat's own choice in the open simultaneous decision, or null. Nobody else may see it. */
  sealed(seat: Seat): readonly number[] | null;

  /** Points that a seat may go back to: the nearest `most`, all where it is absent. */
  canUndo(seat: Seat, most?: number): UndoPoints;
  undo(seat: Seat, wish?: UndoWish): Result<Appended>;
  /** By the rules of the game, where they have it; by a house rule a computer player takes the seat over. */
  resign(seat: Seat): Result<Appended>;
  /** All agree to end: by the rules where they have it, else without a result. `agreed` must name every seat. */
  end(agreed: readonly Seat[]): Result<Appended>;
  /** Somebody else, or a bot, plays on for a seat. */
  takeOver(seat: Seat, player: Player): Result<Appended>;

  /** The log as the match keeps it: for records and stores. */
  readonly journal: Journal<T>;
  /** Number of entries that this viewer has been shown. */
  version(viewer: Viewer): number;
  view(viewer: Viewer): T['view'];
  /** The view at `restAt(version, viewer)`. */
  viewAt(version: number, viewer: Viewer): T['view'];
  /**
   * Number of entries that this viewer had been shown when the match last rested, up to `version` (0 ..
   * version(viewer)): itself, but in the middle of a choice that is sent whole, of which there is no view, the one before.
   */
  restAt(version: number, viewer: Viewer): number;
  /** What the viewer was shown, without words: items `from` (0 where absent) .. `to` - 1 (all that follow where absent). */
  shown(viewer: Viewer, from?: number, to?: number): readonly ShownEntry<T>[];
  /**
   * The viewer's log from item `from` (0 where absent) on. EVERYTHING is for the keeper, and for all after the end.
   * @param called how its sentences call whoever sits in a seat; by name where absent
   */
  log(viewer: Viewer, from?: number, called?: PlayerName): readonly LogItem<T>[];
  /** A new state: the one after the first `count` entries of the log. */
  stateAt(count: number): T['state'];
}
