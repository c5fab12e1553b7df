/** Pieces on the map: a shield for each stack, with its owner's colour and charge, and their number. */
import { Plate } from '@marchlands/kit/arrow.tsx';
import { bomb } from '@marchlands/kit/icons.ts';
import { Glyph, Marker } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import type { Foreseen } from '../advice/forecast.ts';
import type { Point } from './map/points.ts';

const SHIELD = 'M-37-43Q0-36 37-43V2C37 29 18 43 0 51C-18 43-37 29-37 2Z';

/** A stack of pieces. */
export function Stack({
  at,
  seat,
  pieces,
  isSmall = false,
  hasFlag = false,
  className = '',
}: {
  at: Point;
  seat: number;
  pieces: number;
  isSmall?: boolean;
  /** Whether it held the area when the last turn ended. */
  hasFlag?: boolean;
  className?: string;
}) {
  const look = lookOf(seat);
  return (
    <g transform={`translate(${at.x} ${at.y})`} className={className}>
      <g className={`andia-stack ${isSmall ? 'small' : ''}`}>
        {hasFlag && <Flag seat={seat} x={-36} y={-40} />}
        <path d={SHIELD} fill={look.colour} className="andia-shield" />
        <Glyph path={look.charge} x={0} y={-10} size={50} fill="var(--marker-charge)" />
        <Plate at={{ x: 22, y: 34 }} text={String(pieces)} size={46} edge="var(--marker-edge)" />
      </g>
    </g>
  );
}

/** The flag of the seat that held an area when the last turn ended. */
function Flag({ seat, x, y }: { seat: number; x: number; y: number }) {
  const look = lookOf(seat);
  return (
    <g transform={`translate(${x} ${y})`} className="andia-flag">
      <path d="M0 30V-26" />
      <path d="M0-26L-30-17L0-7z" fill={look.colour} />
    </g>
  );
}

/** Predicted pieces: a number beside the present stack, or a faint stack if there is none. */
export function Foresight({ at, foreseen, isHeld }: { at: Point; foreseen: Foreseen; isHeld: boolean }) {
  const { seat, pieces } = foreseen;
  if (!isHeld && seat !== null) return <Stack at={at} seat={seat} pieces={pieces} isSmall className="andia-ghost" />;
  const text = String(pieces);
  const width = (seat === null ? 54 : 88) + text.length * 22;
  return (
    <g transform={`translate(${at.x + 42} ${at.y + 34})`} className="andia-foresight">
      <g className="andia-foresight-plate">
        <rect
          x={0}
          y={-22}
          width={width}
          height={44}
          rx={22}
          stroke={seat === null ? 'var(--ink-soft)' : lookOf(seat).colour}
        />
        <path className="andia-foresight-arrow" d="M12 0h20m-8-7l8 7l-8 7" />
        <text x={seat === null ? width - 13 : width - 46} y={13} textAnchor="end">
          {text}
        </text>
        {seat !== null && <Marker seat={seat} x={width - 24} y={0} size={34} />}
      </g>
    </g>
  );
}

/** The target of a bombardment. */
export function Target({ at, strength = 1 }: { at: Point; strength?: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} className="andia-target" opacity={strength}>
      <circle r={62} />
      <path d="M-78 0h28M50 0h28M0-78v28M0 50v28" />
      <g transform="translate(48 -48)">
        <circle r={27} className="andia-target-plate" />
        <Glyph path={bomb} x={0} y={0} size={38} fill="var(--map-mark)" />
      </g>
    </g>
  );
}
