import type { Game } from '@marchlands/core/game.ts';
import type { TurnTuning } from '@marchlands/core/knowledge.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, AnyView, Setup } from '@marchlands/core/types.ts';
import { MoveSampler } from './move-sampler.ts';
import { answer } from './turn/beam.ts';
import { Choices } from './turn/choices.ts';

/** The mean effect of a choice on one evaluation term, in the evaluation's own units; above 0 if better. */
export interface Change {
  /** A key of `words.terms`. */
  readonly term: string;
  /** Against the choices that it is compared with. */
  readonly change: number;
  /** Against the position before it. */
  readonly effect: number;
}

/** Number of sampled states to try choices on. */
const SAMPLES = 24;

/** Measures evaluation terms for a seat: before a choice, or after each of several. */
type Measured = readonly Float64Array[];

/**
 * The pros and cons of choices: the evaluation terms in which each differs from the others, largest difference first.
 * The first choice is compared with the mean of the next few, each other one with the first, and a lone one with the
 * position before it. All are tried on the same sampled states with the same chance; the others' replies are ignored,
 * except answers in the middle of a turn that the terms do not see. Empty if the game names no terms.
 */
export function differencesOf(
  game: Game,
  setup: Setup,
  view: AnyView,
  seat: Seat,
  choices: readonly (readonly number[])[],
  rng: Rng,
): readonly (readonly Change[])[] {
  const names = game.knowledge?.terms?.names ?? [];
  if (names.length === 0) return choices.map(() => []);
  const [before, ...after] = measured(game, setup, view, seat, choices, rng);
  return after.map((own, choice) => {
    const beside = choice > 0 ? after.slice(0, 1) : after.length > 1 ? after.slice(1, 1 + BESIDE) : [before];
    return names
      .map((term, i) => ({ term, change: own[i] - meanOf(beside, i), effect: own[i] - before[i] }))
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  });
}

/** Number of choices that the first one is compared with. */
const BESIDE = 3;

function meanOf(measured: Measured, term: number): number {
  return measured.reduce((sum, one) => sum + one[term], 0) / measured.length;
}

/** The terms before a choice, then after each choice, as means over the samples. */
function measured(
  game: Game,
  setup: Setup,
  view: AnyView,
  seat: Seat,
  choices: readonly (readonly number[])[],
  rng: Rng,
): Measured {
  const terms = game.knowledge?.terms;
  const sampler = game.resampler(setup, view);
  const chance = new MoveSampler(game, setup, new Rng(0));
  const answers = new Answers(game, setup, chance.rng);
  const sample = game.State.blank(setup);
  const state = game.State.blank(setup);
  const before = new Float64Array(terms?.names.length ?? 0);
  const now = new Float64Array(before.length);
  const sums = Array.from({ length: choices.length + 1 }, () => new Float64Array(now.length));
  for (let number = 0; number < SAMPLES; number += 1) {
    sampler.draw(rng, sample);
    const seed = rng.uint32();
    terms?.measure(sample, seat, before);
    for (const [i, sum] of sums.entries()) {
      const choice = choices[i - 1] ?? [];
      state.copyFrom(sample);
      chance.rng.reseed(seed);
      for (const code of choice) game.apply(state, seat, code);
      answers.play(state, seat);
      if (i > 0 && game.actors(state) === CHANCE) chance.settle(state);
      terms?.measure(state, seat, now);
      answers.count(choice, before, now);
      for (let term = 0; term < now.length; term += 1) sum[term] += now[term] / SAMPLES;
    }
  }
  return sums;
}

/** The size of a refused request in its term: just enough to be mentioned if the request changes nothing else. */
const REFUSED = 0.006;

/** The others' answers in the middle of a turn, for terms that do not see them. */
class Answers {
  readonly #game: Game;
  readonly #tuning: TurnTuning | undefined;
  readonly #choices: Choices;
  /** The number of the term of refused requests; -1 if the terms see answers. */
  readonly #refused: number;

  constructor(game: Game, setup: Setup, rng: Rng) {
    const { terms, turns } = game.knowledge ?? {};
    this.#game = game;
    this.#refused = terms?.names.findIndex((name) => name === terms.refused) ?? -1;
    this.#tuning = this.#refused < 0 ? undefined : turns;
    this.#choices = new Choices(game, setup, rng);
  }

  play(state: AnyState, seat: Seat): void {
    if (this.#tuning !== undefined) answer(this.#choices, state, seat, this.#tuning);
  }

  /** Counts a request as refused if no term has changed by it. */
  count(choice: readonly number[], before: Float64Array, now: Float64Array): void {
    if (this.#refused < 0 || choice.length === 0) return;
    const { moveCodec, knowledge } = this.#game;
    const isRequest = knowledge?.requests?.includes(moveCodec.kindOf(choice[0])) === true;
    if (isRequest && now.every((value, term) => value === before[term])) now[this.#refused] = -REFUSED;
  }
}
