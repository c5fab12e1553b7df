/**
 * The drawing of the land: kinds are distinguished by shape and hatching first, by colour second. A square is 100 units
 * wide. Elements with the class `fine` are left out if squares are small.
 */

import { chest, palace, palm, raider, wagon } from '@marchlands/kit/icons.ts';
import { Glyph } from '@marchlands/kit/seat-badge.tsx';
import type { ReactNode } from 'react';
import type { Tile } from '../data/tiles.ts';

function Dunes() {
  const ink = 'var(--map-sand-ink)';
  return (
    <>
      <rect width="100" height="100" fill="var(--map-sand)" />
      <g fill="none" stroke={ink} strokeWidth="3" strokeLinecap="round">
        <path d="M6 38q14-18 30-4q8 7 14 4q12-14 26-8q8 4 18 2" />
        <path d="M4 68q18-16 34-2q12 8 22-2q14-12 36 0" />
      </g>
      <g className="fine" fill="none" stroke={ink} strokeWidth="1.6" strokeLinecap="round" opacity="0.75">
        <path d="M14 46q10-10 20-2M60 42q10-8 22-3M12 76q12-9 24 0M64 74q12-7 26-1M22 22q8-7 16-2M62 18q8-6 16-2M36 90q10-7 22-1" />
      </g>
    </>
  );
}

function Blades() {
  const tuft = (x: number, y: number) => `M${x} ${y}q-3-10-8-14M${x} ${y}q0-11 1-18M${x} ${y}q3-9 9-13`;
  return (
    <>
      <rect width="100" height="100" fill="var(--map-grass)" />
      <path
        d={[tuft(24, 40), tuft(68, 34), tuft(46, 66), tuft(82, 72), tuft(18, 84)].join('')}
        fill="none"
        stroke="var(--map-grass-ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        className="fine"
        d={[tuft(46, 24), tuft(88, 44), tuft(10, 56), tuft(54, 94), tuft(30, 60), tuft(70, 56)].join('')}
        fill="none"
        stroke="var(--map-grass-ink)"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity="0.7"
      />
    </>
  );
}

function Ridges() {
  const ink = 'var(--map-rock-ink)';
  return (
    <>
      <rect width="100" height="100" fill="var(--map-rock)" />
      <g stroke={ink} strokeWidth="3" strokeLinejoin="round" fill="none">
        <path d="M4 84 34 26l14 24 16-32 32 66" />
        <path d="M34 26 40 52l-8 10 6 20M64 18l6 28-9 12 8 26" strokeWidth="2.4" />
      </g>
      <path
        className="fine"
        d="M42 46l5 12M46 58l5 12M50 70l4 10M72 42l7 12M74 56l8 12M76 70l8 12M38 66l4 12M70 34l4 8"
        stroke={ink}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  );
}

function Shaft() {
  return (
    <>
      <rect width="100" height="100" fill="var(--map-ore)" />
      <path
        className="fine"
        d="M-5 25 25-5M-5 55 55-5M-5 85 85-5M15 105 105 15M45 105 105 45M75 105 105 75"
        stroke="var(--map-ore-ink)"
        strokeWidth="1.4"
        opacity="0.45"
      />
      <path d="M18 84V58a32 32 0 0 1 64 0v26z" fill="var(--map-ore)" stroke="var(--map-ore-ink)" strokeWidth="3.5" />
      <Glyph path={wagon} x={50} y={62} size={42} fill="var(--map-ore-ink)" />
    </>
  );
}

function Pool() {
  return (
    <>
      <rect width="100" height="100" fill="var(--map-sand)" />
      <ellipse cx="50" cy="66" rx="42" ry="26" fill="var(--map-water)" stroke="var(--map-water-ink)" strokeWidth="3" />
      <path
        d="M22 64q7-6 14 0t14 0 14 0 14 0M28 76q7-6 14 0t14 0 14 0"
        fill="none"
        stroke="var(--map-water-ink)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <Glyph path={palm} x={50} y={36} size={56} fill="var(--map-grass-ink)" />
    </>
  );
}

function Town() {
  return (
    <>
      <rect width="100" height="100" fill="var(--map-town)" />
      <path
        className="fine"
        d="M0 20h100M0 40h100M0 60h100M0 80h100M20 0v20M60 0v20M40 20v20M80 20v20M20 40v20M60 40v20M40 60v20M80 60v20M20 80v20M60 80v20"
        stroke="var(--map-town-ink)"
        strokeWidth="1"
        opacity="0.28"
      />
      <Glyph path={palace} x={50} y={44} size={64} fill="var(--map-town-ink)" />
    </>
  );
}

function Back() {
  return (
    <>
      <rect width="100" height="100" fill="var(--map-dark)" />
      <path
        d="M-10 30 30-10M-10 70 70-10M-10 110 110-10M30 110 110 30M70 110 110 70M70-10 110 30M30-10 110 70M-10-10 110 110M-10 30 70 110M-10 70 30 110"
        stroke="var(--map-dark-ink)"
        strokeWidth="2"
        opacity="0.28"
      />
      <rect x="9" y="9" width="82" height="82" rx="8" fill="none" stroke="var(--map-dark-ink)" strokeWidth="2" />
    </>
  );
}

function Token({ path, fill, ink }: { path: string; fill: string; ink: string }) {
  return (
    <>
      <rect width="100" height="100" fill={fill} />
      <Glyph path={path} x={50} y={50} size={72} fill={ink} />
    </>
  );
}

const DRAWINGS: { readonly [tile in Tile | 'faceDown']: () => ReactNode } = {
  desert: Dunes,
  grass: Blades,
  mountain: Ridges,
  mine: Shaft,
  oasis: Pool,
  city: Town,
  treasure: () => <Token path={chest} fill="var(--map-sand)" ink="var(--map-sand-ink)" />,
  barbarian: () => <Token path={raider} fill="var(--map-dark)" ink="var(--map-dark-ink)" />,
  faceDown: Back,
};

/** The drawing of a tile, on a field of 100 by 100. */
export function Land({ tile }: { tile: Tile | 'faceDown' }) {
  return DRAWINGS[tile]();
}

/** The same as a small picture in text. */
export function LandChip({ tile, size = 22 }: { tile: Tile; size?: number }) {
  return (
    <svg className="land-chip" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <Land tile={tile} />
      <rect width="100" height="100" fill="none" stroke="var(--map-ink)" strokeWidth="6" />
    </svg>
  );
}
