import type { Level } from '@marchlands/bots/levels.ts';
import { payoffOf } from '@marchlands/bots/payoff.ts';
import { type RatedDeal, type RatedMatch, ratingsOf } from '@marchlands/bots/ratings.ts';
import { dealOf } from '@marchlands/bots/seating.ts';
import type { SeriesMatch } from '@marchlands/bots/series.ts';
import type { Table } from './results.ts';
import { type Conditions, play } from './series.ts';
import { called } from './table.ts';

/** A match by each level's result; a common defeat and a draw are shared by all. */
function rated({ players, final }: SeriesMatch, lower: number, upper: number): RatedMatch {
  const shares = new Float64Array(players.length);
  payoffOf(final, shares, 1);
  return { players: players.map((player) => (player === 1 ? upper : lower)), shares: Array.from(shares) };
}

/** Deals with all matches played. */
function dealsOf(matches: readonly SeriesMatch[], seats: number, lower: number, upper: number): readonly RatedDeal[] {
  const deals = Map.groupBy(matches, ({ index }) => dealOf(index, seats));
  return [...deals.values()]
    .filter((deal) => deal.length === seats)
    .map((deal) => deal.map((match) => rated(match, lower, upper)));
}

/** Plays all levels against each other and rates them, with the weakest at 0. */
export async function ratingTable(conditions: Conditions, levels: readonly Level[]): Promise<Table> {
  const { seats } = conditions.setup;
  const groups: (readonly RatedDeal[])[] = [];
  for (const [above, upper] of levels.entries())
    for (const [below, lower] of levels.slice(0, above).entries())
      groups.push(dealsOf(await play(conditions, [lower, upper]), seats, below, above));
  const ratings = ratingsOf(groups, levels.length, 0);
  const rows = ratings.map(({ value, low, high, n }, i) => ({
    level: called(levels[i]),
    elo: { value, low, high },
    deals: n,
  }));
  return { kind: 'ratings', rows };
}
