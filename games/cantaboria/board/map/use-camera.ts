/** Zoom and pan by wheel, pointer, fingers and keys: the camera is moved without drawing the board again. */
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Camera, fitted, panned, type Screen, showing, zoomed } from './camera.ts';
import type { Box } from './points.ts';

/** Below this many pixels for a unit the map is drawn with fewer and larger signs. */
const FAR = 0.5;
/** A pointer that moves less has only pressed. */
const SLACK = 6;
/** Kept between a place that is brought into sight and the edge. */
const MARGIN = 56;
/** A frame narrower than this many pixels is small: what is chosen there is seen at this scale at least. */
const SMALL = 520;
const NEAR = 1.1;

export interface CameraControl {
  /** By a factor, about the middle of the screen. */
  zoom(by: number): void;
  showAll(): void;
  pan(right: number, down: number): void;
  /** Brings a place of the drawing into sight. */
  show(x: number, y: number): void;
  /** On a small screen: a place from near, as long as it is looked at. */
  lookAt(x: number, y: number): void;
  lookAway(): void;
  /** The place of the drawing at a point of the page; null while nothing is on the screen. */
  placeAt(clientX: number, clientY: number): readonly [number, number] | null;
  /** For the frame around the map. */
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void;
  };
}

interface Held {
  x: number;
  y: number;
}

/**
 * @param frame what the map is seen through
 * @param sheet the map, as large as its box in pixels
 */
export function useCamera(
  box: Box,
  frame: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
): CameraControl {
  const camera = useRef<Camera | null>(null);
  const isFitted = useRef(true);
  const pointers = useRef(new Map<number, Held>());
  const hasMoved = useRef(false);
  // What was seen before a place was looked at from near: all of the map, or what a person had moved it to.
  const wasFitted = useRef(false);
  const looked = useRef<readonly [number, number] | null>(null);

  const control = useMemo(() => {
    const screenOf = (): Screen => ({
      width: frame.current?.clientWidth ?? 0,
      height: frame.current?.clientHeight ?? 0,
    });
    const put = (next: Camera) => {
      const element = sheet.current;
      if (element === null) return;
      camera.current = next;
      const left = next.left + box.x * next.scale;
      const top = next.top + box.y * next.scale;
      element.style.transform = `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) scale(${next.scale.toFixed(4)})`;
      element.style.setProperty('--scale', next.scale.toFixed(3));
      element.classList.toggle('far', next.scale < FAR);
    };
    const now = (): Camera => camera.current ?? fitted(box, screenOf());
    const showAll = () => {
      isFitted.current = true;
      put(fitted(box, screenOf()));
    };
    const lookOn = (x: number, y: number) => {
      const screen = screenOf();
      const scale = Math.max(now().scale, NEAR);
      isFitted.current = false;
      const middle = { scale, left: screen.width / 2 - x * scale, top: screen.height / 2 - y * scale };
      put(panned(middle, 0, 0, box, screen));
    };
    const zoomAt = (by: number, x: number, y: number) => {
      const next = zoomed(now(), by, x, y, box, screenOf());
      isFitted.current = next.scale <= fitted(box, screenOf()).scale;
      put(next);
    };
    const local = (event: { clientX: number; clientY: number }): readonly [number, number] => {
      const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return [event.clientX - left, event.clientY - top];
    };
    const release = (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
    };
    return {
      zoom(by: number) {
        const { width, height } = screenOf();
        zoomAt(by, width / 2, height / 2);
      },
      zoomAt,
      local,
      showAll,
      lookAt(x: number, y: number) {
        const { width } = screenOf();
        if (width === 0 || width >= SMALL) return;
        if (looked.current === null) wasFitted.current = isFitted.current;
        looked.current = [x, y];
        lookOn(x, y);
      },
      lookAway() {
        if (looked.current === null) return;
        looked.current = null;
        if (wasFitted.current) showAll();
      },
      refit() {
        if (looked.current !== null) lookOn(...looked.current);
        else if (isFitted.current) showAll();
        else put(panned(now(), 0, 0, box, screenOf()));
      },
      pan: (right: number, down: number) => put(panned(now(), right, down, box, screenOf())),
      show: (x: number, y: number) => put(showing(now(), x, y, MARGIN, box, screenOf())),
      placeAt(clientX: number, clientY: number) {
        const at = camera.current;
        if (at === null) return null;
        const [x, y] = local({ clientX, clientY });
        return [(x - at.left) / at.scale, (y - at.top) / at.scale] as const;
      },
      handlers: {
        onPointerDown(event: PointerEvent) {
          if (event.button !== 0) return;
          if (pointers.current.size === 0) hasMoved.current = false;
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        },
        onPointerMove(event: PointerEvent) {
          const held = pointers.current.get(event.pointerId);
          if (held === undefined) return;
          const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
          const [right, down] = [event.clientX - held.x, event.clientY - held.y];
          if (other === undefined) {
            if (!hasMoved.current && Math.hypot(right, down) < SLACK) return;
            control.pan(right, down);
          } else {
            const before = Math.hypot(held.x - other.x, held.y - other.y);
            const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
            const [x, y] = local({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
            control.pan(right / 2, down / 2);
            zoomAt(after / Math.max(1, before), x, y);
          }
          if (!hasMoved.current) frame.current?.setPointerCapture(event.pointerId);
          hasMoved.current = true;
          held.x = event.clientX;
          held.y = event.clientY;
        },
        onPointerUp: release,
        onPointerCancel: release,
        // A press that has moved the map chooses nothing.
        onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
          if (!hasMoved.current) return;
          hasMoved.current = false;
          event.stopPropagation();
          event.preventDefault();
        },
      },
    };
  }, [box, frame, sheet]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    control.refit();
    const sizes = new ResizeObserver(() => control.refit());
    sizes.observe(element);
    // Not by React, whose listener may not keep the page from scrolling.
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
