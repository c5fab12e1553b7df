import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyEvent, AnyView } from '@marchlands/core/types.ts';
import type { Reason } from '@marchlands/core/words.ts';
import type { ComponentType } from 'react';
import type { OptionEditor } from './option-editor.ts';
import type { Sound } from './sound.ts';

/** One thing that may be chosen now. */
export interface Choice<M = AnyMove> {
  readonly move: M;
  /** As an imperative, for lists and buttons. */
  readonly words: string;
  /** As one types it and as the record has it. */
  readonly notation: string;
}

/** Something that happened, in the viewer's eyes. */
export interface LogEvent<E = AnyEvent> {
  /** Rises by one with each happening of a match, also over undo; a key for lists and animation. */
  readonly id: number;
  readonly event: E;
  /** As a sentence in the past tense; null where the log says nothing of it. */
  readonly sentence: string | null;
}

/** Something that happened and waits to be shown, with what the viewer saw right before and right after it. */
export interface ShownEvent<E = AnyEvent, V extends AnyView = AnyView> extends LogEvent<E> {
  readonly before: V;
  readonly after: V;
}

/** What a bot thinks of a choice: values are expected payoffs, 0 (lost) .. 1 (won alone). */
export interface Considered<M = AnyMove> {
  /** The first of `moves`. */
  readonly move: M;
  /** The whole row that was considered, never empty: one move, or a sequence such as a secret order. */
  readonly moves: readonly M[];
  /** The row as an imperative; one of several moves as the record writes it. */
  readonly words: string;
  /** Its first move alone, as an imperative. */
  readonly opening: string;
  readonly value: number;
  readonly visits: number;
  /** What speaks for it and against it, as a sentence; empty where there is nothing to say. */
  readonly reason: string;
  /** How likely the bot is to choose it, 0 .. 1; null where it does not mix. */
  readonly probability: number | null;
}

/**
 * What a seat has put together of a choice that is sent whole: kept at home and shown to nobody until it is sent, in a
 * simultaneous decision until all have chosen.
 */
export interface DraftView<M = AnyMove> {
  /** The small moves so far, in order; forced ones are not among them. */
  readonly moves: readonly M[];
  /** The same as the record writes it; empty where there are none. */
  readonly notation: string;
  /** True where nothing is left to choose, so that it may be committed. */
  readonly isWhole: boolean;
  /** True where others choose at the same time: once whole it waits for `commit`, since it cannot be taken back. */
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

/** What the shell hands a game's board. The board holds no rules: it shows this and gives typed moves back. */
export interface BoardProps<V extends AnyView = AnyView, M = AnyMove, E = AnyEvent> {
  /** With the seat's own draft in it, while one is open, or with what it has committed and others have still to answer. */
  readonly view: V;
  readonly seats: readonly SeatInfo[];
  /** With defaults filled in. */
  readonly options: object;
  /**
   * What may be chosen here now: where a draft is open, the small moves that may follow it. Empty while others are to
   * choose, in a replay, after the end, and where a draft is whole.
   */
  readonly choices: readonly Choice<M>[];
  /** What the seat at this screen has put together so far; null where it chooses alone and has begun nothing. */
  readonly draft: DraftView<M> | null;
  /** The seat that chooses on this screen now, or null. */
  readonly choosing: Seat | null;
  /** What happened since the view before, in order; empty after a jump. */
  readonly newEvents: readonly ShownEvent<E, V>[];
  /** The event of the log line that the person points to: its place is to be marked. */
  readonly pointed: E | null;
  /** What the others did since one acted last: its places are marked lightly. The same list until it changes. */
  readonly recent: readonly E[];
  /** What a strong bot would consider, where a hint was asked for. */
  readonly hints: readonly Considered<M>[];
  /** False where nothing may move by itself. */
  readonly motion: boolean;
  /** How long what happened is shown, as a part of its usual time, above 0; null where it is not shown at all. */
  readonly pace: number | null;
  /**
   * Chooses a small move, or a row of them: plays what stands alone, begins or goes on with a draft, and sends it with
   * its last move, unless others choose at the same time (`chooser`).
   */
  choose(...moves: readonly M[]): void;
  /** Puts another row in place of the draft: any beginning of a whole choice; an empty one starts again. */
  redraft(moves: readonly M[]): void;
  /** Sends a whole choice in place of the draft, for good. */
  commit(moves: readonly M[]): void;
  /** Asks why a move may not be made; the shell shows the sentence and the rule. */
  explain(move: M): void;
  /** Shows why not where no single move says what was tried: a sentence of the game and its rule. */
  refuse(reason: Reason): void;
  /** Puts the consequence of what the pointer or the focus is on into the prompt line; null clears it. */
  tell(consequence: string | null): void;
  /** Something comes on the stage that is heard. */
  onSound(sound: Sound): void;
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

/** What a lesson says in another language, step by step. */
export interface LessonWords {
  readonly title: string;
  readonly steps: readonly Pick<LessonStep, 'say' | 'task' | 'after'>[];
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
  /** The lesson that follows, on a board of its own. */
  readonly next?: { readonly title: string; readonly load: () => Promise<Lesson> };
}

/** The rules on one screen, for a language that has no rulebook: paragraphs, in which `*word*` is emphasised. */
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
  /** Loads what the board is made of beside its own script: before it is first drawn. */
  load(): Promise<void>;
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
  /** What the game has to look through, below its rules: all its cards, its maps; absent where it has none. */
  readonly gallery?: { readonly title: string; readonly load: () => Promise<ComponentType> };
  /** Options that are changed in a drawing, by their names: a deck, a map. */
  readonly editors?: { readonly [option: string]: (() => Promise<OptionEditor>) | undefined };
  readonly lesson?: () => Promise<Lesson>;
  /** The collection of problems, as `npm run problems` wrote it; absent where there is none. */
  readonly problems?: () => Promise<unknown>;
}
