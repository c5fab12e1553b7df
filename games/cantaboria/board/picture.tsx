/** The picture of the game's card: a bend of the river between three territories, a City, and a boat on its way. */
import { palace, star, tower, wave } from '@marchlands/kit/icons.ts';
import { Glyph } from '@marchlands/kit/seat-badge.tsx';

const COAST = 'M-10 44Q30 20 74 30T150 16T232 26T330 10V210H-10Z';
const RIVER = 'M330 96C292 86 262 118 226 112S176 82 144 94 104 138 78 150 48 176 44 210';
const SHIELD = 'M-17-20Q0-17 17-20V1C17 13 8 20 0 23C-8 20-17 13-17 1Z';
/** The Warriors: colour, charge, place. */
const WARRIORS = [
  { colour: 'var(--seat-0)', charge: tower, x: 92, y: 76 },
  { colour: 'var(--seat-3)', charge: wave, x: 236, y: 62 },
  { colour: 'var(--seat-5)', charge: star, x: 190, y: 158 },
] as const;

export function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width="320" height="200" fill="color-mix(in oklab, var(--map-water) 30%, var(--map-sea))" />
      <g fill="none" stroke="var(--map-water-ink)">
        {[28, 18, 9].map((width) => (
          <path key={width} d={COAST} strokeWidth={width} opacity={0.14} />
        ))}
      </g>
      <clipPath id="ca-picture-land">
        <path d={COAST} />
      </clipPath>
      <path d={COAST} fill="var(--map-sand)" />
      <path
        clipPath="url(#ca-picture-land)"
        d="M166 0H330V96C292 86 262 118 226 112S176 82 160 90L152 58Z"
        fill="var(--map-grass)"
      />
      <path d={`${RIVER}H330Z`} fill="color-mix(in oklab, var(--map-grass) 45%, var(--map-rock))" />
      <path d={COAST} fill="none" stroke="var(--map-ink)" strokeWidth="2" />
      <g fill="none" stroke="var(--map-ink)" strokeWidth="1.4" strokeDasharray="8 4 2 4">
        <path d="M166 15L152 58 160 90M226 112Q240 150 232 200M78 150Q40 120-10 128" />
      </g>
      <g fill="none" stroke="var(--map-grass-ink)" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M280 52v-6m-9 0l9-19 9 19zM302 66v-6m-9 0l9-19 9 19zM186 48v-5m-8 0l8-17 8 17zM270 78v-4m-7 0l7-15 7 15z" />
      </g>
      <g fill="none" stroke="var(--map-rock-ink)" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M8 122l12-24 8 11 7-8 14 21m-29-24q-3 9 3 15M258 186l14-28 12 16 8-9 14 24m-34-31q-3 12 4 20M126 190l10-19 8 10 6-6 11 17" />
      </g>
      <path d={RIVER} fill="none" stroke="var(--map-water-ink)" strokeWidth="15" />
      <path d={RIVER} fill="none" stroke="var(--map-water)" strokeWidth="12" />
      <g fill="var(--map-town)" stroke="var(--map-town-ink)" strokeWidth="2">
        <rect x="40" y="60" width="30" height="30" rx="2" />
      </g>
      <Glyph path={palace} x={55} y={75} size={24} fill="var(--map-town-ink)" />
      {WARRIORS.map(({ colour, charge, x, y }) => (
        <g key={colour} transform={`translate(${x} ${y})`}>
          <path d={SHIELD} fill={colour} stroke="var(--marker-edge)" strokeWidth="2.4" />
          <Glyph path={charge} x={0} y={-2} size={24} fill="var(--marker-charge)" />
        </g>
      ))}
      <g transform="translate(140 98)" stroke="var(--marker-edge)" strokeWidth="2">
        <path d="M-15 3H15Q12 13 4 14H-4Q-12 13-15 3Z" fill="var(--map-sand-ink)" />
        <circle r="10" cy="-4" fill="var(--seat-0)" />
        <Glyph path={tower} x={0} y={-4} size={13} fill="var(--marker-charge)" />
      </g>
    </svg>
  );
}
