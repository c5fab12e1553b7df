/** Words of the map editor. */
import { catalogue } from '@marchlands/core/language.ts';
import type { MapArea } from '../../data/map.ts';
import type { WayKind } from './changes.ts';

export const words = {
  noMap: 'This lacks fields of a map, so it cannot be drawn.',
  begin: 'Begin with',
  map: 'The map as a whole',
  mapAbout: 'Choose an area to change it.',
  areaAbout: 'Drag its ring to move it, or use the arrow keys there.',
  areas: 'Areas',
  area: (code: string, name: string): string => `${code} ${name}`,
  kinds: {
    province: 'province',
    city: 'city',
  } satisfies { readonly [kind in MapArea['kind']]: string } as { readonly [kind in MapArea['kind']]: string },
  label: (area: string, kind: string, ways: number): string =>
    `${area}, ${kind}, ${ways === 1 ? '1 way' : `${ways} ways`}`,
  starts: (side: string, pieces: string): string => `${side} starts here with ${pieces}`,
  isWrong: 'something is wrong here',
  title: 'Name of the map',
  goal: 'Cities that win',
  alike: 'Both sides alike',
  alikeAbout: 'Each change is made on both sides.',
  grow: 'Add a province',
  wrong: (n: number): string => (n === 1 ? 'One thing is wrong:' : `${n} things are wrong:`),
  odd: 'Odd, but playable:',
  show: (code: string): string => `Show ${code}`,
  back: 'The map as a whole',
  name: 'Name',
  x: 'From the left',
  y: 'From the top',
  who: 'Starts here',
  nobody: 'nobody',
  pieces: 'Pieces',
  exchange: 'May be exchanged with',
  noExchange: 'none',
  ways: 'Its ways',
  wayTo: (area: string): string => `To ${area}`,
  wayKinds: {
    road: 'road',
    bridge: 'bridge',
    pass: 'pass',
  } satisfies { readonly [kind in WayKind]: string } as { readonly [kind in WayKind]: string },
  noWay: 'no way',
  newWay: 'Another way to',
  choose: 'choose an area',
  city: 'Give it a city',
  remove: 'Take it off the map',
  handle: (area: string): string => `Move ${area}`,
};
catalogue('andia/map-editor', words);
