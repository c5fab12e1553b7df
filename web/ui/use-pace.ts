import { useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';

/** By setting: the duration of animations, relative to the usual one. */
const PACE = { normal: 1, slow: 2, fast: 0.4, off: null };
/** The key that speeds animations up while held, and its factor. */
const KEY = 'f';
const HELD = 0.15;

/** The current duration factor, by the setting and the key; null if animations are off. */
export function usePace(): number | null {
  const pace = PACE[useSettings().pace];
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === KEY && target?.closest('input:not([type=range]), textarea, select, dialog') == null)
        setHeld(true);
    }
    const onKeyUp = ({ key }: KeyboardEvent) => key === KEY && setHeld(false);
    const onBlur = () => setHeld(false);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, []);
  return pace !== null && isHeld ? Math.min(pace, HELD) : pace;
}
