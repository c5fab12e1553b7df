/** A drawn defender, in the colour of its town. */
import type { Seat } from '@marchlands/core/seat.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import { BODY, figureOf, HEADS, HORSE, RIDER, ROBE, SHIELD, WEAPONS } from './figures.ts';

export function Defender({ card, seat, width }: { card: string; seat: Seat; width?: number }) {
  const { head, weapon, isMounted, isRobed, hasShield } = figureOf(card);
  const cloth = lookOf(seat).colour;
  return (
    <svg
      className="bk-figure bk-drawing"
      viewBox="0 -6 50 66"
      aria-hidden="true"
      {...(width === undefined ? {} : { width, height: (width * 66) / 50 })}
    >
      {isMounted === true && <path className="timber" d={HORSE} />}
      <g transform={isMounted === true ? 'translate(-2 -4)' : undefined}>
        <path d={isMounted === true ? RIDER : isRobed === true ? ROBE : BODY} fill={cloth} />
        <circle className="plaster" cx="24" cy="16" r="6" />
        <path className="metal" d={HEADS[head]} />
        <path className="line" d={WEAPONS[weapon].line} />
        <path className="metal" d={WEAPONS[weapon].face} />
        {hasShield === true && <path d={SHIELD} fill={cloth} />}
      </g>
    </svg>
  );
}

/** Small marks of a hero's artifacts: sword, armour, bow; a star for one from a deck file. */
const ARTIFACTS: { readonly [card: string]: string } = {
  'magic-sword': 'M8 1l2 2v8H6V3zM3 11h10v2H3zM7 13h2v3H7z',
  'magic-armor': 'M2 2l4-1q2 2 4 0l4 1v5l-2 1v7H4V8L2 7z',
  'magic-bow': 'M4 1q10 7 0 14l2-7zM3 7h12v2H3z',
};

export function ArtifactMark({ card }: { card: string }) {
  return (
    <svg className="bk-artifact" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={ARTIFACTS[card] ?? 'M8 1l2 5 5 2-5 2-2 5-2-5-5-2 5-2z'} />
    </svg>
  );
}
