/** What the camera follows. */
import { useEffect } from 'react';
import type { useCamera } from './use-camera.ts';

/**
 * Whoever plays by keys finds the place that has the focus in sight; on a small screen the chosen place, or what is under way,
 * is looked at from near until it is let go.
 * @param focused id of the place that keys have reached; null where none are used
 * @param looked id of the place that is looked at; null for none
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
