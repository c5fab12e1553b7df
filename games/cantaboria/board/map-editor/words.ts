/** Words of the map editor. */
import { catalogue } from '@marchlands/core/language.ts';
import type { BorderKind, SiteKind } from '../../data/map.ts';

export const words = {
  noMap: 'This lacks fields of a map, so it cannot be drawn.',
  begin: 'Begin with',
  random: 'A random map',
  number: 'Its number',
  draw: 'Draw it',
  map: 'The map as a whole',
  mapAbout: 'Choose a territory to change it.',
  name: 'Name',
  sea: 'Name of the sea',
  least: 'Fewest seats',
  most: 'Most seats',
  sites: 'Sites',
  siteKinds: {
    timber: 'Timber',
    gold: 'Gold',
    iron: 'Iron',
    magic: 'Magic',
    horse: 'Horses',
  } satisfies { readonly [kind in SiteKind]: string } as { readonly [kind in SiteKind]: string },
  byTable: (territories: number): string => `As in the rules for ${territories} territories`,
  rivers: 'Rivers and lakes',
  caption: (territories: number, reaches: number, lakes: number): string =>
    `${territories} territories, ${reaches} reaches of river, ${lakes} lakes.`,
  wrong: (n: number): string => (n === 1 ? 'One thing is wrong:' : `${n} things are wrong:`),
  warnings: 'Odd, but playable:',
  show: (what: string): string => `Show ${what}`,
  territories: 'Territories',
  territory: (id: string, name: string): string => `${id} ${name}`,
  neighbours: (n: number, waters: number): string =>
    `${n === 1 ? '1 neighbour' : `${n} neighbours`}${waters === 0 ? '' : `, ${waters === 1 ? '1 water' : `${waters} waters`}`}`,
  isWrong: 'something is wrong here',
  back: 'The map as a whole',
  borders: 'Its borders',
  kinds: {
    line: 'land',
    river: 'river',
    lake: 'lake',
    sea: 'sea',
  } satisfies { readonly [kind in BorderKind]: string } as { readonly [kind in BorderKind]: string },
  riverTo: (side: string): string => `A river to ${side}`,
  water: (kind: string, name: string): string => `${name} (${kind})`,
  riverAbout: 'Rivers flow to the sea by the shortest way; streams and junctions follow.',
  handles: 'Points of its outline',
  handlesAbout: 'Drag a point, or choose one and use the arrow keys (with Shift: further).',
  corner: (sides: string): string => `Corner with ${sides}`,
  middle: (side: string): string => `Border with ${side}`,
  near: 'Near',
  whole: 'The whole map',
  view: 'View',
};
catalogue('cantaboria/map-editor', words);
