/** The belief about a player's strength: a normal distribution. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Before the first match. */
export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3 };

/** The spread of one performance. */
const BETA = 25 / 6;
/** The smallest share of the variance that one match may leave. */
const LEAST = 0.0001;

/**
 * The ratings after a match of single players, by the Plackett-Luce model of Weng and Lin, "A Bayesian Approximation Method
 * for Online Ranking" (JMLR 12, 2011, algorithm 4), with the constants that are usual for it (mu 25, sigma 25/3, beta 25/6).
 * @param ranks 1 is best; equal ranks share
 */
export function ratedAnew(ratings: readonly Rating[], ranks: readonly number[]): readonly Rating[] {
  const c = Math.sqrt(ratings.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strengths = ratings.map(({ mu }) => Math.exp(mu / c));
  // By player: the summed strength of all that did no better, and the number that share its rank.
  const rivals = ranks.map((rank) => strengths.reduce((sum, one, i) => sum + (ranks[i] >= rank ? one : 0), 0));
  const sharing = ranks.map((rank) => ranks.filter((one) => one === rank).length);
  return ratings.map(({ mu, sigma }, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, rank] of ranks.entries()) {
      if (rank > ranks[i]) continue;
      const share = strengths[i] / rivals[q];
      omega += ((q === i ? 1 : 0) - share) / sharing[q];
      delta += (share * (1 - share)) / sharing[q];
    }
    const gamma = sigma / c;
    return {
      mu: mu + (sigma ** 2 / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - (sigma / c) ** 2 * gamma * delta, LEAST)),
    };
  });
}

/** The sort key of a ladder: a strength that the player very likely exceeds. */
export function ordinalOf({ mu, sigma }: Rating): number {
  return mu - 3 * sigma;
}
