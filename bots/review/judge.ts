import type { Game } from '@marchlands/core/game.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView, Setup } from '@marchlands/core/types.ts';
import type { Bot, Budget, Candidate } from '../bot.ts';
import type { Shares } from './shares.ts';

/** What a choice was worth beside the best that was found, as the one who chose saw it. */
export interface Judgement {
  /** The best choice, as codes; the choice that was made where none was better. */
  readonly best: readonly number[];
  /** What the best is worth: a share of the win, 0..1. */
  readonly bestValue: number;
  /** What the choice that was made is worth; never more than `bestValue`. */
  readonly value: number;
  /** Whether the bot looked at both often enough to be believed. */
  readonly isSure: boolean;
}

/** Visits from which on a searched value is believed. */
const ENOUGH_VISITS = 8;

function sameCodes(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((code, i) => code === other[i]);
}

/** Judges choices with a bot that sees what the chooser saw. */
export class Judge {
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #bot: Bot;
  readonly #shares: Shares;

  constructor(game: Game, setup: Setup, bot: Bot, shares: Shares) {
    this.#game = game;
    this.#setup = setup;
    this.#bot = bot;
    this.#shares = shares;
  }

  /**
   * @param view the chooser's, before the choice
   * @param codes the whole choice
   * @returns null where there was nothing to choose
   */
  judge(view: AnyView, seat: Seat, codes: readonly number[], budget?: Budget): Judgement | null {
    const { considered } = this.#bot.think(view, seat, budget);
    if (considered.length < 2) return null;
    // In a simultaneous decision a bot mixes: the best is what is worth most, not what is most likely.
    const best = considered.reduce((a, b) => (b.value > a.value && b.visits * 2 >= a.visits ? b : a));
    const made = considered.find((one) => sameCodes(one.codes, codes));
    const value = made === undefined ? this.#unseen(view, seat, codes, best) : this.#shares.honest(made.value);
    const bestValue = this.#shares.honest(best.value);
    const isBest = made === best || value >= bestValue;
    return {
      best: isBest ? codes : best.codes,
      bestValue: Math.max(bestValue, value),
      value,
      isSure: made !== undefined && Math.min(made.visits, best.visits) >= ENOUGH_VISITS,
    };
  }

  /** A choice that the bot did not weigh: as much below the best as it is one ply on. */
  #unseen(view: AnyView, seat: Seat, codes: readonly number[], best: Candidate): number {
    const sampler = this.#game.resampler(this.#setup, view);
    const made = this.#shares.after(sampler, seat, codes);
    const other = this.#shares.after(sampler, seat, best.codes);
    return Math.min(1, Math.max(0, this.#shares.honest(best.value) + Math.min(0, made - other)));
  }
}
