import { useLayoutEffect, useRef } from 'react';

/** Single keys that work anywhere on the screen but where a person types, and not while a dialog is open. */
export function useKeys(keys: { readonly [key: string]: () => void }): void {
  const current = useRef(keys);
  current.current = keys;
  // With the picture, not after it: what is seen can be worked with.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input:not([type=range]), textarea, select, dialog') != null) return;
      const action = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined;
      if (action === undefined) return;
      event.preventDefault();
      action();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
