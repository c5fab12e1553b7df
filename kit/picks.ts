import { useCallback } from 'react';
import { useKept } from './use-kept.ts';

const NONE: readonly string[] = [];

/** What is picked with one more or one less; beyond the most that may be picked the one picked first is let go. */
export function toggled(picked: readonly string[], one: string, most: number): readonly string[] {
  if (picked.includes(one)) return picked.filter((other) => other !== one);
  return [...picked, one].slice(-Math.max(1, most));
}

/**
 * Things picked on the board itself (cards of a hand, pieces) that are to go together.
 * @param of the position that they are picked in, such as the view: in another one nothing is picked
 * @param most how many may be picked, at least 1
 * @returns the ids in the order of picking, and what picks one or lets it go
 */
export function usePicks(of: object, most: number): readonly [readonly string[], (one: string) => void] {
  const [picked, pick] = useKept<readonly string[]>(of);
  const ids = picked ?? NONE;
  const toggle = useCallback((one: string) => pick(toggled(ids, one, most)), [pick, ids, most]);
  return [ids, toggle];
}
