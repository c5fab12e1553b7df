/** What the land of a territory is like, and the strokes that show it: shapes first, colour second. */
import type { MapData, Territory } from '../../data/map.ts';
import { grain, seedOf } from './points.ts';

export const TERRAINS = ['mountains', 'hills', 'woods', 'meadow', 'marsh', 'moor', 'dunes', 'tillage'] as const;
export type Terrain = (typeof TERRAINS)[number];

interface Look {
  /** CSS colours of the ground and of its marks. */
  readonly ground: string;
  readonly ink: string;
  /** Between two marks, in units of the canvas. */
  readonly space: number;
  /** Some forms of the mark about its own middle, each beginning with a relative move. */
  readonly forms: readonly string[];
}

export const LOOKS: { readonly [terrain in Terrain]: Look } = {
  mountains: {
    ground: 'var(--map-rock)',
    ink: 'var(--map-rock-ink)',
    space: 21,
    forms: [
      'm-11 7l8-16l3 4l3-6l9 18m-9-18q-2 7 2 10m0-7q2 6 4 9m-12-8q-1 5 1 7',
      'm-9 6l9-17l10 17m-10-17q-2 8 1 12m0-8q2 7 5 11',
      'm-7 5l6-11l7 11m-7-11q-1 5 1 8',
    ],
  },
  hills: {
    ground: 'color-mix(in oklab, var(--map-sand) 60%, var(--map-rock))',
    ink: 'var(--map-rock-ink)',
    space: 20,
    forms: ['m-11 4q11-17 22 0m-8-5l4 5m-8-7l3 5m-6-5l1 5', 'm-9 3q8-14 18 0m-7-4l3 4m-7-6l2 5'],
  },
  woods: {
    ground: 'var(--map-grass)',
    ink: 'var(--map-grass-ink)',
    space: 16,
    forms: [
      'm0 8v-4m-6 0q-3-6 2-8q1-5 5-4q6 0 5 5q4 5-2 7z',
      'm0 8v-4m-6 0l6-13l6 13zm3-6h6',
      'm0 7v-3m-5 0q-2-5 2-7q1-4 4-3q5 0 4 4q3 4-2 6z',
    ],
  },
  meadow: {
    ground: 'color-mix(in oklab, var(--map-grass) 50%, var(--map-sand))',
    ink: 'var(--map-grass-ink)',
    space: 19,
    forms: ['m-4 4q0-4-3-7m5 7v-9m2 9q0-5 3-7', 'm-3 3q0-3-2-5m4 5v-7m2 7q0-4 2-5', 'm-5 1h3m3 2h4'],
  },
  marsh: {
    ground: 'color-mix(in oklab, var(--map-water) 40%, var(--map-grass))',
    ink: 'var(--map-water-ink)',
    space: 19,
    forms: ['m-10 3h20m-15 3h9m-5-3v-7m-3 7l-2-5m8 5l2-5', 'm-9 1h17m-12 3h7', 'm-7 2h13m-7 0v-6m-2 6l-2-4m6 4l2-4'],
  },
  moor: {
    ground: 'color-mix(in oklab, var(--map-rock) 55%, var(--map-sand))',
    ink: 'var(--map-town-ink)',
    space: 18,
    forms: ['m-6 3q2-6 6-6q4 0 6 6m-9-1l1-3m3 3v-4m2 4l1-3', 'm-5 1h4m2 2h5', 'm-4 3q1-4 4-4q3 0 4 4m-4 0v-3'],
  },
  dunes: {
    ground: 'var(--map-sand)',
    ink: 'var(--map-sand-ink)',
    space: 20,
    forms: ['m-11 3q5-8 11 0q5-8 11 0', 'm-9 1q5-7 10 0q4 5 8 1', 'm-7 1q4-5 7 0'],
  },
  tillage: {
    ground: 'color-mix(in oklab, var(--map-sand) 70%, var(--map-grass))',
    ink: 'var(--map-sand-ink)',
    space: 19,
    forms: [
      'm-8 5l8-10m-4 12l9-11m-4 11l8-9m-17-3l16 12',
      'm-8-3l9 9m-5-11l10 10m-5-11l8 8',
      'm-6 5l6-8m-2 9l7-9m-3 9l6-7',
    ],
  },
};

/** How well a terrain suits a territory: dry land rises, water makes marsh and meadow, the coast is sand or moor. */
function suits(map: MapData, { id, borders }: Territory, terrain: Terrain): number {
  const own = map.borders.filter((border) => borders.includes(border.id));
  const has = (kind: string): boolean => own.some((border) => border.kind === kind);
  const [isCoast, isBank, isShore] = [has('sea'), has('river'), has('lake')];
  const isDry = !isBank && !isShore;
  const chance = grain(TERRAINS.indexOf(terrain), 3, seedOf(`${map.id} ${id}`));
  const bonus: { readonly [kind in Terrain]: number } = {
    mountains: isDry ? 0.55 : -1,
    hills: isDry ? 0.4 : 0.05,
    woods: 0.25,
    meadow: isBank ? 0.35 : 0,
    marsh: isShore ? 0.6 : isBank && isCoast ? 0.3 : -1,
    moor: isCoast ? 0.3 : 0,
    dunes: isCoast ? 0.25 : -1,
    tillage: isBank && !isCoast ? 0.35 : 0,
  };
  return chance + bonus[terrain];
}

/** By territory id. Neighbours seldom have the same, so that each is told from the next. */
export function terrainsOf(map: MapData): ReadonlyMap<string, Terrain> {
  const chosen = new Map<string, Terrain>();
  for (const territory of map.territories) {
    const beside = map.adjacency.flatMap(([a, b]) => (a === territory.id ? [b] : b === territory.id ? [a] : []));
    const taken = beside.map((id) => chosen.get(id));
    const worth = (terrain: Terrain): number => suits(map, territory, terrain) - (taken.includes(terrain) ? 0.6 : 0);
    chosen.set(
      territory.id,
      TERRAINS.reduce((best, one) => (worth(one) > worth(best) ? one : best)),
    );
  }
  return chosen;
}
