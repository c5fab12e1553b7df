/** Draggable points of a drawing, for editors: dragged by mouse or finger, moved by arrow keys. */
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Box } from './box.ts';

/** A point in units of the drawing. */
type Point = readonly [x: number, y: number];

/** The drawing's shape and its pixels per unit, by which letters too small to read are hidden. */
export function sizeOf(box: Box, width: number): CSSProperties {
  const style = { '--ratio': box.width / box.height, '--scale': width / box.width };
  // The type does not allow custom properties.
  return style as CSSProperties;
}

/** Width of an element in pixels, as laid out now; 0 before. */
export function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const watch = new ResizeObserver(([entry]) => setWidth(entry.contentRect.width));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}

const ARROWS: { readonly [key: string]: Point | undefined } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The number of steps of one press of an arrow with Shift. */
const FAR = 5;

export interface DragHandleProps {
  readonly label: string;
  readonly at: Point;
  /** The visible part of the drawing. */
  readonly box: Box;
  /** The element that the drawing fills. */
  readonly frame: { readonly current: HTMLElement | null };
  /** Units that an arrow key moves it; with Shift five times as many. */
  readonly step: number;
  /** Drawn as a square. */
  readonly isCorner?: boolean;
  /** Large, around a thing that is drawn elsewhere. */
  readonly isRing?: boolean;
  /** The position it would be dropped at now; null if the drag is cancelled. */
  onDrag(to: Point | null): void;
  onPut(to: Point, byKey: boolean): void;
}

export function DragHandle(props: DragHandleProps) {
  const { label, at, box, frame, step, isCorner = false, isRing = false, onDrag, onPut } = props;
  /** The dragging pointer, and its offset from the middle. */
  const held = useRef<{ readonly pointer: number; readonly off: Point } | null>(null);

  function pointAt({ clientX, clientY }: PointerEvent, [east, south]: Point): Point {
    const rect = frame.current?.getBoundingClientRect();
    if (rect === undefined) return at;
    return [
      box.x + ((clientX - rect.left) / rect.width) * box.width - east,
      box.y + ((clientY - rect.top) / rect.height) * box.height - south,
    ];
  }

  function onKeyDown(event: KeyboardEvent) {
    const way = ARROWS[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const far = event.shiftKey ? step * FAR : step;
    onPut([at[0] + way[0] * far, at[1] + way[1] * far], true);
  }

  return (
    <button
      type="button"
      className={`edit-handle ${isCorner ? 'corner' : ''} ${isRing ? 'ring' : ''}`}
      aria-label={label}
      style={{
        left: `${((at[0] - box.x) / box.width) * 100}%`,
        top: `${((at[1] - box.y) / box.height) * 100}%`,
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        const [x, y] = pointAt(event, [0, 0]);
        held.current = { pointer: event.pointerId, off: [x - at[0], y - at[1]] };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (held.current?.pointer === event.pointerId) onDrag(pointAt(event, held.current.off));
      }}
      onPointerUp={(event) => {
        if (held.current?.pointer !== event.pointerId) return;
        const to = pointAt(event, held.current.off);
        held.current = null;
        onPut(to, false);
      }}
      onPointerCancel={() => {
        held.current = null;
        onDrag(null);
      }}
    />
  );
}
