/** The view of the map and the ways to move it, without redrawing the map. */

import type { Box } from '@marchlands/kit/box.ts';
import type { RefObject } from 'react';
import { type Camera, fitted, NEAREST, panned, type Screen, showing, zoomed } from './camera.ts';

/** Below this many pixels a unit, the map is drawn with fewer and larger signs. */
const FAR = 0.5;
/** Kept between a place brought into view and the edge. */
const MARGIN = 56;
/** A frame narrower than this many pixels is small: chosen places are shown at this scale at least. */
const SMALL = 520;
const NEAR = 1.1;

export interface Steering {
  /** By a factor, about the middle of the screen. */
  zoom(by: number): void;
  /** By a factor, about a point of the screen. */
  zoomAt(by: number, x: number, y: number): void;
  showAll(): void;
  pan(right: number, down: number): void;
  /** Brings a place of the drawing into view. */
  show(x: number, y: number): void;
  /** On a small screen: zooms in on a place until it is let go. */
  lookAt(x: number, y: number): void;
  lookAway(): void;
  /** Measures the screen, adapts to its size and keeps the view. */
  refit(): void;
  /** The point of the screen at a point of the page. */
  local(at: { readonly clientX: number; readonly clientY: number }): readonly [x: number, y: number];
  /** The point of the drawing at a point of the page; null before the first layout. */
  placeAt(clientX: number, clientY: number): readonly [number, number] | null;
}

/** The current view. */
export interface Seen {
  /** Null until the map is first laid out. */
  camera: Camera | null;
  /**
   * The size of the frame when last measured. To read it from the page would lay out everything that a press has
   * changed, once more than needed.
   */
  screen: Screen;
  /** Whether the whole map is shown, as large as it fits. */
  isFitted: boolean;
  /** `isFitted` before the view zoomed in on a place; false if a person had moved the map. */
  wasFitted: boolean;
  looked: readonly [x: number, y: number] | null;
}

/**
 * @param seen is changed with each move
 * @param frame the window onto the map
 * @param sheet the map, as large as its box in pixels
 */
export function steeringOf(
  seen: Seen,
  box: Box,
  frame: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
): Steering {
  const put = (next: Camera) => {
    const element = sheet.current;
    if (element === null) return;
    seen.camera = next;
    const left = next.left + box.x * next.scale;
    const top = next.top + box.y * next.scale;
    element.style.transform = `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) scale(${next.scale.toFixed(4)})`;
    element.style.setProperty('--scale', next.scale.toFixed(3));
    element.classList.toggle('far', next.scale < FAR);
    element.classList.toggle('whole', seen.isFitted);
    element.classList.toggle('nearest', next.scale >= NEAREST);
  };
  const now = (): Camera => seen.camera ?? fitted(box, seen.screen);
  const showAll = () => {
    seen.isFitted = true;
    put(fitted(box, seen.screen));
  };
  const lookOn = (x: number, y: number) => {
    const { screen } = seen;
    const scale = Math.max(now().scale, NEAR);
    seen.isFitted = false;
    const middle = { scale, left: screen.width / 2 - x * scale, top: screen.height / 2 - y * scale };
    put(panned(middle, 0, 0, box, screen));
  };
  const zoomAt = (by: number, x: number, y: number) => {
    const next = zoomed(now(), by, x, y, box, seen.screen);
    seen.isFitted = next.scale <= fitted(box, seen.screen).scale;
    put(next);
  };
  const local = (event: { clientX: number; clientY: number }): readonly [number, number] => {
    const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return [event.clientX - left, event.clientY - top];
  };
  return {
    zoom(by: number) {
      const { width, height } = seen.screen;
      zoomAt(by, width / 2, height / 2);
    },
    zoomAt,
    local,
    showAll,
    lookAt(x: number, y: number) {
      const { width } = seen.screen;
      if (width === 0 || width >= SMALL) return;
      if (seen.looked === null) seen.wasFitted = seen.isFitted;
      seen.looked = [x, y];
      lookOn(x, y);
    },
    lookAway() {
      if (seen.looked === null) return;
      seen.looked = null;
      if (seen.wasFitted) showAll();
    },
    refit() {
      seen.screen = { width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 };
      if (seen.looked !== null) lookOn(...seen.looked);
      else if (seen.isFitted) showAll();
      else put(panned(now(), 0, 0, box, seen.screen));
    },
    pan: (right: number, down: number) => put(panned(now(), right, down, box, seen.screen)),
    show: (x: number, y: number) => put(showing(now(), x, y, MARGIN, box, seen.screen)),
    placeAt(clientX: number, clientY: number) {
      const at = seen.camera;
      if (at === null) return null;
      const [x, y] = local({ clientX, clientY });
      return [(x - at.left) / at.scale, (y - at.top) / at.scale] as const;
    },
  };
}
