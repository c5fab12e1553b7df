import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Relief } from '../board/map/land.tsx';
import { layoutOf } from '../board/map/layout.ts';
import { type SiteKind, siteKinds } from '../data/map.ts';
import { ayathgaron36 } from '../data/maps/ayathgaron-36.ts';

const layout = layoutOf(ayathgaron36);

/** How many territories are drawn with the terrain of a site. */
function drawn(sites: readonly (SiteKind | null)[]): number {
  return renderToStaticMarkup(<Relief layout={layout} sites={sites} />).split('ca-marks').length - 1;
}

describe('the land of the map', () => {
  test('is plain where no site is seen, and drawn after the site where one is', () => {
    expect(drawn([])).toBe(0);
    expect(drawn(['timber', null, 'iron'])).toBe(2);
  });

  test('looks different for each kind of site, in every territory', () => {
    for (const { id, marks } of layout.regions) {
      expect(new Set(siteKinds.map(marks)).size, id).toBe(siteKinds.length);
      expect(marks('timber'), id).toMatch(/^M/);
    }
  });
});
