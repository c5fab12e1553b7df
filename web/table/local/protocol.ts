import type { Change } from '@marchlands/bots/explain.ts';
import type { Review } from '@marchlands/bots/review/review.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import type { Reason } from '@marchlands/core/words.ts';
import type { Considered } from '@marchlands/kit/board.ts';
import type { LogLine, MatchReview, Moment, Snapshot, TableInfo } from '../table.ts';
import type { Answer } from './answer.ts';
import type { StoredMatch, StoreProblem } from './match-store.ts';

/** The plan of a local match. */
export interface NewMatch {
  readonly gameId: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  /** By seat; `level` null for a person. */
  readonly players: readonly { readonly name: string; readonly level: string | null }[];
  /** A starting position in the game's JSON form. */
  readonly position?: unknown;
  /** The date of the daily deal, such as 2026-11-21. */
  readonly daily?: string;
  /** The number of the deal; fair dice if neither is given. */
  readonly deal?: number;
}

/** A match played at an online table, stored here once. */
export interface PlayedOnline {
  readonly matchId: string;
  /** The seat whose view is shown. */
  readonly seat: Seat;
}

/** Questions of the page to the worker that keeps the match. */
export type Call =
  | { readonly ask: 'create'; readonly plan: NewMatch }
  | { readonly ask: 'open'; readonly matchId: string }
  | { readonly ask: 'restore'; readonly kept: StoredMatch }
  /**
   * A record, a backup (`Answers.backup` of this page or of the terminal), or another program's match. `as` if it was
   * played online.
   */
  | { readonly ask: 'import'; readonly text: string; readonly as?: PlayedOnline }
  | { readonly ask: 'act'; readonly moves: readonly AnyMove[] }
  | { readonly ask: 'draft'; readonly moves: readonly AnyMove[] }
  | { readonly ask: 'type'; readonly line: string }
  | { readonly ask: 'bot'; readonly seat: Seat; readonly codes: readonly number[]; readonly version: number }
  | { readonly ask: 'whyNot'; readonly move: AnyMove }
  | { readonly ask: 'undo'; readonly consent: boolean }
  | { readonly ask: 'outlook' }
  | { readonly ask: 'playOut'; readonly isOn: boolean }
  | { readonly ask: 'task'; readonly level: string }
  | { readonly ask: 'describe'; readonly considered: readonly Candidate[] }
  | { readonly ask: 'moment'; readonly at: number }
  /** As far as the person at the screen may see it; complete if nothing is hidden, or once the match is over. */
  | { readonly ask: 'record' }
  /** A replayable record; null if it would show anything hidden from the person at the screen. */
  | { readonly ask: 'replayable' }
  /** The complete match, with everybody's secrets and the dice's; with its review if one is stored. */
  | { readonly ask: 'backup' }
  /** Now, or after this many entries of the whole log. */
  | { readonly ask: 'position'; readonly entries?: number }
  /** The stored review; null if there is none. */
  | { readonly ask: 'review' }
  | { readonly ask: 'keepReview'; readonly review: Review }
  /** A position to try lines from, with the stored lines; `at` null for now. */
  | { readonly ask: 'lines'; readonly at: number | null }
  /** `lines` as written by `kept-lines.ts`. */
  | { readonly ask: 'keepLines'; readonly lines: unknown }
  | { readonly ask: 'takeOver'; readonly seat: Seat }
  | { readonly ask: 'leaveScreen' }
  | { readonly ask: 'reseat'; readonly seat: Seat; readonly name: string; readonly level: string | null }
  | { readonly ask: 'resign' }
  | { readonly ask: 'agree' }
  /** Answered once a running save is done, or has failed and said so. */
  | { readonly ask: 'rest' };

/** A moment of the match from which lines can be tried. */
export interface LinesStart {
  /** In the game's JSON form, with `?` for what is hidden from the viewer. */
  readonly position: unknown;
  /** The number of entries of the whole log before it. */
  readonly entries: number;
  /** The number of entries shown to the viewer by then. */
  readonly step: number;
}

/** The same, with the lines stored with the match. */
export interface LinesFound extends LinesStart {
  /** As written by `kept-lines.ts`; null if there are none. */
  readonly kept: unknown;
}

/** A bot's judgement of one candidate. */
export interface Candidate {
  /** The moves to submit, in order, never empty. */
  readonly codes: readonly number[];
  readonly value: number;
  readonly visits: number;
  /** The probability with which the bot chooses it, 0 .. 1. */
  readonly probability: number;
  /** Its differences in a hint, the largest first; empty if a bot plays. */
  readonly changes: readonly Change[];
}

/** A bot's complete input for a decision. */
export interface BotTask {
  readonly gameId: string;
  readonly options: object;
  readonly seats: number;
  readonly level: string;
  readonly seat: Seat;
  readonly view: AnyView;
  readonly version: number;
  /** The bot's seed in a numbered deal: it then thinks in iterations, never in time. */
  readonly seed?: string;
  /** Whether a person asks for advice: candidates are then compared with each other, repeatably. */
  readonly isHint?: true;
}

/** The table after a change: only what the page does not have yet. */
export interface Update {
  readonly info: TableInfo;
  readonly now: Omit<Snapshot, 'log'>;
  /** Earlier log lines are unchanged. */
  readonly logFrom: number;
  readonly logLines: readonly LogLine[];
  readonly seated: Seat | null;
  readonly handOver: Seat | null;
  readonly playsOut: boolean;
  /** The bot that must decide now, or null. */
  readonly bot: BotTask | null;
}

/** An opened table, with a note on an imported match. */
export interface Opened extends Update {
  readonly note: string | null;
}

/** The answers, by question. */
export interface Answers {
  readonly create: Opened;
  readonly open: Opened;
  readonly restore: Opened;
  readonly import: Opened;
  readonly act: Update;
  readonly draft: Update;
  readonly type: Update;
  readonly bot: Update;
  readonly whyNot: Reason | null;
  readonly undo: Update;
  readonly outlook: number | null;
  readonly playOut: Update;
  readonly task: BotTask;
  readonly describe: readonly Considered[];
  readonly moment: Moment;
  readonly record: string;
  readonly replayable: string | null;
  readonly backup: string;
  readonly position: string;
  readonly review: MatchReview | null;
  readonly keepReview: MatchReview;
  readonly lines: LinesFound;
  readonly keepLines: null;
  readonly takeOver: Update;
  readonly leaveScreen: Update;
  readonly reseat: Update;
  readonly resign: Update;
  readonly agree: Update;
  readonly rest: null;
}

/** The worker's first message: the language of its words. */
export interface Greeting {
  readonly language: string;
}

export interface Request {
  readonly id: number;
  readonly call: Call;
}

/** From the worker: an answer, or a report on saving. */
export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer<unknown> }
  /** `kept` is the match itself, if it could not be saved and the page must hold it. */
  | { readonly kind: 'saved'; readonly problem: StoreProblem | null; readonly kept?: StoredMatch };

/** Questions of the page to the worker in which bots think. */
export type BotCall =
  | { readonly ask: 'think'; readonly id: number; readonly task: BotTask; readonly milliseconds: number }
  | { readonly ask: 'hurry' }
  | { readonly ask: 'stop' };

export type BotMessage =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: number }
  | {
      readonly kind: 'decided';
      readonly id: number;
      readonly codes: readonly number[];
      readonly considered: readonly Candidate[];
    }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

/** The page's question to the worker that reviews a match. */
export interface ReviewCall {
  /** The match as JSON: `Answers.backup`. */
  readonly match: string;
  /** About how long it may take. */
  readonly milliseconds: number;
  /** The language of the moves' words. */
  readonly language: string;
}

export type ReviewMessage =
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'reviewed'; readonly review: Review }
  | { readonly kind: 'failed'; readonly message: string };
