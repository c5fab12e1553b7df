/** Makes the camera follow the focus and the chosen place. */
import { useEffect } from 'react';
import type { useCamera } from './use-camera.ts';

/**
 * Brings the place with the keyboard focus into view. On a small screen it zooms in on the chosen place, or on the
 * piece under way, until that is let go.
 * @param focused id of the place that keys have reached; null if none are used
 * @param looked id of the place to zoom in on; null for none
 */
export function useFollow(
  camera: Pick<ReturnType<typeof useCamera>, 'show' | 'lookAt' | 'lookAway'>,
  middleAt: (id: string) => readonly [x: number, y: number],
  focused: string | null,
  looked: string | null,
): void {
  useEffect(() => {
    if (focused === null) return;
    const [x, y] = middleAt(focused);
    camera.show(x, y);
  }, [focused, camera, middleAt]);
  useEffect(() => {
    if (looked === null) {
      camera.lookAway();
      return;
    }
    const [x, y] = middleAt(looked);
    camera.lookAt(x, y);
  }, [looked, camera, middleAt]);
}
