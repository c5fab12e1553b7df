/** Marks of the land, each as path data around its own middle: shapes first, colour second. */
import type { Mark } from './layout.ts';

export interface Terrain {
  readonly name: string;
  /** CSS colours of the ground and of its marks. */
  readonly ground: string;
  readonly ink: string;
  /** Variants of the mark; each begins with a move relative to the mark's position. */
  readonly forms: readonly string[];
}

/** Blended with the paper, so that the pieces stand out. */
function soft(colour: string): string {
  return `color-mix(in oklab, ${colour} 62%, var(--map-empty))`;
}

export const TERRAINS: readonly Terrain[] = [
  {
    name: 'dunes',
    ground: soft('var(--map-sand)'),
    ink: 'var(--map-sand-ink)',
    forms: ['m-19 5q9-13 19 0q9-13 19 0', 'm-17 0q8-11 17 0q8 8 15 1'],
  },
  {
    name: 'wood',
    ground: soft('var(--map-grass)'),
    ink: 'var(--map-grass-ink)',
    forms: ['m0 15v-6m-10 0q-5-9 3-13q1-10 9-7q10 0 8 9q6 9-4 11z', 'm0 15v-7m-11 0l11-24l11 24zm5-10h12'],
  },
  {
    name: 'hills',
    ground: soft('var(--map-rock)'),
    ink: 'var(--map-rock-ink)',
    forms: ['m-19 7q18-30 38 0m-13-8l6 9m-13-12l5 9m-11-9l2 9', 'm-15 6q14-24 31 0m-12-7l5 8m-12-10l4 8'],
  },
  {
    name: 'meadow',
    ground: soft('color-mix(in oklab, var(--map-grass) 45%, var(--map-sand))'),
    ink: 'var(--map-grass-ink)',
    forms: ['m-9 8q1-9-5-14m9 14v-18m4 18q0-9 6-14', 'm-7 6q1-7-4-11m7 11v-14m4 14q0-7 5-10'],
  },
  {
    name: 'marsh',
    ground: soft('color-mix(in oklab, var(--map-water) 30%, var(--map-grass))'),
    ink: 'var(--map-water-ink)',
    forms: ['m-18 6h36m-26 6h17m-9-6v-13m-6 13l-4-10m16 10l4-10', 'm-16 2h32m-22 6h14'],
  },
  {
    name: 'tillage',
    ground: soft('var(--map-town)'),
    ink: 'var(--map-town-ink)',
    forms: ['m-17 8l16-18m-6 22l18-20m-7 22l15-16', 'm-16-6l18 16m-10-20l20 18m-9-19l15 13'],
  },
];

/** All marks of a country as one line of path data. */
export function marksPath({ forms }: Terrain, marks: readonly Mark[]): string {
  return marks
    .map(({ x, y, turn }) => `M${Math.round(x)} ${Math.round(y)}${forms[Math.floor(turn * forms.length)] ?? ''}`)
    .join('');
}
