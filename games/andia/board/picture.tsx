/** The picture of the game's card: provinces and their cities, and two orders that meet on a bridge. */
const PROVINCES = [
  [52, 46],
  [96, 132],
  [160, 78],
  [224, 132],
  [268, 46],
] as const;

export function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width="320" height="200" fill="var(--map-empty)" />
      <path d="M0 168q60-22 120-4t120-6 80 2v40H0z" fill="var(--map-water)" stroke="var(--map-water-ink)" />
      <g fill="none" stroke="var(--map-road)" strokeWidth="7">
        <path d="M52 46 96 132 160 78 224 132 268 46M52 46Q160 4 268 46M96 132h128" />
      </g>
      <g fill="none" stroke="var(--map-road-core)" strokeWidth="3">
        <path d="M52 46 96 132 160 78 224 132 268 46M52 46Q160 4 268 46M96 132h128" />
      </g>
      <g fill="var(--map-sand)" stroke="var(--map-rock-ink)" strokeWidth="2">
        {PROVINCES.map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="24" />
        ))}
      </g>
      <g fill="var(--map-town)" stroke="var(--map-town-ink)" strokeWidth="2">
        <path d="M24 92h20v20H24zM276 92h20v20h-20zM150 132h20v20h-20z" />
      </g>
      <g fill="none" stroke="var(--map-mark)" strokeWidth="4" strokeLinecap="round">
        <path d="M120 118 140 98M130 96l11 1 0 11" />
        <path d="M200 118 180 98M190 96l-11 1 0 11" />
      </g>
      <g fill="var(--map-town-ink)">
        <path d="M46 38h12v6H46zM43 44h18v12H43zM262 38h12v6h-12zM259 44h18v12h-18z" />
      </g>
    </svg>
  );
}
