/** Zoom and pan by wheel, pointer, fingers and keys, without redrawing the board. */

import type { Box } from '@marchlands/kit/box.ts';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Dragging, draggingOf, type Held } from './dragging.ts';
import { type Seen, type Steering, steeringOf } from './steering.ts';

export interface CameraControl extends Steering {
  /** For the frame around the map. */
  readonly handlers: Dragging;
}

/**
 * @param frame the window onto the map
 * @param sheet the map, as large as its box in pixels
 */
export function useCamera(
  box: Box,
  frame: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
): CameraControl {
  const seen = useRef<Seen>({
    camera: null,
    screen: { width: 0, height: 0 },
    isFitted: true,
    wasFitted: false,
    looked: null,
  });
  const held = useRef<Held>({ pointers: new Map(), hasMoved: false });
  const control = useMemo(() => {
    const steering = steeringOf(seen.current, box, frame, sheet);
    return { ...steering, handlers: draggingOf(held.current, steering, frame) };
  }, [box, frame, sheet]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    control.refit();
    const sizes = new ResizeObserver(() => control.refit());
    sizes.observe(element);
    // Not by React: its listener cannot keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 33;
      const [x, y] = control.local(event);
      control.zoomAt(Math.exp(-Math.max(-120, Math.min(120, lines)) / 400), x, y);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      sizes.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, [control, frame]);
  return control;
}
