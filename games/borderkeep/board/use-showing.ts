/** What the board draws and asks while something is being shown of what happened. */
import type { Seat } from '@marchlands/core/seat.ts';
import type { Stage } from '@marchlands/kit/stage.ts';
import { useMemo, useRef } from 'react';
import type { Setup } from '../setup.ts';
import type { Table } from '../view/table.ts';
import type { View } from '../view/view.ts';
import type { Option, Props } from './props.ts';
import { replayed } from './replayed.ts';

type Played = Pick<Stage<Props['happenings'][number]['event']>, 'isPlaying' | 'shown'>;

/** The view as it is drawn: on the way from the one before while the stage plays. */
export function useDrawn(setup: Setup, table: Table, stage: Played): Table {
  // What the board rested on before the view that is there now.
  const views = useRef<{ before: Table | null; now: Table }>({ before: null, now: table });
  if (views.current.now !== table) views.current = { before: views.current.now, now: table };
  const { before } = views.current;
  const count = stage.shown.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of happenings shown stands for them
  return useMemo(
    // A board that has just been opened knows nothing from before.
    () => (stage.isPlaying && before !== null ? replayed(setup, before, stage.shown) : table),
    [setup, stage.isPlaying, count, before, table],
  );
}

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
