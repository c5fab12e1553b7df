import { useCallback } from 'react';
import { useKept } from './use-kept.ts';

const NONE: readonly string[] = [];

/** The picks with one added or removed; beyond the maximum, the first pick is dropped. */
export function toggled(picked: readonly string[], one: string, most: number): readonly string[] {
  if (picked.includes(one)) return picked.filter((other) => other !== one);
  return [...picked, one].slice(-Math.max(1, most));
}

/**
 * Things picked on the board itself (cards of a hand, pieces) that are sent together.
 * @param of the position in which they are picked, such as the view: another position starts without picks
 * @param most the maximum number of picks, at least 1
 * @returns the ids in the order of picking, and a function that toggles one
 */
export function usePicks(of: object, most: number): readonly [readonly string[], (one: string) => void] {
  const [picked, pick] = useKept<readonly string[]>(of);
  const ids = picked ?? NONE;
  const toggle = useCallback((one: string) => pick(toggled(ids, one, most)), [pick, ids, most]);
  return [ids, toggle];
}
