import type { FeatureTable } from './features.ts';
import type { MoveList } from './lists.ts';
import type { Rng } from './rng.ts';
import type { Seat } from './seat.ts';
import type { GameTypes } from './types.ts';

/** A level of play that a game offers. */
export interface OfferedLevel {
  readonly name: string;
  /** Iterations per decision if the level searches; by default the level's usual number. */
  readonly iterations?: number;
  /** Its measured strength against the level before; absent if not measured. */
  readonly ladder?: Ladder;
}

/** One seat of a level against the previous level on all others: percent of matches won by it, and by each of them. */
export interface Ladder {
  readonly seats: number;
  readonly own: number;
  readonly other: number;
}

/** The named parts of an evaluation; names are keys of `words.terms`. */
export interface Terms<T extends GameTypes = GameTypes> {
  readonly names: readonly string[];
  /**
   * Writes each part's contribution to a seat's prospects, relative to the others, to `out` in the order of the names.
   * Larger is better for the seat; all share one unit, such as log-odds.
   */
  measure(state: T['state'], seat: Seat, out: Float64Array): void;
  /**
   * One of the names, if the other terms do not foresee the result of an open question to other seats. Their best
   * answers are then played before a choice is measured, as the turn search does (`turns.answers`), and this term is
   * below 0 after a request that changes nothing.
   */
  readonly refused?: string;
}

/**
 * Search depth for two seats that choose at once, whose choices are weighed as a payoff matrix; tuned on the game's own
 * matches. The searcher has defaults for missing numbers.
 */
export interface MatrixTuning {
  /**
   * Share of the other seat's play assumed to be naive, 0..1: planned as if nobody else acted. The rest is assumed to
   * know the mixture played against it.
   */
  readonly naive: number;
  /** Most naive choices of the other seat that are weighed, and most answers to them. */
  readonly naiveChoices: number;
  /** Most deviations checked per seat and look-ahead: choices outside the restricted game. */
  readonly deviations: number;
  /** Largest apparent loss, in payoff 0..1, at which a choice is still checked. */
  readonly deviationLoss: number;
  /** Most decisions to look ahead. */
  readonly depth: number;
  /** Pairs of choices searched deeper below the root. */
  readonly followed: number;
}

/** How search plays on past the end of a turn. */
export interface AheadTuning {
  /** Playout moves before the evaluation replaces the rest; chance acts between them. */
  readonly moves: number;
  /** Weight of the evaluation at the end of the turn, in playouts. */
  readonly trust: number;
}

/**
 * How to search turns that consist of many choices of one seat, with chance or another seat acting only at the end. A
 * tree of single choices does not reach that end; a beam over whole turns does.
 */
export interface TurnTuning {
  /** Most choices of a turn to search, at least 1. */
  readonly choices: number;
  /**
   * Another seat's decision in mid-turn counts as an answer if it has at most this many moves: that seat is assumed to
   * choose its best move, and the turn goes on.
   */
  readonly answers: number;
  /** Choices played after the turn, by any seat, each the best by one-step evaluation. */
  readonly replies: number;
  /** Turns followed by replies per line kept in the beam; default 2. */
  readonly followed?: number;
  /**
   * How the leading turns race: they are played on past their ends repeatedly with the remaining budget. Absent:
   * thinking ends with the turns.
   */
  readonly ahead?: AheadTuning;
  /**
   * True if simultaneous choices, such as discards, hardly affect each other: each seat takes its best move and leaves
   * the others' choices open. Absent: they are searched together and drawn from a mixture.
   */
  readonly isApart?: boolean;
}

/** A style of play besides the plain one: it values the same positions differently. */
export interface Character<T extends GameTypes = GameTypes> {
  /** Lower-case; follows the level: `scout/raider`. */
  readonly name: string;
  /** One line for menus. */
  readonly description: string;
  /** Replaces the evaluation of the knowledge. */
  evaluate(state: T['state'], values: Float64Array): void;
  /**
   * The value of a common defeat to this character's search, as in `Knowledge.defeatShare`; its evaluation counts it as
   * 0. Default 0.
   */
  readonly defeatShare?: number;
}

/** Calibration of the win shares in reviews, for one form of a game (`npm run calibration`). */
export interface Calibrated {
  readonly seats: number;
  /** House rules of the form; all others are standard. */
  readonly options?: { readonly [name: string]: unknown };
  /** The level of the measured bots; absent: `greedy`, the level assumed of a table without bots. */
  readonly level?: string;
  /** Replaces `Knowledge.certainty` at these tables. */
  readonly certainty?: number;
  /** Factor on the odds of a common defeat, if these bots lose together more or less often than foreseen; default 1. */
  readonly defeat?: number;
  /** Mean error between predicted and actual results, 0..1. */
  readonly error: number;
  readonly matches: number;
}

/**
 * A second comparison before a choice is blamed, for games in which little is drawn after a choice: there one way of
 * playing on makes an interval narrow without making it right.
 */
export interface SecondOpinion {
  /** Iterations of the search for each decision. */
  readonly iterations: number;
  /** Decisions that the search plays on. */
  readonly later: number;
}

/** The verdicts of a strong bot that judged blamed choices again (`npm run reviews -- --blamed N`). */
export interface Rejudged {
  readonly judged: number;
  /** How many of them were indeed worse than the better choice named. */
  readonly worse: number;
}

/** Input features of a learned evaluation, all scaled to about 1. */
export interface Features<T extends GameTypes = GameTypes> {
  /** Changes whenever a feature changes its meaning: weights of another version do not fit. */
  readonly version: number;
  /** Features of each seat. */
  readonly seat: FeatureTable;
  /** Features shared by all seats. */
  readonly table: FeatureTable;
  /**
   * True if, at decisions that begin a choice, features use only what every seat knows: then the true state and every
   * state consistent with a view have the same features.
   */
  readonly isOpen?: boolean;
  /**
   * Writes the features seat by seat in the order of the names, then those of the table; no allocation. Callable
   * wherever the evaluation is.
   */
  measure(state: T['state'], out: Float64Array): void;
}

/**
 * The expectation over all chance outcomes from a state, computed without visiting successor states: many outcomes
 * share a value, and their joint probability may have a closed form. Draws nothing.
 */
export interface ChanceWalk<T extends GameTypes = GameTypes> {
  /**
   * Adds `weight` times the expected value once chance is done; does not change the state, in which chance acts.
   * @param values by seat
   * @returns false if it cannot tell, for example if the match may end: then it adds nothing, and the caller follows
   *   the outcomes
   */
  add(state: T['state'], weight: number, values: Float64Array): boolean;
}

/** A fast, exact way to average chance for one evaluation, without following states. */
export interface ChanceWalks<T extends GameTypes = GameTypes> {
  /** The evaluation that the walks belong to; for any other, states are followed. */
  readonly evaluate: Knowledge<T>['evaluate'];
  /**
   * Replaces the evaluation once chance is done, if the evaluation underrates such states: for example the best
   * immediate choice after the outcome. Both walks and searches that follow states average it.
   */
  readonly settled?: Knowledge<T>['evaluate'];
  make(setup: T['setup']): ChanceWalk<T>;
  /**
   * A key shared by moves with the same expectation once chance is averaged, such as squares that the evaluation sees
   * only as empty: one is weighed for all. A unique move has its own code as key; shared keys are below 0. After such
   * moves either the walk can average chance, or chance does not act.
   * @param state in which a seat chooses alone
   */
  alike?(state: T['state'], code: number): number;
}

/** A game's hints for a searcher. All members work on resampled states, never on the true one. */
export interface Knowledge<T extends GameTypes = GameTypes> {
  /** Expected payoff of each seat, 0 (lost) .. 1 (won alone), written to `values[seat]`; no allocation. */
  evaluate(state: T['state'], values: Float64Array): void;
  /**
   * True if a state in which chance acts may be evaluated as it is, since the evaluation allows for the outcome, such
   * as the next dice roll. Otherwise, and by default, chance is averaged.
   */
  isQuiet?(state: T['state']): boolean;
  /**
   * Kinds of moves that begin a request to other seats, such as an offer: nobody knows whether they agree, so a review
   * blames no choice for lacking one.
   */
  readonly requests?: readonly (T['move']['kind'] & string)[];
  /** A fast, exact average over chance; conformance compares it with all outcomes. */
  readonly chanceWalks?: ChanceWalks<T>;
  /**
   * How far to trust the evaluation: its odds, relative to an even share, are raised to this power before people see
   * them as a share of the win. Measured by `npm run calibration`; default 1.
   */
  certainty?(setup: T['setup']): number;
  /** Measured accuracy of the shares; a review says when they were inaccurate or never measured. */
  readonly calibrated?: readonly Calibrated[];
  /** Measured accuracy of blame; a review says when it was inaccurate or never measured. */
  readonly blamed?: Rejudged;
  /** Absent: one comparison is enough. */
  readonly secondOpinion?: SecondOpinion;
  /** A sensible move for a playout: better than uniform, nearly as fast. */
  playoutMove?(state: T['state'], seat: Seat, rng: Rng): number;
  /** The playout move of the turn search (`turns`), which may take longer; default `playoutMove`. */
  aheadMove?(state: T['state'], seat: Seat, rng: Rng): number;
  /**
   * Decisions in a playout before `evaluate` replaces the rest, if the searcher's default does not suit the game or the
   * setup: many if luck still to come matters more than the position shows, none if the evaluation sees further than a
   * few moves and their luck. A whole number of at least 0.
   */
  horizon?(setup: T['setup']): number;
  /** Writes the prior weight of each legal move to `out[i]`, positive. */
  prior?(state: T['state'], seat: Seat, moves: MoveList, out: Float64Array): void;
  /**
   * How long weak moves wait: a move whose prior is `p` times the best is first considered after `patience * (1 / p -
   * 1)` visits of its node. Absent: only their number counts, best prior first.
   */
  readonly patience?: number;
  /** Whole sequences worth thinking about (an order, an attack, an offer), each a sequence of codes, pushed to `out`. */
  plans?(state: T['state'], seat: Seat, rng: Rng, out: number[][]): void;
  /**
   * Whole choices besides `plans` that need a search of their own. The turn search asks once per decision, not for
   * later ones.
   */
  deepPlans?(state: T['state'], seat: Seat, out: number[][]): void;
  /** The input of a learned evaluation (`marchlands train`). */
  readonly features?: Features<T>;
  /**
   * The share of a win that all seats together get from a common defeat: 0 (default) is a loss for everybody, 1 as good
   * as a draw. The evaluation uses the same value.
   */
  readonly defeatShare?: number;
  /** The parts of the evaluation, so that a hint can say why a choice is good. */
  readonly terms?: Terms<T>;
  readonly matrix?: Partial<MatrixTuning>;
  /** If given, and the game has `plans`, a seat that chooses alone searches its turn, weighing only the plans. */
  readonly turns?: TurnTuning;
  /**
   * The levels that the game offers, weakest first. Each is shown to beat the one before it, over many deals and with a
   * confidence interval (`docs/ladder.md`). Default: all.
   */
  readonly levels?: readonly OfferedLevel[];
  /** Characters available at every level; names are unique. */
  readonly characters?: readonly Character<T>[];
}
