import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';
import type { Clock } from '../meter.ts';
import { SearchBot } from '../search/bot.ts';
import { SEARCH } from '../search/settings.ts';
import { playSeriesMatch, type SeriesMatch } from '../series.ts';
import { type Interval, Mean } from '../stats.ts';
import { gainsByDeal } from '../summary.ts';
import type { Network } from './network.ts';
import { seenAs } from './variant.ts';

/** Budget per decision of each player of a gate. */
export type GateBudget = { readonly iterations: number } | { readonly milliseconds: number; readonly clock: Clock };

/** The players measured against the unchanged search. */
export const CONTENDERS = ['learned', 'control'] as const;
/** The network, or the game's own evaluation with the same value of a common defeat. */
export type Contender = (typeof CONTENDERS)[number];

export interface GatePlan {
  readonly game: Game;
  readonly setup: Setup;
  readonly network: Network;
  readonly defeatShare: number;
  readonly seed: string;
  readonly deals: number;
  readonly budget: GateBudget;
}

/** A contender's result against the unchanged search. */
export interface GateResult {
  /** By deal: its gain over the other, -1..1; a common defeat gives nothing to anybody. */
  readonly gain: Interval;
  /** Shares of matches won by it, won by the other, and lost by all together. */
  readonly won: number;
  readonly lost: number;
  readonly defeats: number;
}

/**
 * Plays a contender in one seat against the unchanged search in the others, every deal from every seat.
 * @param onMatch called with the number of matches played
 */
export function playGate(plan: GatePlan, contender: Contender, onMatch: (done: number) => void = () => {}): GateResult {
  const { game, setup, network, defeatShare, seed, deals } = plan;
  const { seats } = setup;
  const seen = seenAs(game, { ...(contender === 'learned' ? { network } : {}), defeatShare });
  const make = (one: Game): SearchBot =>
    new SearchBot('mcts', one, setup, { seed: 0, settings: SEARCH, ...plan.budget });
  const bots = Array.from({ length: seats }, (_, player) => make(player === 1 ? seen : game));
  const matches: SeriesMatch[] = [];
  for (let index = 0; index < deals * seats; index += 1) {
    matches.push(playSeriesMatch(game, setup, bots, seed, index));
    onMatch(index + 1);
  }
  return resultOf(matches, seats);
}

function resultOf(matches: readonly SeriesMatch[], seats: number): GateResult {
  const gain = new Mean();
  for (const one of gainsByDeal(matches, seats)) gain.add(one);
  const share = (count: (match: SeriesMatch) => number): number =>
    matches.reduce((sum, match) => sum + count(match), 0) / matches.length;
  const wonBy =
    (player: number) =>
    ({ players, final: { winners } }: SeriesMatch): number =>
      winners.includes(players.indexOf(player)) ? 1 / winners.length : 0;
  return {
    gain: gain.bounded(-1, 1),
    won: share(wonBy(1)),
    lost: share(wonBy(0)),
    defeats: share(({ final }) => (final.defeat ? 1 : 0)),
  };
}
