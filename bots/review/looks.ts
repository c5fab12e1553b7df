import type { Match } from '@marchlands/core/match/match.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import type { Bot, Candidate } from '../bot.ts';
import { ADVICE, bestFirst } from './advice.ts';
import { type Blame, blameOf, SHOWN } from './blame.ts';
import { Comparison } from './comparison.ts';
import { drawnOf, likelyOf, type Mixture } from './guesses.ts';
import { Judge, type Judgement, sameCodes } from './judge.ts';
import type { Pace } from './pace.ts';
import { isRequest } from './requests.ts';
import { secondOpinion } from './second-opinion.ts';
import type { Shares } from './shares.ts';
import { codesOf, isSealed, type Stretch } from './stretches.ts';

/** A choice to judge. */
interface Case {
  readonly passage: number;
  readonly seat: Seat;
}

/** A judged choice. */
export interface Judged extends Case {
  readonly judgement: Judgement;
  /** Null if no loss is shown. */
  readonly blame: Blame | null;
}

/** The work done in the time available. */
export interface Examined {
  /** Choices that a first look took for errors, or that got none. */
  readonly suspected: number;
  /** How many of these were compared with a better one in enough worlds, or cleared by a longer search. */
  readonly closely: number;
}

/** A choice that seems to lose at least this share of the win is examined again. */
const GIVEN_AWAY = 0.02;
/** Most choices examined again. */
const AGAIN = 60;
/** Share of the thinking time for the first looks. */
const FIRST = 0.4;
/** The search's share of a second look's time; the comparison gets the rest. */
const SEARCHED = 0.5;
/** Worlds per comparison. */
const [FEWEST, USUAL, MOST] = [12, 48, 400];
/** Worlds of a second opinion. */
const [SECOND_FEWEST, SECOND_MOST] = [4, 24];

/**
 * Judges the choices of a match: a short look at each, then a longer one at apparent errors. If the longer look
 * confirms an error, the choice is compared with the better one over the same worlds, and that result counts; if there
 * is a second opinion, the smaller loss.
 */
export class Looks {
  readonly #match: Match;
  readonly #stretches: readonly Stretch[];
  readonly #shares: Shares;
  readonly #bot: Bot;
  readonly #judge: Judge;
  readonly #comparison: Comparison;
  readonly #second: Comparison | null;
  readonly #pace: Pace;
  readonly #judged = new Map<string, Judged>();
  #suspected = 0;
  #closely = 0;

  constructor(
    match: Match,
    stretches: readonly Stretch[],
    shares: Shares,
    bot: Bot,
    pace: Pace,
    seed: string | number,
  ) {
    const { game, setup } = match;
    this.#match = match;
    this.#stretches = stretches;
    this.#shares = shares;
    this.#bot = bot;
    this.#judge = new Judge(game, setup, bot, shares);
    this.#comparison = new Comparison(game, setup, seed);
    this.#second = secondOpinion(game, setup, seed);
    this.#pace = pace;
  }

  get examined(): Examined {
    return { suspected: this.#suspected, closely: this.#closely };
  }

  /** The judged choices of a passage. */
  of(passage: number): readonly Judged[] {
    return this.#stretches[passage].seats.flatMap((seat) => this.#judged.get(keyOf({ passage, seat })) ?? []);
  }

  /** The mixture of each seat of a sealed decision, as far as the decision was looked at. */
  mixtures(passage: number): ReadonlyMap<Seat, Mixture> {
    return new Map(this.of(passage).map(({ seat, judgement }) => [seat, likelyOf(judgement.considered)]));
  }

  /**
   * Judges as many choices as time allows, beginning with those after which the seat was worse off.
   * @param told by moment, by seat: its share of the win
   * @yields the share done, 0..1
   */
  *go(told: readonly (readonly number[])[]): Generator<number> {
    const fall = ({ passage, seat }: Case): number => told[passage][seat] - told[passage + 1][seat];
    const cases = this.#stretches
      .flatMap(({ seats, steps }, passage) =>
        steps.length === 0 ? [] : seats.map((seat): Case => ({ passage, seat })),
      )
      .sort((a, b) => fall(b) - fall(a));
    this.#pace.beginLooks();
    this.#pace.begin(cases.length, FIRST);
    let seen = 0;
    for (const one of cases) {
      if (this.#pace.isOut) break;
      const judgement = this.#look(one, 1);
      if (judgement !== null) this.#judged.set(keyOf(one), { ...one, judgement, blame: null });
      seen += 1;
      yield (FIRST * seen) / cases.length;
    }
    const suspected = [...this.#judged.values()].filter(({ judgement }) => lossOf(judgement) >= GIVEN_AWAY);
    this.#suspected = suspected.length + cases.length - seen;
    const doubtful = suspected.sort((a, b) => lossOf(b.judgement) - lossOf(a.judgement)).slice(0, AGAIN);
    this.#pace.begin(doubtful.length, 1);
    for (const [i, one] of doubtful.entries()) {
      if (this.#pace.isOut) break;
      this.#judged.set(keyOf(one), this.#again(one));
      yield FIRST + ((1 - FIRST) * (i + 1)) / doubtful.length;
    }
  }

  #look({ passage, seat }: Case, share: number): Judgement | null {
    const { milliseconds, ...rest } = this.#pace.next();
    const budget = milliseconds === undefined ? rest : { ...rest, milliseconds: share * milliseconds };
    const stretch = this.#stretches[passage];
    const before = this.#match.stateAt(stretch.indices[0]);
    return this.#judge.judge(this.#match.game.view(before, seat), seat, codesOf(stretch, seat), budget);
  }

  #again(one: Judged): Judged {
    const { passage, seat } = one;
    const { game } = this.#match;
    // The same seed as for a hint, so that advice given as a hint is never called an error.
    this.#bot.restart(ADVICE);
    const judgement = this.#look(one, SEARCHED) ?? one.judgement;
    const isBorneOut = judgement.isWeighed && lossOf(judgement) >= Math.max(SHOWN, lossOf(one.judgement) / 2);
    if (!isBorneOut) {
      this.#closely += 1;
      return { ...one, judgement };
    }
    const stretch = this.#stretches[passage];
    const view = game.view(this.#match.stateAt(stretch.indices[0]), seat);
    const made = codesOf(stretch, seat);
    const best = isSealed(stretch) ? judgement.best : this.#better(view, seat, made, judgement.considered);
    const blameBy = (comparison: Comparison, few: number, usual: number, most: number): Blame | null => {
      const compared = comparison.begin(view, seat, made, best, this.#expected(passage));
      const worlds = this.#pace.fill(few, usual, most, (more) => compared.add(more));
      if (comparison === this.#comparison && worlds >= usual) this.#closely += 1;
      return blameOf(compared, seat, this.#shares);
    };
    const first = blameBy(this.#comparison, FEWEST, USUAL, MOST);
    const hasSecond = first !== null && this.#second !== null;
    const second = hasSecond ? blameBy(this.#second, SECOND_FEWEST, SECOND_MOST, SECOND_MOST) : first;
    return { ...one, judgement: { ...judgement, best }, blame: smaller(first, second) };
  }

  /**
   * The choice to compare with: the best one, or the one made if none is better. If the best is a request that others
   * may refuse, the best that the seat can do alone.
   */
  #better(view: AnyView, seat: Seat, made: readonly number[], considered: readonly Candidate[]): readonly number[] {
    const { game, setup } = this.#match;
    const [{ codes }] = bestFirst(game, setup, view, seat, considered);
    if (!isRequest(game, codes) || sameCodes(codes, made)) return codes;
    const alone = considered.filter((one) => !isRequest(game, one.codes));
    return bestFirst(game, setup, view, seat, alone).at(0)?.codes ?? made;
  }

  /** The others' expected simultaneous choices: their mixtures, if all know each other's options. */
  #expected(passage: number): (seat: Seat, rng: Rng) => readonly number[] | null {
    const mixtures = this.mixtures(passage);
    const { game, setup } = this.#match;
    return (seat, rng) => (game.keepsSecrets(setup) ? null : drawnOf(mixtures.get(seat) ?? [], rng));
  }
}

/** The smaller loss of two; null if either shows none. */
function smaller(one: Blame | null, other: Blame | null): Blame | null {
  if (one === null || other === null) return null;
  return other.bestValue - other.value < one.bestValue - one.value ? other : one;
}

function keyOf({ passage, seat }: Case): string {
  return `${passage}/${seat}`;
}

function lossOf({ bestValue, value }: Judgement): number {
  return bestValue - value;
}
