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

/** Draws states that fit one view (determinizations), as often as one likes. */
export interface Resampler<S extends AnyState = AnyState> {
  /**
   * Overwrites `into` with a state that fits the view. The first draw follows the game's law; where draws continue one
   * chain, neighbouring ones may be alike.
   */
  draw(rng: Rng, into: S): void;
}

/**
 * What a game must give. All members are plain functions over states, written as methods so that a list of games with
 * different types needs no cast. A caller hands a state only to the game that made it.
 *
 * Randomness is never inside a state: an outcome is an input. Nothing here reads a clock or a generator of its own.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  /** Rises with behaviour: a record is refused where its version is not known. */
  readonly rulesVersion: number;
  /** Numbers of seats it can be played by, ascending. */
  readonly seats: readonly number[];
  readonly optionSchema: OptionSchema;
  readonly moveCodec: Codec<T['move']>;
  readonly outcomeCodec: Codec<T['outcome']>;
  readonly words: Words<T>;
  readonly State: StateClass<T>;

  /**
   * Options (unknown input, defaults not yet filled in) and a number of seats -> all that is fixed, or why not.
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
   * True while a seat is inside a choice that is sent whole (an order, an offer, a payment): it has made the first of its
   * small moves and not the last. Only that seat acts then, not even chance; nothing hidden is shown to it; and every
   * such state leads to the end of the choice: by plain counting (a payment, a discard), or because the choice may be
   * given up, always legal inside it, which counts as the try. `legal` searches for no end. A match never rests there, so
   * that a viewer never looks, but search passes through. Optional, for games in which a seat alone makes such choices;
   * where several choose at once, a choice goes up to the seat's commit in any case.
   */
  isPartial?(state: T['state'], seat: Seat): boolean;
  /**
   * True where every viewer can see the alternatives of this seat, which acts alone: a lone one is then played by the
   * match and not asked. A move that stands alone there begins no choice that is sent whole. Wherever else a seat acts it
   * is asked, with one alternative too, since being passed over would tell. Absent: a seat is always asked.
   */
  isOpen?(state: T['state'], seat: Seat): boolean;
  /** Fills the list (cleared first) with the codes that a seat may choose: sorted, unique, none if it does not act. */
  legal(state: T['state'], seat: Seat, out: MoveList): void;
  /** Fills the list (cleared first) with what chance may bring, of the true state: for the match alone. */
  outcomes(state: T['state'], out: OutcomeList): void;
  /**
   * Changes the state in place; total on legal input, undefined otherwise. Pushes events in the order they happen, each
   * right after the change that it tells, so that a sink that looks at the state has every intermediate picture.
   */
  apply(state: T['state'], actor: Actor, code: number, events?: EventSink<T['event']>): void;
  /** A uniform legal move without a list; the seat must be acting. Optional, for playouts. */
  randomMove?(state: T['state'], seat: Seat, rng: Rng): number;
  /** An outcome drawn by its weight without a list; chance must be acting. Optional, for playouts. */
  draw?(state: T['state'], rng: Rng): number;
  /** Why a code is not legal for a seat now, or null where it is. Any integer may be asked about. */
  refusal(state: T['state'], seat: Seat, code: number): T['refusal'] | null;
  /** How it ended; only where nobody acts. */
  result(state: T['state']): Final;

  /** All that a viewer may know, memory included. */
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
   * True where, with this setup, a seat may know what another does not while nobody has an open simultaneous decision:
   * hands, above all. What is hidden from all alike, such as a tile that nobody has looked at, is no secret.
   */
  keepsSecrets(setup: T['setup']): boolean;
  /** True if the event shows this seat something that was hidden from it: what ends everybody's right to take back alone. */
  reveals(setup: T['setup'], event: T['event'], seat: Seat): boolean;
  /**
   * Prepares a view for many draws of states that fit it, each as chance would have dealt it given all that was shown.
   * Sees nothing but the view, and never draws what the viewer knows to be false.
   */
  resampler(setup: T['setup'], view: T['view']): Resampler<T['state']>;

  /** Resigning, or (ALL) ending by agreement, where the rules have it; total at any moment before the end. */
  concede?(state: T['state'], seat: Seat | typeof ALL, events?: EventSink<T['event']>): void;
  /** True where by a house rule a computer player takes the seat over of who resigns: the match does it, no seat concedes. */
  replacesResigned?(setup: T['setup']): boolean;

  readonly position: {
    /** A position from outside (JSON value, or the game's own text form); hidden things given as `?` need the rng. */
    parse(setup: T['setup'], json: unknown, rng?: Rng): Result<T['state']>;
    /** JSON data; what the viewer may not see is `?`. For EVERYTHING, `parse(format(s))` has the same bytes as s. */
    format(state: T['state'], viewer: Viewer): unknown;
  };
  readonly notation: {
    /**
     * Reads one line as the specification writes it: the seat's moves, and chance results where the line gives them.
     * Changes nothing. A move that the match plays by itself (`isOpen`) may be left out: it is supplied where the line
     * goes on after it. The last step may be one that is not legal, so that the caller can ask `refusal` why.
     */
    parse(state: T['state'], seat: Seat, line: string): Result<readonly Step[]>;
    /** Writes steps (at any point of a line) as the viewer may see them; lines joined again parse to the same steps. */
    format(before: T['state'], steps: readonly Step[], viewer: Viewer): readonly string[];
  };
  /** The board and what lies beside it as plain text, for terminals, screen readers and tests. */
  text(view: T['view'], setup: T['setup'], name: SeatName): string;

  /** Forms in which other programs write their matches of this game; of use where there are any. */
  readonly imports?: readonly ForeignForm[];
  /** What search may use of this game. */
  readonly knowledge?: Knowledge<T>;
}

/** A set-up that people often want, started with one press. */
export interface Preset {
  readonly id: string;
  /** What it is, in a few words, for a button: `Alone`. */
  readonly title: string;
  /** By seat: a bot's level, or null for a person. */
  readonly players: readonly (string | null)[];
  /** Only what differs from the standard rules. */
  readonly options: { readonly [name: string]: unknown };
}

/** What the catalogue's row of a game says in another language; the presets in their order. */
export interface EntryWords {
  readonly summary: string;
  readonly presets: readonly Pick<Preset, 'title'>[];
}

/** One row of the catalogue of games: enough for a home page, the rest is loaded when wanted. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** One line for the card on the home page. */
  readonly summary: string;
  readonly seats: readonly number[];
  /** Usual length of a match in minutes at a table of people. */
  readonly minutes: readonly [low: number, high: number];
  /** The forms in which people play it, the usual one first. */
  readonly presets: readonly [Preset, ...Preset[]];
  /** Programs whose matches the game reads; of use where there are any. */
  readonly imports?: readonly string[];
  load(): Promise<Game>;
  /** What the game says in other languages, by their tags; in those that are missing it speaks English. */
  readonly languages?: { readonly [tag: string]: (() => Promise<Language>) | undefined };
  /** What the lab counts in its matches, besides what it counts in all games. */
  lab?(): Promise<GameLab>;
}
