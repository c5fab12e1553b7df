/** The current event, drawn at its place. */
import { Arrow, Plate } from '@marchlands/kit/arrow.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import type { Land } from '../data/land.ts';
import type { Point } from '../data/map.ts';
import type { Event } from '../events.ts';
import { placesOf } from './playback.ts';

/** @param at the middle of a place of the board by its id */
export function Effect({ event, land, at }: { event: Event; land: Land; at(id: string): Point }) {
  const points = [...new Set(placesOf(land, event))].map(at);
  switch (event.kind) {
    case 'tokenMoved':
    case 'horseStepped':
    case 'boatSailed':
      return points.length < 2 ? null : (
        <Arrow
          className="moving"
          from={{ x: points[0][0], y: points[0][1] }}
          to={{ x: points[1][0], y: points[1][1] }}
          gap={16}
          bend={9}
          width={5}
          colour={lookOf(event.seat).colour}
        />
      );
    case 'attackDeclared':
    case 'attackFailed':
    case 'placeTaken':
      return (
        <g>
          {points.map(([x, y]) => (
            <g key={`${x} ${y}`}>
              <circle cx={x} cy={y} r={46} className="ca-pulse battle" />
              <Plate
                at={{ x, y: y - 40 }}
                text={`${event.offence} : ${event.defence}`}
                size={20}
                edge={lookOf(event.seat).colour}
              />
            </g>
          ))}
        </g>
      );
    default:
      return (
        <g>
          {points.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={isOnWater(event) ? 16 : 40} className="ca-pulse" />
          ))}
        </g>
      );
  }
}

function isOnWater({ kind }: Event): boolean {
  return kind.startsWith('boat') || kind.startsWith('passage');
}
