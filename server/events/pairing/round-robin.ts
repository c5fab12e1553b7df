import type { Entrant } from './history.ts';
import type { Paired } from './swiss.ts';

/** The number of rounds in which all players meet. */
export function roundRobinRounds(count: number): number {
  return count % 2 === 0 ? count - 1 : count;
}

/**
 * A round of a round robin by the circle method: one player is fixed, the others move on by one place each round (the
 * Berger tables of FIDE's Handbook C.05 give the same meetings). With an odd number a dummy is fixed, and its opponent
 * has a bye, each player once. Every player's counts of first and last seats differ by at most one.
 * @param round 0, 1, 2, ...
 */
export function roundRobinRound(count: number, round: number): Paired {
  const size = count + (count % 2);
  const others = size - 1;
  const tables: (readonly Entrant[])[] = [];
  const byes: Entrant[] = [];
  const still = size - 1;
  const facing = round % others;
  if (still >= count) byes.push(facing);
  else tables.push(round % 2 === 0 ? [facing, still] : [still, facing]);
  for (let step = 1; step < size / 2; step += 1) {
    const one = (facing + step) % others;
    const other = (facing + others - step) % others;
    tables.push(step % 2 === 0 ? [one, other] : [other, one]);
  }
  return { tables, byes };
}
