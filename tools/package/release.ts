// npm run release -- --dry: runs all checks before a release, then prints what would be published, and nothing else.
// Exit code 1 if a check fails. Without --dry it says that publishing is done by hand. With --nodes 22.13.0,24,26 the
// result of `npm run pack` is installed, played and served with each of these versions of Node.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE_FORMAT } from '@marchlands/core/match/store.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { messageOf } from '../../core/result.ts';
import { foldersIn, root } from '../tree.ts';
import { badUsage, readOptions } from '../usage.ts';
import { manifestOf } from './manifest.ts';
import { keptStoreProblem, licenceProblems, notesProblem, protocols, versionProblems } from './release-checks.ts';
import { tryOnNode } from './try-node.ts';

const values = readOptions({
  dry: { type: 'boolean', default: false },
  nodes: { type: 'string', default: '' },
});
if (!values.dry)
  badUsage('Only `npm run release -- --dry` is there: what it has checked is published by hand, with npm publish.');

/** The workspaces, which share one version. */
const workspaces = foldersIn(root).filter((folder) => existsSync(join(root, folder, 'package.json')));
const versions = Object.fromEntries(['', ...workspaces].map((folder) => [folder, manifestOf(folder).version]));
const { version } = manifestOf('cli');
const git = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });

const problems = [
  ...versionProblems(versions),
  ...notesProblem(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version),
  ...keptStoreProblem('server/test/releases', version),
  ...protocols().flatMap(({ problems }) => problems),
  ...licenceProblems(['server', 'core', 'kit', 'games', 'web', 'cli', 'bots']),
  ...(git.stdout.trim() === '' ? [] : ['There are changes that are not committed.']),
];

console.log(`marchlands ${version}`);
console.log(`  stored matches   ${STORE_FORMAT}`);
for (const { name, version } of protocols()) console.log(`  protocol         ${name} ${version}`);
for (const { id } of games) {
  const game = await loadGame(id);
  if (game.ok) console.log(`  rules            ${id} ${game.value.rulesVersion}`);
}
const packed = join(root, 'dist', 'packages', `marchlands-${version}.tgz`);
for (const wanted of values.nodes === '' ? [] : values.nodes.split(',')) {
  try {
    const tried = await tryOnNode(wanted, packed);
    console.log(`  Node             ${tried.version} plays, and serves the page after ${tried.serves.toFixed(0)} ms`);
  } catch (error) {
    problems.push(`With Node ${wanted}: ${messageOf(error)}`);
  }
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'All holds. Now: npm test, npm run pack, and npm publish of each file.' : '');
process.exitCode = problems.length === 0 ? 0 : 1;
