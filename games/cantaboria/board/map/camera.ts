/** The visible part of the map: plain arithmetic, in pixels of the screen and units of the drawing. */
import type { Box } from '@marchlands/kit/box.ts';

/** A unit at (x, y) is shown at (x * scale + left, y * scale + top). */
export interface Camera {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The largest scale. */
export const NEAREST = 4;
/** Zoom factor of one key press or button press. */
export const ZOOM_STEP = 1.35;

/** The whole map, in the middle. */
export function fitted(box: Box, { width, height }: Screen): Camera {
  const scale = Math.max(0.05, Math.min(width / box.width, height / box.height));
  return {
    scale,
    left: (width - box.width * scale) / 2 - box.x * scale,
    top: (height - box.height * scale) / 2 - box.y * scale,
  };
}

/** The same camera, moved so that the map fills as much of the screen as it can. */
function kept({ scale, left, top }: Camera, box: Box, { width, height }: Screen): Camera {
  const within = (offset: number, start: number, extent: number, room: number): number => {
    const [first, last] = [-start * scale, room - (start + extent) * scale];
    return extent * scale <= room ? (first + last) / 2 : Math.min(first, Math.max(last, offset));
  };
  return {
    scale,
    left: within(left, box.x, box.width, width),
    top: within(top, box.y, box.height, height),
  };
}

/** Zoomed by a factor; the point (x, y) of the screen stays in place. */
export function zoomed(camera: Camera, by: number, x: number, y: number, box: Box, screen: Screen): Camera {
  const least = fitted(box, screen).scale;
  const scale = Math.min(Math.max(NEAREST, least), Math.max(least, camera.scale * by));
  const factor = scale / camera.scale;
  return kept({ scale, left: x - (x - camera.left) * factor, top: y - (y - camera.top) * factor }, box, screen);
}

export function panned(camera: Camera, right: number, down: number, box: Box, screen: Screen): Camera {
  return kept({ ...camera, left: camera.left + right, top: camera.top + down }, box, screen);
}

/** Moved just far enough to show a place of the drawing at least `margin` pixels inside the screen. */
export function showing(camera: Camera, x: number, y: number, margin: number, box: Box, screen: Screen): Camera {
  const short = (at: number, room: number): number => {
    const edge = Math.min(margin, room / 2);
    return at < edge ? edge - at : at > room - edge ? room - edge - at : 0;
  };
  const right = short(x * camera.scale + camera.left, screen.width);
  const down = short(y * camera.scale + camera.top, screen.height);
  return right === 0 && down === 0 ? camera : panned(camera, right, down, box, screen);
}
