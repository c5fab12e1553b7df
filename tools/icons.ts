// Writes kit/icons.ts: the drawings of @iconify-json/game-icons that the boards use, and no others, so that the page
// carries a few kilobytes of the collection's megabytes. A board with its own drawings lists them in an `icons.json`:
// those of `script` become an icons.ts beside it, those of `sheet` a sheet of symbols, pictures.svg, which is loaded as
// a picture and not as script. Run it after changing a list: node tools/icons.ts

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readTree, root } from './tree.ts';

/** Our name for a drawing and the collection's. */
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
  ['bomb', 'unlit-bomb'],
  ['force', 'shield'],
  ['muster', 'trumpet-flag'],
];

const collection: { icons: { [name: string]: { body: string } | undefined } } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

/** The path data of a drawing, by the collection's name. */
function pathOf(icon: string): string {
  const paths = [...(collection.icons[icon]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (paths.length === 0) throw new Error(`the collection has no drawing "${icon}"`);
  return paths.join('');
}

/** Longer lines are wrapped, like the formatter does. */
const LINE = 120;

function script(icons: readonly (readonly [name: string, icon: string])[]): string {
  const lines = icons.map(([name, icon]) => {
    const whole = `export const ${name} = '${pathOf(icon)}';`;
    return `/** \`${icon}\` */\n${whole.length > LINE ? whole.replace(' = ', ' =\n  ') : whole}\n`;
  });
  return `// Written by tools/icons.ts; do not edit. Path data on a field of 512 by 512.
// Drawings by the contributors of game-icons.net, CC BY 3.0.

${lines.join('\n')}`;
}

function sheet(icons: readonly string[]): string {
  const symbols = icons.map(
    (icon) => `<symbol id="${icon}" viewBox="0 0 512 512"><path d="${pathOf(icon)}"/></symbol>`,
  );
  return `<!-- Written by tools/icons.ts; do not edit. Drawings by the contributors of game-icons.net, CC BY 3.0. -->
<svg xmlns="http://www.w3.org/2000/svg">
<title>Drawings</title>
${symbols.join('\n')}
</svg>
`;
}

writeFileSync(join(root, 'kit/icons.ts'), script(used));
for (const { path, source } of readTree(join(root, 'games'), ['icons.json'])) {
  const wanted: { script: { [name: string]: string }; sheet: string[] } = JSON.parse(source);
  writeFileSync(join(root, dirname(path), 'icons.ts'), script(Object.entries(wanted.script)));
  if (wanted.sheet.length > 0) writeFileSync(join(root, dirname(path), 'pictures.svg'), sheet(wanted.sheet));
}
