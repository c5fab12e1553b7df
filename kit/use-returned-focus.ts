import { useEffect } from 'react';
import { hasNoFocus } from './no-focus.ts';

/**
 * For a part that takes the focus while it is shown: when it goes, the element that had the focus before gets it back.
 * @param otherwise finds the element that gets it if none had it, as in a page loaded with the part, or if that one is
 * gone; a stable function
 */
export function useReturnedFocus(otherwise?: () => HTMLElement | null): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && hasNoFocus()) before.focus({ preventScroll: true });
      if (hasNoFocus()) otherwise?.()?.focus({ preventScroll: true });
    };
  }, [otherwise]);
}
