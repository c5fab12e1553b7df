// `npm run lines`: prints the number of lines of TypeScript of each package and each game, without tests.

import { join } from 'node:path';
import { foldersIn, readTree, root } from './tree.ts';

/** Lines of the `.ts` and `.tsx` files under a folder, except in folders named `test` and a game's `bench`. */
function linesIn(folder: string): number {
  const isCounted = ({ path }: { path: string }): boolean =>
    !path.split('/').includes('test') && !/^games\/[^/]+\/bench\//.test(path);
  const files = readTree(join(root, folder), ['.ts', '.tsx']).filter(isCounted);
  return files.reduce((sum, { source }) => sum + source.split('\n').length - 1, 0);
}

const packages = foldersIn(root).filter((name) => !name.startsWith('.') && name !== 'games' && name !== 'docs');
const games = foldersIn(join(root, 'games')).filter((name) => name !== 'test');
const rows = [...packages, ...games.map((game) => `games/${game}`)].map((name) => ({ name, lines: linesIn(name) }));
const sum = rows.reduce((total, { lines }) => total + lines, 0);
for (const { name, lines } of [...rows, { name: 'sum', lines: sum }]) {
  console.log(`${name.padEnd(26)}${lines.toLocaleString('en').padStart(9)}`);
}
