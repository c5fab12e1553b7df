import { useCallback, useMemo, useState } from 'react';
import type { State } from '../state.ts';
import { type Area, areaOf, idOf } from './areas.ts';

/**
 * The chosen place, as long as its decision is open and it is there.
 * @param isKept false where it belongs to this position alone
 */
export function useSelected(
  decision: string,
  state: State,
  isKept: boolean,
): readonly [Area | null, (area: Area | null) => void] {
  const [kept, setKept] = useState<{ readonly decision: string; readonly of: State; readonly id: string } | null>(null);
  const selected = useMemo(() => {
    if (kept === null || kept.decision !== decision || (!isKept && kept.of !== state)) return null;
    return areaOf(state, kept.id);
  }, [kept, decision, state, isKept]);
  const select = useCallback(
    (area: Area | null) => setKept(area === null ? null : { decision, of: state, id: idOf(state, area) }),
    [decision, state],
  );
  return [selected, select];
}
