/** What the board asks while something is being shown of what happened. */
import type { Seat } from '@marchlands/core/seat.ts';
import { useMemo, useRef } from 'react';
import type { View } from '../view/view.ts';
import type { Option } from './props.ts';

/** What is asked, and of which view. */
export interface Asked {
  readonly view: View;
  readonly choices: readonly Option[];
  readonly choosing: Seat | null;
}

const NO_CHOICES: readonly Option[] = [];

/**
 * What is asked once the board is at rest. While it plays, a seat that goes on with its own turn keeps what it was asked
 * before, so that nothing flickers; else nothing is asked, and nothing is told before it is shown.
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
