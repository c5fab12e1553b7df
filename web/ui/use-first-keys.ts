import { useEffect } from 'react';

/** Of what a board asks the button that is meant, where it can be pressed: the red one, else the one marked as first. */
const MAIN = ['.table-board .button.primary:not(:disabled)', '.table-board [data-first]:not(:disabled)'];
/** The one place of the board that the Tab key reaches. */
const PLACE = ['.table-board [data-place][tabindex="0"]'];

/**
 * Keys that need no way by Tab. Ctrl and Enter press the main button wherever the focus is, but not while a person types.
 * Where nothing has the focus, as when a turn begins, Enter goes to that button. Beside the board's places, keys that walk
 * among the lit ones, or begin the name of one, begin on the board. A board that hears one of these itself comes first.
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

/** Where a person types, or where keys walk already. */
const HEARING = 'input, textarea, select, [data-place]';

/** Presses the main button; null where the key does not mean it, or there is none. */
function pressed({ key, target }: KeyboardEvent): HTMLElement | null {
  if (key !== 'Enter' || (target instanceof Element && target.matches('input, textarea, select'))) return null;
  const main = firstVisible(MAIN);
  main?.click();
  return main;
}

/** Gives the focus to where a key begins; null where it begins nowhere. */
function begun({ key, shiftKey, target }: KeyboardEvent): HTMLElement | null {
  if (!(target instanceof Element) || target.matches(HEARING)) return null;
  if (key === 'Enter' && target !== document.body) return null;
  const isWalk = key === 'n' || key === 'N' || (shiftKey && key.startsWith('Arrow'));
  const isName = /^[A-Z\d]$/.test(key) && document.querySelector(`.table-board [data-name^="${key}"]`) !== null;
  if (!isWalk && !isName && key !== 'Enter') return null;
  const first = firstVisible(key === 'Enter' ? MAIN : PLACE);
  first?.focus();
  if (key !== 'Enter')
    first?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  return first;
}

/** @param selectors the one before goes first */
function firstVisible(selectors: readonly string[]): HTMLElement | null {
  const all = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  return all.find((one) => one.checkVisibility()) ?? null;
}
