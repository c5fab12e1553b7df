import type { Rng } from '@marchlands/core/rng.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { Candidate, Ending, Thinking, Thought } from '../bot.ts';
import type { Meter } from '../meter.ts';
import { BestResponses, type Cell } from './best-responses.ts';
import type { Decision, Evaluate } from './decision.ts';
import { Oracle } from './oracle.ts';
import { firstGame, type RestrictedGame, type Solution, solve } from './restricted-game.ts';
import type { MatrixSettings } from './settings.ts';
import type { Values } from './value.ts';

/**
 * Solves a decision of two seats by its payoff matrix, with ever deeper look-aheads: first by evaluating the result of
 * every pair of choices, then by solving the following decisions, for the choices that matter. The answer is drawn from
 * a mixture. An iteration is one cell of any matrix; a budget in iterations is never exceeded.
 */
export class MatrixThinking implements Thinking {
  readonly #decision: Decision;
  readonly #oracle: Oracle;
  readonly #values: Values;
  readonly #settings: MatrixSettings;
  readonly #rng: Rng;
  readonly #meter: Meter;
  /** The result of the deepest finished look-ahead. */
  #solution: Solution | null = null;
  #depth = 1;
  /** The look-ahead in progress; null before the first. */
  #look: { readonly game: RestrictedGame; readonly responses: BestResponses } | null = null;
  /** The current look-ahead's cells yet to be computed. */
  #open: Cell[] = [];
  #isDone = false;

  constructor(decision: Decision, values: Values, settings: MatrixSettings, rng: Rng) {
    this.#decision = decision;
    this.#values = values;
    this.#settings = settings;
    this.#rng = rng;
    this.#meter = decision.meter;
    this.#oracle = new Oracle(decision, settings, settings.answers);
  }

  step(iterations: number): boolean {
    const meter = this.#meter;
    const end = meter.spent + Math.max(1, iterations);
    while (!this.#isDone && meter.spent < end) {
      if (meter.isOut) return true;
      this.#goOn();
    }
    return this.#isDone || meter.isOut;
  }

  progress(): number {
    return this.#isDone ? 1 : this.#meter.progress();
  }

  best(): Thought {
    const { rows, columns, mixture, against } = this.#solution ?? this.#firstSolution();
    // Also reports admitted choices not worth playing, as far as they were computed.
    const others = this.#oracle.rows.filter(
      (row) => !rows.includes(row) && this.#decision.unknown([row], columns) === 0,
    );
    const considered = [...rows, ...others].map(
      (row, i): Candidate => ({
        codes: this.#decision.rows[row],
        value: columns.reduce((sum, column, j) => sum + against[j] * this.#decision.first(row, column), 0),
        visits: columns.length,
        probability: mixture[i] ?? 0,
      }),
    );
    const drawn = considered[draw(mixture, this.#rng)];
    considered.sort((a, b) => b.probability - a.probability || b.value - a.value);
    return { moves: drawn.codes, considered, iterations: this.#meter.spent, ending: this.#ending() };
  }

  #ending(): Ending {
    if (!this.#isDone) return this.#meter.ending;
    return this.#decision.rows.length === 1 ? 'one choice' : 'whole';
  }

  /** The result before the first look-ahead is finished. */
  #firstSolution(): Solution {
    const { rounds } = this.#settings;
    return solve(this.#decision, firstGame(this.#decision, this.#oracle, this.#settings), rounds);
  }

  /** One piece of work: a round of answers, or one cell of a deeper look-ahead. */
  #goOn(): void {
    if (!this.#oracle.isDone) {
      this.#oracle.step();
      return;
    }
    const cell = this.#open.pop();
    if (cell !== undefined) {
      this.#decision.deepen(cell[0], cell[1], this.#ahead);
      return;
    }
    const look = this.#look ?? this.#begin(firstGame(this.#decision, this.#oracle, this.#settings));
    const solution = solve(this.#decision, look.game, this.#settings.rounds);
    this.#solution = solution;
    const item = solution.columns.length > 1 ? look.responses.next(solution) : null;
    if (item === null) {
      this.#lookDeeper(solution);
    } else {
      this.#look = { ...look, game: item.game };
      this.#open = item.open;
    }
  }

  #lookDeeper(solution: Solution): void {
    const { rows, columns } = solution;
    this.#depth += 1;
    this.#begin(solution);
    if (this.#depth > this.#settings.depth || rows.length === 1) this.#isDone = true;
    else this.#open = rows.flatMap((row) => columns.map((column): Cell => [row, column]));
  }

  #begin(game: RestrictedGame) {
    this.#look = { game, responses: new BestResponses(this.#decision, this.#settings, game, this.#depth === 1) };
    return this.#look;
  }

  readonly #ahead: Evaluate = (state: AnyState, values: Float64Array) =>
    this.#values.far(state, this.#depth - 1, values, this.#meter);
}

function draw(mixture: Float64Array, rng: Rng): number {
  let rest = rng.unit();
  let last = 0;
  for (let i = 0; i < mixture.length; i += 1) {
    if (mixture[i] === 0) continue;
    last = i;
    rest -= mixture[i];
    if (rest < 0) break;
  }
  return last;
}
