import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a panel back to its top, which shows the decision, with each new decision; likewise its scrollable parts.
 * @param decision identifies the decision
 */
export function useScrolledBack(panel: RefObject<HTMLElement | null>, decision: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision scrolls it back
  useLayoutEffect(() => {
    if (panel.current === null) return;
    for (const part of [panel.current, ...panel.current.children]) part.scrollTo({ top: 0 });
  }, [panel, decision]);
}
