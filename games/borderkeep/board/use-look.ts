/** What the person at the screen looks at: a spot that was chosen, and another town than one's own. */
import type { Seat } from '@marchlands/core/seat.ts';
import { useKept } from '@marchlands/kit/use-kept.ts';
import { useCallback, useEffect, useState } from 'react';
import type { View } from '../view/view.ts';
import type { Props, Told } from './props.ts';
import type { Spot } from './spot.ts';

export interface Look {
  /** The spot whose choices are open; null for none. */
  readonly chosen: Spot | null;
  /** The setters are the same as long as the view is. */
  readonly setChosen: (spot: Spot | null) => void;
  /** The town that is looked at in place of the one that is shown by itself; null for that one. */
  readonly looked: Seat | null;
  readonly setLooked: (seat: Seat | null) => void;
}

export function useLook({ view, choosing, newEvents, stage }: Props): Look {
  // What was chosen belongs to its position: in the next one nothing is.
  const [chosen, setChosen] = useKept<Spot>(view);
  // Another town is looked at until the next decision comes; who has none looks for as long as it pleases.
  const [look, setLook] = useState<{ readonly of: View; readonly seat: Seat } | null>(null);
  const isLooking = look !== null && (choosing === null || stage.isPlaying || look.of === view);

  // BK-49: whose hand Spies have shown is looked at, from when it is shown.
  const spied = spiedBy(stage.shown, view.viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that Spies have shown a hand
  useEffect(() => {
    if (spied !== null) setLook({ of: view, seat: spied });
  }, [spied, newEvents]);
  const setLooked = useCallback((seat: Seat | null) => setLook(seat === null ? null : { of: view, seat }), [view]);
  return {
    chosen,
    setChosen,
    looked: isLooking ? look.seat : null,
    setLooked,
  };
}

/** BK-49: whose hand Spies have shown this viewer, of what has been shown. */
function spiedBy(shown: readonly Told[], viewer: number): Seat | null {
  const last = shown.findLast(({ event }) => event.kind === 'handShown' && event.seat === viewer)?.event;
  return last?.kind === 'handShown' && typeof last.owner === 'number' ? last.owner : null;
}
