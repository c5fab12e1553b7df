import type { KeyboardEvent, RefObject } from 'react';
import { ZOOM_STEP } from './map/camera.ts';
import type { CameraControl } from './map/use-camera.ts';

interface MapKeys {
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: CameraControl;
  /** Ids of all places in reading order, and of those with a possible move. */
  readonly ids: readonly string[];
  readonly lit: ReadonlySet<string>;
  readonly current: string;
  /** Sends the composed choice; null if there is nothing to send. */
  readonly send: (() => void) | null;
  onForce(): void;
  onThreats(): void;
  /** Drops the selection or the unfinished choice. */
  onLetGo(): void;
}

/** The keys of the map and beside it, other than walking over it and choosing. */
export function mapKeys({ frame, camera, ids, lit, current, send, onForce, onThreats, onLetGo }: MapKeys) {
  const focusOn = (id: string) =>
    frame.current?.querySelector<HTMLElement>(`[data-place="${id}"]`)?.focus({ preventScroll: true });

  /** Goes to the next place with a possible move, in reading order. */
  function goToLit(by: 1 | -1) {
    const from = ids.indexOf(current);
    const next = ids.map((_, i) => ids[(from + by * (i + 1) + 2 * ids.length) % ids.length]).find((id) => lit.has(id));
    if (next !== undefined) focusOn(next);
  }

  return (event: KeyboardEvent) => {
    const { key, altKey } = event;
    // On the map itself, the keys that walk over it are handled first.
    if (altKey || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'Enter' || send === null) return;
      send();
    } else if (key === '+' || key === '=') camera.zoom(ZOOM_STEP);
    else if (key === '-') camera.zoom(1 / ZOOM_STEP);
    else if (key === '0') camera.showAll();
    else if (key === 'p') onForce();
    else if (key === 'd') onThreats();
    else if (key === 'n') goToLit(1);
    else if (key === 'N') goToLit(-1);
    else if (key === 'Escape') {
      onLetGo();
      focusOn(current);
    } else return;
    event.preventDefault();
  };
}
