import { useCallback, useState } from 'react';

/**
 * Something chosen on the board, kept only as long as what it was chosen for.
 * @param of what it belongs to: the view for a choice of one position, or words that name a decision or a turn
 * @returns what is chosen, null in another position and before; and what chooses another, or with null nothing, which is
 *   the same function as long as `of` is the same
 */
export function useKept<T>(of: object | string): readonly [T | null, (value: T | null) => void] {
  const [kept, setKept] = useState<{ readonly of: object | string; readonly value: T } | null>(null);
  const keep = useCallback((value: T | null) => setKept(value === null ? null : { of, value }), [of]);
  return [kept !== null && kept.of === of ? kept.value : null, keep];
}
