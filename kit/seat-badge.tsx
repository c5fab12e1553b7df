import type { Seat } from '@marchlands/core/seat.ts';
import { lookOf } from './seats.ts';

/** A seat's marker inside a drawing: a round shield with its charge, centred on (x, y), `size` units across. */
export function Marker({ seat, x, y, size }: { seat: Seat; x: number; y: number; size: number }) {
  const look = lookOf(seat);
  const scale = (size * 0.66) / 512;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={size / 2} fill={look.colour} stroke="var(--marker-edge)" strokeWidth={size * 0.07} />
      <path
        d={look.charge}
        fill="var(--marker-charge)"
        transform={`scale(${scale}) translate(-256 -256)`}
        stroke="none"
      />
    </g>
  );
}

/** The same marker as a small picture, for panels and buttons. */
export function SeatBadge({ seat, size = 28 }: { seat: Seat; size?: number }) {
  return (
    <svg className="seat-badge" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <Marker seat={seat} x={50} y={50} size={92} />
    </svg>
  );
}

/** A drawing of `kit/icons.ts` inside another drawing, centred on (x, y). */
export function Glyph({
  path,
  x,
  y,
  size,
  fill = 'currentColor',
}: {
  path: string;
  x: number;
  y: number;
  size: number;
  fill?: string;
}) {
  const scale = size / 512;
  return <path d={path} fill={fill} transform={`translate(${x} ${y}) scale(${scale}) translate(-256 -256)`} />;
}

/** A drawing of `kit/icons.ts` as a picture beside words; hidden from screen readers. */
export function Icon({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" aria-hidden="true" focusable="false" className="glyph">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
