import { type RefObject, useEffect } from 'react';

/**
 * Where a button that was pressed by a key is gone with the next view, the cell that the focus came from has it again.
 * @param frame what the cells lie in
 */
export function useLostFocus(frame: RefObject<HTMLElement | null>, byKey: boolean, view: object): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is what takes buttons away
  useEffect(() => {
    if (!byKey || (document.activeElement !== null && document.activeElement !== document.body)) return;
    frame.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
  }, [frame, byKey, view]);
}
