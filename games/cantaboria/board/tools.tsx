/** Buttons over the map: zoom in, zoom out, the whole map; points and threats of all places. */
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
  const zooms = [
    { label: words.zoomIn, path: 'M-6 0H6M0-6V6', does: () => camera.zoom(ZOOM_STEP), kind: 'in' },
    { label: words.zoomOut, path: 'M-6 0H6', does: () => camera.zoom(1 / ZOOM_STEP), kind: 'out' },
    { label: words.zoomAll, path: 'M-6-2V-6H-2M2-6H6V-2M6 2V6H2M-2 6H-6V2', does: camera.showAll, kind: 'out stays' },
  ];
  const overlays = [
    { label: words.force, icon: force, isOn: showsForce, toggle: onForce },
    { label: words.threats, icon: weapon, isOn: showsThreats, toggle: onThreats },
  ];
  return (
    <div className="ca-tools">
      {zooms.map(({ label, path, does, kind }) => (
        <button key={label} type="button" className={`button icon ${kind}`} aria-label={label} onClick={does}>
          <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      ))}
      {overlays.map(({ label, icon, isOn, toggle }) => (
        <button
          key={label}
          type="button"
          className="button icon"
          aria-label={label}
          title={label}
          aria-pressed={isOn}
          onClick={toggle}
        >
          <Icon path={icon} size={20} />
        </button>
      ))}
    </div>
  );
}
