/** What the person at the screen looks at: a chosen spot, and possibly another town. */
import type { Seat } from '@marchlands/core/seat.ts';
import { useKept } from '@marchlands/kit/use-kept.ts';
import { useCallback, useEffect, useState } from 'react';
import type { View } from '../view/view.ts';
import type { Props, Told } from './props.ts';
import type { Spot } from './spot.ts';

export interface Look {
  /** The spot whose choices are open; null for none. */
  readonly chosen: Spot | null;
  /** The setters stay the same as long as the view does. */
  readonly setChosen: (spot: Spot | null) => void;
  /** The town looked at instead of the default one; null for that one. */
  readonly looked: Seat | null;
  readonly setLooked: (seat: Seat | null) => void;
}

export function useLook({ view, choosing, newEvents, stage }: Props): Look {
  // A selection belongs to its position and is dropped in the next one.
  const [chosen, setChosen] = useKept<Spot>(view);
  // Another town is shown until the next decision; a person without decisions looks as long as they please.
  const [look, setLook] = useState<{ readonly of: View; readonly seat: Seat } | null>(null);
  const isLooking = look !== null && (choosing === null || stage.isPlaying || look.of === view);

  // BK-49: a hand shown by Spies is looked at from the moment it is shown.
  const spied = spiedBy(stage.shown, view.viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that Spies have shown a hand
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

/** BK-49: the seat whose hand Spies have shown to this viewer, among the events shown. */
function spiedBy(shown: readonly Told[], viewer: number): Seat | null {
  const last = shown.findLast(({ event }) => event.kind === 'handShown' && event.seat === viewer)?.event;
  return last?.kind === 'handShown' && typeof last.owner === 'number' ? last.owner : null;
}
