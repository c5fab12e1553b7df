/** The picture of the game's card: three pebbles on sand. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width="320" height="200" fill="var(--map-sand)" />
      <g fill="var(--map-rock)" stroke="var(--map-rock-ink)" strokeWidth="2">
        <ellipse cx="110" cy="120" rx="46" ry="30" />
        <ellipse cx="205" cy="128" rx="52" ry="32" />
        <ellipse cx="160" cy="82" rx="40" ry="26" />
      </g>
    </svg>
  );
}
