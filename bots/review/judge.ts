import type { Game } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState, AnyView, Setup } from '@marchlands/core/types.ts';
import type { Bot, Budget, Candidate } from '../bot.ts';
import type { Shares } from './shares.ts';

/** The value of a choice relative to the best one found, from the chooser's view. */
export interface Judgement {
  /** The best choice, as codes; the choice made if nothing was better. */
  readonly best: readonly number[];
  /** The value of the best choice: a share of the win, 0..1. */
  readonly bestValue: number;
  /** The value of the choice made; never more than `bestValue`. */
  readonly value: number;
  /** The bot's candidates, the favourite first. */
  readonly considered: readonly Candidate[];
  /** The lead of the best over the mean of all candidates. */
  readonly stake: number;
  /** True if the bot weighed both equally well; otherwise the difference comes from a look one ply ahead. */
  readonly isWeighed: boolean;
}

/** A searched value with this many visits is trusted. */
const ENOUGH_VISITS = 8;
/**
 * With fewer visits, the other value may have at most this many times as many: a search drops a choice that looked bad
 * once.
 */
const MOST_TIMES = 4;

export function sameCodes(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((code, i) => code === other[i]);
}

/** Judges choices with a bot that has the chooser's view. */
export class Judge {
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #bot: Bot;
  readonly #shares: Shares;
  readonly #rng = new Rng('alike');
  /** Allocated on first use. */
  #state: AnyState | null = null;

  constructor(game: Game, setup: Setup, bot: Bot, shares: Shares) {
    this.#game = game;
    this.#setup = setup;
    this.#bot = bot;
    this.#shares = shares;
  }

  /**
   * @param view the chooser's, before the choice
   * @param codes the whole choice
   * @returns null if there was nothing to choose
   */
  judge(view: AnyView, seat: Seat, codes: readonly number[], budget?: Budget): Judgement | null {
    const { considered } = this.#bot.think(view, seat, budget);
    if (considered.length < 2) return null;
    // In a simultaneous decision a bot mixes: the best is the most valuable choice, not the most likely.
    const best = considered.reduce((a, b) => (b.value > a.value && b.visits * 2 >= a.visits ? b : a));
    const made = considered.find((one) => sameCodes(one.codes, codes)) ?? this.#alike(view, codes, considered);
    // If chance is averaged exactly, one look is as good as many.
    const isExact = this.#game.knowledge?.chanceWalks !== undefined;
    const isWeighed = made !== undefined && (isExact || isEnough(made, best));
    const bestValue = this.#shares.honest(best.value);
    const value = isWeighed ? this.#shares.honest(made.value) : bestValue + this.#oneStep(view, seat, codes, best);
    const mean = considered.reduce((sum, one) => sum + this.#shares.honest(one.value), 0) / considered.length;
    const about = {
      considered,
      stake: Math.max(0, bestValue - mean),
      isWeighed,
    };
    if (made === best || value >= bestValue) return { best: codes, bestValue: value, value, ...about };
    return { best: best.codes, bestValue, value: Math.max(0, value), ...about };
  }

  /** The candidate equivalent to this choice (`ChanceWalks.alike`). */
  #alike(view: AnyView, codes: readonly number[], considered: readonly Candidate[]): Candidate | undefined {
    const alike = this.#game.knowledge?.chanceWalks?.alike;
    if (alike === undefined || codes.length > 1) return undefined;
    this.#state ??= this.#game.State.blank(this.#setup);
    const state = this.#state;
    this.#game.resampler(this.#setup, view).draw(this.#rng, state);
    const group = alike(state, codes[0]);
    return considered.find((one) => one.codes.length === 1 && alike(state, one.codes[0]) === group);
  }

  /** The value of the choice minus that of the best, one ply ahead; never above 0. */
  #oneStep(view: AnyView, seat: Seat, codes: readonly number[], best: Candidate): number {
    const sampler = this.#game.resampler(this.#setup, view);
    return Math.min(0, this.#shares.after(sampler, seat, codes) - this.#shares.after(sampler, seat, best.codes));
  }
}

function isEnough(made: Candidate, best: Candidate): boolean {
  return made.visits >= ENOUGH_VISITS || made.visits * MOST_TIMES >= best.visits;
}
