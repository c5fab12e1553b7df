import { useEffect } from 'react';
import { hasNoFocus } from './no-focus.ts';

/** For a part that takes the focus while it is shown: when it goes, what had the focus before gets it back. */
export function useReturnedFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && hasNoFocus()) before.focus({ preventScroll: true });
    };
  }, []);
}
