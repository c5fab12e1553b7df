import type { Final } from '@marchlands/core/types.ts';
import { payoffOf } from './payoff.ts';
import { dealOf } from './seating.ts';
import type { SeriesMatch } from './series.ts';
import { type Interval, Mean } from './stats.ts';

/**
 * The result of a series. The matches of one deal are not independent, so a deal is one observation: the mean over its
 * matches. Shares have the interval of bounded means, scores and lengths Student's.
 */
export interface SeriesSummary {
  /** Counted matches: those of complete deals. */
  readonly matches: number;
  readonly deals: number;
  /** By player. */
  readonly players: readonly PlayerSummary[];
  /** By seat: share of wins, for any player. */
  readonly seats: readonly Interval[];
  /** Matches by `Final.reason`. */
  readonly reasons: { readonly [reason: string]: number };
  /** Share of matches that all lost together. */
  readonly defeats: Interval;
  /** The total payoff of all players, 0..1. */
  readonly joint: Interval;
  readonly decisions: Interval;
  readonly chances: Interval;
}

/** One player's result in a series. */
export interface PlayerSummary {
  /** Share of wins; shared wins count in part. */
  readonly wins: Interval;
  /** Mean payoff: as `wins`, but a draw that nobody wins counts for all alike. */
  readonly payoff: Interval;
  /** Its payoff minus the first player's, deal by deal, -1..1; null for the first. */
  readonly gain: Interval | null;
  /** Mean final score; null where the rules count none. */
  readonly score: Interval | null;
}

/** Sums up a series. The order of matches only affects rounding, so sort them by index first. */
export function summarize(matches: readonly SeriesMatch[], seats: number): SeriesSummary {
  const deals = wholeDeals(matches, seats);
  const over = (value: (match: SeriesMatch) => number | null): Mean => meanOver(deals, value);
  const counted = deals.flat();
  const reasons: { [reason: string]: number } = {};
  for (const { final } of counted) reasons[final.reason] = (reasons[final.reason] ?? 0) + 1;
  const all = Array.from({ length: seats }, (_, i) => i);
  return {
    matches: counted.length,
    deals: deals.length,
    players: all.map((player) => {
      const score = over((match) => match.final.scores[seatOf(match, player)] ?? null);
      return {
        wins: over((match) => winShare(match.final, seatOf(match, player))).bounded(),
        payoff: over((match) => payoff(match, player)).bounded(),
        gain: player === 0 ? null : over((match) => payoff(match, player) - payoff(match, 0)).bounded(-1, 1),
        score: score.n === 0 ? null : score.interval(),
      };
    }),
    seats: all.map((seat) => over(({ final }) => winShare(final, seat)).bounded()),
    reasons,
    defeats: over(({ final }) => (final.defeat ? 1 : 0)).bounded(),
    joint: over((match) => all.reduce((sum, player) => sum + payoff(match, player), 0)).bounded(),
    decisions: over(({ decisions }) => decisions).interval(),
    chances: over(({ chances }) => chances).interval(),
  };
}

/**
 * The first player's gain in one series over another with the same deals: a mean of paired payoff differences (-1..1),
 * which cancels the luck of the deal. Ignores deals that are incomplete in either.
 */
export function pairedGain(matches: readonly SeriesMatch[], against: readonly SeriesMatch[], seats: number): Interval {
  const others = new Map(against.map((match) => [match.index, payoff(match, 0)]));
  const paired = matches.filter(({ index }) => others.has(index));
  return meanOver(wholeDeals(paired, seats), (match) => payoff(match, 0) - (others.get(match.index) as number)).bounded(
    -1,
    1,
  );
}

/** By deal, in order: the second player's payoff minus the first's, -1..1. Ignores incomplete deals. */
export function gainsByDeal(matches: readonly SeriesMatch[], seats: number): readonly number[] {
  return wholeDeals(matches, seats).map(
    (deal) => deal.reduce((sum, match) => sum + payoff(match, 1) - payoff(match, 0), 0) / seats,
  );
}

/** The matches of each complete deal. */
export function wholeDeals<M extends Pick<SeriesMatch, 'index'>>(
  matches: readonly M[],
  seats: number,
): readonly (readonly M[])[] {
  const deals = Map.groupBy(matches, ({ index }) => dealOf(index, seats));
  return [...deals.values()].filter((deal) => deal.length === seats);
}

/** Over deals, of the mean over a deal's matches; ignores matches without a value. */
function meanOver(deals: readonly (readonly SeriesMatch[])[], value: (match: SeriesMatch) => number | null): Mean {
  const mean = new Mean();
  for (const deal of deals) {
    const known = deal.map(value).filter((one) => one !== null);
    if (known.length > 0) mean.add(known.reduce((sum, one) => sum + one, 0) / known.length);
  }
  return mean;
}

function seatOf({ players }: SeriesMatch, player: number): number {
  return players.indexOf(player);
}

function payoff(match: SeriesMatch, player: number): number {
  const values = new Float64Array(match.players.length);
  payoffOf(match.final, values);
  return values[seatOf(match, player)];
}

export function winShare(final: Final, seat: number): number {
  return final.winners.includes(seat) ? 1 / final.winners.length : 0;
}
