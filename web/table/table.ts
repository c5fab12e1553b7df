import type { Passage, Review } from '@marchlands/bots/review/review.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Result } from '@marchlands/core/result.ts';
import type { Actor, Seat, Viewer } from '@marchlands/core/seat.ts';
import type { AnyView, Final } from '@marchlands/core/types.ts';
import type { Reason, ScoreLine, Sign } from '@marchlands/core/words.ts';
import type { Choice, Considered, DraftView, LogEvent, SeatInfo, ShownEvent } from '@marchlands/kit/board.ts';

/** One line of the log: an entry of the match as this viewer may see it. */
export interface LogLine {
  /** The viewer's version after this entry: the target of replay. */
  readonly at: number;
  readonly by: Actor;
  /** In record notation; null if the record omits it. */
  readonly notation: string | null;
  /** Its events, with sentences. */
  readonly events: readonly LogEvent[];
}

/** Whether undo is possible: alone, with the consent of all others, or not at all. */
export type UndoRight = 'own' | 'consent' | 'none';

/** The table as one viewer sees it: everything that the screen shows. Plain data. */
export interface Snapshot {
  /** The number of entries shown to this viewer; sent with moves, so that nobody acts on an outdated view. */
  readonly version: number;
  readonly viewer: Viewer;
  readonly view: AnyView;
  /** The acting seats; empty while chance acts and once the match is over. */
  readonly awaited: readonly Seat[];
  /** The pending decision, in one sentence. */
  readonly prompt: string;
  /** The viewer's legal choices; with an open draft, its continuations. */
  readonly choices: readonly Choice[];
  /** The viewer's draft in an open simultaneous decision, included in `view` and `text`; null without one. */
  readonly draft: DraftView | null;
  /** The events since the previous snapshot, each with the views around it; empty after a jump. */
  readonly newEvents: readonly ShownEvent[];
  readonly log: readonly LogLine[];
  readonly undo: UndoRight;
  /** The board in plain text. */
  readonly text: string;
  /** The result, with the reason as a sentence; null while the match runs. */
  readonly final: Ended | null;
}

/** The result of a match, as the screen shows it. */
export interface Ended extends Final {
  /** The reason in words; '' if all agreed to end without a result. */
  readonly sentence: string;
  /** By seat: the parts of its score; empty if the rules count no points. */
  readonly lines: readonly (readonly ScoreLine[])[];
  /** By seat: its hidden holdings. */
  readonly held: readonly (readonly string[])[];
}

/** A moment of the past, or of a finished match. */
export type Moment = Pick<Snapshot, 'view' | 'newEvents' | 'prompt' | 'text'> & { readonly at: number };

/** The fixed data of a table, except the players. */
export interface TableInfo {
  readonly matchId: string;
  readonly gameId: string;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  /**
   * The seat of the person at this screen, who is "You" on it: at a remote table the one that they took, otherwise that
   * of the only person. Null for a spectator, and where several persons share the screen.
   */
  readonly you: Seat | null;
  /** With defaults filled in. */
  readonly options: object;
  /** Only the options that differ from the standard rules. */
  readonly changed: { readonly [name: string]: unknown };
  /** The goal, in one sentence. */
  readonly goal: string;
  /** The legend of the board; empty if it has none. */
  readonly legend: readonly Sign[];
  /** True if the rules allow resignation. */
  readonly canResign: boolean;
  /** True if a bot then takes over the seat. */
  readonly replacesResigned: boolean;
  /** The date whose deal is played, such as 2026-11-21, or null. */
  readonly daily: string | null;
  /** The number of the deal that is played, or null. */
  readonly deal: number | null;
  /** True if the others are remote: their consent is requested. */
  readonly isRemote: boolean;
  /** True if seats have secrets: then lines can be tried only after the match. */
  readonly keepsSecrets: boolean;
}

/** The activity of a bot or a remote seat. */
export interface Waiting {
  readonly seat: Seat;
  /** 0 .. 1 if known, else null. */
  readonly progress: number | null;
}

/** A problem around the match, in words, with advice. */
export interface Trouble {
  readonly kind: 'storage' | 'worker' | 'connection' | 'bot';
  readonly message: string;
  /** The seat of a failed bot, which waits for `retry` or a replacement. */
  readonly seat?: Seat;
}

/** The complete state of a table for the screen. */
export interface TableState {
  readonly info: TableInfo;
  readonly now: Snapshot;
  /** The seat of the person at this screen; null while watching or waiting for a hand-over. */
  readonly seated: Seat | null;
  /** The person to hand the screen to before showing anything secret, or null. */
  readonly handOver: Seat | null;
  readonly waiting: Waiting | null;
  /** At most one of each kind. */
  readonly troubles: readonly Trouble[];
  readonly held: Held;
  /** True while a bot plays the side of the person at this screen (`playOut`). */
  readonly playsOut: boolean;
  /** True while a change to the table is pending. */
  readonly isChanging: boolean;
}

/**
 * Whether the match is played on this screen. If several tabs have it open, one plays and the others follow.
 * `overtaken`: tabs could not see each other, and another one has continued the match, so nothing done here is saved.
 */
export type Held = 'here' | 'otherTab' | 'overtaken';

/** A strong bot's candidates, best first. The screen reveals them step by step: the kind of move, the best, all. */
export interface Hint {
  readonly considered: readonly Considered[];
}

/** The review of a finished match, with each passage's place in the viewer's log and its choice in words. */
export interface MatchReview extends Review {
  readonly passages: readonly MatchPassage[];
}

interface MatchPassage extends Passage {
  /** The viewer's version after it: the target of replay. */
  readonly at: number;
  /** A single seat's choice in the game's words; empty where several seats chose, or none. */
  readonly choice: string;
}

/**
 * A table as the screen uses it. Optional capabilities are absent at tables that lack them, and the screen hides their
 * tools. A local table keeps the match in a worker of this page; a remote one asks a server. Refusals come back as
 * problems in words; nothing a person may do throws.
 */
export interface Table {
  /** Whether lines can be tried at this table. */
  readonly allowsLines: boolean;
  /** The state now; the same object until something changes. */
  readonly state: TableState;
  /** Calls back after every change; returns a function that stops it. */
  subscribe(changed: () => void): () => void;
  /** Submits moves of this screen's seat, all or nothing. */
  act(moves: readonly AnyMove[]): Promise<Result<void>>;
  /**
   * Replaces the draft of this screen's seat by a sequence of small moves: any beginning of a whole choice, or [] to
   * restart. It stays private; `act` commits.
   */
  draft(moves: readonly AnyMove[]): Promise<Result<void>>;
  /** Plays typed notation. */
  type(line: string): Promise<Result<void>>;
  /** Why a move is not legal now, or null. */
  whyNot(move: AnyMove): Promise<Reason | null>;
  /** A strong bot's candidates from this seat's view; in a lesson, the wanted move. */
  hint(): Promise<Result<Hint>>;
  /** The match after this many entries, as the viewer sees it. */
  momentAt(at: number): Promise<Result<Moment>>;
  /**
   * The position in the game's JSON form, limited to the knowledge of the person at the screen: now, or, for a finished
   * match, after this many entries of the whole log.
   */
  position(entries?: number): Promise<Result<string>>;
  /** Leaves the table; the match stays stored. */
  close(): void;

  /** Undoes, with the others' consent if needed. */
  undo?(consent: boolean): Promise<Result<void>>;
  /** Makes a thinking bot play its best choice so far. */
  hurry?(): void;
  /** Called when the board has shown all events, so that waiting bots continue. */
  rested?(): void;
  /** Shows the table to another seat's person. */
  takeOver?(seat: Seat): Promise<Result<void>>;
  /** Takes the match over from another tab. */
  playHere?(): Promise<Result<void>>;
  readonly bots?: Bots;
  readonly records?: Records;
  readonly review?: Reviewing;
  readonly ending?: EarlyEnd;
}

/** Bots of a local table. */
export interface Bots {
  /**
   * The expected share of the win, 0 .. 1, from the view of the person at the screen; null if it is not their turn, or
   * several persons play.
   */
  outlook(): Promise<Result<number | null>>;
  /** Starts or stops a bot that plays the lone person's seat to the end. */
  playOut(isOn: boolean): Promise<Result<void>>;
  /** Retries a failed bot. */
  retry(): Promise<Result<void>>;
  /** Gives a seat to a person or to a bot of this level. */
  reseat(seat: Seat, player: { readonly name: string; readonly level: string | null }): Promise<Result<void>>;
}

/** The match as a file. */
export interface Records {
  /** The record as the person at the screen may see it; full once the match is over. */
  text(): Promise<Result<string>>;
  /** A replayable record; null if it would reveal hidden information. */
  replayable(): Promise<Result<string | null>>;
  /** The complete match with all secrets: only for its keeper, to continue elsewhere. */
  backup(): Promise<Result<string>>;
}

/** The review of a match that is over. */
export interface Reviewing {
  /** The saved review, or null. */
  kept(): Promise<Result<MatchReview | null>>;
  /**
   * Reviews the match and saves the review in place of an earlier one.
   * @param milliseconds about how long it may take
   * @param onProgress gets the share done, 0 .. 1
   */
  make(milliseconds: number, onProgress: (progress: number) => void): Promise<Result<MatchReview>>;
  /** Cancels the review in progress. */
  stop(): void;
}

/** Ways to end a match early. */
export interface EarlyEnd {
  /** Resigns this screen's seat, if the rules allow it. */
  resign(): Promise<Result<void>>;
  /** Ends the match by agreement: by the rules if they define that, else without a result. */
  agree(): Promise<Result<void>>;
}

/** A row of the list of matches. */
export interface MatchSummary {
  readonly matchId: string;
  readonly gameId: string;
  readonly players: readonly SeatInfo[];
  readonly entries: number;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
  /** How it ended, or null. */
  readonly ended: string | null;
  /** The winners with their scores; absent while it runs, without a result, and in matches saved by older versions. */
  readonly final?: Final;
  /** The date of a daily deal. */
  readonly daily?: string;
  /** The number of a numbered deal. */
  readonly deal?: number;
  /** True for an imported match, which does not count here. */
  readonly isImported?: boolean;
  /** The seat whose view is shown, if each person had their own screen. */
  readonly seat?: Seat;
}
