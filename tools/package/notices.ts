// The licences of everything bundled into the page: their terms require them with every copy.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tree.ts';
import { manifestOf } from './manifest.ts';

/** Drawings copied into the sources one by one. */
const DRAWINGS = '@iconify-json/game-icons';
const FOLDERS = ['core', 'kit', 'games', 'web'];

function licenceOf(name: string): string {
  const folder = join(root, 'node_modules', name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|$)/i.test(one));
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  const text = file === undefined ? '' : `\n\n\`\`\`text\n${readFileSync(join(folder, file), 'utf8').trim()}\n\`\`\``;
  return `## ${name} ${version}\n\nLicence: ${license ?? 'as below'}${text}`;
}

/** The licences as a document. @throws if a package is not installed */
export function notices(): string {
  const bundled = new Set(FOLDERS.flatMap((folder) => Object.keys(manifestOf(folder).dependencies ?? {})));
  const names = [...bundled].filter((name) => !name.startsWith('@marchlands/'));
  const all = [...names, DRAWINGS].sort();
  const missing = all.find((name) => !existsSync(join(root, 'node_modules', name)));
  if (missing !== undefined) throw new Error(`${missing} is not installed, so that its licence cannot be read`);
  return `# What the page is made with\n\n${all.map(licenceOf).join('\n\n')}\n`;
}
