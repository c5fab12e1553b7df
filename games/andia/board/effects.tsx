/** The effects of the current event, at its place. */
import { Plate } from '@marchlands/kit/arrow.tsx';
import { bomb, flame } from '@marchlands/kit/icons.ts';
import { Glyph } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import type { Event } from '../events.ts';
import type { Layout } from './map/layout.ts';
import { between, type Point } from './map/points.ts';
import { placesOf } from './playback.ts';
import { Target } from './tokens.tsx';

export function Effect({ event, layout }: { event: Event; layout: Layout }) {
  const at = (code: string): Point => layout.points.get(code) ?? { x: 0, y: 0 };
  switch (event.kind) {
    case 'piecesPlaced':
    case 'piecesArrived':
      return (
        <g>
          {placesOf(event).areas.map((code) => (
            <Pulse key={code} at={at(code)} />
          ))}
        </g>
      );
    case 'orderRevealed':
      return event.order.bomb === null ? null : <Target at={at(event.order.bomb)} />;
    case 'exchangeFought':
      return <Fight at={between(at(event.between[0]), at(event.between[1]), 0.5)} event={event} />;
    case 'areaFought':
      return <Fight at={at(event.area)} event={event} />;
    case 'areaBombarded':
      return (
        <g>
          <Target at={at(event.area)} />
          <g className="andia-blast" style={{ transformOrigin: `${at(event.area).x}px ${at(event.area).y}px` }}>
            <Glyph
              path={event.after < event.before ? flame : bomb}
              {...at(event.area)}
              size={110}
              fill="var(--map-mark)"
            />
          </g>
          <Plate
            at={{ x: at(event.area).x, y: at(event.area).y + 78 }}
            text={`${event.before} → ${event.after}`}
            size={50}
            edge="var(--map-mark)"
          />
        </g>
      );
    default:
      return null;
  }
}

interface Fought {
  readonly pieces: readonly [number, number];
  readonly winner: number | null;
  readonly left: number;
}

/** Both sides and the survivors: the numbers in the log. */
function Fight({ at, event: { pieces, winner, left } }: { at: Point; event: Fought }) {
  return (
    <g className="andia-fight" transform={`translate(${at.x} ${at.y})`}>
      <circle r={74} className="andia-fight-ring" />
      <rect x={-112} y={-112} width={224} height={58} rx={12} className="andia-fight-field" />
      <Side x={-62} seat={0} n={pieces[0]} />
      <path d="M-10-93l20 20M10-93l-20 20" className="andia-fight-swords" />
      <Side x={62} seat={1} n={pieces[1]} />
      <Plate
        at={{ x: 0, y: 78 }}
        text={`→ ${left}`}
        size={54}
        edge={winner === null ? 'var(--ink-soft)' : lookOf(winner).colour}
      />
    </g>
  );
}

function Side({ x, seat, n }: { x: number; seat: number; n: number }) {
  const look = lookOf(seat);
  return (
    <g transform={`translate(${x} -83)`}>
      <circle cx={-20} r={22} fill={look.colour} stroke="var(--marker-edge)" strokeWidth={3} />
      <Glyph path={look.charge} x={-20} y={0} size={29} fill="var(--marker-charge)" />
      <text x={24} y={15} textAnchor="middle" className="andia-fight-number">
        {n}
      </text>
    </g>
  );
}

function Pulse({ at }: { at: Point }) {
  return <circle className="andia-pulse" cx={at.x} cy={at.y} r={64} />;
}
