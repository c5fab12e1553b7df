/** The contents of a place: each kind on its own spot, redrawn only if something there has changed. */
import { lookOf } from '@marchlands/kit/seats.ts';
import { memo } from 'react';
import { HORSE, WEAPON } from '../../data/limits.ts';
import type { Region } from './layout.ts';
import { BOAT_RADIUS, GOOD_SLOTS, SLOTS, ZONE } from './slots.ts';
import { GOODS, type Site } from './tokens.tsx';

/** The contents of one place, as drawn. */
export interface Held {
  /** Null before the draft. */
  readonly owner: number | null;
  readonly city: boolean;
  readonly site: Site | 'hidden' | null;
  /** Counts in the order of TOKENS, as one string, so that equal contents compare equal. */
  readonly tokens: string;
}

function countsOf(tokens: string): readonly number[] {
  return tokens.split(',').map(Number);
}

/** The contents of a place, as bits in the order of `FAR_SLOTS`. */
export function lyingFar({ owner, site, city, tokens }: Held): number {
  const counts = countsOf(tokens);
  const lies = [owner !== null, site !== null, city, counts[WEAPON] > 0, counts[HORSE] > 0];
  return lies.reduce((bits, is, i) => bits | (Number(is) << i), 0);
}

/** A band along the border in the owner's colour. */
export const Wash = memo(function Wash({ region, owner }: { region: Region; owner: number }) {
  const { colour } = lookOf(owner);
  return (
    <g>
      <path d={region.path} fill={colour} className="ca-wash" />
      <path d={region.band} fill={colour} className="ca-band" fillRule="evenodd" />
    </g>
  );
});

/** The pieces in a territory. */
export const Territory = memo(function Territory({
  region,
  owner,
  city,
  site,
  tokens,
  force,
}: Held & {
  readonly region: Region;
  /** Points in battle, if shown. */
  readonly force: number | null;
}) {
  const { at, radius } = region.zone;
  const counts = countsOf(tokens);
  return (
    <g transform={`translate(${round(at[0])} ${round(at[1])}) scale(${round(radius / ZONE, 1000)})`}>
      {site !== null && <Piece of={`site-${site}`} {...SLOTS.site} className="site" />}
      {city && <Piece of="city" {...SLOTS.city} className="city" />}
      {owner !== null && <Piece of={`warrior-${owner}`} {...SLOTS.warrior} className="warrior" />}
      {counts[WEAPON] > 0 && <Piece of="weapon" {...SLOTS.weapon} className="weapon" />}
      {counts[HORSE] > 0 && <Piece of="horse" {...SLOTS.horse} className="horse" />}
      {GOODS.map((good, i) => (
        <Good key={good} good={good} count={counts[i]} x={GOOD_SLOTS[i].x} y={GOOD_SLOTS[i].y} />
      ))}
      {counts[WEAPON] > 1 && <Count x={SLOTS.weapon.x + 8} y={SLOTS.weapon.y + 8} count={counts[WEAPON]} />}
      {counts[HORSE] > 1 && <Count x={SLOTS.horse.x + 7} y={SLOTS.horse.y + 6} count={counts[HORSE]} />}
      {force !== null && owner !== null && <Force x={SLOTS.warrior.x} y={SLOTS.warrior.y + 8} points={force} />}
    </g>
  );
});

/** A boat with its Warrior, and its cargo, each on its own side. */
export const Boat = memo(function Boat({
  x,
  y,
  radius,
  owner,
  tokens,
  force,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly owner: number;
  readonly tokens: string;
  readonly force: number | null;
}) {
  const counts = countsOf(tokens);
  const goods = counts.slice(0, GOODS.length).reduce((sum, count) => sum + count, 0);
  const scale = radius / BOAT_RADIUS;
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${round(scale, 1000)})`}>
      <use href={`#ca-boat-${owner}`} />
      {counts[HORSE] > 0 && <use href="#ca-horse" transform="translate(-7.2 -5) scale(.5)" />}
      {counts[WEAPON] > 0 && <use href="#ca-weapon" transform="translate(7.2 -5) scale(.48)" />}
      {goods > 0 && <Count x={0} y={6.4} count={goods} />}
      {force !== null && <Force x={0} y={-2.8} points={force} />}
    </g>
  );
});

function Piece({ of, x, y, className = '' }: { of: string; x: number; y: number; className?: string }) {
  return <use href={`#ca-${of}`} x={x} y={y} className={`ca-piece ${className}`} />;
}

function Good({ good, count, x, y }: { good: string; count: number; x: number; y: number }) {
  if (count === 0) return null;
  return (
    <g className="ca-piece">
      <use href={`#ca-${good}`} x={count > 1 ? x - 1.9 : x} y={y} />
      {count > 1 && <Count x={x + 4.6} y={y + 3.2} count={count} />}
    </g>
  );
}

function Count({ x, y, count }: { x: number; y: number; count: number }) {
  return (
    <text x={x} y={y + 3.2} className="ca-count">
      {count}
    </text>
  );
}

function Force({ x, y, points }: { x: number; y: number; points: number }) {
  return (
    <g className="ca-force">
      <circle cx={x} cy={y} r={6.6} />
      <text x={x} y={y + 3.6}>
        {points}
      </text>
    </g>
  );
}

function round(n: number, to = 10): number {
  return Math.round(n * to) / to;
}
