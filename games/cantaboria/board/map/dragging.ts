/** Dragging the map with a pointer, and zooming it with two fingers. */
import type { PointerEvent, RefObject } from 'react';
import type { Steering } from './steering.ts';

/** A pointer that moves less than this counts as a press. */
const SLACK = 6;

/** The pointers on the map. */
export interface Held {
  /** Each pointer's last position on the page. */
  readonly pointers: Map<number, { x: number; y: number }>;
  /** Whether the press has moved the map. */
  hasMoved: boolean;
}

/** Handlers for the frame around the map. */
export interface Dragging {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void;
}

/** @param held is changed with each pointer */
export function draggingOf(
  held: Held,
  { pan, zoomAt, local }: Pick<Steering, 'pan' | 'zoomAt' | 'local'>,
  frame: RefObject<HTMLElement | null>,
): Dragging {
  const release = (event: PointerEvent) => {
    held.pointers.delete(event.pointerId);
    if (held.pointers.size === 0 && held.hasMoved) frame.current?.classList.remove('moving');
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      if (held.pointers.size === 0) held.hasMoved = false;
      held.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      const from = held.pointers.get(event.pointerId);
      if (from === undefined) return;
      const other = [...held.pointers].find(([id]) => id !== event.pointerId)?.[1];
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      if (other === undefined) {
        if (!held.hasMoved && Math.hypot(right, down) < SLACK) return;
        pan(right, down);
      } else {
        const before = Math.hypot(from.x - other.x, from.y - other.y);
        const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        const [x, y] = local({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
        pan(right / 2, down / 2);
        zoomAt(after / Math.max(1, before), x, y);
      }
      if (!held.hasMoved) {
        frame.current?.setPointerCapture(event.pointerId);
        frame.current?.classList.add('moving');
      }
      held.hasMoved = true;
      from.x = event.clientX;
      from.y = event.clientY;
    },
    onPointerUp: release,
    onPointerCancel: release,
    // A press that has moved the map chooses nothing.
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!held.hasMoved) return;
      held.hasMoved = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
