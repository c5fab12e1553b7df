import { useAdvice } from '@marchlands/kit/use-advice.ts';
import { useMemo } from 'react';
import type { KnownHand } from '../advice/known-hands.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';

/** The viewer's knowledge of the other hands, by seat; null if nobody asks or until computed. */
export function useKnownHands(setup: Setup, view: View, isAsked: boolean): readonly KnownHand[] | null {
  const work = useMemo(
    () => (isAsked ? async (asked: View) => (await import('../advice/known-hands.ts')).knownHands(setup, asked) : null),
    [isAsked, setup],
  );
  return useAdvice(view, work);
}
