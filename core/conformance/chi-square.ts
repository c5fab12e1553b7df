/**
 * How far counted frequencies lie from expected ones, in standard deviations of a normal variable (Wilson and Hilferty,
 * 1931: the cube root of chi-square over its degrees of freedom is nearly normal). Cells with an expectation below 5
 * are taken together.
 * @param counted the observed count of each cell
 * @param expected the expected counts, with the same total
 * @returns about 0 if the expectation is right, and then above 6 in one of a billion runs; Infinity if an impossible
 *   cell was counted
 */
export function deviation(counted: readonly number[], expected: readonly number[]): number {
  let square = 0;
  let cells = 0;
  let smallCounted = 0;
  let smallExpected = 0;
  for (const [i, wanted] of expected.entries()) {
    const found = counted[i] ?? 0;
    if (wanted === 0 && found > 0) return Number.POSITIVE_INFINITY;
    if (wanted < 5) {
      smallCounted += found;
      smallExpected += wanted;
      continue;
    }
    square += (found - wanted) ** 2 / wanted;
    cells += 1;
  }
  if (smallExpected > 0) {
    square += (smallCounted - smallExpected) ** 2 / Math.max(smallExpected, 5);
    cells += 1;
  }
  const freedom = cells - 1;
  if (freedom < 1) return 0;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** Larger deviations count as failures: for a correct game fewer than one test in a billion. */
export const TOO_FAR = 6.2;
