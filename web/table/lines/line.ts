import type { Game } from '@marchlands/core/game.ts';
import { OutcomeList } from '@marchlands/core/lists.ts';
import { givenDice } from '@marchlands/core/match/dice.ts';
import type { Player } from '@marchlands/core/match/entry.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Step } from '@marchlands/core/types.ts';
import { words } from '../../words/words.ts';
import { MatchSession } from '../local/match-session.ts';
import type { LineStep } from './tree.ts';

/** Settings common to all lines of a table. */
export interface LinesPlan {
  readonly game: Game;
  readonly seats: number;
  readonly options: object;
  /** By seat: its name. */
  readonly names: readonly string[];
}

/** A played step, in words. */
export interface Played {
  readonly step: LineStep;
  readonly label: string;
}

/** A possible chance outcome. */
export interface ChanceOutcome {
  /** In the plain form, as typed. */
  readonly text: string;
  /** The same in readable words. */
  readonly words: string;
  /** Its probability, above 0, at most 1. */
  readonly share: number;
}

/** One line, played as a match of persons alone in which chance outcomes are entered. */
export class Line {
  readonly session: MatchSession;
  readonly #match: Match;
  readonly #outcomes: OutcomeList;
  /** How many entries `fresh` has reported, and the seats whose sealed choices it has reported. */
  #told: number;
  readonly #sealed: Set<Seat>;

  /** Earlier moves are history: the board starts at their result. */
  private constructor(match: Match) {
    this.#match = match;
    this.session = new MatchSession('lines', match);
    this.#outcomes = new OutcomeList(match.setup.bounds.outcomes);
    this.#told = match.journal.length;
    this.#sealed = new Set(match.awaited().filter((seat) => match.sealed(seat) !== null));
    this.#goOn();
  }

  /**
   * @param position in any form that the game reads
   * @param steps to play from there
   * @param rng draws what the position leaves open; without it such a position is refused
   */
  static open(plan: LinesPlan, position: unknown, steps: readonly LineStep[] = [], rng?: Rng): Result<Line> {
    const { game, seats, options, names } = plan;
    const players = names.map((name): Player => ({ name }));
    const dice = givenDice();
    const found = createMatch(game, { seats, options, players, dice, position, ...(rng === undefined ? {} : { rng }) });
    if (!found.ok) return found;
    for (const step of steps) {
      const played = playStep(found.value, step);
      if (!played.ok) return played;
    }
    return ok(new Line(found.value));
  }

  get state(): AnyState {
    return this.#match.state;
  }

  /** The complete position, as JSON data. */
  get position(): unknown {
    return this.#match.game.position.format(this.#match.state, EVERYTHING);
  }

  get isChanceDue(): boolean {
    return this.#match.isChanceDue;
  }

  /** The possible chance outcomes, in the game's order; empty if chance does not act. */
  outcomes(): readonly ChanceOutcome[] {
    const { game, state, isChanceDue } = this.#match;
    if (!isChanceDue) return [];
    game.outcomes(state, this.#outcomes);
    const { total, weights } = this.#outcomes;
    return this.#outcomes.toArray().map((code, i) => ({
      text: game.outcomeCodec.format(code),
      words: this.#wordsOf(code),
      share: weights[i] / total,
    }));
  }

  /** Draws one chance outcome by its probability. */
  roll(rng: Rng): Result<void> {
    const { game, state, isChanceDue } = this.#match;
    if (!isChanceDue) return fail(words.lines.noChance);
    game.outcomes(state, this.#outcomes);
    return this.#supply(this.#outcomes.at(rng.below(this.#outcomes.total)));
  }

  /** Plays a line of notation or, if chance acts, an outcome in the plain form. */
  type(text: string): Result<void> {
    const { game, isChanceDue } = this.#match;
    if (!isChanceDue) return this.#done(this.session.type(text));
    const outcome = game.outcomeCodec.parse(text);
    return outcome.ok ? this.#supply(outcome.value) : outcome;
  }

  act(moves: readonly AnyMove[]): Result<void> {
    return this.#done(this.session.act(moves));
  }

  /** Plays a step of a tree, shown as it happens. */
  play(step: LineStep): Result<void> {
    if (step.kind === 'choice') {
      // The person at the screen plays.
      if (this.session.seated !== step.by) return fail(words.lines.otherSeat);
      return this.act(step.moves);
    }
    const outcome = this.#match.game.outcomeCodec.read(step.outcome);
    return outcome.ok ? this.#supply(outcome.value) : outcome;
  }

  #supply(outcome: number): Result<void> {
    return this.#done(this.session.supply(outcome));
  }

  #done(result: Result<void>): Result<void> {
    if (result.ok) this.#goOn();
    return result;
  }

  /** The next seat to choose takes the screen: nothing needs hiding. */
  #goOn(): void {
    const { handOver } = this.session;
    if (handOver !== null) this.session.takeOver(handOver);
  }

  /** The steps played since the last call, in order. */
  fresh(): readonly Played[] {
    const { journal, setup } = this.#match;
    const played: Played[] = [];
    const rows: { readonly from: number; readonly steps: Step[] }[] = [];
    let choice = -1;
    for (let index = this.#told; index < journal.length; index += 1) {
      const { step } = journal.at(index);
      // Sealed choices were reported when made.
      if (step === null || this.#sealed.has(step.by)) continue;
      const row = rows.at(-1);
      if (row !== undefined && journal.choiceOf(index) === choice && row.steps[0].by === step.by) row.steps.push(step);
      else rows.push({ from: index, steps: [step] });
      choice = journal.choiceOf(index);
    }
    for (const { from, steps } of rows) played.push(this.#played(this.#match.stateAt(from), steps));
    if (journal.length > this.#told) this.#sealed.clear();
    this.#told = journal.length;
    for (let seat = 0; seat < setup.seats; seat += 1) {
      const sealed = this.#match.sealed(seat);
      if (sealed === null || this.#sealed.has(seat)) continue;
      this.#sealed.add(seat);
      const steps = sealed.map((code): Step => ({ by: seat, code }));
      played.push(this.#played(this.state, steps));
    }
    return played;
  }

  /** A readable outcome: in the game's words, or as notation: `first seat Amber`, `card market place`. */
  #wordsOf(outcome: number): string {
    const { outcomeCodec, words } = this.#match.game;
    const typed: { readonly kind: string; readonly seat?: unknown } = outcomeCodec.decode(outcome);
    const told = words.outcome?.(typed, this.#match.setup, (seat) => this.#match.nameOf(seat));
    if (told !== undefined) return told;
    const text = outcomeCodec.format(outcome);
    const named = typeof typed.seat === 'number' ? `${typed.kind} ${this.#match.nameOf(typed.seat)}` : text;
    return named
      .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
      .replaceAll('-', ' ');
  }

  /** @param steps one chance outcome, or one seat's choice, from `before` on */
  #played(before: AnyState, steps: readonly Step[]): Played {
    const { game, setup } = this.#match;
    const [{ by, code }] = steps;
    if (by === CHANCE) {
      return {
        step: { kind: 'chance', outcome: game.outcomeCodec.decode(code) },
        label: this.#wordsOf(code),
      };
    }
    const moves = steps.map((step) => game.moveCodec.decode(step.code));
    const label =
      moves.length === 1
        ? game.words.move(moves[0], setup, (seat) => this.#match.nameOf(seat))
        : game.notation.format(before, steps, EVERYTHING).join(' ');
    return { step: { kind: 'choice', by, moves }, label };
  }
}

/** Plays a step of a tree on a match; a refused one changes nothing. */
function playStep(match: Match, step: LineStep): Result<unknown> {
  const { moveCodec, outcomeCodec } = match.game;
  if (step.kind === 'chance') {
    const outcome = outcomeCodec.read(step.outcome);
    return outcome.ok ? match.supply(outcome.value) : outcome;
  }
  const codes: number[] = [];
  for (const move of step.moves) {
    const code = moveCodec.read(move);
    if (!code.ok) return code;
    codes.push(code.value);
  }
  return match.submit(step.by, codes, match.version(step.by));
}
