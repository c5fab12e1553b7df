/** Buttons over the map: nearer, farther, the whole of it; points and threats of all places. */
import { force } from '@marchlands/kit/icons.ts';
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import { ZOOM_STEP } from './map/camera.ts';
import { weapon } from './map/icons.ts';
import type { CameraControl } from './map/use-camera.ts';
import { words } from './words.ts';

interface ToolsProps {
  readonly camera: CameraControl;
  readonly showsForce: boolean;
  readonly showsThreats: boolean;
  onForce(): void;
  onThreats(): void;
}

export function Tools({ camera, showsForce, showsThreats, onForce, onThreats }: ToolsProps) {
  return (
    <div className="ca-tools">
      <button type="button" className="button icon" aria-label={words.zoomIn} onClick={() => camera.zoom(ZOOM_STEP)}>
        <Sign path="M-6 0H6M0-6V6" />
      </button>
      <button
        type="button"
        className="button icon"
        aria-label={words.zoomOut}
        onClick={() => camera.zoom(1 / ZOOM_STEP)}
      >
        <Sign path="M-6 0H6" />
      </button>
      <button type="button" className="button icon stays" aria-label={words.zoomAll} onClick={camera.showAll}>
        <Sign path="M-6-2V-6H-2M2-6H6V-2M6 2V6H2M-2 6H-6V2" />
      </button>
      <button
        type="button"
        className="button icon"
        aria-label={words.force}
        title={words.force}
        aria-pressed={showsForce}
        onClick={onForce}
      >
        <Icon path={force} size={20} />
      </button>
      <button
        type="button"
        className="button icon"
        aria-label={words.threats}
        title={words.threats}
        aria-pressed={showsThreats}
        onClick={onThreats}
      >
        <Icon path={weapon} size={20} />
      </button>
    </div>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
