import type { Problem } from '@marchlands/bots/problems/problem.ts';
import { boards } from '@marchlands/games/boards.ts';

/** The problems of a game, from the easiest to the hardest; empty if it has no collection. */
export async function problemsIn(gameId: string): Promise<readonly Problem[]> {
  const load = boards.find(({ id }) => id === gameId)?.problems;
  // The game's own file: a test opens every problem in it.
  return load === undefined ? [] : ((await load()) as readonly Problem[]);
}

/** Its number in the collection, counted from 1. */
export function numberOf(all: readonly Problem[], { id }: Problem): number {
  return all.findIndex((one) => one.id === id) + 1;
}
