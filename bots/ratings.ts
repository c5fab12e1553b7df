import { Rng } from '@marchlands/core/rng.ts';
import type { Interval } from './stats.ts';

/** One match for ratings: its players and their shares, which sum to 1. */
export interface RatedMatch {
  /** By seat: the number of the player. */
  readonly players: readonly number[];
  /** By seat: share of the win; equal for all if nobody won. */
  readonly shares: readonly number[];
}

/** The matches of one deal, which are not independent. */
export type RatedDeal = readonly RatedMatch[];

/**
 * Virtual matches of each player, shared with one of strength 1, so that a player who won everything is not infinitely
 * strong.
 */
const PRIOR = 0.5;
/** Most steps of the fit, which usually converges far sooner. */
const MOST_STEPS = 300;
/** The fit has converged if strengths change by less than this share in a step. */
const CLOSE = 1e-5;
/** Bootstrap samples of the deals per interval. */
const SAMPLES = 400;
/** Points per tenfold odds. */
const ELO = 400;

/** Deals of one table, whose players are the same in all matches. */
interface Group {
  /** Player numbers, one per seat. */
  readonly table: readonly number[];
  /** By deal: its matches, and each player's total share. */
  readonly deals: readonly { readonly matches: number; readonly won: Float64Array }[];
}

function groupOf(deals: readonly RatedDeal[], players: number): Group {
  const summed = deals.map((deal) => {
    const won = new Float64Array(players);
    for (const match of deal) for (const [seat, player] of match.players.entries()) won[player] += match.shares[seat];
    return { matches: deal.length, won };
  });
  return { table: deals.at(0)?.at(0)?.players ?? [], deals: summed };
}

/**
 * Maximum-likelihood strengths: a player wins with probability equal to its share of the strength at the table (Bradley
 * and Terry 1952 for two seats; the first place of Plackett and Luce 1975 for more), found by minorization and
 * maximization (Hunter 2004).
 * @param groups any selection of deals, with repeats
 * @param start initial strengths
 */
function strengthsOf(groups: readonly Group[], start: Float64Array): Float64Array {
  const won = new Float64Array(start.length).fill(PRIOR / 2);
  const matches = groups.map(({ deals }) => {
    for (const deal of deals) for (let player = 0; player < won.length; player += 1) won[player] += deal.won[player];
    return deals.reduce((sum, deal) => sum + deal.matches, 0);
  });
  let strengths = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const met = strengths.map((strength) => PRIOR / (strength + 1));
    for (const [i, { table }] of groups.entries()) {
      const sum = table.reduce((all, player) => all + strengths[player], 0);
      for (const player of table) met[player] += matches[i] / sum;
    }
    const next = won.map((share, player) => share / met[player]);
    const isClose = next.every((strength, player) => Math.abs(strength / strengths[player] - 1) < CLOSE);
    strengths = next;
    if (isClose) break;
  }
  return strengths;
}

const eloOf = (strengths: Float64Array, reference: number): number[] =>
  Array.from(strengths, (strength) => ELO * Math.log10(strength / strengths[reference]));

/** The quantile of sorted values. */
function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const below = Math.floor(at);
  const value = sorted[below] ?? 0;
  return value + (at - below) * ((sorted[below + 1] ?? value) - value);
}

/**
 * Ratings in Elo relative to a reference at 0, with 95 % intervals by resampling deals (cluster bootstrap: Efron 1979;
 * Davison and Hinkley 1997).
 * @param series deals grouped by table; each series is resampled separately
 * @param players number of players
 * @param reference the player rated 0
 */
export function ratingsOf(
  series: readonly (readonly RatedDeal[])[],
  players: number,
  reference: number,
): readonly Interval[] {
  const groups = series.map((deals) => groupOf(deals, players));
  const found = strengthsOf(groups, new Float64Array(players).fill(1));
  const rng = new Rng('ratings');
  const samples = Array.from({ length: SAMPLES }, () => {
    const drawn = groups.map(({ table, deals }) => ({ table, deals: deals.map(() => deals[rng.below(deals.length)]) }));
    return eloOf(strengthsOf(drawn, found), reference);
  });
  return eloOf(found, reference).map((value, player) => {
    const sorted = samples.map((sample) => sample[player]).sort((a, b) => a - b);
    const n = groups.reduce((sum, { table, deals }) => sum + (table.includes(player) ? deals.length : 0), 0);
    return { value, low: quantile(sorted, 0.025), high: quantile(sorted, 0.975), n };
  });
}
