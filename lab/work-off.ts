import type { Bot } from '@marchlands/bots/bot.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { GameLab } from '@marchlands/core/lab.ts';
import { messageOf } from '@marchlands/core/result.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { playMeasured } from './measured.ts';
import type { GivenUp, LabMatch, Order, Plan, Report, Unfinished } from './protocol.ts';

/** Milliseconds between two reports while an order is being worked off. */
const PAUSE = 100;

/** The resources of an experiment's worker. */
export interface Workplace {
  readonly plan: Plan;
  readonly game: Game;
  readonly setup: Setup;
  /** By player. */
  readonly bots: readonly Bot[];
  /** The game's own figures; null if nothing is counted, or it has none. */
  readonly own: GameLab | null;
  /** By player: milliseconds of each decision since the last report, which empties them. */
  readonly times: readonly number[][];
  /** Players that failed since the last report; cleared by each report. */
  readonly failures: Omit<GivenUp, 'index'>[];
  readonly post: (report: Report) => void;
}

/** An idle worker says so. */
export const IDLE: Report = { matches: [], unfinished: [], givenUp: [], times: [], isIdle: true };

/**
 * Plays the matches of an order, with reports in between. A match depends only on the plan and its number, so it does
 * not matter which worker plays it, unless a bot's budget is a time.
 */
export function workOff({ indices }: Order, { plan, game, setup, bots, own, times, failures, post }: Workplace): void {
  let matches: LabMatch[] = [];
  let unfinished: Unfinished[] = [];
  let givenUp: GivenUp[] = [];
  let reported = performance.now();
  const report = (isIdle: boolean): void => {
    post({ matches, unfinished, givenUp, times: times.map((durations) => durations.splice(0)), isIdle });
    matches = [];
    unfinished = [];
    givenUp = [];
    reported = performance.now();
  };
  for (const index of indices) {
    try {
      matches.push(playMeasured(game, setup, bots, plan, index, own));
    } catch (error) {
      // An illegal move of a bot or an endless match is a bug: report it with the match's number, never hide it.
      unfinished.push({ index, cause: { kind: 'bug', message: messageOf(error) } });
    }
    givenUp.push(...failures.splice(0).map((failure) => ({ index, ...failure })));
    if (performance.now() - reported > PAUSE) report(false);
  }
  report(true);
}
