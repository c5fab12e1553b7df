import type { Final, Game, Setup } from '@marchlands/core/game.ts';
import type { Bot } from './bot.ts';
import { type Played, playMatch } from './match.ts';
import { payoffOf } from './payoff.ts';
import { type Interval, Mean, wilson } from './stats.ts';

/** One match of a series; what follows from its seed, number and bots alone, whichever worker played it. */
export interface SeriesMatch extends Played {
  readonly index: number;
  /** By seat: the player (place in the list of bots) that sat there. */
  readonly players: readonly number[];
}

/**
 * Who sits where in match `index` of a series: players move on by one seat from match to match, and matches of one full
 * round share a deal, so that luck of the seat and of the deal falls on all alike.
 * @returns by seat: the player, 0 .. seats - 1
 */
export function seatingOf(index: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (seat + index) % seats);
}

/** The seed of the deal of match `index`: the same for every match of a round of seatings. */
export function dealOf(seed: string | number, index: number, seats: number): string {
  return `${seed}/${Math.floor(index / seats)}`;
}

/**
 * Plays one match of a series.
 * @param bots by player, one for each seat; players keep their number while their seats change
 */
export function playSeriesMatch(
  game: Game,
  setup: Setup,
  bots: readonly Bot[],
  seed: string | number,
  index: number,
): SeriesMatch {
  const players = seatingOf(index, setup.seats);
  const seated = players.map((player) => bots[player] as Bot);
  return { index, players, ...playMatch(game, setup, seated, dealOf(seed, index, setup.seats)) };
}

/**
 * How much more the first player gets in one series than in another over the same deals, a mean of paired differences of
 * payoff (-1..1): luck of the deal that falls on both takes no part. Matches that only one of them has are left out.
 */
export function pairedGain(matches: readonly SeriesMatch[], against: readonly SeriesMatch[]): Interval {
  const gain = new Mean();
  const payoffs = new Map(against.map((match) => [match.index, firstPayoff(match)]));
  for (const match of matches) {
    const other = payoffs.get(match.index);
    if (other !== undefined) gain.add(firstPayoff(match) - other);
  }
  return gain.interval();
}

function firstPayoff({ final, players }: SeriesMatch): number {
  const values = new Float64Array(players.length);
  payoffOf(final, values);
  return values[players.indexOf(0)] as number;
}

/** What one player got out of a series. */
export interface PlayerSummary {
  /** Share of wins, shared wins shared, with Wilson's interval. */
  readonly wins: Interval;
  /** Mean payoff: as `wins`, but a draw that nobody wins counts for all alike. */
  readonly payoff: Interval;
  /** Mean final score; null where the rules count none. */
  readonly score: Interval | null;
}

export interface SeriesSummary {
  readonly matches: number;
  /** By player. */
  readonly players: readonly PlayerSummary[];
  /** By seat: share of wins, whoever sat there. */
  readonly seats: readonly Interval[];
  /** Matches by `Final.reason`. */
  readonly reasons: { readonly [reason: string]: number };
  /** Share of matches that all lost together. */
  readonly defeats: Interval;
  readonly decisions: Interval;
  readonly chances: Interval;
}

/** Adds up a series; the order of the matches does not matter but for rounding, so sort them by index first. */
export function summarize(matches: readonly SeriesMatch[], seats: number): SeriesSummary {
  const byPlayer = Array.from({ length: seats }, () => ({ wins: 0, payoff: new Mean(), score: new Mean() }));
  const bySeat = new Array<number>(seats).fill(0);
  const reasons: { [reason: string]: number } = {};
  const decisions = new Mean();
  const chances = new Mean();
  let defeats = 0;
  const payoffs = new Float64Array(seats);
  for (const { final, players, ...match } of matches) {
    payoffOf(final, payoffs);
    reasons[final.reason] = (reasons[final.reason] ?? 0) + 1;
    if (final.defeat) defeats += 1;
    decisions.add(match.decisions);
    chances.add(match.chances);
    players.forEach((player, seat) => {
      const summary = byPlayer[player] as (typeof byPlayer)[number];
      const win = winShare(final, seat);
      summary.wins += win;
      bySeat[seat] = (bySeat[seat] as number) + win;
      summary.payoff.add(payoffs[seat] as number);
      const score = final.scores[seat];
      if (score !== null && score !== undefined) summary.score.add(score);
    });
  }
  const n = matches.length;
  return {
    matches: n,
    players: byPlayer.map(({ wins, payoff, score }) => ({
      wins: wilson(wins, n),
      payoff: payoff.interval(),
      score: score.n === 0 ? null : score.interval(),
    })),
    seats: bySeat.map((wins) => wilson(wins, n)),
    reasons,
    defeats: wilson(defeats, n),
    decisions: decisions.interval(),
    chances: chances.interval(),
  };
}

function winShare(final: Final, seat: number): number {
  return final.winners.includes(seat) ? 1 / final.winners.length : 0;
}
