import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether the last input anywhere on the page was a key rather than the pointer. */
export function useByKey(): RefObject<boolean> {
  const byKey = useRef(false);
  useLayoutEffect(() => {
    const onKey = () => {
      byKey.current = true;
    };
    const onPointer = () => {
      byKey.current = false;
    };
    // In the capture phase, before any handler rerenders.
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  return byKey;
}
