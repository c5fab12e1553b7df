import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../tree.ts';

interface Lock {
  readonly packages: {
    readonly [path: string]: {
      readonly version?: string;
      readonly optionalDependencies?: { readonly [name: string]: string };
    };
  };
}

/** Native programs for other platforms that a package names and the lock file lacks: `npm ci` refuses to go on without. */
function missing({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      // If it is not nested under the package itself, it is beside it.
      .filter((name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages))
      .map((name) => `${path} names ${name}`),
  );
}

it('the lock file holds what every package names for other platforms, so that a clean install works', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock; // npm writes it
  expect(missing(lock)).toEqual([]);
});

it('a program that was never published is found missing', () => {
  const parser = { optionalDependencies: { '@parser/linux': '1.0.0', '@parser/android': '1.0.0' } };
  const packages = { 'node_modules/parser': parser, 'node_modules/@parser/linux': { version: '1.0.0' } };
  expect(missing({ packages })).toEqual(['node_modules/parser names @parser/android']);
});
