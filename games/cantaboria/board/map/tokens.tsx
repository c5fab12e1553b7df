/** The pieces as symbols, defined once and reused: a shield for the owner, a square for buildings, round for goods. */
import { lookOf } from '@marchlands/kit/seats.ts';
import { memo } from 'react';
import type { Token } from '../../events.ts';
import * as icons from './icons.ts';

export const TOKEN_ICONS: { readonly [token in Token]: string } = {
  timber: icons.timber,
  gold: icons.gold,
  iron: icons.iron,
  magic: icons.magic,
  horse: icons.horse,
  weapon: icons.weapon,
};

/** Buildings. */
export const BUILT_ICONS = { weapon: icons.weapon, city: icons.city, boat: icons.boat } as const;

/** The producers of tokens. */
export const SITE_ICONS = {
  timber: icons.forest,
  gold: icons.goldMine,
  iron: icons.ironMine,
  magic: icons.university,
  horse: icons.ground,
} as const;
export type Site = keyof typeof SITE_ICONS;

/** Goods by number: the names of their symbols. */
export const GOODS = ['timber', 'gold', 'iron', 'magic'] as const;
const SEATS = [0, 1, 2, 3, 4, 5];

const SHIELD = 'M-11-12.5Q0-10.5 11-12.5V1C11 9 5.5 12 0 14C-5.5 12-11 9-11 1Z';
const HULL = 'M-10.2 1.5H10.2Q8.5 8.6 3 9.6H-3Q-8.5 8.6-10.2 1.5Z';

/** Centres a drawing of 512 by 512 and scales it to this many units across. */
function scaled(size: number, x = 0, y = 0): string {
  return `translate(${x} ${y}) scale(${(size / 512).toFixed(4)}) translate(-256 -256)`;
}

/** Definitions that all maps of a page share. */
export const TokenSymbols = memo(function TokenSymbols() {
  return (
    <defs>
      {SEATS.map((seat) => (
        <g key={seat} id={`ca-warrior-${seat}`}>
          <path d={SHIELD} fill={lookOf(seat).colour} className="ca-edge" />
          <path d={lookOf(seat).charge} fill="var(--marker-charge)" transform={scaled(16, 0, -1.5)} />
        </g>
      ))}
      {SEATS.map((seat) => (
        <g key={seat} id={`ca-boat-${seat}`}>
          <path d={HULL} className="ca-hull" />
          <circle r={7.2} cy={-2.8} fill={lookOf(seat).colour} className="ca-edge" />
          <path d={lookOf(seat).charge} fill="var(--marker-charge)" transform={scaled(9.6, 0, -2.8)} />
        </g>
      ))}
      {GOODS.map((good) => (
        <g key={good} id={`ca-${good}`}>
          <circle r={6.6} className={`ca-good ${good}`} />
          <path d={TOKEN_ICONS[good]} className={`ca-good-icon ${good}`} transform={scaled(9.2)} />
        </g>
      ))}
      <g id="ca-horse">
        <circle r={8} className="ca-good horse" />
        <path d={icons.horse} className="ca-good-icon horse" transform={scaled(12.4)} />
      </g>
      <g id="ca-weapon">
        <path d="M0-10.4L10.4 0L0 10.4L-10.4 0Z" className="ca-weapon" />
        <path d={icons.weapon} className="ca-weapon-icon" transform={scaled(12)} />
      </g>
      <g id="ca-city">
        <rect x={-10} y={-10} width={20} height={20} rx={1.5} className="ca-city" />
        <path d={icons.city} className="ca-city-icon" transform={scaled(16)} />
      </g>
      {(Object.keys(SITE_ICONS) as Site[]).map((site) => (
        <g key={site} id={`ca-site-${site}`}>
          <path d="M-9-5.5Q-9-8-6.5-8H6.5Q9-8 9-5.5V5.5Q9 8 6.5 8H-6.5Q-9 8-9 5.5Z" className={`ca-site ${site}`} />
          <path d={SITE_ICONS[site]} className={`ca-site-icon ${site}`} transform={scaled(14)} />
        </g>
      ))}
      <g id="ca-site-hidden">
        <path d="M-9-5.5Q-9-8-6.5-8H6.5Q9-8 9-5.5V5.5Q9 8 6.5 8H-6.5Q-9 8-9 5.5Z" className="ca-site" />
        <path d="M-3-2.4Q-3-5.4 0-5.4Q3-5.4 3-2.6Q3-.8 0 1.2V2.4M0 4.6V5.4" className="ca-site-question" />
      </g>
    </defs>
  );
});
