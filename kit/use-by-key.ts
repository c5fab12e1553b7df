import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether a key was pressed last anywhere on the page, and not a pointer. */
export function useByKey(): RefObject<boolean> {
  const byKey = useRef(false);
  useLayoutEffect(() => {
    const onKey = () => {
      byKey.current = true;
    };
    const onPointer = () => {
      byKey.current = false;
    };
    // Before anything hears it and draws again for it.
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  return byKey;
}
