import { hasNoFocus } from '@marchlands/kit/no-focus.ts';
import { useEffect } from 'react';

/**
 * The main button, if it can be pressed: that of a lesson whose part is only to be read, or else that of the board: the
 * red one, or the one marked as first.
 */
const MAIN = [
  '.lesson .button.primary',
  '.table-board .button.primary:not(:disabled)',
  '.table-board [data-first]:not(:disabled)',
];
/** The board's one Tab stop. */
const PLACE = ['.table-board [data-place][tabindex="0"]'];

/**
 * Keys that work without tabbing. Ctrl and Enter press the main button wherever the focus is, except while a person
 * types. If nothing has the focus, as when a turn begins, Enter focuses that button. Outside the board's places, keys
 * that walk among the lit places, or begin the name of one, move to the board. A board that handles a key itself comes
 * first.
 */
export function useFirstKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.repeat || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const found = event.ctrlKey || event.metaKey ? pressed(event) : begun(event);
      if (found !== null) event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Elements in which a person types or that already handle such keys. */
const HEARING = 'input, textarea, select, [data-place]';

/** Presses the main button; null if the key does not mean it, or there is none. */
function pressed({ key, target }: KeyboardEvent): HTMLElement | null {
  if (key !== 'Enter' || (target instanceof Element && target.matches('input, textarea, select'))) return null;
  const main = firstVisible(MAIN);
  main?.click();
  return main;
}

/** Focuses the element at which a key begins; null if there is none. */
function begun({ key, shiftKey, target }: KeyboardEvent): HTMLElement | null {
  if (!(target instanceof Element) || target.matches(HEARING)) return null;
  if (key === 'Enter' && !hasNoFocus()) return null;
  const isWalk = key === 'n' || key === 'N' || (shiftKey && key.startsWith('Arrow'));
  const isName = /^[A-Z\d]$/.test(key) && document.querySelector(`.table-board [data-name^="${key}"]`) !== null;
  if (!isWalk && !isName && key !== 'Enter') return null;
  const first = firstVisible(key === 'Enter' ? MAIN : PLACE);
  first?.focus();
  if (key !== 'Enter')
    first?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  return first;
}

/** @param selectors earlier ones take precedence */
function firstVisible(selectors: readonly string[]): HTMLElement | null {
  const all = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  return all.find((one) => one.checkVisibility()) ?? null;
}
