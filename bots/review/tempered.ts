/**
 * A share of the win as it is told, where an evaluation is too sure or too careful: its odds, beside those of an even share,
 * raised to a power. Even shares stay even.
 * @param share 0 .. 1, both excluded
 * @param certainty 1 changes nothing; below 1 shares come closer to even ones
 * @param seats of the match; alone one plays against the game
 */
export function tempered(share: number, certainty: number, seats: number): number {
  const even = 1 / (Math.max(2, seats) - 1);
  const odds = even * (share / (1 - share) / even) ** certainty;
  return odds / (1 + odds);
}
