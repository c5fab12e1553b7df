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

/** What a local match is made from. */
export interface NewMatch {
  readonly gameId: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  /** By seat; `level` null for a person. */
  readonly players: readonly { readonly name: string; readonly level: string | null }[];
  /** A starting position as the game writes it. */
  readonly position?: unknown;
  /** The date whose deal is played, such as 2026-11-21. */
  readonly daily?: string;
  /** The number of the deal; fair dice where there is neither. */
  readonly deal?: number;
}

/** A match that was played at a table online, as it is kept here: once. */
export interface PlayedOnline {
  readonly matchId: string;
  /** Whose eyes it is seen with. */
  readonly seat: Seat;
}

/** What the page asks the worker that keeps the match. */
export type Call =
  | { readonly ask: 'create'; readonly plan: NewMatch }
  | { readonly ask: 'open'; readonly matchId: string }
  | { readonly ask: 'restore'; readonly kept: StoredMatch }
  /** A record, a backup (`Answers.backup` of this page or of the terminal), or a match of another program. `as` where it was played online. */
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
  /** As far as the person at the screen may see it; whole where nothing is hidden, and once the match is over. */
  | { readonly ask: 'record' }
  /** A record that can be replayed: null where it would show what the person at the screen may not see. */
  | { readonly ask: 'replayable' }
  /** All that there is to the match, everybody's secrets and the dice's too; with its review, where one is kept. */
  | { readonly ask: 'backup' }
  /** Now, or after so many entries of the whole log. */
  | { readonly ask: 'position'; readonly entries?: number }
  /** The review that is kept; null where there is none. */
  | { readonly ask: 'review' }
  | { readonly ask: 'keepReview'; readonly review: Review }
  /** Where lines can be tried from, with those that are kept; `at` null for now. */
  | { readonly ask: 'lines'; readonly at: number | null }
  /** `lines` as `kept-lines.ts` writes them. */
  | { readonly ask: 'keepLines'; readonly lines: unknown }
  | { readonly ask: 'takeOver'; readonly seat: Seat }
  | { readonly ask: 'reseat'; readonly seat: Seat; readonly name: string; readonly level: string | null }
  | { readonly ask: 'resign' }
  | { readonly ask: 'agree' }
  /** Answered once the saving under way is done, or has failed and said so. */
  | { readonly ask: 'rest' };

/** A moment of the match from which lines can be tried. */
export interface LinesStart {
  /** As the game writes it, with `?` for what the viewer may not see. */
  readonly position: unknown;
  /** Entries of the whole log before it. */
  readonly entries: number;
  /** Entries that the viewer had been shown then. */
  readonly step: number;
}

/** The same, with the lines that are kept with the match. */
export interface LinesFound extends LinesStart {
  /** As `kept-lines.ts` writes them; null where there are none. */
  readonly kept: unknown;
}

/** A bot's judgement of one candidate. */
export interface Candidate {
  /** The moves to submit, in order, never empty. */
  readonly codes: readonly number[];
  readonly value: number;
  readonly visits: number;
  /** How likely the bot is to choose it, 0 .. 1. */
  readonly probability: number;
  /** What sets it apart in a hint, the greatest difference first; empty where a bot plays. */
  readonly changes: readonly Change[];
}

/** A decision that a bot has to make: all that it gets. */
export interface BotTask {
  readonly gameId: string;
  readonly options: object;
  readonly seats: number;
  readonly level: string;
  readonly seat: Seat;
  readonly view: AnyView;
  readonly version: number;
  /** What the bot draws from, in a numbered deal: it then thinks in iterations, never in time. */
  readonly seed?: string;
  /** Whether a person asks for advice: what was weighed is then held against each other, and the same each time. */
  readonly isHint?: true;
}

/** The table after a change, as far as the page does not have it yet. */
export interface Update {
  readonly info: TableInfo;
  readonly now: Omit<Snapshot, 'log'>;
  /** Lines of the log before this one are as the page has them. */
  readonly logFrom: number;
  readonly logLines: readonly LogLine[];
  readonly seated: Seat | null;
  readonly handOver: Seat | null;
  readonly playsOut: boolean;
  /** The bot that must decide now, or null. */
  readonly bot: BotTask | null;
}

/** A table that was opened, and what is to be said of the match that was brought in. */
export interface Opened extends Update {
  readonly note: string | null;
}

/** What comes back, by what was asked. */
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
  readonly reseat: Update;
  readonly resign: Update;
  readonly agree: Update;
  readonly rest: null;
}

/** What the worker hears first: the language in which it says what it says. */
export interface Greeting {
  readonly language: string;
}

export interface Request {
  readonly id: number;
  readonly call: Call;
}

/** From the worker: an answer, or word of how saving went. */
export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer<unknown> }
  /** `kept` is the match itself, where it could not be saved and the page must hold it. */
  | { readonly kind: 'saved'; readonly problem: StoreProblem | null; readonly kept?: StoredMatch };

/** What the page asks the worker in which bots think. */
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

/** What the page asks the worker that goes through a match. */
export interface ReviewCall {
  /** The match as JSON: `Answers.backup`. */
  readonly match: string;
  /** About how long it may take. */
  readonly milliseconds: number;
  /** In which the moves are told. */
  readonly language: string;
}

export type ReviewMessage =
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'reviewed'; readonly review: Review }
  | { readonly kind: 'failed'; readonly message: string };
