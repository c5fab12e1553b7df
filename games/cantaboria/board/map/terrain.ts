/**
 * The look of land with a site, and the strokes that show it: shapes first, colour second. Land without a site is
 * plain.
 */
import type { SiteKind } from '../../data/map.ts';

export interface Look {
  /** CSS colours of the ground and of its marks. */
  readonly ground: string;
  readonly ink: string;
  /** Distance between two marks, in canvas units. */
  readonly space: number;
  /** Variants of the mark, centred on the origin, each beginning with a relative move. */
  readonly forms: readonly string[];
}

/** Woods where there is Timber, hills and mountains with Gold and Iron, the fields of a University, pastures for Horses. */
export const LOOKS: { readonly [site in SiteKind]: Look } = {
  timber: {
    ground: 'var(--map-grass)',
    ink: 'var(--map-grass-ink)',
    space: 16,
    forms: [
      'm0 8v-4m-6 0q-3-6 2-8q1-5 5-4q6 0 5 5q4 5-2 7z',
      'm0 8v-4m-6 0l6-13l6 13zm3-6h6',
      'm0 7v-3m-5 0q-2-5 2-7q1-4 4-3q5 0 4 4q3 4-2 6z',
    ],
  },
  gold: {
    ground: 'color-mix(in oklab, var(--map-sand) 60%, var(--map-rock))',
    ink: 'var(--map-rock-ink)',
    space: 20,
    forms: ['m-11 4q11-17 22 0m-8-5l4 5m-8-7l3 5m-6-5l1 5', 'm-9 3q8-14 18 0m-7-4l3 4m-7-6l2 5'],
  },
  iron: {
    ground: 'var(--map-rock)',
    ink: 'var(--map-rock-ink)',
    space: 21,
    forms: [
      'm-11 7l8-16l3 4l3-6l9 18m-9-18q-2 7 2 10m0-7q2 6 4 9m-12-8q-1 5 1 7',
      'm-9 6l9-17l10 17m-10-17q-2 8 1 12m0-8q2 7 5 11',
      'm-7 5l6-11l7 11m-7-11q-1 5 1 8',
    ],
  },
  magic: {
    ground: 'color-mix(in oklab, var(--map-sand) 70%, var(--map-grass))',
    ink: 'var(--map-sand-ink)',
    space: 19,
    forms: [
      'm-8 5l8-10m-4 12l9-11m-4 11l8-9m-17-3l16 12',
      'm-8-3l9 9m-5-11l10 10m-5-11l8 8',
      'm-6 5l6-8m-2 9l7-9m-3 9l6-7',
    ],
  },
  horse: {
    ground: 'color-mix(in oklab, var(--map-grass) 50%, var(--map-sand))',
    ink: 'var(--map-grass-ink)',
    space: 19,
    forms: ['m-4 4q0-4-3-7m5 7v-9m2 9q0-5 3-7', 'm-3 3q0-3-2-5m4 5v-7m2 7q0-4 2-5', 'm-5 1h3m3 2h4'],
  },
};

/** The ground of land without a site, or with one not yet seen. */
export const PLAIN = 'color-mix(in oklab, var(--map-sand) 45%, var(--map-empty))';
