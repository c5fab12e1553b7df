import { type RefObject, useEffect } from 'react';
import { hasNoFocus } from './no-focus.ts';

/**
 * If a button pressed by keyboard is gone in the next view, returns the focus to the cell that it came from.
 * @param frame the element around the cells
 */
export function useLostFocus(frame: RefObject<HTMLElement | null>, byKey: boolean, view: object): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view removes buttons
  useEffect(() => {
    if (!byKey || !hasNoFocus()) return;
    frame.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
  }, [frame, byKey, view]);
}
