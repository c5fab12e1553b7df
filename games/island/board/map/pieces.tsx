/** Pieces of the players and of the barbarians, each centred on the origin. */
import { raider } from '@marchlands/kit/icons.ts';
import { Glyph, Marker } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { TRACKS } from '../../data/kinds.ts';
import type { BarbarianView, BuildingView, KnightView } from '../../view/table.ts';
import * as icons from '../icons.ts';
import { beyond, type Point } from './layout.ts';

const SETTLEMENT = 'M-13 12V-3L0-15L13-3V12Z';
const CITY = 'M-18 13V-8L-9-18L0-8V-4H18V13Z';
const WALL = 'M-22 19V11H-16V14H-10V11H-3V14H3V11H10V14H16V11H22V19Z';
const SHIELD = 'M-11-12Q0-9 11-12V1C11 9 5 13 0 15C-5 13-11 9-11 1Z';
const TRACK_ICONS = [icons.paper, icons.cloth, icons.coin];

function Charge({ seat, y, size, fill }: { seat: number; y: number; size: number; fill: string }) {
  return <Glyph path={lookOf(seat).charge} x={0} y={y} size={size} fill={fill} />;
}

/** @param track the number of the metropolis on the city, or null */
export function Building({ building, track }: { building: BuildingView; track: number | null }) {
  const { seat, what, hasWall } = building;
  const { colour } = lookOf(seat);
  return (
    <g className="ik-piece">
      {hasWall && <path d={WALL} fill="var(--map-rock)" />}
      <g transform={what === 'onSide' ? 'rotate(90) scale(.86)' : undefined}>
        <path d={what === 'settlement' ? SETTLEMENT : CITY} fill={colour} />
      </g>
      <Charge seat={seat} y={3} size={what === 'settlement' ? 17 : 18} fill="var(--marker-charge)" />
      {track !== null && (
        <g transform="translate(8 -18)">
          <circle r="11" fill="var(--raised)" />
          <Glyph path={TRACK_ICONS[track]} x={0} y={1} size={15} fill="var(--ink)" />
          <Glyph path={icons.crown} x={0} y={-13} size={17} fill="var(--map-mark)" />
        </g>
      )}
    </g>
  );
}

export const trackAt = (metropolises: readonly (number | null)[], vertex: number): number | null => {
  const track = metropolises.indexOf(vertex);
  return track < 0 ? null : track % TRACKS.length;
};

/** Chevrons show the level, a filled shield that it is active, a pennant that it is ready. */
export function Knight({ knight }: { knight: KnightView }) {
  const { seat, level, isActive, isReady } = knight;
  const { colour } = lookOf(seat);
  return (
    <g className={`ik-piece ik-knight ${isActive ? '' : 'asleep'}`}>
      {isReady && <path d="M9-11V-25L21-21L9-16" fill="var(--map-lit)" />}
      <path d={SHIELD} fill={isActive ? colour : 'var(--raised)'} style={isActive ? undefined : { stroke: colour }} />
      <Charge seat={seat} y={-3} size={15} fill={isActive ? 'var(--marker-charge)' : colour} />
      <Pips count={level} y={18} fill="var(--marker-edge)" />
    </g>
  );
}

function Pips({ count, y, fill }: { count: number; y: number; fill: string }) {
  return (
    <g className="ik-level">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
        <circle key={i} cx={(i - (count - 1) / 2) * 8} cy={y} r={3.2} fill={fill} />
      ))}
    </g>
  );
}

/** A road from end to end, with its owner's charge in the middle. */
export function Road({ from, to, seat, isGhost = false }: { from: Point; to: Point; seat: number; isGhost?: boolean }) {
  const a = beyond(to, from, -11);
  const b = beyond(from, to, -11);
  const line = { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
  return (
    <g className={`ik-road ${isGhost ? 'ghost' : ''}`}>
      <line {...line} stroke="var(--marker-edge)" strokeWidth={12} />
      <line {...line} stroke={lookOf(seat).colour} strokeWidth={8.5} />
      <Marker seat={seat} x={(a.x + b.x) / 2} y={(a.y + b.y) / 2} size={16} />
    </g>
  );
}

/** A barbarian with its level; the arrow shows its heading. */
export function Barbarian({ barbarian, heading }: { barbarian: BarbarianView; heading: number }) {
  return (
    <g className="ik-barbarian">
      <path d="M9-10L25 0L9 10Z" transform={`rotate(${heading})`} />
      <circle r="13" />
      <Glyph path={raider} x={0} y={-1} size={19} fill="var(--map-dark-ink)" />
      <Pips count={barbarian.level} y={16} fill="var(--map-mark)" />
    </g>
  );
}
