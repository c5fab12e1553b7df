/** The drawing of each kind of land: shapes first, colour second. */
import type { Terrain } from '../../data/kinds.ts';

interface Look {
  /** CSS colours of the ground and of its marks. */
  readonly ground: string;
  readonly ink: string;
  /** Variants of the mark, centred on the origin, each beginning with a relative move. */
  readonly forms: readonly string[];
}

const GRASS_INK = 'var(--map-grass-ink)';

const LOOKS: { readonly [terrain in Terrain]: Look } = {
  hills: {
    ground: 'var(--map-town)',
    ink: 'var(--map-town-ink)',
    forms: ['m-11 5h22v-5h-22zm5-5v-5h12v5m-6 0v5', 'm-13 5q13-20 26 0m-10-8l4 7m-10-6l4 7'],
  },
  forest: {
    ground: 'color-mix(in oklab, var(--map-grass) 80%, var(--map-grass-ink))',
    ink: 'color-mix(in oklab, var(--map-grass-ink) 55%, var(--map-ink))',
    forms: ['m0 11v-4m-8 0l8-17l8 17zm4-7h8', 'm0 10v-3m-7 0l7-9l7 9zm2-9l5-7l5 7'],
  },
  pasture: {
    ground: 'color-mix(in oklab, var(--map-grass) 68%, var(--map-empty))',
    ink: GRASS_INK,
    forms: [
      'm-8 2q-4-1-2-5q2-4 6-2q4-4 8 0q5-1 4 4q0 4-4 3zm3 0v5m7-5v5m3-10q5-1 5 2q-2 3-5 2',
      'm-5 5q0-5-4-8m6 8v-10m2 10q0-6 4-8',
    ],
  },
  fields: {
    ground: 'color-mix(in oklab, var(--map-sand) 75%, oklch(0.82 0.16 95))',
    ink: 'var(--map-sand-ink)',
    forms: [
      'm0 11v-20m-5 3l5 4l5-4m-10 5l5 4l5-4m-10-10l5 4l5-4',
      'm-5 11v-16m-4 3l4 3l4-3m-8 4l4 3l4-3m6 6v-16m-4 3l4 3l4-3m-8 4l4 3l4-3',
    ],
  },
  mountains: {
    ground: 'var(--map-rock)',
    ink: 'var(--map-rock-ink)',
    forms: [
      'm-14 9l10-20l4 6l4-8l12 22m-16-14l-2 5l4 2l-2 5m10-16l-2 6l4 3',
      'm-12 8l12-22l13 22m-13-22l-3 7l4 3l-3 5',
    ],
  },
  desert: {
    ground: 'color-mix(in oklab, var(--map-sand) 45%, var(--map-empty))',
    ink: 'var(--map-sand-ink)',
    forms: ['m-14 3q7-9 14 0q7 7 14 0', 'm-12 0q6-7 12 0m-2 6q6-6 12 0'],
  },
};

/** Positions of marks around the centre of a hex that leave its token free. */
const SPOTS = [
  [0, -40],
  [-29, -25],
  [29, -25],
  [-36, 10],
  [36, 10],
  [-20, 36],
  [20, 36],
] as const;

/** The ground of a kind of land and path data of its marks around the centre; bare sea-floor if none is dealt yet. */
export function landOf(terrain: Terrain | null): { ground: string; ink: string; marks: string } {
  if (terrain === null) return { ground: 'var(--map-empty)', ink: 'var(--map-line)', marks: '' };
  const { ground, ink, forms } = LOOKS[terrain];
  return { ground, ink, marks: SPOTS.map(([x, y], i) => `M${x} ${y}${forms[i % forms.length]}`).join('') };
}
