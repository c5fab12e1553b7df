// Counts the key presses from one place of a board to the others.

/**
 * The fewest presses from a place to each place, by number; Infinity if no key leads there.
 * @param ways where the keys lead from a place; null for nowhere
 */
export function pressesFrom(
  from: number,
  places: number,
  ways: (at: number) => readonly (number | null)[],
): readonly number[] {
  const presses = new Array<number>(places).fill(Number.POSITIVE_INFINITY);
  presses[from] = 0;
  const reached = [from];
  for (const at of reached) {
    for (const to of ways(at)) {
      if (to === null || presses[to] !== Number.POSITIVE_INFINITY) continue;
      presses[to] = presses[at] + 1;
      reached.push(to);
    }
  }
  return presses;
}
