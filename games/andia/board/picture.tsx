/** The picture of the game's card: a strait of the chart, and two orders that meet on its bridge. */

import { bomb } from '@marchlands/kit/icons.ts';
import { Glyph } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';

const SHORES = [
  'M-20 52C26 22 84 30 104 62s-8 54 14 84-22 58-70 52-70-14-88-30z',
  'M348 30C300 8 246 24 224 54s14 50-8 82 10 70 58 68 74-20 96-44z',
] as const;
/** The armies: position, seat, number, and the position of the city beside them. */
const ARMIES = [
  { seat: 0, x: 62, y: 98, pieces: 5, city: [23, 156] },
  { seat: 1, x: 264, y: 92, pieces: 3, city: [298, 150] },
] as const;

export function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width="320" height="200" fill="var(--map-water)" />
      <g fill="none" stroke="var(--map-water-ink)" strokeLinejoin="round">
        {[22, 14, 7].map((width) => (
          <g key={width} strokeWidth={width} opacity={0.16}>
            {SHORES.map((shore) => (
              <path key={shore} d={shore} />
            ))}
          </g>
        ))}
      </g>
      <g stroke="var(--map-rock-ink)" strokeWidth="2" strokeLinejoin="round">
        <path d={SHORES[0]} fill="var(--map-sand)" />
        <path d={SHORES[1]} fill="var(--map-grass)" />
        <path d="M12 56 26 34l10 13 9-15 15 25zM248 186l13-20 9 12 8-13 14 21z" fill="var(--map-rock)" />
      </g>
      <g fill="none" stroke="var(--map-sand-ink)" strokeWidth="1.6" strokeLinecap="round">
        <path d="M10 92q9-7 18 0t18 0M4 120q9-7 18 0t18 0M60 168q9-7 18 0t18 0M70 62q7-6 14 0t14 0M10 182q9-7 18 0t18 0" />
      </g>
      <g fill="none" stroke="var(--map-grass-ink)" strokeWidth="1.6" strokeLinecap="round">
        <path d="M250 50v-9m-4 9-3-6m11 6 3-6M290 42v-9m-4 9-3-6m11 6 3-6M300 106v-9m-4 9-3-6m11 6 3-6M236 154v-9m-4 9-3-6m11 6 3-6M310 184v-9m-4 9-3-6m11 6 3-6" />
      </g>
      <path d="M84 100Q162 74 244 96" fill="none" stroke="var(--map-road)" strokeWidth="15" />
      <path d="M84 100Q162 74 244 96" fill="none" stroke="var(--map-road-core)" strokeWidth="10" />
      <path
        d="M108 94v-9m22 3v-8m22 5v-8m22 9v-9m22 11v-9m22 13v-9"
        transform="translate(0 4)"
        stroke="var(--map-road)"
        strokeWidth="1.6"
      />
      {ARMIES.map(({ seat, city: [x, y] }) => (
        <g key={seat} fill="var(--map-town)" stroke="var(--map-town-ink)" strokeWidth="2">
          <path d={`M${x - 13} ${y - 13}h26v26h-26z`} />
          <path
            d={`M${x - 18} ${y - 18}h9v9h-9zM${x + 9} ${y - 18}h9v9h-9zM${x - 18} ${y + 9}h9v9h-9zM${x + 9} ${y + 9}h9v9h-9z`}
          />
          <path d={`M${x - 6} ${y - 5}h5v4h-5zM${x + 2} ${y - 5}h5v4h-5zM${x - 3} ${y + 3}h6v7h-6z`} fill="none" />
        </g>
      ))}
      <g fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M92 82Q122 66 148 66m-11-8 12 8-10 9" stroke={lookOf(0).colour} />
        <path d="M232 80Q208 68 180 66m11-8-12 8 10 9" stroke={lookOf(1).colour} />
      </g>
      {ARMIES.map(({ seat, x, y, pieces }) => (
        <g key={seat}>
          <path
            d={`M${x - 19} ${y - 24}h38v26q0 14-19 22-19-8-19-22z`}
            fill={lookOf(seat).colour}
            stroke="var(--map-rock-ink)"
            strokeWidth="2"
          />
          <Glyph path={lookOf(seat).charge} x={x} y={y - 6} size={27} fill="var(--map-empty)" />
          {/* As many strokes as pieces: digits would be text in a picture. */}
          <path
            d={Array.from({ length: pieces }, (_, i) => `M${x + (i - (pieces - 1) / 2) * 8} ${y + 34}v10`).join('')}
            stroke="var(--map-rock-ink)"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      ))}
      <Glyph path={bomb} x={164} y={160} size={32} fill="var(--map-mark)" />
      <path d="M152 140q-14-34-62-34" fill="none" stroke="var(--map-mark)" strokeWidth="2" strokeDasharray="4 5" />
    </svg>
  );
}
