import { type RefObject, useLayoutEffect } from 'react';

/**
 * What is asked stands at the top of a panel: it is scrolled back there with each decision, and so are those of its parts
 * that scroll by themselves.
 * @param decision names the decision; another one is what is to be seen
 */
export function useScrolledBack(panel: RefObject<HTMLElement | null>, decision: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision is what scrolls it back
  useLayoutEffect(() => {
    if (panel.current === null) return;
    for (const part of [panel.current, ...panel.current.children]) part.scrollTo({ top: 0 });
  }, [panel, decision]);
}
