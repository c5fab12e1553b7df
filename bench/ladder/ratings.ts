import type { Level } from '@marchlands/bots/levels.ts';
import { payoffOf } from '@marchlands/bots/payoff.ts';
import { type RatedDeal, type RatedMatch, ratingsOf } from '@marchlands/bots/ratings.ts';
import { dealOf } from '@marchlands/bots/seating.ts';
import type { SeriesMatch } from '@marchlands/bots/series.ts';
import { type Conditions, play } from './series.ts';
import { called, head, row } from './table.ts';

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

/** Plays all levels against each other and prints their ratings, with the weakest at 0. */
export async function printRatings(conditions: Conditions, levels: readonly Level[]): Promise<void> {
  const { seats } = conditions.setup;
  const groups: (readonly RatedDeal[])[] = [];
  for (const [above, upper] of levels.entries())
    for (const [below, lower] of levels.slice(0, above).entries())
      groups.push(dealsOf(await play(conditions, [lower, upper]), seats, below, above));
  const ratings = ratingsOf(groups, levels.length, 0);
  console.log(head(['level', 'Elo (95 %)', 'deals']));
  for (const [i, { value, low, high, n }] of ratings.entries()) {
    const interval = i === 0 ? '0' : `${value.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`;
    console.log(row([called(levels[i]), interval, String(n)]));
  }
}
