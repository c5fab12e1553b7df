/** Cards of the hand picked to be dropped together. */
import { usePicks } from '@marchlands/kit/picks.ts';
import { useMemo } from 'react';
import { dropRange } from './drops.ts';
import type { Props } from './props.ts';

/** Steps at which cards are dropped. */
export const DROP_STEPS: readonly string[] = ['drop', 'trim', 'vortexDrop'];

const NO_USES: ReadonlyMap<string, string> = new Map();
const NO_DROPS = { least: 0, most: 0 };

export interface Picked {
  readonly picked: readonly string[];
  readonly pick: (card: string) => void;
  /** Cards that choosing picks; choosing any other opens it. */
  readonly picks: ReadonlyMap<string, string>;
  /** True once enough are picked. */
  readonly isWhole: boolean;
}

/** @param uses cards that can be used now, and how */
export function usePicked(
  { setup, view, choices, choosing }: Pick<Props, 'setup' | 'view' | 'choices' | 'choosing'>,
  uses: ReadonlyMap<string, string>,
): Picked {
  const isDropping = DROP_STEPS.includes(view.table.step) && choosing !== null;
  const { least, most } = useMemo(
    () => (isDropping ? dropRange(setup, view, choosing, choices) : NO_DROPS),
    [isDropping, setup, view, choosing, choices],
  );
  const [picked, pick] = usePicks(view, most);
  return { picked, pick, picks: isDropping ? uses : NO_USES, isWhole: least > 0 && picked.length === least };
}
