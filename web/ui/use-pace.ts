import { useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';

/** By setting: how long what happened is shown, as a part of the usual time. */
const PACE = { normal: 1, slow: 2, fast: 0.4, off: null };
/** The key that hurries while it is held, and how much. */
const KEY = 'f';
const HELD = 0.15;

/** How fast what happened is shown: as set, and faster while the key is held; null where it is not shown. */
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
