import { hasNoFocus } from '@marchlands/kit/no-focus.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * After a link was followed, moves the focus to the heading of the new page, where a screen reader then begins; at a
 * table, whose heading is out of sight, to the whole page. A page that has taken the focus itself keeps it, and so does
 * a link of the masthead, which is still there.
 */
export function useArrival(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (arrive()) return;
    // The page is still being loaded.
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [path]);
}

/** Focuses the page if nothing has the focus; false while it is not there. */
function arrive(): boolean {
  // The placeholder has no heading, and the previous page may still be there, hidden.
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((one) => one.checkVisibility());
  const main = heading?.closest('main');
  if (heading === undefined || main == null) return false;
  const place = heading.classList.contains('visually-hidden') ? main : heading;
  if (hasNoFocus()) begin(place);
  return true;
}

/** Moves the focus from a pressed button, which disappears with its question, to its whole page. */
export function leave(pressed: HTMLElement): void {
  const main = pressed.closest('main');
  if (main !== null) begin(main);
}

/** Moves the focus to an element that holds no control, where a screen reader then begins. */
export function begin(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
