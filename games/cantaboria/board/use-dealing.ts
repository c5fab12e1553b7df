/** "Deal the rest": places a seat's remaining sites or Warriors of the opening by lot (CA-16, CA-18). */
import type { Seat } from '@marchlands/core/seat.ts';
import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import { useEffect, useRef, useState } from 'react';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';

export interface Dealing {
  readonly isOn: boolean;
  toggle(): void;
}

const NONE: Dealt = { step: '', seats: [] };

/** Steps at which pieces are placed one by one. */
const STEPS: readonly string[] = ['site', 'draft'];

/** The seat that asked for it, and the step. */
interface Dealt {
  readonly step: string;
  readonly seats: readonly Seat[];
}

/** The button that starts and stops it. */
const BUTTON = '[data-deal]';

/**
 * Places a piece of the seat at the screen by lot each time it is its turn, once earlier events have been shown. On a
 * shared screen it goes on for each seat that asked for it, and for no other. Taking a piece back ends it, as does any
 * press meanwhile, and the next step: Warriors are dealt only if asked for again.
 * @param state the view's state
 * @returns null if there is nothing to deal
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
  const [{ step: asked, seats }, setDealt] = useState<Dealt>(NONE);
  const isAsked = asked === step && seats.length > 0;
  // It stays on while seats elsewhere choose.
  const isOn = isAsked && (choosing === null || seats.includes(choosing));
  const placed = piecesIn(state);
  const most = useRef(placed);
  const sentAt = useRef(-1);
  useEffect(() => {
    if (placed < most.current) {
      sentAt.current = -1;
      setDealt(NONE);
    } else if (isOn && choosing !== null && !stage.isPlaying && sentAt.current !== placed) {
      const choice = choices.at(Math.floor(Math.random() * choices.length));
      if (choice !== undefined) {
        sentAt.current = placed;
        choose(choice.move);
      }
    }
    most.current = placed;
  }, [placed, isOn, choosing, stage.isPlaying, choices, choose]);

  useEffect(() => {
    if (!isOn) return;
    const stop = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest(BUTTON) !== null)) setDealt(NONE);
    };
    const presses = ['keydown', 'pointerdown'] as const;
    for (const press of presses) window.addEventListener(press, stop, true);
    return () => {
      for (const press of presses) window.removeEventListener(press, stop, true);
    };
  }, [isOn]);

  if (!STEPS.includes(step) || (choosing === null && !isOn)) return null;
  const others = asked === step ? seats : [];
  return {
    isOn,
    toggle() {
      if (choosing === null) setDealt(NONE);
      else setDealt({ step, seats: isOn ? others.filter((seat) => seat !== choosing) : [...others, choosing] });
    },
  };
}

/** Sites and Warriors on the map. */
function piecesIn({ site, owner, setup }: State): number {
  let count = 0;
  for (let t = 0; t < setup.land.territories; t += 1) count += Number(site[t] > 0) + Number(owner[t] > 0);
  return count;
}
