import type { AnyEvent, AnyView } from '@marchlands/core/game.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { ComponentType } from 'react';

/** One thing that may be chosen now. */
export interface Choice<M = AnyMove> {
  readonly move: M;
  /** As an imperative, for lists and buttons. */
  readonly words: string;
  /** As one types it and as the record has it. */
  readonly notation: string;
}

/** Something that happened, in the viewer's eyes, waiting to be shown. */
export interface Happening<E = AnyEvent> {
  /** Rises by one with each happening of a match, also over undo; a key for lists and animation. */
  readonly id: number;
  readonly event: E;
  /** As a sentence in the past tense; null where the log says nothing of it. */
  readonly sentence: string | null;
}

/** What a bot thinks of a move: values are expected payoffs, 0 (lost) .. 1 (won alone). */
export interface Considered<M = AnyMove> {
  readonly move: M;
  readonly words: string;
  readonly value: number;
  readonly visits: number;
}

/** A seat as the table shows it. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The bot's level; absent for a person. */
  readonly level?: string;
}

/** What the shell hands a game's board. The board holds no rules: it shows this and gives typed moves back. */
export interface BoardProps<V extends AnyView = AnyView, M = AnyMove, E = AnyEvent> {
  readonly view: V;
  readonly seats: readonly SeatInfo[];
  /** With defaults filled in. */
  readonly options: object;
  /** What may be chosen here now; empty while others are to choose, in a replay, and after the end. */
  readonly choices: readonly Choice<M>[];
  /** The seat that chooses on this screen now, or null. */
  readonly choosing: Seat | null;
  /** What happened since the view before, in order; empty after a jump. */
  readonly happenings: readonly Happening<E>[];
  /** The event of the log line that the person points to: its place is to be marked. */
  readonly pointed: E | null;
  /** What a strong bot would consider, where a hint was asked for. */
  readonly hints: readonly Considered<M>[];
  /** False where nothing may move by itself. */
  readonly motion: boolean;
  /** Submits moves, all or nothing. */
  act(moves: readonly M[]): void;
  /** Asks why a move may not be made; the shell shows the sentence and the rule. */
  explain(move: M): void;
  /** Puts the consequence of what the pointer or the focus is on into the prompt line; null clears it. */
  tell(consequence: string | null): void;
  /** Says when what happened is being shown, and when the board rests on the view again. */
  onStage(isPlaying: boolean): void;
}

/** One step of a lesson: the learner plays `expect` (or any move where absent), then the script goes on. */
export interface LessonStep {
  /** Short paragraphs before the step; plain text, `*word*` is emphasised, `BR-12` like ids become links to rules. */
  readonly say: readonly string[];
  /** What to do, as one imperative sentence; absent where there is only to read. */
  readonly task?: string;
  /** Moves that count as doing it, in notation; absent: whatever is legal. */
  readonly accept?: readonly string[];
  /** The outcomes that chance brings after the move, in order, in the plain form of the game's codec. */
  readonly chance?: readonly string[];
  /** Moves of other seats that follow, each with its outcomes. */
  readonly replies?: readonly { readonly line: string; readonly chance?: readonly string[] }[];
  /** Said after the task is done. */
  readonly after?: string;
}

/** A lesson: a guided replay in which the learner makes the moves. */
export interface Lesson {
  readonly title: string;
  readonly seats: number;
  readonly options: object;
  /** A position as the game parses it, where the lesson does not begin at the start. */
  readonly position?: unknown;
  /** The outcomes before the first move, in the plain form of the game's codec. */
  readonly start?: readonly string[];
  readonly steps: readonly LessonStep[];
}

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

/** What the table says of a seat beside its name. */
export interface SeatFacts {
  /** Null where the rules count none. */
  readonly score: number | null;
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    /** Path data of `icons.ts`. */
    readonly icon?: string;
  }[];
}

/** The drawn board of a game and what goes with it. */
export interface BoardModule {
  readonly Board: ComponentType<BoardProps>;
  /** What is public of a seat, in the viewer's eyes. */
  factsOf(view: AnyView, seat: Seat): SeatFacts;
}

/** What a game's folder gives to the page, each part loaded when it is wanted. */
export interface BoardEntry {
  readonly id: string;
  /** The picture on the game's card: an SVG that fills its box, 16 to 10. */
  readonly Picture: ComponentType;
  /** The drawn board; absent while a game has only its text form. */
  readonly board?: () => Promise<BoardModule>;
  readonly rulebook?: () => Promise<Rulebook>;
  readonly lesson?: () => Promise<Lesson>;
}
