import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyEvent, AnyView } from '@marchlands/core/types.ts';
import type { Reason } from '@marchlands/core/words.ts';
import type { ComponentType, ReactNode } from 'react';
import type { OptionEditor } from './option-editor.ts';
import type { Sound } from './sound.ts';

/** A choice that can be made now. */
export interface Choice<M = AnyMove> {
  readonly move: M;
  /** As an imperative, for lists and buttons. */
  readonly words: string;
  /** As typed and as recorded. */
  readonly notation: string;
}

/** An event as the viewer sees it. */
export interface LogEvent<E = AnyEvent> {
  /** Increases by one with each event of a match, even across undo; a key for lists and animation. */
  readonly id: number;
  readonly event: E;
  /** As a sentence in the past tense; null if the log omits it. */
  readonly sentence: string | null;
}

/** An event that waits to be shown, with the viewer's views right before and right after it. */
export interface ShownEvent<E = AnyEvent, V extends AnyView = AnyView> extends LogEvent<E> {
  readonly before: V;
  readonly after: V;
}

/** A bot's opinion of a choice: values are expected payoffs, 0 (lost) .. 1 (won alone). */
export interface Considered<M = AnyMove> {
  /** The first of `moves`. */
  readonly move: M;
  /** The whole sequence that was considered, never empty: one move, or several, such as a secret order. */
  readonly moves: readonly M[];
  /** The sequence as an imperative; if it has several moves, as recorded. */
  readonly words: string;
  /** Its first move alone, as an imperative. */
  readonly opening: string;
  readonly value: number;
  readonly visits: number;
  /** The arguments for it and against it, as a sentence; empty if there are none. */
  readonly reason: string;
  /** How likely the bot is to choose it, 0 .. 1; null if it does not mix. */
  readonly probability: number | null;
}

/**
 * The part of a whole choice that a seat has composed so far: kept locally and shown to nobody until it is sent, in a
 * simultaneous decision until all have chosen.
 */
export interface DraftView<M = AnyMove> {
  /** The small moves so far, in order, without forced ones. */
  readonly moves: readonly M[];
  /** The same as recorded; empty if there are none. */
  readonly notation: string;
  /** True if nothing is left to choose, so that it may be committed. */
  readonly isWhole: boolean;
  /** True if others choose at the same time: once whole it waits for `commit`, since it cannot be taken back. */
  readonly isShared: boolean;
}

/** A seat as the table shows it. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The bot's level; absent for a person. */
  readonly level?: string;
}

/** Props that the shell passes to a game's board. The board knows no rules: it shows these and returns typed moves. */
export interface BoardProps<V extends AnyView = AnyView, M = AnyMove, E = AnyEvent> {
  /** Includes the seat's own draft while one is open, or a committed choice while others have yet to answer. */
  readonly view: V;
  readonly seats: readonly SeatInfo[];
  /** Including defaults. */
  readonly options: object;
  /**
   * The choices at this screen now: if a draft is open, the small moves that may follow it. Empty while others choose,
   * in a replay, after the end, and if a draft is whole.
   */
  readonly choices: readonly Choice<M>[];
  /** The draft of the seat at this screen; null if it chooses alone and has begun nothing. */
  readonly draft: DraftView<M> | null;
  /** The seat choosing at this screen now, or null. */
  readonly choosing: Seat | null;
  /** Events since the previous view, in order; empty after a jump. */
  readonly newEvents: readonly ShownEvent<E, V>[];
  /** The event of the log line under the pointer: its place is marked. */
  readonly pointed: E | null;
  /**
   * Other seats' events since this seat last acted: their places are marked lightly. The same list until it changes.
   */
  readonly recent: readonly E[];
  /** The choices that a strong bot would consider, if a hint was asked for. */
  readonly hints: readonly Considered<M>[];
  /** False if nothing may be animated. */
  readonly motion: boolean;
  /** The display time of events relative to the usual one, above 0; null if they are not shown at all. */
  readonly pace: number | null;
  /**
   * Chooses a small move, or a sequence: plays a move that stands alone, begins or continues a draft, and sends it with
   * its last move, unless others choose at the same time (`chooser`).
   */
  choose(...moves: readonly M[]): void;
  /** Replaces the draft by another sequence: any beginning of a whole choice; an empty one starts again. */
  redraft(moves: readonly M[]): void;
  /** Sends a whole choice in place of the draft; final. */
  commit(moves: readonly M[]): void;
  /** Asks why a move may not be made; the shell shows the sentence and the rule. */
  explain(move: M): void;
  /** Shows a reason if no single move expresses the attempt: a sentence of the game and its rule. */
  refuse(reason: Reason): void;
  /** Shows the consequence of choosing what is under the pointer or the focus in the prompt line; null clears it. */
  tell(consequence: string | null): void;
  /** Called when an event with a sound is shown. */
  onSound(sound: Sound): void;
  /** Called when the playback of events begins, and when the board rests on the view again. */
  onStage(isPlaying: boolean): void;
}

/** One step of a lesson: the learner plays `expect` (or any move if absent), then the script continues. */
export interface LessonStep {
  /** Short paragraphs before the step; plain text, `*word*` is emphasised, `BR-12` like ids become links to rules. */
  readonly say: readonly string[];
  /** The task, as one imperative sentence; absent if there is only something to read. */
  readonly task?: string;
  /** Moves that fulfil the task, in notation; absent: any legal move. */
  readonly accept?: readonly string[];
  /** The chance outcomes after the move, in order, in the plain form of the game's codec. */
  readonly chance?: readonly string[];
  /** Moves of other seats that follow, each with its outcomes. */
  readonly replies?: readonly { readonly line: string; readonly chance?: readonly string[] }[];
  /** The text after the task is done. */
  readonly after?: string;
}

/** The texts of a lesson in another language, step by step. */
export interface LessonWords {
  readonly title: string;
  readonly steps: readonly Pick<LessonStep, 'say' | 'task' | 'after'>[];
}

/** A lesson: a guided replay in which the learner makes the moves. */
export interface Lesson {
  readonly title: string;
  readonly seats: number;
  readonly options: object;
  /** A position as the game parses it, if the lesson does not begin at the start. */
  readonly position?: unknown;
  /** The outcomes before the first move, in the plain form of the game's codec. */
  readonly start?: readonly string[];
  readonly steps: readonly LessonStep[];
  /** The lesson that follows, on a board of its own. */
  readonly next?: { readonly title: string; readonly load: () => Promise<Lesson> };
}

/** The rules on one screen, for a language without a rulebook: paragraphs, in which `*word*` is emphasised. */
export type ShortRules = readonly (readonly [heading: string, text: string])[];

/** A numbered rule, ready to show. */
export interface RulebookRule {
  readonly id: string;
  readonly html: string;
  /** Lower-case text to search in. */
  readonly text: string;
}

/** A chapter of the rulebook: text before its rules, and its rules. */
export interface RulebookChapter {
  readonly id: string;
  readonly title: string;
  readonly level: number;
  readonly html: string;
  readonly text: string;
  readonly rules: readonly RulebookRule[];
}

export interface Rulebook {
  readonly title: string;
  readonly chapters: readonly RulebookChapter[];
}

/** Facts beside a seat's name at the table. */
export interface SeatFacts {
  /** Null if the rules have no score. */
  readonly score: number | null;
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    /** Path data of `icons.ts`. */
    readonly icon: string;
  }[];
}

/** The drawn board of a game and what goes with it. */
export interface BoardModule {
  /** A component. The shell passes every board only views, moves and events of its own game. */
  Board(this: void, props: BoardProps): ReactNode;
  /** Loads the parts of the board outside its own script, before it is first drawn. */
  load(): Promise<void>;
  /** A seat's public facts, as the viewer sees them. */
  factsOf(view: AnyView, seat: Seat): SeatFacts;
}

/** A game's entries for the page, each part loaded on demand. */
export interface BoardEntry {
  readonly id: string;
  /** The picture on the game's card: an SVG that fills its box, 16 to 10. */
  readonly Picture: ComponentType;
  /** The drawn board; absent if a game has only its text form. */
  readonly board?: () => Promise<BoardModule>;
  readonly rulebook?: () => Promise<Rulebook>;
  /** Something to browse below the game's rules: all its cards, its maps; absent if it has none. */
  readonly gallery?: { readonly title: string; readonly load: () => Promise<ComponentType> };
  /** Options edited in a drawing, by name: a deck, a map. */
  readonly editors?: { readonly [option: string]: (() => Promise<OptionEditor>) | undefined };
  readonly lesson?: () => Promise<Lesson>;
  /** The collection of problems, as written by `npm run problems`; absent if there is none. */
  readonly problems?: () => Promise<unknown>;
}
