import type { ForeignForm } from './foreign.ts';
import type { Knowledge } from './knowledge.ts';
import type { GameLab } from './lab.ts';
import type { Language } from './language.ts';
import type { MoveList, OutcomeList } from './lists.ts';
import type { Codec } from './moves.ts';
import type { OptionSchema } from './options.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Actor, ALL, Seat, Viewer } from './seat.ts';
import type { StateNumber } from './struct.ts';
import type { AnyState, EventSink, Final, GameTypes, Masked, SEALED, Step, ViewedStep } from './types.ts';
import type { SeatName, Words } from './words.ts';

/** The class of a game's states. */
export interface StateClass<T extends GameTypes = GameTypes> {
  /** A state with nothing in it, to copy or resample into. */
  blank(setup: T['setup']): T['state'];
  /** The numbers of a state, without those that only serve speed. */
  readonly numbers: readonly StateNumber[];
}

/** Draws states consistent with one view (determinizations), any number of times. */
export interface Resampler<S extends AnyState = AnyState> {
  /**
   * Overwrites `into` with a state that fits the view. The first draw has the game's distribution. Later draws may
   * continue one Markov chain and resemble their predecessors.
   */
  draw(rng: Rng, into: S): void;
}

/**
 * The contract of a game. All members are plain functions over states, written as methods so that a list of games with
 * different types needs no cast. Pass a state only to the game that made it.
 *
 * Randomness is never inside a state: an outcome is an input. Nothing here reads a clock or a generator of its own.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  /** Rises when behaviour changes. Records of an unknown version are refused. */
  readonly rulesVersion: number;
  /** Numbers of seats it can be played by, ascending. */
  readonly seats: readonly number[];
  readonly optionSchema: OptionSchema;
  readonly moveCodec: Codec<T['move']>;
  readonly outcomeCodec: Codec<T['outcome']>;
  readonly words: Words<T>;
  readonly State: StateClass<T>;

  /**
   * Options (untrusted input, without defaults) and a number of seats -> the fixed data of the match, or why not.
   * Deterministic: any process makes the same setup from the same options.
   */
  setup(options: unknown, seats: number): Result<T['setup']>;
  /** The first state of a match. */
  start(setup: T['setup']): T['state'];
  /** Recomputes the cache group from the canonical part; called after bytes were read. */
  rebuild(state: T['state']): void;

  /** CHANCE, or NOBODY (the match is over), or a bit mask of the seats that choose now, none seeing the others. */
  actors(state: T['state']): number;
  /**
   * True while a seat is inside a choice that is sent whole (an order, an offer, a payment): it has made the first of
   * its small moves but not the last. Only that seat acts then, not even chance, and it learns nothing hidden. Every
   * such state can reach the end of the choice: by plain counting (a payment, a discard), or by giving the choice up,
   * which is always legal inside it and counts as the try. `legal` does not search for an end. A match never rests
   * there, so no viewer sees such a state, but search passes through it. Optional: only for choices that a seat makes
   * alone. In simultaneous decisions a choice always runs up to the seat's commit.
   */
  isPartial?(state: T['state'], seat: Seat): boolean;
  /**
   * True if every viewer can see the alternatives of this seat, which acts alone: the match then plays a lone
   * alternative without asking. Such a move never begins a choice that is sent whole. Elsewhere the seat is asked even
   * if it has one alternative, since skipping the question would reveal that. Absent: always ask.
   */
  isOpen?(state: T['state'], seat: Seat): boolean;
  /** Fills the list (cleared first) with the codes that a seat may choose: sorted, unique, none if it does not act. */
  legal(state: T['state'], seat: Seat, out: MoveList): void;
  /** Fills the list (cleared first) with the possible chance outcomes of the true state: only for the match. */
  outcomes(state: T['state'], out: OutcomeList): void;
  /**
   * Changes the state in place; total on legal input, undefined otherwise. Pushes events in order, each right after its
   * change, so that a sink can read every intermediate state.
   */
  apply(state: T['state'], actor: Actor, code: number, events?: EventSink<T['event']>): void;
  /** A uniform legal move without a list; the seat must be acting. Optional, for playouts. */
  randomMove?(state: T['state'], seat: Seat, rng: Rng): number;
  /** An outcome drawn by its weight without a list; chance must be acting. Optional, for playouts. */
  draw?(state: T['state'], rng: Rng): number;
  /** Why a code is not legal for a seat now, or null if it is. Accepts any integer. */
  refusal(state: T['state'], seat: Seat, code: number): T['refusal'] | null;
  /** The result; only callable when nobody acts. */
  result(state: T['state']): Final;

  /** Everything that a viewer may know, memory included. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /** An entry as the viewer sees it: typed, hidden fields UNKNOWN; SEALED; or null for nothing at all. */
  viewEntry(
    before: T['state'],
    entry: Step,
    viewer: Viewer,
  ): ViewedStep<Masked<T['move']> | Masked<T['outcome']>> | typeof SEALED | null;
  /** An event as the viewer sees it (hidden fields UNKNOWN), or null for nothing. */
  viewEvent(setup: T['setup'], event: T['event'], viewer: Viewer): Masked<T['event']> | null;
  /**
   * True if, with this setup, a seat may know something that another does not, open simultaneous decisions aside:
   * mostly hands. Things hidden from everyone, such as a tile nobody has seen, are not secrets.
   */
  keepsSecrets(setup: T['setup']): boolean;
  /**
   * True if the event shows this seat something that was hidden from it. After that nobody may take back moves alone.
   */
  reveals(setup: T['setup'], event: T['event'], seat: Seat): boolean;
  /**
   * Prepares draws of states consistent with a view, distributed as chance would have dealt them given the shown facts.
   * Uses nothing but the view, and never draws a state that the viewer knows to be false.
   */
  resampler(setup: T['setup'], view: T['view']): Resampler<T['state']>;

  /** Resignation, or (ALL) an end by agreement, if the rules allow it; valid at any moment before the end. */
  concede?(state: T['state'], seat: Seat | typeof ALL, events?: EventSink<T['event']>): void;
  /** True if, by house rule, a bot takes over a resigning seat. The match does this; `concede` is not called. */
  replacesResigned?(setup: T['setup']): boolean;

  readonly position: {
    /** Reads a position (JSON, or the game's own text form); `?` for hidden things needs the rng. */
    parse(setup: T['setup'], json: unknown, rng?: Rng): Result<T['state']>;
    /**
     * JSON data, with `?` for anything hidden from the viewer. For EVERYTHING, `parse(format(s))` has the same bytes as
     * s.
     */
    format(state: T['state'], viewer: Viewer): unknown;
  };
  readonly notation: {
    /**
     * Reads one line of notation: the seat's moves, and chance outcomes if the line gives them. Does not change the
     * state. Moves that the match plays by itself (`isOpen`) may be left out: they are supplied if the line continues
     * after them. The last step may be illegal, so that the caller can ask `refusal` why.
     */
    parse(state: T['state'], seat: Seat, line: string): Result<readonly Step[]>;
    /** Writes steps (from any point of a line) as the viewer may see them; the joined lines parse to the same steps. */
    format(before: T['state'], steps: readonly Step[], viewer: Viewer): readonly string[];
  };
  /** The whole table as plain text, for terminals, screen readers and tests. */
  text(view: T['view'], setup: T['setup'], name: SeatName): string;

  /** Match formats of other programs for this game. */
  readonly imports?: readonly ForeignForm[];
  /** Hints for search. */
  readonly knowledge?: Knowledge<T>;
}

/** A popular set-up, started with one press. */
export interface Preset {
  readonly id: string;
  /** A short label for a button: `Alone`. */
  readonly title: string;
  /** By seat: a bot's level, or null for a person. */
  readonly players: readonly (string | null)[];
  /** Only options that differ from the standard rules. */
  readonly options: { readonly [name: string]: unknown };
}

/** A game's row of the catalogue in another language; presets in the same order. */
export interface EntryWords {
  readonly summary: string;
  readonly presets: readonly Pick<Preset, 'title'>[];
}

/** One row of the catalogue of games: enough for a home page. The rest is loaded on demand. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** One line for the card on the home page. */
  readonly summary: string;
  readonly seats: readonly number[];
  /** Usual length of a match in minutes at a table of people. */
  readonly minutes: readonly [low: number, high: number];
  /** Common set-ups, the usual one first. */
  readonly presets: readonly [Preset, ...Preset[]];
  /** Other programs whose matches the game can import. */
  readonly imports?: readonly string[];
  load(): Promise<Game>;
  /** Translations by language tag; missing languages fall back to English. */
  readonly languages?: { readonly [tag: string]: (() => Promise<Language>) | undefined };
  /** Lab figures of this game, besides those of all games. */
  lab?(): Promise<GameLab>;
}
