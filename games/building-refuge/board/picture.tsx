/** The picture of the game's card: a road between two cities of the desert, as on a survey map. */

import { palace, palm, raider } from '@marchlands/kit/icons.ts';
import { Glyph } from '@marchlands/kit/seat-badge.tsx';

export function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width="320" height="200" fill="var(--map-sand)" />
      <path d="M0 0h320v46q-40 14-84 4t-92 6q-70 12-144-8z" fill="var(--map-empty)" />
      <g stroke="var(--map-rock-ink)" strokeWidth="2" strokeLinejoin="round" fill="var(--map-rock)">
        <path d="M150 62 182 16l13 22 17-30 38 56z" />
        <path d="M182 16l5 22-8 8 5 14M212 8l6 26-9 11 8 16" fill="none" strokeWidth="1.5" />
      </g>
      <g fill="none" stroke="var(--map-sand-ink)" strokeWidth="1.8" strokeLinecap="round">
        <path d="M12 92q26-20 54-4q16 9 30 2M214 100q24-18 48-6q18 8 40-2M18 168q30-20 62-2q20 10 40-4M204 176q30-18 56-4q20 10 44-4M120 122q18-12 34-2" />
        <path
          d="M30 104q16-10 32-2M232 112q16-10 32-2M40 180q16-9 32-1M226 187q16-9 30-1M70 74q14-8 28 0"
          opacity="0.7"
        />
      </g>
      <path d="M70 138C104 116 116 156 152 146S212 92 250 134" fill="none" stroke="var(--map-road)" strokeWidth="11" />
      <path
        d="M70 138C104 116 116 156 152 146S212 92 250 134"
        fill="none"
        stroke="var(--map-road-core)"
        strokeWidth="5.5"
      />
      <ellipse
        cx="160"
        cy="170"
        rx="30"
        ry="11"
        fill="var(--map-water)"
        stroke="var(--map-water-ink)"
        strokeWidth="1.6"
      />
      <Glyph path={palm} x={178} y={152} size={34} fill="var(--map-grass-ink)" />
      <Glyph path={palace} x={62} y={122} size={62} fill="var(--map-town-ink)" />
      <Glyph path={palace} x={258} y={118} size={56} fill="var(--map-town-ink)" />
      <g opacity="0.9">
        <Glyph path={raider} x={30} y={30} size={28} fill="var(--map-mark)" />
        <Glyph path={raider} x={62} y={26} size={22} fill="var(--map-mark)" />
        <path d="M80 38q26 8 36 34" fill="none" stroke="var(--map-mark)" strokeWidth="2" strokeDasharray="5 5" />
        <path d="M116 72l-8-6 11-4z" fill="var(--map-mark)" />
      </g>
    </svg>
  );
}
