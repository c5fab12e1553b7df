import { useEffect } from 'react';

/** Of what a board asks beside its drawing the button that is meant, where it can be pressed. */
const MAIN = '.table-board :is(.button.primary, [data-first]):not(:disabled)';
/** The one place of the board that the Tab key reaches. */
const PLACE = '.table-board [data-place][tabindex="0"]';

/**
 * Where nothing has the focus, as when a turn begins, Enter goes to the main button, which the next Enter presses, and keys
 * that walk among lit places, or begin the name of a place, begin on the board: nobody needs to find the way there by Tab.
 */
export function useFirstKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, shiftKey, repeat } = event;
      if (repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target !== document.body || document.querySelector('dialog[open]') !== null) return;
      const isWalk = key === 'n' || key === 'N' || (shiftKey && key.startsWith('Arrow'));
      const isName = /^[A-Z\d]$/.test(key) && document.querySelector(`.table-board [data-name^="${key}"]`) !== null;
      if (!isWalk && !isName && key !== 'Enter') return;
      const found = [...document.querySelectorAll<HTMLElement>(key === 'Enter' ? MAIN : PLACE)];
      const first = found.find((one) => one.checkVisibility());
      if (first === undefined) return;
      event.preventDefault();
      first.focus();
      if (key !== 'Enter')
        first.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
