import type { FeatureTable } from './features.ts';
import type { MoveList } from './lists.ts';
import type { Rng } from './rng.ts';
import type { Seat } from './seat.ts';
import type { GameTypes } from './types.ts';

/** A level of play that a game offers. */
export interface OfferedLevel {
  readonly name: string;
  /** Iterations a decision where the level searches; by default as many as the level has anywhere. */
  readonly iterations?: number;
  /** What was measured of it beside the level before; absent where nothing was. */
  readonly ladder?: Ladder;
}

/** One seat of a level, and the level before it at the others: percent of the matches that it won, and that each of them did. */
export interface Ladder {
  readonly seats: number;
  readonly own: number;
  readonly other: number;
}

/** The parts of an evaluation that have a name: the name is a key of `words.terms`. */
export interface Terms<T extends GameTypes = GameTypes> {
  readonly names: readonly string[];
  /**
   * What each part adds to a seat's prospects, against the others', written to `out` in the order of the names: larger is
   * better for the seat; all in one unit, such as the logarithm of the odds.
   */
  measure(state: T['state'], seat: Seat, out: Float64Array): void;
}

/**
 * How far to look ahead where two seats choose at once and the choices are weighed as a matrix of payoffs: numbers found
 * on the game's own matches. A searcher has its own for what is left out.
 */
export interface MatrixTuning {
  /**
   * How much the other seat is taken to be naive, 0..1: to plan as if nobody else did anything. The rest is taken to
   * know the mixture that is played against it.
   */
  readonly naive: number;
  /** Most naive choices of the other, and most answers to them, that are weighed. */
  readonly naiveChoices: number;
  /** Most choices of each seat outside the restricted game that are checked as deviations in each look ahead. */
  readonly deviations: number;
  /** How much a choice may seem to lose, in payoff 0..1, and still be checked. */
  readonly deviationLoss: number;
  /** Most decisions that are looked ahead. */
  readonly depth: number;
  /** Pairs of choices that are followed further below the root. */
  readonly followed: number;
}

/** How turns are played on past their ends. */
export interface AheadTuning {
  /** Moves of playouts before the evaluation stands for the rest; chance acts between them. */
  readonly moves: number;
  /** How many times of playing on the evaluation at the end of the turn counts for. */
  readonly trust: number;
}

/**
 * How to search where a seat's turn is a row of many choices of its own and chance or another seat acts only at its end.
 * A tree of single choices does not reach that end; a beam over whole turns does.
 */
export interface TurnTuning {
  /** Most choices of a turn that are searched, at least 1. */
  readonly choices: number;
  /**
   * A decision of another seat in the middle of the turn with at most so many moves is an answer: it is taken to choose
   * what is best for it, and the turn goes on.
   */
  readonly answers: number;
  /** Choices that follow the turn, whoever makes them, each the best that is seen at once. */
  readonly replies: number;
  /** Turns that are followed by replies, for each line that the beam goes on with; 2 where it is left out. */
  readonly followed?: number;
  /**
   * How the turns that lead are played on past their ends, again and again, with what the budget leaves: a race between
   * them. Where it is left out, thinking ends with the turns.
   */
  readonly ahead?: AheadTuning;
  /**
   * True where seats that choose at once, as with discards, hardly touch each other: each takes what is best for it, the
   * others' choices being left open. Where it is left out, what they choose is searched together, and drawn from a mixture.
   */
  readonly isApart?: boolean;
}

/** A way to play that a game offers beside its plain one: it wants other things of the same positions. */
export interface Character<T extends GameTypes = GameTypes> {
  /** Lower-case, as it stands behind a level: `scout/raider`. */
  readonly name: string;
  /** One line for menus. */
  readonly description: string;
  /** Stands in place of the evaluation that the knowledge brings. */
  evaluate(state: T['state'], values: Float64Array): void;
  /** As in the knowledge, beside the evaluation as if it were 0 there; 0 where it is left out. */
  readonly defeatShare?: number;
}

/** What `npm run calibration` found of the shares that a review tells in one form of a game. */
export interface Calibrated {
  readonly seats: number;
  /** House rules of the form; others were the standard ones. */
  readonly options?: { readonly [name: string]: unknown };
  /** Mean distance between what was told and what was won, 0..1. */
  readonly error: number;
  readonly matches: number;
}

/** Numbers that an evaluation is learned from, all of about the size of 1. */
export interface Features<T extends GameTypes = GameTypes> {
  /** Another number wherever one of them comes to mean something else: weights of another version do not fit. */
  readonly version: number;
  /** What is counted for each seat. */
  readonly seat: FeatureTable;
  /** What is the same for all. */
  readonly table: FeatureTable;
  /**
   * True where nothing is counted that any seat does not know, at decisions that begin a choice: then the numbers of the true
   * state are those of every state that fits a view.
   */
  readonly isOpen?: boolean;
  /**
   * Writes the numbers of seat after seat in the order of the names, then those of the table; no allocation.
   * Asked wherever the evaluation may be asked.
   */
  measure(state: T['state'], out: Float64Array): void;
}

/**
 * What may be expected over all that chance may bring to one state, worked out without following states: many results lead
 * to one value, and how likely they are together may have a closed form. Nothing is drawn.
 */
export interface ChanceWalk<T extends GameTypes = GameTypes> {
  /**
   * Adds `weight` times what may be expected once chance acts no more; the state, in which chance acts, is not changed.
   * @param values by seat
   * @returns false where it cannot tell, as where the match may end: nothing is added then, and results are to be followed
   */
  add(state: T['state'], weight: number, values: Float64Array): boolean;
}

/** A way to average chance that is faster than following states, and exact, for one evaluation. */
export interface ChanceWalks<T extends GameTypes = GameTypes> {
  /** The evaluation that the walks belong to; where another one is asked, states are followed. */
  readonly evaluate: Knowledge<T>['evaluate'];
  /**
   * What stands for the evaluation where chance acts no more, if a state is worth more than it sees: such as the best of what a
   * seat may choose at once among what chance has brought. Walks average it, and so do searches that follow states.
   */
  readonly settled?: Knowledge<T>['evaluate'];
  make(setup: T['setup']): ChanceWalk<T>;
  /**
   * A number that moves share where, chance averaged, the same may be expected of them, such as squares of which the evaluation
   * sees only that they are empty: one of them is then weighed for all. A move that is like no other has its own code; other numbers
   * are below 0. After such moves chance acts and the walk can tell, or chance does not act.
   * @param state in which a seat chooses alone
   */
  alike?(state: T['state'], code: number): number;
}

/** What a game may tell a searcher about itself. All members work on resampled states, never on the true one. */
export interface Knowledge<T extends GameTypes = GameTypes> {
  /** Expected payoff of each seat, 0 (lost) .. 1 (won alone), written to `values[seat]`; no allocation. */
  evaluate(state: T['state'], values: Float64Array): void;
  /**
   * Whether a state in which chance acts may be evaluated as it stands, since the evaluation reckons with what may come,
   * such as the next roll of dice. Elsewhere, and where it is left out, the results of chance are averaged.
   */
  isQuiet?(state: T['state']): boolean;
  /** How chance is averaged faster, and exactly; conformance holds it against all results. */
  readonly chanceWalks?: ChanceWalks<T>;
  /**
   * How far the evaluation may be believed: its odds, beside those of an even share, are raised to this power before they
   * are told to people as a share of the win. Found by `npm run calibration`; 1 where it is left out.
   */
  certainty?(setup: T['setup']): number;
  /** How right shares were where that was measured; a review says so where they were not, and where nobody knows. */
  readonly calibrated?: readonly Calibrated[];
  /** A sensible move for a playout: better than uniform, nearly as fast. */
  playoutMove?(state: T['state'], seat: Seat, rng: Rng): number;
  /** The move by which whole turns are followed and played on (`turns`), which may take longer; `playoutMove` where it is left out. */
  aheadMove?(state: T['state'], seat: Seat, rng: Rng): number;
  /**
   * Decisions that a playout goes on before `evaluate` stands for the rest, where the searcher's own number does not suit
   * the game or the setup: many where luck still to come decides more than can be seen in a position, none where the
   * evaluation sees further than a few moves and their luck. A whole number of at least 0.
   */
  horizon?(setup: T['setup']): number;
  /** Relative promise of each move of a legal list before any visit, written to `out[i]`, positive. */
  prior?(state: T['state'], seat: Seat, moves: MoveList, out: Float64Array): void;
  /**
   * How long moves of little promise wait: one with the share `p` of the best promise is not looked at before its node was
   * visited `patience * (1 / p - 1)` times. Without it only their number decides, the most promising first.
   */
  readonly patience?: number;
  /** Whole sequences worth thinking about (an order, an attack, an offer), each a sequence of codes, pushed to `out`. */
  plans?(state: T['state'], seat: Seat, rng: Rng, out: number[][]): void;
  /**
   * Whole choices beside `plans` that take the game a search of its own to find: asked once for a decision, by those who
   * search turns, and not for what may follow.
   */
  deepPlans?(state: T['state'], seat: Seat, out: number[][]): void;
  /** What an evaluation may be learned from (`marchlands train`). */
  readonly features?: Features<T>;
  /**
   * How much of a win all seats together get out of a common defeat, for a searcher: 0, where it is left out, is a loss for
   * everybody, 1 as good as a draw. The evaluation counts it alike.
   */
  readonly defeatShare?: number;
  /** What the evaluation is made up of, so that a hint can say what speaks for a choice. */
  readonly terms?: Terms<T>;
  readonly matrix?: Partial<MatrixTuning>;
  /** Where it is given, and the game brings `plans`, a seat that chooses alone searches its turn; the plans are all it weighs. */
  readonly turns?: TurnTuning;
  /**
   * The levels that the game offers, from the weakest to the strongest: each is shown to beat the one before it, over
   * deals and with an interval (`docs/ladder.md`). By default all there are.
   */
  readonly levels?: readonly OfferedLevel[];
  /** Characters that any level can play in, each with a name of its own. */
  readonly characters?: readonly Character<T>[];
}
