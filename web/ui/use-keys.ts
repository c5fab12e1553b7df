import { useLayoutEffect, useRef } from 'react';

/** Single-key shortcuts, active anywhere except while a person types or a dialog is open. */
export function useKeys(keys: { readonly [key: string]: () => void }): void {
  const current = useRef(keys);
  current.current = keys;
  // A layout effect, so that what is visible can already be used.
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
