/** The picture of the game's card: a walled town of roofs and towers under a storm that comes over the hills. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width="320" height="200" fill="var(--map-empty)" />
      <path d="M0 96 46 60 84 88 128 44 176 92 226 52 270 86 320 58V200H0z" fill="var(--map-rock)" />
      <g fill="none" stroke="var(--map-rock-ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M0 96 46 60 84 88 128 44 176 92 226 52 270 86 320 58M128 44l6 22-10 10 8 18M226 52l6 18-8 8 6 14" />
      </g>
      <g fill="none" stroke="var(--map-mark)" strokeWidth="3" strokeLinecap="round">
        <path d="M222 14l-12 20h12l-10 20M262 10l-10 18h10l-8 16" />
      </g>
      <g fill="var(--map-sand)" stroke="var(--map-town-ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M82 128h28v42H82zM82 128l14-20 14 20zM124 118h36v52h-36zM124 118l18-26 18 26zM176 126h30v44h-30zM176 126l15-20 15 20zM216 132h24v38h-24z" />
      </g>
      <g fill="var(--map-town)" stroke="var(--map-town-ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M40 172v-62h6v8h8v-8h8v8h8v-8h6v62zM244 172v-62h6v8h8v-8h8v8h8v-8h6v62z" />
        <path d="M76 186v-26h10v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v26z" />
        <path d="M146 186v-12q14-16 28 0v12z" fill="var(--map-town-ink)" />
      </g>
    </svg>
  );
}
