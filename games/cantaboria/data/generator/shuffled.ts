import type { Rng } from '@marchlands/core/rng.ts';

/** The list in random order. */
export function shuffled<T>(items: readonly T[], rng: Rng): readonly T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i -= 1) {
    const k = rng.below(i + 1);
    [list[i], list[k]] = [list[k], list[i]];
  }
  return list;
}
