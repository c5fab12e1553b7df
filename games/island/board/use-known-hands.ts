import { useAdvice } from '@marchlands/kit/use-advice.ts';
import { useMemo } from 'react';
import type { KnownHand } from '../advice/known-hands.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';

/** What the viewer can know of the others' hands, by seat; null where nobody asks and until it is worked out. */
export function useKnownHands(setup: Setup, view: View, isAsked: boolean): readonly KnownHand[] | null {
  const work = useMemo(
    () => (isAsked ? async (asked: View) => (await import('../advice/known-hands.ts')).knownHands(setup, asked) : null),
    [isAsked, setup],
  );
  return useAdvice(view, work);
}
