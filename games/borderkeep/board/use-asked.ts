/** The board's decision during playback. */
import type { Seat } from '@marchlands/core/seat.ts';
import { useMemo, useRef } from 'react';
import type { View } from '../view/view.ts';
import type { Option } from './props.ts';

/** The decision, and its view. */
export interface Asked {
  readonly view: View;
  readonly choices: readonly Option[];
  readonly choosing: Seat | null;
}

const NO_CHOICES: readonly Option[] = [];

/**
 * The current decision once the board is at rest. During playback, a seat that continues its own turn keeps its
 * previous decision, so that nothing flickers; otherwise there is none, so that nothing is revealed before it is shown.
 */
export function useAsked({ view, choices, choosing }: Asked, isPlaying: boolean): Asked {
  const rested = useRef<Asked | null>(null);
  return useMemo(() => {
    if (!isPlaying) {
      rested.current = { view, choices, choosing };
      return rested.current;
    }
    const before = rested.current;
    const goesOn = before !== null && choosing !== null && before.choosing === choosing;
    if (goesOn && before.view.table.active === view.table.active && view.table.battle === null) return before;
    return { view: before?.view ?? view, choices: NO_CHOICES, choosing: null };
  }, [view, choices, choosing, isPlaying]);
}
