import { useCallback, useState } from 'react';

/**
 * A selection on the board, kept only as long as its subject.
 * @param of the subject: the view for a choice in one position, or words that identify a decision or a turn
 * @returns the selection, null in another position and before; and a function that sets it, or with null clears it,
 * which is the same function as long as `of` is the same
 */
export function useKept<T>(of: object | string): readonly [T | null, (value: T | null) => void] {
  const [kept, setKept] = useState<{ readonly of: object | string; readonly value: T } | null>(null);
  const keep = useCallback((value: T | null) => setKept(value === null ? null : { of, value }), [of]);
  return [kept !== null && kept.of === of ? kept.value : null, keep];
}
