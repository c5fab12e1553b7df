// npm run reference: writes the libraries' exports into `docs/reference`, one document each, from the comments of the
// code. The same text is the README of each package, which a test checks.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../core/result.ts';
import { root } from '../tree.ts';
import { compile } from './compile.ts';
import { libraryReadme } from './libraries.ts';
import { libraries } from './public.ts';

const folder = join(root, 'docs', 'reference');

try {
  compile();
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(libraries)) {
    const file = join(folder, `${name}.md`);
    writeFileSync(file, libraryReadme(name));
    console.log(file);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
