import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../events.ts';
import type { Types } from '../types.ts';
import * as beside from './beside.ts';
import type { Attacks } from './use-attacks.ts';
import type { Composing } from './use-composing.ts';

/**
 * The layer over the map; the same element as long as there is nothing new to draw.
 * @param middleAt the middle of a place by its id
 */
export function useOver(
  { setup, choosing, stage: { now, isPlaying } }: Pick<OwnProps<Types, Event>, 'setup' | 'choosing' | 'stage'>,
  { shown }: Attacks,
  { prospect }: Composing,
  middleAt: (id: string) => readonly [x: number, y: number],
): ReactNode {
  const { Over } = beside.over.get();
  const plan = isPlaying ? null : shown;
  const begun = isPlaying ? null : prospect;
  return useMemo(
    () =>
      now === null && plan === null && begun === null ? null : (
        <Over {...{ now, plan, choosing }} prospect={begun} land={setup.land} at={middleAt} />
      ),
    [Over, now, plan, begun, choosing, setup, middleAt],
  );
}
