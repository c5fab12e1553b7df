import type { Resampler } from '@marchlands/core/game.ts';
import type { TurnTuning } from '@marchlands/core/knowledge.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { Candidate, Ending, Thinking, Thought } from '../bot.ts';
import { type Limits, Meter } from '../meter.ts';
import type { Ahead } from './ahead.ts';
import { Average } from './average.ts';
import { beam } from './beam.ts';
import type { Choices } from './choices.ts';
import { Race } from './race.ts';

/** The widest beam: a wider one finds nothing notably better. */
const WIDEST = 256;
/** A wider pass may be expected to take at most this share of the remaining budget: an unfinished pass is lost. */
const SAFE = 0.85;

/** Most choices that race: the best ones by the passes. */
const RACING = 8;

/** The widest beam and the number of passes if something is hidden: each pass samples another state. */
const WIDEST_UNSEEN = 4;
const PASSES_UNSEEN = 16;

/**
 * Searches a decision as the beginning of a turn: with a beam of one line, then with one as wide as the remaining
 * budget probably allows, until nothing is left out. Each pass samples another state of the view; if these differ,
 * beams stay narrow and the results are averaged. The remaining budget goes to a race between the leading choices, if
 * the game asks for it: their turns are played on past their ends, over and over, with the same luck for all. An
 * iteration is one line weighed, one reply to a turn, or one turn played on.
 */
export class TurnThinking implements Thinking {
  readonly #choices: Choices;
  readonly #ahead: Ahead;
  readonly #sampler: Resampler;
  readonly #rng: Rng;
  readonly #seat: Seat;
  readonly #tuning: TurnTuning;
  readonly #limits: Limits;
  readonly #meter: Meter;
  readonly #root: AnyState;
  /** The root's choices; they are the same in every sampled state. */
  readonly #firsts: readonly (readonly number[])[];
  /** The results of all passes so far. */
  readonly #average: Average;
  /** Null until the passes are done. */
  #race: Race | null = null;
  readonly #work: Generator<void, Ending>;
  /** Null until the work is done. */
  #ending: Ending | null = null;

  /** @param root a sampled state of the view; it is not changed */
  constructor(
    choices: Choices,
    ahead: Ahead,
    sampler: Resampler,
    rng: Rng,
    root: AnyState,
    seat: Seat,
    tuning: TurnTuning,
    limits: Limits,
  ) {
    this.#choices = choices;
    this.#ahead = ahead;
    this.#sampler = sampler;
    this.#rng = rng;
    this.#root = root;
    this.#seat = seat;
    this.#tuning = tuning;
    this.#limits = limits;
    // A line takes a tenth of a millisecond or more: check the clock before each.
    this.#meter = new Meter(limits, 1);
    this.#firsts = choices.whole(root, seat);
    this.#average = new Average(this.#firsts.length);
    this.#work = this.#think();
    if (limits.endsEarly && this.#firsts.length === 1) this.#ending = 'one choice';
  }

  step(iterations: number): boolean {
    const meter = this.#meter;
    const end = meter.spent + Math.max(1, iterations);
    while (this.#ending === null && meter.spent < end && !meter.isOut) this.#goOn();
    return this.#ending !== null || meter.isOut;
  }

  progress(): number {
    return this.#ending === null ? this.#meter.progress() : 1;
  }

  best(): Thought {
    // The first pass is the minimum.
    while (this.#average.passes === 0 && this.#ending === null) this.#goOn();
    const considered = this.#considered();
    const { spent, ending } = this.#meter;
    return { moves: considered[0].codes, considered, iterations: spent, ending: this.#ending ?? ending };
  }

  #goOn(): void {
    const { done, value } = this.#work.next();
    if (done) this.#ending = value;
    else this.#meter.spent += 1;
  }

  *#think(): Generator<void, Ending> {
    const ending = yield* this.#survey();
    const { ahead } = this.#tuning;
    const leaders = this.#average.leaders().slice(0, RACING);
    if (ahead === undefined || leaders.length === 1) return ending;
    this.#race = new Race(
      leaders.map((choice) => ({ choice, value: this.#average.value(choice) })),
      ahead.trust,
    );
    return yield* this.#run(this.#race, ahead.moves);
  }

  /** Passes over the turn, until a wider one is too expensive or would find nothing new. */
  *#survey(): Generator<void, Ending> {
    const average = this.#average;
    let isUnseen = false;
    let width = 1;
    for (;;) {
      const before = this.#meter.spent;
      const found = yield* beam(this.#choices, this.#root, this.#seat, this.#firsts, width, this.#tuning);
      // A wider pass over the same state has seen all that the narrower one did.
      if (!isUnseen) average.clear();
      average.add(found);
      const seen = this.#root.clone();
      this.#sampler.draw(this.#rng, this.#root);
      isUnseen ||= !this.#root.equals(seen);
      if (this.#firsts.length === 1) return 'one choice';
      const cost = Math.max(1, this.#meter.spent - before);
      const wanted = isUnseen ? Math.min(2 * width, WIDEST_UNSEEN) : this.#affordable(width, cost);
      const isWidest = !found.isCut || wanted <= width;
      const isPoor = found.isCut && !isUnseen && width < WIDEST;
      if (isWidest && (!isUnseen || average.passes >= PASSES_UNSEEN)) return isPoor ? 'budget' : 'whole';
      if (!isWidest) width = wanted;
    }
  }

  /** The width that the remaining budget allows, given the cost of a pass of this width. */
  #affordable(width: number, cost: number): number {
    return Math.min(WIDEST, Math.floor((SAFE * this.#meter.left() * (width + 1)) / cost) - 1);
  }

  /**
   * Rounds of the race, each from the ends of one of the passes; half of the choices leave at equal shares of the rest.
   */
  *#run(race: Race, moves: number): Generator<void, Ending> {
    const { passes, ends } = this.#average;
    const begun = this.#meter.progress();
    const spent = this.#meter.spent;
    const stages = Math.ceil(Math.log2(race.choices.length));
    const state = this.#root.clone();
    for (let round = 0, stage = 1; ; round += 1) {
      const values: number[] = [];
      for (const choice of race.choices) {
        // A choice missing from this pass's best is played on from the end of another pass.
        let at = round % passes;
        while (!ends[at].has(choice)) at = (at + 1) % passes;
        state.copyFrom(ends[at].get(choice) ?? this.#root);
        values.push(this.#ahead.value(state, this.#seat, moves, round + 1));
        yield;
      }
      race.add(values);
      const cost = (this.#meter.spent - spent) / race.rounds;
      if (this.#limits.endsEarly && race.isSettled(this.#meter.left() / cost)) return 'settled';
      if (stage < stages && this.#meter.progress() >= begun + ((1 - begun) * stage) / stages) {
        race.halve();
        stage += 1;
      }
    }
  }

  /** All choices: the best one, then by value; those in the race by its results, the others by the passes. */
  #considered(): Candidate[] {
    const average = this.#average;
    const isLooked = average.passes > 0;
    const atOnce = isLooked ? 0 : this.#choices.value(this.#root, this.#seat);
    const ranking = this.#race?.ranking() ?? [];
    const raced = new Map(ranking.map((each) => [each.choice, each]));
    const best = ranking.at(0)?.choice ?? average.leaders().at(0) ?? 0;
    const considered = this.#firsts.map(
      (codes, choice): Candidate => ({
        codes,
        value: raced.get(choice)?.value ?? (isLooked ? average.value(choice) : atOnce),
        visits: average.visits(choice) + (raced.get(choice)?.rounds ?? 0),
        probability: choice === best ? 1 : 0,
      }),
    );
    return considered.sort((a, b) => b.probability - a.probability || b.value - a.value);
  }
}
