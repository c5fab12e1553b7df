// Writes kit/icons.ts: the drawings of @iconify-json/game-icons that the boards use, and no others, so that the page
// carries a few kilobytes of the collection's megabytes. Run it after a change of the list: node tools/icons.ts

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './tree.ts';

/** Our name for a drawing and the collection's name of it. */
const used: readonly (readonly [name: string, icon: string])[] = [
  ['tower', 'white-tower'],
  ['wolf', 'wolf-head'],
  ['sun', 'sun'],
  ['wave', 'big-wave'],
  ['tree', 'oak'],
  ['star', 'round-star'],
  ['palace', 'indian-palace'],
  ['wagon', 'mine-wagon'],
  ['palm', 'palm-tree'],
  ['chest', 'chest'],
  ['hand', 'open-palm'],
  ['raider', 'viking-helmet'],
  ['sack', 'swap-bag'],
  ['flame', 'flame'],
];

const collection: { icons: { [name: string]: { body: string } } } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

const lines = used.map(([name, icon]) => {
  const paths = [...(collection.icons[icon]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (paths.length === 0) throw new Error(`the collection has no drawing "${icon}"`);
  return `/** \`${icon}\` */\nexport const ${name} =\n  '${paths.join('')}';\n`;
});

writeFileSync(
  join(root, 'kit/icons.ts'),
  `// Written by tools/icons.ts; do not edit. Path data on a field of 512 by 512.
// Drawings by the contributors of game-icons.net, CC BY 3.0.

${lines.join('\n')}`,
);
