import type { Passage, Review } from '@marchlands/bots/review/review.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Result } from '@marchlands/core/result.ts';
import type { Actor, Seat, Viewer } from '@marchlands/core/seat.ts';
import type { AnyView, Final } from '@marchlands/core/types.ts';
import type { Reason, ScoreLine, Sign } from '@marchlands/core/words.ts';
import type { Choice, Considered, DraftView, LogEvent, SeatInfo, ShownEvent } from '@marchlands/kit/board.ts';

/** One line of the log: an entry of the match as this viewer may see it. */
export interface LogLine {
  /** How many entries the viewer had been shown once this one was made: where replay goes to. */
  readonly at: number;
  readonly by: Actor;
  /** As the record writes it; null where the record leaves it out. */
  readonly notation: string | null;
  /** What came of it, with sentences. */
  readonly events: readonly LogEvent[];
}

/** Who may still change the past: by oneself, with the consent of all others, or not at all. */
export type UndoRight = 'own' | 'consent' | 'none';

/** The table as one viewer sees it: all that the screen shows. Plain data. */
export interface Snapshot {
  /** Entries that this viewer has been shown; sent back with moves, so that nobody acts on an old picture. */
  readonly version: number;
  readonly viewer: Viewer;
  readonly view: AnyView;
  /** Seats that must choose now; empty while chance acts and when the match is over. */
  readonly awaited: readonly Seat[];
  /** What must be decided now, in one sentence. */
  readonly prompt: string;
  /** What the viewer may choose now; where a draft is open, what may follow it. */
  readonly choices: readonly Choice[];
  /** What the viewer has put together in an open simultaneous decision, which `view` and `text` show; null without one. */
  readonly draft: DraftView | null;
  /** The events since the snapshot before, each with the views around it; empty after a jump. */
  readonly newEvents: readonly ShownEvent[];
  readonly log: readonly LogLine[];
  readonly undo: UndoRight;
  /** The board in plain text. */
  readonly text: string;
  /** How it ended, with the reason as a sentence; null while it goes on. */
  readonly final: Ended | null;
}

/** How a match ended, with what the screen says of it. */
export interface Ended extends Final {
  /** The reason in words; empty where all agreed to end without a result. */
  readonly sentence: string;
  /** By seat: what its score is made up of; none where the rules count no points. */
  readonly lines: readonly (readonly ScoreLine[])[];
  /** By seat: what it held that others did not see. */
  readonly held: readonly (readonly string[])[];
}

/** A moment of the past, or of a finished match. */
export type Moment = Pick<Snapshot, 'view' | 'newEvents' | 'prompt' | 'text'> & { readonly at: number };

/** What does not change while a table stands, but for who sits where. */
export interface TableInfo {
  readonly matchId: string;
  readonly gameId: string;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  /** With defaults filled in. */
  readonly options: object;
  /** Only the options that differ from the standard rules. */
  readonly changed: { readonly [name: string]: unknown };
  /** What to want, in one sentence. */
  readonly goal: string;
  /** What the signs of the board mean; empty where the board has none of its own. */
  readonly legend: readonly Sign[];
  /** True where the rules have resigning. */
  readonly canResign: boolean;
  /** True where a computer player then takes the seat over. */
  readonly replacesResigned: boolean;
  /** The date whose deal is played, such as 2026-11-21, or null. */
  readonly daily: string | null;
  /** The number of the deal that is played, or null. */
  readonly deal: number | null;
  /** True where the others sit elsewhere: what needs their consent is asked of them. */
  readonly isRemote: boolean;
  /** True where seats may know what others do not: lines can then be tried only once the match is over. */
  readonly keepsSecrets: boolean;
}

/** What somebody away from this screen is doing: a bot's thinking, or a remote seat's. */
export interface Waiting {
  readonly seat: Seat;
  /** 0 .. 1 where it is known, else null. */
  readonly progress: number | null;
}

/** Something that went wrong around the match, in words, with what to do. */
export interface Trouble {
  readonly kind: 'storage' | 'worker' | 'connection' | 'bot';
  readonly message: string;
  /** Where a bot failed: its seat, which then waits for `retry` or for somebody else. */
  readonly seat?: Seat;
}

/** Everything that a screen needs of a table at this moment. */
export interface TableState {
  readonly info: TableInfo;
  readonly now: Snapshot;
  /** The seat whose person is at this screen, or null: watching, or waiting for a hand-over. */
  readonly seated: Seat | null;
  /** The person to hand the screen to before anything secret is shown; null where none needs to be. */
  readonly handOver: Seat | null;
  readonly waiting: Waiting | null;
  /** At most one of each kind. */
  readonly troubles: readonly Trouble[];
  readonly held: Held;
  /** True while a bot plays the side of the person at this screen (`playOut`). */
  readonly playsOut: boolean;
  /** True while something that changes the table has been asked for and is not answered. */
  readonly isChanging: boolean;
}

/**
 * Whether the match is played on this screen. Of several tabs that have one match open, one plays it and the others
 * follow. `overtaken`: where tabs cannot know of each other, another one has gone on with the match, so that nothing
 * done here is kept any more.
 */
export type Held = 'here' | 'otherTab' | 'overtaken';

/** What a strong bot would consider, the best first. The screen shows it step by step: the kind of move, the best, all. */
export interface Hint {
  readonly considered: readonly Considered[];
}

/** A match gone through after its end, with where the viewer's log has each passage. */
export interface MatchReview extends Review {
  readonly passages: readonly MatchPassage[];
}

interface MatchPassage extends Passage {
  /** How many entries the viewer had been shown after it: where replay goes to. */
  readonly at: number;
}

/**
 * A table as the screen knows it: what all tables do, and what only some can, which is absent at the others; the screen shows
 * a tool where the table can do what it is for. The local one keeps the match in a worker of this page; a remote one asks a
 * server. Refusals come back as problems in words; nothing here throws for what a person may do.
 */
export interface Table {
  /** Whether lines may be tried at this table at all. */
  readonly allowsLines: boolean;
  /** The state now; the same object until something changes. */
  readonly state: TableState;
  /** Calls back after every change; gives a function that stops it. */
  subscribe(changed: () => void): () => void;
  /** Submits moves of the seat at this screen, all or nothing. */
  act(moves: readonly AnyMove[]): Promise<Result<void>>;
  /**
   * Puts a sequence of small moves in place of the draft of the seat at this screen: any beginning of a whole choice, []
   * to start again. Nobody else hears of it; `act` commits.
   */
  draft(moves: readonly AnyMove[]): Promise<Result<void>>;
  /** Moves typed as notation. */
  type(line: string): Promise<Result<void>>;
  /** Why a move may not be made now, or null where it may. */
  whyNot(move: AnyMove): Promise<Reason | null>;
  /** What a strong bot would consider, seeing what this seat sees; at a lesson, what is asked for. */
  hint(): Promise<Result<Hint>>;
  /** The match as it was after so many entries, as the viewer sees it. */
  momentAt(at: number): Promise<Result<Moment>>;
  /**
   * The position as the game writes it (JSON), as far as the person at the screen may see it: now, or, of a match that is
   * over, after so many entries of the whole log.
   */
  position(entries?: number): Promise<Result<string>>;
  /** Leaves the table; the match stays where it is kept. */
  close(): void;

  /** Takes back; with the others' consent where it needs it. */
  undo?(consent: boolean): Promise<Result<void>>;
  /** Cuts the thinking of a bot short: it plays the best it has found. */
  hurry?(): void;
  /** The board has shown all that happened: who waited for that may go on. */
  rested?(): void;
  /** The person at the screen has changed: show the table to this seat. */
  takeOver?(seat: Seat): Promise<Result<void>>;
  /** Plays the match on this screen, where another tab has it or has gone on with it. */
  playHere?(): Promise<Result<void>>;
  readonly bots?: Bots;
  readonly records?: Records;
  readonly review?: Reviewing;
  readonly ending?: EarlyEnd;
}

/** Bots at a table that this device runs. */
export interface Bots {
  /**
   * The share of the win, 0 .. 1, that the person at the screen may expect from what that person sees; null where it is not
   * that person's turn, or several persons play.
   */
  outlook(): Promise<Result<number | null>>;
  /** Lets a bot play the side of the one person of the match to its end, or no longer. */
  playOut(isOn: boolean): Promise<Result<void>>;
  /** Lets a bot that failed think once more. */
  retry(): Promise<Result<void>>;
  /** Gives a seat to a person or to a bot of this level. */
  reseat(seat: Seat, player: { readonly name: string; readonly level: string | null }): Promise<Result<void>>;
}

/** The match as a file. */
export interface Records {
  /** The record as text, as far as the person at the screen may see it: whole once the match is over. */
  text(): Promise<Result<string>>;
  /** A record that can be replayed; null where it would show what the person at the screen may not see. */
  replayable(): Promise<Result<string | null>>;
  /** Everything that there is to the match, everybody's secrets with it: for its keeper alone, to go on elsewhere. */
  backup(): Promise<Result<string>>;
}

/** The review of a match that is over. */
export interface Reviewing {
  /** The one that is kept with the match; null where there is none. */
  kept(): Promise<Result<MatchReview | null>>;
  /** Goes through the match and keeps the review. `onProgress` hears the share that is done, 0 .. 1. */
  make(onProgress: (progress: number) => void): Promise<Result<MatchReview>>;
  /** Gives up the review being made. */
  stop(): void;
}

/** Ways to end a match before its end. */
export interface EarlyEnd {
  /** Resigns for the seat at this screen, where the rules have it. */
  resign(): Promise<Result<void>>;
  /** Ends the match with everyone's consent: as the rules say where they have such an end, else without a result. */
  agree(): Promise<Result<void>>;
}

/** A line of the list of one's matches. */
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
  /** Who won, with what; absent while it goes on, where it ended without a result, and in what older versions kept. */
  readonly final?: Final;
  /** The date whose deal is played, where it is one. */
  readonly daily?: string;
  /** The number of the deal, where it has one. */
  readonly deal?: number;
  /** True for a match that came in as a record: what was played elsewhere is not counted here. */
  readonly isImported?: boolean;
  /** Whose eyes it is seen with, where each person had a screen of their own. */
  readonly seat?: Seat;
}
