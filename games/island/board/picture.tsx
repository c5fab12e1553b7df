/** The picture of the game's card: two hexes by the sea, a road between a settlement and a city, a knight at the bay. */
import { raider, tower, wolf } from '@marchlands/kit/icons.ts';
import { Glyph } from '@marchlands/kit/seat-badge.tsx';

const HEX = 'M0-62L54-31V31L0 62L-54 31V-31Z';

export function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width="320" height="200" fill="color-mix(in oklab, var(--map-water) 45%, var(--map-sea))" />
      <g stroke="var(--map-ink)" strokeWidth="2">
        <path d={HEX} transform="translate(106 74)" fill="var(--map-grass)" />
        <path d={HEX} transform="translate(214 74)" fill="var(--map-sand)" />
        <path d={HEX} transform="translate(160 167)" fill="var(--map-rock)" />
        <path d={HEX} transform="translate(52 167)" fill="var(--map-town)" />
        <path d={HEX} transform="translate(268 167)" fill="var(--map-grass)" />
      </g>
      <g fill="none" stroke="var(--map-rock-ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M124 178l14-28 8 10 10-18 22 36M138 150l-2 10 6 4" />
        <path
          d="M180 52v-22m-6 5l6 5 6-5m-12 7l6 5 6-5m34 34v-22m-6 5l6 5 6-5m-12 7l6 5 6-5"
          stroke="var(--map-sand-ink)"
        />
        <path d="M78 62l9-20 9 20zm26-14l9-20 9 20zm8 34l9-20 9 20z" stroke="var(--map-grass-ink)" />
      </g>
      <circle cx="214" cy="78" r="19" fill="var(--raised)" stroke="var(--map-ink)" strokeWidth="1.5" />
      <text x="214" y="86" textAnchor="middle" fontSize="24" fontWeight="700" fill="var(--map-mark)">
        8
      </text>
      <g strokeLinecap="round">
        <path d="M160 105V43M160 105L106 136" stroke="var(--marker-edge)" strokeWidth="14" />
        <path d="M160 105V43M160 105L106 136" stroke="var(--seat-0)" strokeWidth="9" />
      </g>
      <g stroke="var(--marker-edge)" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M136 122V94L148 80L160 94V100H186V122Z" fill="var(--seat-0)" />
        <path d="M90 150V132L106 116L122 132V150Z" fill="var(--seat-0)" />
        <path d="M248 86Q268 92 288 86V108C288 124 278 132 268 136C258 132 248 124 248 108Z" fill="var(--seat-1)" />
      </g>
      <Glyph path={tower} x={160} y={110} size={22} fill="var(--marker-charge)" />
      <Glyph path={wolf} x={268} y={108} size={28} fill="var(--marker-charge)" />
      <circle cx="268" cy="40" r="20" fill="var(--map-dark)" stroke="var(--map-ink)" strokeWidth="2" />
      <Glyph path={raider} x={268} y={39} size={29} fill="var(--map-dark-ink)" />
      <path d="M268 62v14m-6-6l6 7 6-7" fill="none" stroke="var(--map-mark)" strokeWidth="3" />
    </svg>
  );
}
