// npm run pack: makes the packages in `dist/packages`, as files that npm installs.

import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../core/result.ts';
import { buildPage } from '../page/build.ts';
import { root } from '../tree.ts';
import { compile } from './compile.ts';
import { layOutLibrary } from './libraries.ts';
import { layOutProgram, programFolder } from './program.ts';
import { libraries } from './public.ts';

/** Folder of the packages. */
const packagesFolder = join(root, 'dist', 'packages');

/** Makes the file of a laid-out package. @returns its path */
function pack(folder: string): string {
  mkdirSync(packagesFolder, { recursive: true });
  const done = spawnSync('npm', ['pack', '--json', '--pack-destination', packagesFolder], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) throw new Error(`npm could not pack ${folder}:\n${done.stderr}`);
  const said = JSON.parse(done.stdout) as unknown;
  const [{ filename }] = Object.values(said as object) as [{ filename: string }];
  return join(packagesFolder, filename);
}

try {
  const problem = buildPage();
  if (problem !== null) throw new Error(`The page could not be built:\n${problem}`);
  compile();
  layOutProgram();
  for (const folder of [programFolder, ...Object.keys(libraries).map(layOutLibrary)]) {
    const file = pack(folder);
    console.log(`${file}  ${(statSync(file).size / 1e6).toFixed(2)} MB`);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
