/** "Deal the rest": the lot places what is left of a seat's sites or Warriors in the opening (CA-16, CA-18). */

import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import { useEffect, useRef, useState } from 'react';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';

export interface Dealing {
  readonly isOn: boolean;
  toggle(): void;
}

/** Steps at which pieces are placed one by one. */
const STEPS: readonly string[] = ['site', 'draft'];

/**
 * Places a piece of the seat at the screen by lot each time that it is its turn, once what happened before has been shown.
 * Taking a piece back ends it, and so does the next step: Warriors are dealt only where that is asked for again.
 * @param state as the view tells of it
 * @returns null where nothing can be dealt
 */
export function useDealing(
  {
    view,
    choices,
    choosing,
    choose,
    stage,
  }: Pick<OwnProps<Types>, 'view' | 'choices' | 'choosing' | 'choose' | 'stage'>,
  state: State,
): Dealing | null {
  const { step } = view.table;
  const [dealt, setDealt] = useState<string | null>(null);
  const isOn = dealt === step;
  const placed = piecesIn(state);
  const most = useRef(placed);
  const sentAt = useRef(-1);
  useEffect(() => {
    if (placed < most.current) {
      sentAt.current = -1;
      setDealt(null);
    } else if (isOn && choosing !== null && !stage.isPlaying && sentAt.current !== placed) {
      const choice = choices.at(Math.floor(Math.random() * choices.length));
      if (choice !== undefined) {
        sentAt.current = placed;
        choose(choice.move);
      }
    }
    most.current = placed;
  }, [placed, isOn, choosing, stage.isPlaying, choices, choose]);

  if (!STEPS.includes(step) || (choosing === null && !isOn)) return null;
  return { isOn, toggle: () => setDealt(isOn ? null : step) };
}

/** Sites and Warriors on the map. */
function piecesIn({ site, owner, setup }: State): number {
  let count = 0;
  for (let t = 0; t < setup.land.territories; t += 1) count += Number(site[t] > 0) + Number(owner[t] > 0);
  return count;
}
