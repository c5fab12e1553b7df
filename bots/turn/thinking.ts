import type { Resampler } from '@marchlands/core/game.ts';
import type { TurnTuning } from '@marchlands/core/knowledge.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { Candidate, Thinking, Thought } from '../bot.ts';
import type { Limits } from '../search/thinking.ts';
import { Average } from './average.ts';
import { beam, type Found } from './beam.ts';
import type { Choices } from './choices.ts';

/** The widest beam: beyond it lines are as good as alike. */
const WIDEST = 256;
/** How much of what is left of the budget a wider pass may be expected to take: what is not ended is lost. */
const SAFE = 0.85;

/** The widest beam, and how many passes there are, where something is hidden: each looks at another state. */
const WIDEST_UNSEEN = 4;
const PASSES_UNSEEN = 16;

/**
 * A decision that is searched as the beginning of a turn: with a beam of one line, then with one as wide as the rest of
 * the budget is likely to pay for, until it is spent or nothing was left out. An iteration is one line weighed. Each pass
 * looks at another state that fits the view; where they differ, beams stay narrow and what was found in them is averaged.
 */
export class TurnThinking implements Thinking {
  readonly #choices: Choices;
  readonly #sampler: Resampler;
  readonly #rng: Rng;
  readonly #seat: Seat;
  readonly #tuning: TurnTuning;
  readonly #limits: Limits;
  readonly #started: number;
  readonly #root: AnyState;
  /** The root's choices, which the view knows whole. */
  readonly #firsts: readonly (readonly number[])[];
  #pass: Generator<void, Found>;
  #width = 1;
  #spent = 0;
  /** What was spent before this pass. */
  #spentBefore = 0;
  #found: Found | null = null;
  #isDone = false;
  /** What was found in all passes so far. */
  readonly #average: Average;
  /** True once two sampled states differed: something is hidden. */
  #isUnseen = false;
  #passes = 0;

  /** @param root a state that fits the view; it is not changed */
  constructor(
    choices: Choices,
    sampler: Resampler,
    rng: Rng,
    root: AnyState,
    seat: Seat,
    tuning: TurnTuning,
    limits: Limits,
  ) {
    this.#choices = choices;
    this.#sampler = sampler;
    this.#rng = rng;
    this.#root = root;
    this.#seat = seat;
    this.#tuning = tuning;
    this.#limits = limits;
    this.#started = limits.clock();
    this.#firsts = choices.whole(root, seat);
    this.#average = new Average(this.#firsts.length);
    this.#pass = beam(choices, root, seat, this.#firsts, this.#width, tuning);
    this.#isDone = limits.endsEarly && this.#firsts.length === 1;
  }

  step(iterations: number): boolean {
    const end = this.#spent + Math.max(1, iterations);
    while (!this.#isDone && this.#spent < end && !this.#isOut()) this.#goOn();
    return this.#isDone || this.#isOut();
  }

  progress(): number {
    if (this.#isDone) return 1;
    const { iterations, milliseconds } = this.#limits;
    return Math.min(1, Math.max(this.#spent / iterations, this.#elapsed() / milliseconds));
  }

  best(): Thought {
    // The first pass is the least that is needed.
    while (this.#found === null && !this.#isDone) this.#goOn();
    const { values, visits, best } = this.#found ?? { values: [], visits: [], best: 0 };
    const considered = this.#firsts.map(
      (codes, i): Candidate => ({
        codes,
        value: values[i] ?? this.#choices.value(this.#root, this.#seat),
        visits: visits[i] ?? 0,
        probability: i === best ? 1 : 0,
      }),
    );
    considered.sort((a, b) => b.probability - a.probability || b.value - a.value);
    return { moves: this.#firsts[best], considered, iterations: this.#spent };
  }

  #goOn(): void {
    const { done, value } = this.#pass.next();
    if (!done) {
      this.#spent += 1;
      return;
    }
    this.#passes += 1;
    this.#average.add(value);
    this.#found = this.#isUnseen ? this.#average.found(value) : value;
    const before = this.#root.clone();
    this.#sampler.draw(this.#rng, this.#root);
    this.#isUnseen ||= !this.#root.equals(before);
    const width = this.#isUnseen ? Math.min(2 * this.#width, WIDEST_UNSEEN) : this.#wider();
    const isWidest = !value.isCut || width <= this.#width;
    this.#isDone = isWidest && (!this.#isUnseen || this.#passes >= PASSES_UNSEEN);
    if (this.#isDone) return;
    if (!isWidest) this.#width = width;
    this.#spentBefore = this.#spent;
    this.#pass = beam(this.#choices, this.#root, this.#seat, this.#firsts, this.#width, this.#tuning);
  }

  /** The width of the next pass: what a line of this one cost tells how many more can be afforded, by lines and by time. */
  #wider(): number {
    const { iterations, milliseconds } = this.#limits;
    const cost = Math.max(1, this.#spent - this.#spentBefore);
    const left = Math.min(iterations - this.#spent, this.#spent * (milliseconds / Math.max(1, this.#elapsed()) - 1));
    const width = Math.floor((SAFE * left * (this.#width + 1)) / cost) - 1;
    return Math.min(WIDEST, width);
  }

  #elapsed(): number {
    return this.#limits.clock() - this.#started;
  }

  #isOut(): boolean {
    const { iterations, shouldStop, milliseconds } = this.#limits;
    return this.#spent >= iterations || shouldStop() || this.#elapsed() >= milliseconds;
  }
}
